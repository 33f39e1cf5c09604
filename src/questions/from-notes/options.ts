/** Options of a choice: the key and three others, all of about one length. */
import type { RichText } from '#domain/rich-text.ts'
import { optionsBeside } from '../from-lexicon/options.ts'
import type { NoteFact } from './facts/note-fact.ts'
import type { NotesLesson } from './lesson.ts'

type Options = { readonly options: readonly [RichText, RichText, ...RichText[]]; readonly keyIndex: number }

/** Undefined where fewer than three are certainly wrong. */
export function choiceOf(
  lesson: NotesLesson,
  fact: NoteFact,
  others: readonly NoteFact[],
  textOf: (fact: NoteFact) => string,
  what: string,
): (Options & { readonly others: readonly NoteFact[] }) | undefined {
  const key = textOf(fact)
  const random = lesson.randomFor(`${what}:${fact.id}`)
  const fitting = others.filter((other) => isOfLength(textOf(other), key))
  if (fitting.length < OTHERS) return undefined
  // Those that continue the subject as the key does come first.
  const drawn = random
    .shuffle(fitting)
    .toSorted((a, b) => Number(b.phrase === fact.phrase) - Number(a.phrase === fact.phrase))
    .slice(0, OTHERS)
  return { ...optionsBeside(key, drawn.map(textOf), random), others: drawn }
}

const OTHERS = 3

/** An option that is far longer or shorter than the key stands out. */
const isOfLength = (one: string, key: string): boolean =>
  one.length <= key.length * 2.5 + SLACK && key.length <= one.length * 2.5 + SLACK
const SLACK = 8
