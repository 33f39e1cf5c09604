/**
 * What a public page loads at once: small scripts without a library. React comes with the demo, an account or the
 * sign-in dialog.
 */
import '../styles.css'
import { INTERFACE_LANGUAGES } from '#domain/language.ts'
import { mustBeThere } from '#domain/must-be-there.ts'
import { takeSaid } from '../floor/next-page.ts'
import { liveHighlights } from '../landing/live-highlights.ts'
import { liveDemo } from '../landing/live-demo.ts'
import { liveDisclosures } from './disclosures.ts'
import { liveLanguages } from './languages.ts'
import { liveSession } from './session.ts'
import { liveThemes } from './themes.ts'

const language = mustBeThere(
  INTERFACE_LANGUAGES.find((one) => one === document.body.dataset.language),
  'the language of the page',
)

liveThemes()
liveDisclosures()
liveLanguages(language)
liveSession(language)
liveHighlights()
liveDemo(language)
if (takeSaid() === 'account-deleted') void import('./farewell.tsx').then(({ sayFarewell }) => sayFarewell(language))
