/**
 * How much of a definition or of another row's text a document says: its words, or in Chinese its pairs of characters,
 * those that few rows have weighing most.
 */
import { isChinese, type PaperLanguage } from '#domain/language.ts'
import type { LexiconTerm } from '#lexicon/lexicon-row.ts'

export type RowWords<Row> = {
  /** How many the text says. `text`: in small letters. */
  readonly told: (row: Row, text: string) => number
  /** 0 to 1, of the weight of all. `text`: in small letters. */
  readonly share: (row: Row, text: string) => number
  /** Which of the texts has the greatest share and how great it is, and the share of all together. */
  readonly survey: (row: Row, texts: readonly string[]) => Survey
}
export type Survey = { readonly at: number; readonly best: number; readonly together: number }

export type DefinitionWords = RowWords<LexiconTerm>

type Weighed = readonly (readonly [part: string, weight: number])[]

const counted = new WeakMap<readonly LexiconTerm[], Partial<Record<'en' | 'zh', DefinitionWords>>>()

/** `terms`: among whose definitions a word is seldom or common; counted once for them and a language. */
export function definitionWords(terms: readonly LexiconTerm[], language: PaperLanguage): DefinitionWords {
  const known = counted.get(terms) ?? {}
  counted.set(terms, known)
  const side = isChinese(language) ? 'zh' : 'en'
  return (known[side] ??= rowWords(terms, ({ definition }) => definition[side], language))
}

/** `rows`: among whose texts a word is seldom or common; words of `without` do not count. */
export function rowWords<Row>(
  rows: readonly Row[],
  textOf: (row: Row) => string,
  language: PaperLanguage,
  without: (row: Row) => string = () => '',
): RowWords<Row> {
  const wordsIn = isChinese(language) ? pairsIn : stemsIn
  const partsOf = (row: Row): string[] => {
    const others = new Set(wordsIn(without(row)))
    return wordsIn(textOf(row)).filter((part) => !others.has(part))
  }
  const counts = new Map<string, number>()
  for (const row of rows) for (const part of partsOf(row)) counts.set(part, (counts.get(part) ?? 0) + 1)
  const known = new Map<Row, Weighed>()
  const weighed = (row: Row): Weighed => {
    let found = known.get(row)
    if (found === undefined) {
      found = partsOf(row).map((part) => [part, Math.log((rows.length + 1) / (counts.get(part) ?? 1))] as const)
      known.set(row, found)
    }
    return found
  }
  const sum = (parts: Weighed): number => parts.reduce((total, [, weight]) => total + weight, 0)
  const said = (row: Row, text: string): Weighed => weighed(row).filter(([part]) => text.includes(part))
  return {
    told: (row, text) => said(row, text).length,
    share: (row, text) => sum(said(row, text)) / Math.max(1, sum(weighed(row))),
    survey: (row, texts) => {
      const parts = weighed(row)
      const whole = Math.max(1, sum(parts))
      const anywhere = new Set<string>()
      let [at, best] = [0, -1]
      for (const [index, text] of texts.entries()) {
        const here = parts.filter(([part]) => text.includes(part))
        for (const [part] of here) anywhere.add(part)
        const share = sum(here) / whole
        if (share > best) [at, best] = [index, share]
      }
      return { at, best: Math.max(0, best), together: sum(parts.filter(([part]) => anywhere.has(part))) / whole }
    },
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
