/** Chooses, among all candidates, those that fill a blueprint best: topics first, then types, then levels, then quality. */
import type { Blueprint, Shortfall } from '#domain/blueprint.ts'
import { plainText } from '#domain/rich-text.ts'
import type { Random } from '#domain/random.ts'
import type { Candidate } from './candidate.ts'
import { areAlike, shingles } from './likeness.ts'

export type Choice = { readonly chosen: readonly Candidate[]; readonly shortfalls: readonly Shortfall[] }

/**
 * Fills the blueprint greedily, then improves it by exchanges until none helps. No topic gets more than it asked for, no two
 * chosen candidates share an exclusion or are worded alike; so a blueprint that the candidates cannot fill leaves a shortfall.
 */
export function chooseCandidates(candidates: readonly Candidate[], blueprint: Blueprint, random: Random): Choice {
  const selection = new Selection(blueprint)
  const pool = candidates.filter((candidate) => selection.isWanted(candidate)).map((candidate, index) => {
    const luck = random.fork(`luck:${index}`).below(1000) / 1000
    return new Entry(candidate, candidate.score + LUCK * luck)
  })
  settle(selection, pool)
  makeRoom(selection, pool)
  for (let kick = 0; kick < KICKS && !selection.isBalanced; kick += 1) shakeUp(selection, pool, random.fork(`kick:${kick}`))
  return { chosen: selection.entries.map((entry) => entry.candidate), shortfalls: selection.shortfalls() }
}

/** How much chance may outweigh quality, so that another seed gives another paper. */
const LUCK = 0.35
const ROUNDS = 8
/** Exchanges of one for one can end where only a longer chain would help; so many times the choice is disturbed and settled anew. */
const KICKS = 60
/** A missing question outweighs any number of wrong types, a wrong type wrong levels, and these quality; a section of only true statements is worse than two wrong levels. */
const COST = { topic: 10_000, type: 100, level: 10, truth: 15 } as const
/** A maker's n-th question of a type costs 2(n - 1) times this in quality, so that a section asks in several ways. */
const REPEATED_MAKER = 0.12

class Entry {
  readonly candidate: Candidate
  readonly merit: number
  #shingles: ReadonlySet<string> | undefined
  constructor(candidate: Candidate, merit: number) {
    this.candidate = candidate
    this.merit = merit
  }
  get wording(): ReadonlySet<string> {
    this.#shingles ??= shingles(plainText(this.candidate.draft.stem))
    return this.#shingles
  }
}

/** The chosen candidates with the counts that their cost is computed from. */
class Selection {
  readonly entries: Entry[] = []
  readonly #blueprint: Blueprint
  readonly #exclusions = new Map<string, Entry>()
  readonly #topics: Column
  readonly #types: Column
  readonly #levels: Column
  /** True statements minus false ones: a paper of only true ones would give itself away. */
  #truth = 0
  /** How many questions of each type each maker gave. */
  readonly #makers = new Map<string, number>()

  constructor(blueprint: Blueprint) {
    this.#blueprint = blueprint
    this.#topics = column(blueprint.topics.map(({ topicId, count }) => [topicId, count]))
    this.#types = column(blueprint.types.map(({ type, count }) => [type, count]))
    this.#levels = column(blueprint.levels.map(({ level, count }) => [level, count]))
  }

  /** The sum of all changes: lower is better. */
  cost = 0

  /** Nothing is left to mend but quality. */
  get isBalanced(): boolean {
    return Math.abs(this.#truth) <= 1 && [this.#topics, this.#types, this.#levels].every((rows) => [...rows.values()].every(({ asked, given }) => asked === given))
  }

  isWanted({ topicId, draft }: Candidate): boolean {
    return (this.#topics.get(topicId)?.asked ?? 0) > 0 && this.#types.has(draft.type)
  }

  /** Those already chosen that share an exclusion with `entry`. */
  rivals(entry: Entry): Set<Entry> {
    return new Set(entry.candidate.exclusions.flatMap((exclusion) => this.#exclusions.get(exclusion) ?? []))
  }

  /** Whether another chosen one than `leaver` is worded like `entry`. Costs more than all the rest, so it is asked last. */
  repeats(entry: Entry, leaver?: Entry): boolean {
    return this.entries.some((other) => other !== leaver && areAlike(entry.wording, other.wording))
  }

  /** How the cost changes when `entry` comes (step 1) or goes (step -1); below 0 is better. */
  change(entry: Entry, step: 1 | -1): number {
    const { topicId, draft, level } = entry.candidate
    const truth = draft.type === 'true_false' ? Math.abs(this.#truth + (draft.key ? step : -step)) - Math.abs(this.#truth) : 0
    const repeats = this.#makers.get(makerOf(entry)) ?? 0
    const repetition = REPEATED_MAKER * (step === 1 ? 2 * repeats : -2 * (repeats - 1))
    return COST.topic * distanceChange(this.#topics.get(topicId)!, step) + COST.type * distanceChange(this.#types.get(draft.type)!, step)
      + COST.level * distanceChange(this.#levels.get(level)!, step) + COST.truth * truth + repetition - step * entry.merit
  }

  move(entry: Entry, step: 1 | -1): void {
    const { topicId, draft, level, exclusions } = entry.candidate
    this.cost += this.change(entry, step)
    this.#topics.get(topicId)!.given += step
    this.#types.get(draft.type)!.given += step
    this.#levels.get(level)!.given += step
    if (draft.type === 'true_false') this.#truth += draft.key ? step : -step
    this.#makers.set(makerOf(entry), (this.#makers.get(makerOf(entry)) ?? 0) + step)
    if (step === 1) this.entries.push(entry)
    else this.entries.splice(this.entries.indexOf(entry), 1)
    for (const exclusion of exclusions) {
      if (step === 1) this.#exclusions.set(exclusion, entry)
      else this.#exclusions.delete(exclusion)
    }
  }

  /** Whom `entry` could follow: any, or one of its own topic where that is full. */
  placesFor({ candidate }: Entry): Entry[] {
    return this.isShortOf(candidate.topicId) ? [...this.entries] : this.entries.filter((other) => other.candidate.topicId === candidate.topicId)
  }

  /** Whether it is of a type or level that is short, or a statement of the rarer truth. */
  isNeeded({ candidate: { draft, level } }: Entry): boolean {
    const truth = draft.type === 'true_false' && (draft.key ? this.#truth < -1 : this.#truth > 1)
    const [type, levelRow] = [this.#types.get(draft.type)!, this.#levels.get(level)!]
    return truth || type.given < type.asked || levelRow.given < levelRow.asked
  }

  /** Brings back an earlier choice. */
  restore(entries: readonly Entry[]): void {
    const wanted = new Set(entries)
    for (const entry of this.entries.filter((one) => !wanted.has(one))) this.move(entry, -1)
    const present = new Set(this.entries)
    for (const entry of entries) if (!present.has(entry)) this.move(entry, 1)
  }

  isShortOf(topicId: string): boolean {
    const { asked, given } = this.#topics.get(topicId)!
    return given < asked
  }

  shortfalls(): Shortfall[] {
    const topics = this.#blueprint.topics.map(({ topicId, name }): Shortfall => ({ kind: 'topic', topic: name, ...this.#topics.get(topicId)! }))
    const types = this.#blueprint.types.map(({ type }): Shortfall => ({ kind: 'type', type, ...this.#types.get(type)! }))
    const levels = this.#blueprint.levels.map(({ level }): Shortfall => ({ kind: 'level', level, ...this.#levels.get(level)! }))
    return [...topics, ...types, ...levels].filter(({ asked, given }) => given < asked)
  }
}

const makerOf = ({ candidate }: Entry): string => `${candidate.draft.type}:${candidate.maker}`

type Column = Map<string, { readonly asked: number; given: number }>
const column = (rows: readonly (readonly [string, number])[]): Column => new Map(rows.map(([name, asked]) => [name, { asked, given: 0 }]))
const distanceChange = ({ asked, given }: { readonly asked: number; readonly given: number }, step: number): number => Math.abs(given + step - asked) - Math.abs(given - asked)

function settle(selection: Selection, pool: readonly Entry[]): void {
  fill(selection, pool)
  for (let round = 0; round < ROUNDS && exchangeOnce(selection, pool); round += 1) fill(selection, pool)
}

/** Forces a candidate in that the blueprint needs, settles, and keeps the outcome if it is better. */
function shakeUp(selection: Selection, pool: readonly Entry[], random: Random): void {
  const before = [...selection.entries]
  const cost = selection.cost
  const needed = pool.filter((entry) => selection.isNeeded(entry) && !before.includes(entry))
  if (needed.length === 0) return
  const forced = random.pick(needed)
  for (const other of before) if (selection.rivals(forced).has(other) || areAlike(forced.wording, other.wording)) selection.move(other, -1)
  if (!selection.isShortOf(forced.candidate.topicId)) selection.move(random.pick(selection.placesFor(forced)), -1)
  selection.move(forced, 1)
  settle(selection, pool)
  if (selection.cost > cost - 1e-9) selection.restore(before)
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
    if (selection.rivals(best).size === 0 && !selection.repeats(best)) selection.move(best, 1)
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
    if (!leaver || selection.repeats(entry, leaver)) continue
    selection.move(leaver, -1)
    selection.move(entry, 1)
    chosen.delete(leaver)
    chosen.add(entry)
    improved = true
  }
  return improved
}

/** Where a topic is still short: gives up a chosen candidate for one that it blocks when two or more then fit in its place. */
function makeRoom(selection: Selection, pool: readonly Entry[]): void {
  for (const entry of pool) {
    if (!selection.isShortOf(entry.candidate.topicId) || selection.entries.includes(entry)) continue
    const [rival, ...others] = selection.rivals(entry)
    if (!rival || others.length > 0 || selection.repeats(entry, rival) || rival.candidate.topicId !== entry.candidate.topicId) continue
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
    const leaving = selection.change(leaver, -1)
    selection.move(leaver, -1)
    const change = selection.isShortOf(entry.candidate.topicId) ? leaving + selection.change(entry, 1) : Infinity
    selection.move(leaver, 1)
    if (change < bestChange) [best, bestChange] = [leaver, change]
  }
  return best
}
