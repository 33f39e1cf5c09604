/** What kind of thing a definition says its term is, by its head noun: "the dark pigment of …", 「……的色素」. */
import { isChinese, type PaperLanguage } from '#domain/language.ts'

/** In small letters; empty where the form of the definition does not tell. */
export function genusIn(definition: string, language: PaperLanguage): string {
  if (isChinese(language)) {
    const last = definition.split('的').at(-1) ?? ''
    return last.length < definition.length ? last.slice(-GENUS_CHARACTERS) : ''
  }
  const phrase = definition.replace(/^(?:an?|the|any|one)\s/i, '').split(ENDS_PHRASE)[0] ?? ''
  return phrase.split(' ').at(-1)?.toLowerCase().replace(/s$/, '') ?? ''
}

const GENUS_CHARACTERS = 2
/** Behind the head of a noun phrase; "-ing" and "-ed" forms behind it, not before ("a rounded hill"). */
const ENDS_PHRASE =
  /,|\s(?:of|that|which|who|whose|in|on|at|with|for|from|by|to|into|between|where|when|as|through|under|above|below|such|and|or|than|without|made|used|formed|found|given|held|lying|called|produced)\b/i
