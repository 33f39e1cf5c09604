/**
 * A public page: bar, view, foot. Rendered by the server alone; what lives in the browser is told by data attributes
 * (entry.ts).
 */
import type { PublicFacts } from '../public-floor/facts.ts'
import { LanguageOffers } from './language-links.tsx'
import { PageFoot } from './page-foot.tsx'
import { PublicBar } from './public-bar.tsx'
import { PublicReaderContext, type PublicReader } from '../public-floor/reader.ts'
import { VIEWS, type ViewName } from './views.ts'

export function PublicRoot({
  view,
  facts,
  ...reader
}: PublicReader & { readonly view: ViewName; readonly facts: PublicFacts }) {
  const View = VIEWS[view]
  return (
    <PublicReaderContext value={reader}>
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-control focus:bg-surface focus:px-4 focus:py-2"
      >
        {reader.texts.page.skip}
      </a>
      <PublicBar view={view} />
      <View facts={facts} />
      <PageFoot />
      <LanguageOffers view={view} />
    </PublicReaderContext>
  )
}
