/** Sets of the lexicon of which a document teaches several members in one topic. */
import type { CoHyponymSet } from '#lexicon/lexicon-row.ts'
import type { LexiconLesson } from './lesson.ts'
import type { TaughtTerm } from './taught-terms.ts'

export type TaughtSet = { readonly set: CoHyponymSet; readonly taught: readonly TaughtTerm[] }

/** With at least so many members of one class, each with a row and treated in the text; the fullest first. */
export function taughtSets({ lexicon, taught }: LexiconLesson, least: number): TaughtSet[] {
  const byId = new Map(taught.filter(({ isTreated }) => isTreated).map((one) => [one.term.id, one]))
  const sets = new Set(taught.flatMap(({ term }) => lexicon.setsOf(term.id)))
  return [...sets]
    .flatMap((set): TaughtSet[] => {
      const members = set.members.flatMap(({ term }) => (term === undefined ? [] : (byId.get(term) ?? [])))
      const [first] = members
      const alike = members.filter(({ term }) => term.class === first?.term.class)
      return alike.length >= least ? [{ set, taught: alike }] : []
    })
    .toSorted((a, b) => b.taught.length - a.taught.length)
}
