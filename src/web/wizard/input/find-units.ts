/** Which learning units are shown for what a teacher types. */
import type { listUnits } from '#contract/topics.ts'
import type { AnswerOf } from '#contract/route.ts'

export type OfferedUnit = AnswerOf<typeof listUnits>[number]

/** By words in the name, in any of the three languages, whatever their case. */
export function matchingUnits(units: readonly OfferedUnit[], search: string): readonly OfferedUnit[] {
  const wanted = folded(search)
  return wanted === ''
    ? units
    : units.filter(({ name }) => Object.values(name).some((words) => folded(words).includes(wanted)))
}

/** Letters of full width, and apostrophes of either shape, count as the same. */
const folded = (words: string): string => words.normalize('NFKC').replaceAll('’', "'").toLowerCase().trim()

export const kindsOf = ({ families }: OfferedUnit): number =>
  Object.values(families).reduce((sum, count) => sum + count, 0)
