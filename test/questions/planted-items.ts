/** Questions for tests of the rules, each in a line. */
import { asId } from '#domain/ids.ts'
import type { NonEmpty } from '#domain/must-be-there.ts'
import { blank, literalText, type RichText } from '#domain/rich-text.ts'
import type { Item } from '#questions/checks/item-flaw.ts'

export type Cases = { readonly flawed: readonly Item[]; readonly sound: readonly Item[] }

const base = { explanation: [], provenance: { origin: { kind: 'teacher' }, proof: 'unchecked' } } as const

/** Words between asterisks are emphasised, `____` is a blank. */
const rich = (text: string): RichText =>
  text.split('*').flatMap((run, index): RichText => {
    const inlines = run
      .split('____')
      .flatMap((words, part): RichText => [...(part > 0 ? [blank] : []), ...literalText(words)])
    return index % 2 === 1 ? [{ kind: 'strong', content: inlines }] : inlines
  })
const list = (texts: readonly string[]): [RichText, RichText, ...RichText[]] =>
  texts.map(rich) as unknown as [RichText, RichText]

/** The right option is the one that begins with `+`. */
export const choice = (stem: string, ...options: readonly string[]): Item => ({
  ...base,
  type: 'multiple_choice',
  stem: rich(stem),
  options: list(options.map((option) => option.replace(/^\+/, ''))),
  keyIndex: options.findIndex((option) => option.startsWith('+')),
})
export const statement = (stem: string): Item => ({ ...base, type: 'true_false', stem: rich(stem), key: true })
export const fill = (stem: string, ...answers: readonly string[]): Item => ({
  ...base,
  type: 'fill_blank',
  stem: rich(stem),
  keys: answers.map((answer) => [rich(answer)] as const) as unknown as [[RichText]],
})
/** One blank that accepts several answers, the best first. */
export const fillOf = (stem: string, [best, ...others]: NonEmpty<string>): Item => ({
  ...base,
  type: 'fill_blank',
  stem: rich(stem),
  keys: [[rich(best), ...others.map(rich)]],
})
export const short = (stem: string, key: string, ...marks: readonly number[]): Item => ({
  ...base,
  type: 'short_answer',
  stem: rich(stem),
  key: rich(key),
  marks: 2,
  markingScheme: marks.map((each) => ({ text: rich(key), marks: each })),
})
export const essay = (stem: string, marks: number, ...rows: readonly (readonly [string, number])[]): Item => ({
  ...base,
  type: 'essay',
  stem: rich(stem),
  marks,
  markingGuide: rows.map(([text, each]) => ({ text: rich(text), marks: each })) as unknown as [
    { text: RichText; marks: number },
  ],
})
export const match = (
  stem: string,
  pairs: readonly (readonly [string, string])[],
  ...over: readonly string[]
): Item => ({
  ...base,
  type: 'matching',
  stem: rich(stem),
  left: list(pairs.map(([left]) => left)),
  right: list([...pairs.map(([, right]) => right), ...over]),
  pairs: pairs.map((_, index) => [index, index] as const),
})
export const long = (
  stem: string,
  marks: number,
  ...parts: readonly {
    readonly asks: string
    readonly key: string
    readonly marks: number
    readonly rows?: readonly number[]
  }[]
): Item => ({
  ...base,
  type: 'long_question',
  stem: rich(stem),
  marks,
  parts: parts.map((part, index) => ({
    label: `(${'abcdef'[index]})`,
    stem: rich(part.asks),
    key: rich(part.key),
    marks: part.marks,
    markingScheme: (part.rows ?? [part.marks]).map((each) => ({ text: rich(part.key), marks: each })),
  })) as unknown as [never],
})

/** A statement that was made false, and the sentence of the document that it was made from. */
export const madeFalse = (stem: string, quote: string): Item =>
  ({ ...statement(stem), key: false, ...from(quote) }) as Item
/** The same question, made from a sentence under a heading. */
export const under = (heading: string, item: Item): Item => ({ ...item, ...from('As it stands there.', heading) })
/** A short answer whose scheme has these rows. */
export const schemed = (
  stem: string,
  key: string,
  ...rows: readonly (readonly [text: string, marks: number, remark?: string])[]
): Item => ({
  ...base,
  type: 'short_answer',
  stem: rich(stem),
  key: rich(key),
  marks: 2,
  markingScheme: rows.map(([text, marks, remark]) => ({
    text: rich(text),
    marks,
    ...(remark === undefined ? {} : { remark }),
  })),
})

const from = (quote: string, heading?: string) =>
  ({
    provenance: {
      origin: { kind: 'document' },
      proof: 'quoted',
      source: { documentId: asId<'Document'>('doc'), quote, ...(heading === undefined ? {} : { heading }) },
    },
  }) as const
