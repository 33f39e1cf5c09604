/** Counts how much likelier than others phrases of each kind are terms. */
import type { CandidatePhrase } from '#reading/topics/candidate-phrase.ts'
import { HABITS, kindsOf, type Habit, type HabitFile } from '#reading/topics/habits.ts'

export type KnownPhrase = { readonly phrase: CandidatePhrase; readonly isTerm: boolean }

/** Phrases of a rarer kind tell nothing about it. */
const LEAST_COUNT = 20
/** As many phrases of no special kind are added to each kind, so that rare ones keep near to 0. */
const SMOOTHING = 10
/** A kind that differs less is left out. */
const LEAST_ODDS = 0.1

export function countHabits(known: readonly KnownPhrase[]): HabitFile {
  const share = known.filter(({ isTerm }) => isTerm).length / known.length
  return Object.fromEntries(HABITS.map((habit) => [habit, oddsByKind(known, habit, share)])) as Record<
    Habit,
    Record<string, number>
  >
}

/** Log-odds of a kind's phrases against all phrases, in the order of the kinds' code points. */
function oddsByKind(known: readonly KnownPhrase[], habit: Habit, share: number): Record<string, number> {
  const counts = new Map<string, { terms: number; all: number }>()
  for (const { phrase, isTerm } of known) {
    for (const kind of new Set(kindsOf(phrase, habit))) {
      const count = counts.get(kind) ?? { terms: 0, all: 0 }
      counts.set(kind, { terms: count.terms + Number(isTerm), all: count.all + 1 })
    }
  }
  const odds = [...counts]
    .filter(([, { all }]) => all >= LEAST_COUNT)
    .map(([kind, { terms, all }]): [string, number] => {
      const kindShare = (terms + SMOOTHING * share) / (all + SMOOTHING)
      return [kind, Math.round(100 * (logit(kindShare) - logit(share))) / 100]
    })
  return Object.fromEntries(
    odds.filter(([, value]) => Math.abs(value) >= LEAST_ODDS).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
}

const logit = (share: number): number => Math.log(share / (1 - share))
