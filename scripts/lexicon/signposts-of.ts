/** The names that lead from a text to a field: those of the terms that stand in most of its sets. */
import { FIELDS, type FieldName } from '../../src/lexicon/fields.ts'
import type { Signposts } from '../../src/lexicon/choose-fields.ts'
import { openLexicon } from '../../src/lexicon/lexicon.ts'

const NAMES = 240
/** A text on history names few of the thousands that there are. */
const NAMES_OF_HISTORY = 800
const SHORTEST = { en: 5, zh: 2 } as const

export async function signpostsOf(): Promise<Signposts> {
  const { terms, setsOf } = await openLexicon()
  return Object.fromEntries(
    (Object.keys(FIELDS) as FieldName[]).map((field) => {
      const central = terms
        .filter((term) => term.field === field)
        .map((term, index) => ({ term, sets: setsOf(term.id).length, index }))
        .toSorted((a, b) => b.sets - a.sets || a.index - b.index)
        .slice(0, field.endsWith('history') ? NAMES_OF_HISTORY : NAMES)
        .map(({ term }) => term.name)
      return [
        field,
        {
          en: [...new Set(central.map(({ en }) => en.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ')))]
            .filter((name) => name.length >= SHORTEST.en)
            .toSorted(),
          zh: [...new Set(central.map(({ zh }) => zh.replaceAll(/[《》]/g, '')))]
            .filter((name) => name.length >= SHORTEST.zh)
            .toSorted(),
        },
      ]
    }),
  )
}
