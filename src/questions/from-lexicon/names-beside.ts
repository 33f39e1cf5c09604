/**
 * Other names that the document gives a term beside it: 「科里奧利力（地轉偏向力）」, "cohabitation, also called living together".
 * The class has met them, so they are right answers.
 */
import { isChinese, type PaperLanguage } from '#domain/language.ts'
import type { FindNames } from '#lexicon/find-names.ts'
import type { LexiconTerm } from '#lexicon/lexicon-row.ts'
import type { Use } from './named-terms.ts'

/** What is the name of another term stays that term's. */
export function withNamesBeside(
  term: LexiconTerm,
  { sentences }: Pick<Use, 'sentences'>,
  language: PaperLanguage,
  find: FindNames,
): LexiconTerm {
  const side = isChinese(language) ? 'zh' : 'en'
  const name = term.name[side]
  const known = new Set([name, ...term.aliases[side]].map((one) => one.toLowerCase()))
  const found = sentences
    .flatMap(({ text }) => namesBehind(text, name, side))
    .filter((one) => !known.has(one.toLowerCase()) && find(one).every(({ term: other }) => other.id === term.id))
  return found.length === 0
    ? term
    : { ...term, aliases: { ...term.aliases, [side]: [...term.aliases[side], ...new Set(found)] } }
}

function namesBehind(text: string, name: string, side: 'en' | 'zh'): string[] {
  const from = text.toLowerCase().indexOf(name.toLowerCase())
  if (from < 0) return []
  const behind = text.slice(from + name.length)
  const called = CALLED[side].exec(behind)?.[1]
  if (called !== undefined) return [called]
  const bracketed = side === 'zh' ? BRACKETED.exec(behind)?.[1] : undefined
  // "李鴻章（淮軍）" is no other name: one ends as the name does.
  return bracketed !== undefined && bracketed.at(-1) === name.at(-1) ? [bracketed] : []
}

const CALLED = {
  en: /^s?,? \(?(?:also|sometimes) (?:called|known as) (?:an? |the )?([a-z][a-z -]{2,30}[a-z])(?=[,.;)])/i,
  zh: /^[，（(]?(?:又|也|亦|或)(?:稱|叫|名)(?:為|作|做)?「?(\p{Script=Han}{2,9})」?(?=[，。；、）)])/u,
} as const
const BRACKETED = /^[（(](\p{Script=Han}{2,9})[）)]/u
