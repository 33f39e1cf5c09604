/**
 * How much of a definition a text says: its words, or in Chinese its pairs of characters, those that few definitions
 * have weighing most.
 */
import { isChinese, type PaperLanguage } from '#domain/language.ts'
import type { LexiconTerm } from '#lexicon/lexicon-row.ts'

export type DefinitionWords = {
  /** How many the text says. `text`: in small letters. */
  readonly told: (term: LexiconTerm, text: string) => number
  /** 0 to 1, of the weight of all. `text`: in small letters. */
  readonly share: (term: LexiconTerm, text: string) => number
}

type Weighed = readonly (readonly [part: string, weight: number])[]

const counted = new WeakMap<readonly LexiconTerm[], Partial<Record<'en' | 'zh', DefinitionWords>>>()

/** `terms`: among whose definitions a word is seldom or common; counted once for them and a language. */
export function definitionWords(terms: readonly LexiconTerm[], language: PaperLanguage): DefinitionWords {
  const known = counted.get(terms) ?? {}
  counted.set(terms, known)
  return (known[isChinese(language) ? 'zh' : 'en'] ??= countWords(terms, language))
}

function countWords(terms: readonly LexiconTerm[], language: PaperLanguage): DefinitionWords {
  const chinese = isChinese(language)
  const partsOf = ({ definition }: LexiconTerm): string[] => (chinese ? pairsIn(definition.zh) : stemsIn(definition.en))
  const counts = new Map<string, number>()
  for (const term of terms) for (const part of partsOf(term)) counts.set(part, (counts.get(part) ?? 0) + 1)
  const known = new Map<LexiconTerm, Weighed>()
  const weighed = (term: LexiconTerm): Weighed => {
    let found = known.get(term)
    if (found === undefined) {
      found = partsOf(term).map((part) => [part, Math.log((terms.length + 1) / (counts.get(part) ?? 1))] as const)
      known.set(term, found)
    }
    return found
  }
  const sum = (parts: Weighed): number => parts.reduce((total, [, weight]) => total + weight, 0)
  const said = (term: LexiconTerm, text: string): Weighed => weighed(term).filter(([part]) => text.includes(part))
  return {
    told: (term, text) => said(term, text).length,
    share: (term, text) => sum(said(term, text)) / Math.max(1, sum(weighed(term))),
  }
}

const EMPTY = new Set(
  'about after another before being between both from given have into made make more most other over part same some that their them then there these they thing this through under used using very what when where which while whose with without'.split(
    ' ',
  ),
)
/** Words of some length, cut to what all their forms share. */
const stemsIn = (definition: string): string[] => [
  ...new Set(
    (definition.toLowerCase().match(/[a-z]{4,}/g) ?? [])
      .filter((word) => !EMPTY.has(word))
      .map((word) => word.slice(0, Math.max(4, Math.min(6, word.length - 1)))),
  ),
]
const pairsIn = (definition: string): string[] => {
  const runs = definition.match(/\p{Script=Han}+/gu) ?? []
  return [...new Set(runs.flatMap((run) => [...run].slice(1).map((_, index) => run.slice(index, index + 2))))]
}
