/**
 * The language of a public page and that of its reader (decision D38): the address decides what is shown, a choice is
 * kept for the application.
 */
import { parseInterfaceLanguage, type InterfaceLanguage } from '#domain/language.ts'
import { firstLanguage, savedLanguage, saveLanguage } from '../floor/language.ts'
import { readStored, writeStored } from '../floor/storage.ts'

/** The language that an offer was declined for. */
const DECLINED = 'setpaper.language-declined'

export function liveLanguages(language: InterfaceLanguage): void {
  addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[hreflang]')
    const chosen = link === null ? undefined : parseInterfaceLanguage(link.hreflang)
    if (chosen !== undefined) saveLanguage(chosen)
    // The application goes on in the language of the page that leads to it.
    else if ((target as Element).closest(INTO_THE_APPLICATION) !== null && decides(language)) saveLanguage(language)
  })
  // A reader who has chosen none goes on in the page's language.
  if (language !== 'en' && savedLanguage() === undefined) saveLanguage(language)
  offer(firstLanguage())
}

const INTO_THE_APPLICATION = 'a[href^="/generator"], a[href^="/dashboard"]'

/** A link without a language leads to the English address: it says nothing against a language that was chosen. */
const decides = (language: InterfaceLanguage): boolean => language !== 'en' || savedLanguage() === undefined

function offer(wanted: InterfaceLanguage): void {
  const offered = document.querySelector<HTMLElement>(`[data-offer="${wanted}"]`)
  if (offered === null || readStored(DECLINED) === wanted) return
  offered.hidden = false
  offered.querySelector('button')?.addEventListener('click', () => {
    writeStored(DECLINED, wanted)
    offered.hidden = true
  })
}
