/** What was expected of a field, in Chinese; English sentences take the words of domain/input-problem.ts. */
import type { Expected, VALUE_TYPES, Wanted } from '#domain/input-problem.ts'

export type ExpectedWords = {
  readonly types: Readonly<Record<(typeof VALUE_TYPES)[number], string>>
  readonly oneOf: (values: string) => string
  readonly bounded: Readonly<
    Record<'characters' | 'entries' | 'number', Readonly<Record<'at_least' | 'at_most', (bound: number) => string>>>
  >
  readonly moment: (example: string) => string
  readonly multiple: (of: number) => string
  readonly or: string
  /** The sentence without its field. */
  readonly expected: (wanted: string) => string
  readonly missing: (wanted: string) => string
  readonly missingOneOf: (names: string) => string
}

export function wordExpected({ missing, wanted }: Expected, words: ExpectedWords): string {
  if (typeof missing === 'object') return words.missingOneOf(missing.join('、'))
  const all = [...new Set(wanted.map((one) => wordWanted(one, words)))].join(words.or)
  return missing ? words.missing(all) : words.expected(all)
}

function wordWanted(wanted: Wanted, words: ExpectedWords): string {
  switch (wanted.kind) {
    case 'type':
      return words.types[wanted.type]
    case 'one_of':
      return wanted.values.length === 1 ? wanted.values.join('') : words.oneOf(wanted.values.join('、'))
    case 'bounded':
      return words.bounded[wanted.of][wanted.which](wanted.bound)
    case 'moment':
      return words.moment(wanted.example)
    case 'multiple':
      return words.multiple(wanted.of)
  }
}
