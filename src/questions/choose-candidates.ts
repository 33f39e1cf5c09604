/**
 * Chooses, among all candidates, those that fill a blueprint best: topics first, then types, then levels, then quality.
 */
import type { Blueprint, Shortfall } from '#domain/blueprint.ts'
import type { Random } from '#domain/random.ts'
import type { QuestionType } from '#domain/question.ts'
import type { Candidate } from './candidate.ts'
import { Entry, Selection } from './selection.ts'

export type Choice = { readonly chosen: readonly Candidate[]; readonly shortfalls: readonly Shortfall[] }

/**
 * Fills the blueprint greedily, then improves it by exchanges until none helps. No topic gets more than it asked for,
 * no two
 * chosen candidates share an exclusion, are worded alike or tell each other's answer; so a blueprint that the
 * candidates cannot fill leaves a shortfall.
 */
export function chooseCandidates(candidates: readonly Candidate[], blueprint: Blueprint, random: Random): Choice {
  const selection = new Selection(blueprint)
  const pool = candidates
    .filter((candidate) => selection.isWanted(candidate))
    .map((candidate, index) => {
      const luck = random.fork(`luck:${index}`).below(1000) / 1000
      return new Entry(candidate, meritOf(candidate, luck))
    })
  placeLarge(selection, pool)
  settle(selection, pool)
  makeRoom(selection, pool)
  const tried = new Map<Entry, number>()
  for (let kick = 0; kick < KICKS && !selection.isBalanced; kick += 1) {
    if (!shakeUp(selection, pool, tried, random.fork(`kick:${kick}`))) break
  }
  return { chosen: selection.entries.map((entry) => entry.candidate), shortfalls: selection.shortfalls() }
}

/** Among what readers like, chance alone decides, so that another seed gives another paper; else quality does mostly. */
const meritOf = ({ score }: Candidate, luck: number): number =>
  score >= FINE ? FINE + LUCK + luck : score + LUCK * luck
/** Readers took four in five of what is above it. */
const FINE = 0.78
/** How much chance may outweigh quality: less than lies between kinds of question that readers like and dislike. */
const LUCK = 0.2
const ROUNDS = 8
/**
 * Exchanges of one for one can end where only a longer chain would help; so many times the choice is disturbed and
 * settled anew.
 */
const KICKS = 60
/** Of one candidate: who leaves for it is chance, so that a second try may end better. */
const TRIES = 4

/**
 * Chosen first: a chapter gives few questions of these types, and each rests on many sentences. Once short questions
 * have taken the sentences, no place is left for them.
 */
const LARGE: ReadonlySet<QuestionType> = new Set(['matching', 'essay', 'long_question'])

/**
 * As many large questions as are asked for, and of these the best: they block one another, so the best alone may leave
 * no place for another type.
 */
function placeLarge(selection: Selection, pool: readonly Entry[]): void {
  const large = Map.groupBy(
    pool.filter(({ candidate }) => LARGE.has(candidate.draft.type)),
    ({ candidate }) => candidate.draft.type,
  )
  const bestFirst = [...large.values()]
    .flatMap((ofType) => ofType.toSorted((a, b) => worth(b) - worth(a)).slice(0, MOST_LARGE))
    .toSorted((a, b) => worth(b) - worth(a))
  let found: { readonly entries: readonly Entry[]; readonly worth: number } = { entries: [], worth: 0 }
  let looks = 0
  const search = (from: number, placed: readonly Entry[]): void => {
    const sum = placed.reduce((total, entry) => total + ONE_MORE + worth(entry), 0)
    if (sum > found.worth) found = { entries: placed, worth: sum }
    for (let at = from; at < bestFirst.length && looks < MOST_LOOKS; at += 1) {
      const entry = bestFirst[at]!
      if (
        !selection.isShortOfType(entry.candidate.draft.type) ||
        !selection.isShortOf(entry.candidate.topicId) ||
        selection.rivals(entry).size > 0 ||
        selection.clashes(entry)
      )
        continue
      looks += 1
      selection.move(entry, 1)
      search(at + 1, [...placed, entry])
      selection.move(entry, -1)
    }
  }
  search(0, [])
  for (const entry of found.entries) selection.move(entry, 1)
}

/** A question of the reserve is worth less than any other. */
const worth = ({ candidate, merit }: Entry): number => merit - (candidate.reserve ? 2 : 0)
/** One more large question outweighs better ones. */
const ONE_MORE = 10
/** Of each type so many of the best are tried, and so many sets of them looked at. */
const MOST_LARGE = 12
const MOST_LOOKS = 2000

function settle(selection: Selection, pool: readonly Entry[]): void {
  fill(selection, pool)
  for (let round = 0; round < ROUNDS && exchangeOnce(selection, pool); round += 1) fill(selection, pool)
}

/**
 * Forces a candidate in that the blueprint needs, settles, and keeps the outcome if it is better. `tried` counts what
 * did not help,
 * until something helps; false when nothing is left to try.
 */
function shakeUp(selection: Selection, pool: readonly Entry[], tried: Map<Entry, number>, random: Random): boolean {
  const before = [...selection.entries]
  const cost = selection.cost
  const needed = pool.filter(
    (entry) => selection.isNeeded(entry) && (tried.get(entry) ?? 0) < TRIES && !before.includes(entry),
  )
  if (needed.length === 0) return false
  const forced = random.pick(needed)
  tried.set(forced, (tried.get(forced) ?? 0) + 1)
  for (const other of before)
    if (selection.rivals(forced).has(other) || forced.clashesWith(other)) selection.move(other, -1)
  if (!selection.isShortOf(forced.candidate.topicId)) selection.move(random.pick(selection.placesFor(forced)), -1)
  selection.move(forced, 1)
  settle(selection, pool)
  makeRoom(selection, pool)
  if (selection.cost > cost - 1e-9) selection.restore(before)
  else tried.clear()
  return true
}

/** Adds the candidate that helps most, again and again, while a topic has room. */
function fill(selection: Selection, pool: readonly Entry[]): void {
  const chosen = new Set(selection.entries)
  const open = new Set(pool.filter((entry) => !chosen.has(entry)))
  for (;;) {
    let best: Entry | undefined
    let bestChange = 0
    for (const entry of open) {
      const change = selection.isShortOf(entry.candidate.topicId) ? selection.change(entry, 1) : 0
      if (change < bestChange) [best, bestChange] = [entry, change]
    }
    if (!best) return
    open.delete(best)
    if (selection.rivals(best).size === 0 && !selection.clashes(best)) selection.move(best, 1)
  }
}

/** One sweep: each candidate left out may replace one that is chosen where that lowers the cost. True when any did. */
function exchangeOnce(selection: Selection, pool: readonly Entry[]): boolean {
  let improved = false
  const chosen = new Set(selection.entries)
  for (const entry of pool) {
    if (chosen.has(entry)) continue
    const rivals = selection.rivals(entry)
    if (rivals.size > 1) continue
    const leaver = bestLeaver(selection, entry, rivals.size === 1 ? [...rivals] : selection.placesFor(entry))
    if (!leaver || selection.clashes(entry, leaver)) continue
    selection.move(leaver, -1)
    selection.move(entry, 1)
    chosen.delete(leaver)
    chosen.add(entry)
    improved = true
  }
  return improved
}

/**
 * Where a topic is still short: gives up a chosen candidate for one that it blocks when two or more then fit in its
 * place.
 */
function makeRoom(selection: Selection, pool: readonly Entry[]): void {
  for (const entry of pool) {
    if (!selection.isShortOf(entry.candidate.topicId) || selection.entries.includes(entry)) continue
    const [rival, ...others] = selection.rivals(entry)
    if (
      !rival ||
      others.length > 0 ||
      selection.clashes(entry, rival) ||
      rival.candidate.topicId !== entry.candidate.topicId
    )
      continue
    const before = [...selection.entries]
    selection.move(rival, -1)
    selection.move(entry, 1)
    fill(selection, pool)
    if (selection.entries.length > before.length) continue
    for (const added of selection.entries.filter((one) => !before.includes(one))) selection.move(added, -1)
    selection.move(rival, 1)
  }
}

/** Which of `leavers` to give up for `entry` so that the cost falls most; undefined where it would not fall. */
function bestLeaver(selection: Selection, entry: Entry, leavers: readonly Entry[]): Entry | undefined {
  let best: Entry | undefined
  let bestChange = -1e-9
  for (const leaver of leavers) {
    const change = selection.exchangeChange(leaver, entry)
    if (change < bestChange) [best, bestChange] = [leaver, change]
  }
  return best
}
