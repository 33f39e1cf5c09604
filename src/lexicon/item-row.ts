/**
 * Questions that people wrote, as rows of the lexicon: each is asked of a class whose document says what it is about.
 * docs/lexicon.md tells how a row is written.
 */
import { STAGES, type Bilingual, type Stage } from './lexicon-row.ts'

/** What a candidate does: recalls, explains or tells apart, applies to a new case. */
export const THINKING = ['know', 'understand', 'apply'] as const
export type Thinking = (typeof THINKING)[number]

type ItemBase = {
  /** `biology: What is …?`: field and English question. */
  readonly id: string
  readonly field: string
  /** The chapter of the field. */
  readonly chapter: Bilingual
  /** English names of terms: a text that teaches this names each of them. */
  readonly terms: readonly string[]
  readonly stage: Stage
  readonly thinking: Thinking
  /** Complete without options. */
  readonly question: Bilingual
  /** A true sentence that is understood alone; of a choice it says the key word for word. */
  readonly fact: Bilingual
}
/** One right answer, and wrong ones of its kind, the most tempting first. */
export type ChoiceItem = ItemBase & {
  readonly kind: 'choose'
  readonly key: Bilingual
  readonly wrong: readonly Bilingual[]
  /** Whether the fact, and the fact with its best wrong option in the place of the key, may be printed as true and false. */
  readonly makesStatements: boolean
}
/** An answer in points of a mark each, and a false sentence that pupils believe. */
export type ExplanationItem = ItemBase & {
  readonly kind: 'explain'
  readonly points: readonly Bilingual[]
  readonly mistake: Bilingual
}
export type Item = ChoiceItem | ExplanationItem

/** The items of a field. Throws a TypeError that names the line which is no row: only the product's own data come here. */
export function readItems(field: string, text: string): Item[] {
  let chapter: Bilingual = { en: field, zh: field }
  return text.split('\n').flatMap((line, index) => {
    if (line === '') return []
    const columns = line.split(' | ')
    const [first = '', second = ''] = columns
    if (first.startsWith('== ')) {
      chapter = { en: first.slice('== '.length), zh: second }
      return []
    }
    const item = itemOf(field, chapter, columns)
    if (item === undefined) throw new TypeError(`Line ${index + 1} of the items of ${field} is no row: ${line}`)
    return [item]
  })
}

function itemOf(field: string, chapter: Bilingual, columns: readonly string[]): Item | undefined {
  const [kind, terms, first, does, ...texts] = columns
  const stage = STAGES.find((one) => one === first)
  const thinking = THINKING.find((one) => one === does)
  const [question, answer, third, fourth] = texts
    .slice(0, TEXTS)
    .map((en, index): Bilingual => ({ en, zh: texts[index + TEXTS] ?? '' }))
  if (!terms || !stage || !thinking || !question || !answer || !third || !fourth || texts.length < 2 * TEXTS)
    return undefined
  const base = { id: `${field}: ${question.en}`, field, chapter, terms: terms.split(' ; '), stage, thinking, question }
  if (kind === 'choose')
    return {
      ...base,
      kind,
      key: answer,
      wrong: listed(third),
      fact: fourth,
      makesStatements: texts[2 * TEXTS] !== NO_STATEMENTS,
    }
  if (kind === 'explain') return { ...base, kind, points: listed(answer), fact: third, mistake: fourth }
  return undefined
}
const NO_STATEMENTS = 'no-statements'
/** Question, answer and two more, in each language. */
const TEXTS = 4

function listed({ en, zh }: Bilingual): Bilingual[] {
  const others = zh.split(' ; ')
  return en.split(' ; ').map((one, index) => ({ en: one, zh: others[index] ?? '' }))
}
