/** The language of a public page and that of its reader (decision D38): the address decides what is shown, a choice is kept for the application. */
import { parseLanguage, type Language } from '#domain/language.ts'
import { firstLanguage, savedLanguage, saveLanguage } from '../app/language.ts'
import { readStored, writeStored } from '../app/storage.ts'

/** The language that an offer was declined for. */
const DECLINED = 'setpaper.language-declined'

export function liveLanguages(language: Language): void {
  addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[hreflang]')
    const chosen = link === null ? undefined : parseLanguage(link.hreflang)
    if (chosen !== undefined) saveLanguage(chosen)
  })
  // Whoever has chosen none goes on in that of the page; an English address says nothing, since a link without a language leads to it.
  if (language !== 'en' && savedLanguage() === undefined) saveLanguage(language)
  offer(firstLanguage())
}

function offer(wanted: Language): void {
  const offered = document.querySelector<HTMLElement>(`[data-offer="${wanted}"]`)
  if (offered === null || readStored(DECLINED) === wanted) return
  offered.hidden = false
  offered.querySelector('button')!.addEventListener('click', () => {
    writeStored(DECLINED, wanted)
    offered.hidden = true
  })
}
