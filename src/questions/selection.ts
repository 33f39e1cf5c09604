/** The candidates chosen so far, and what a change would cost. */
import type { Blueprint, Shortfall } from '#domain/blueprint.ts'
import type { QuestionType } from '#domain/question.ts'
import type { Candidate } from './candidate.ts'
import { cluesOf } from './clues.ts'
import { areAlike, tellsAnswer, type Clues } from './likeness.ts'

/** A candidate with its merit, quality and luck together, and what other questions must not repeat or tell. */
export class Entry {
  readonly candidate: Candidate
  readonly merit: number
  /** What repeats when a maker gives several questions of a type; numbers are one maker in all types. */
  readonly maker: string
  /** Each written question asks in its own way. */
  readonly isWritten: boolean
  #clues: Clues | undefined
  constructor(candidate: Candidate, merit: number) {
    this.candidate = candidate
    this.merit = merit
    this.isWritten = candidate.maker.startsWith('lexicon_item_')
    this.maker = NUMBER_MAKERS.has(candidate.maker) ? 'numbers' : `${candidate.draft.type}:${candidate.maker}`
  }

  get clues(): Clues {
    this.#clues ??= cluesOf(this.candidate.draft)
    return this.#clues
  }

  /** Worded alike, or one tells the other's answer. */
  clashesWith(other: Entry): boolean {
    return (
      areAlike(this.clues.visibleShingles, other.clues.visibleShingles) ||
      tellsAnswer(this.clues, other.clues) ||
      tellsAnswer(other.clues, this.clues)
    )
  }
}

/**
 * A missing question outweighs any number of wrong types, and a wrong type all the rest. A wrong level is weighed
 * against quality: readers refuse many a question that stands on a paper for its level alone.
 */
const COST = { topic: 10_000, type: 100, level: 0.2 } as const
/** A question of the reserve comes rather than one of a wrong type, and goes for any other of its own. */
const RESERVE = 60

/**
 * What `surplus` more statements of one truth than of the other cost: more than a wrong level each, and from the
 * fourth on more than
 * a missing question, since a section of true statements alone gives itself away.
 */
const truthCost = (surplus: number): number =>
  25 * Math.abs(surplus) + 3 * COST.topic * Math.max(0, Math.abs(surplus) - 3)

/** A maker's n-th question of a type costs 2(n - 1) times this in quality, so that a section asks in several ways. */
const REPEATED_MAKER = 0.05
/** Numbers and years are counted together over all types: a paper of dates asks one thing. */
const NUMBER_MAKERS: ReadonlySet<string> = new Set([
  'year',
  'year_choice',
  'quantity',
  'quantity_choice',
  'swapped_number',
])

/** The chosen candidates with the counts that their cost is computed from. */
export class Selection {
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
    return (
      Math.abs(this.#truth) <= 1 &&
      [this.#topics, this.#types, this.#levels].every((rows) =>
        [...rows.values()].every(({ asked, given }) => asked === given),
      )
    )
  }

  isWanted({ topicId, draft }: Candidate): boolean {
    return (this.#topics.get(topicId)?.asked ?? 0) > 0 && this.#types.has(draft.type)
  }

  /** Those already chosen that share an exclusion with `entry`. */
  rivals(entry: Entry): Set<Entry> {
    return new Set(entry.candidate.exclusions.flatMap((exclusion) => this.#exclusions.get(exclusion) ?? []))
  }

  /**
   * Whether another chosen one than `leaver` is worded like `entry`, or one of them tells the other's answer. Costs
   * more than all the rest, so it is asked last.
   */
  clashes(entry: Entry, leaver?: Entry): boolean {
    return this.entries.some((other) => other !== leaver && entry.clashesWith(other))
  }

  /** How the cost changes when `entry` comes (step 1) or goes (step -1); below 0 is better. */
  change(entry: Entry, step: 1 | -1): number {
    const { topicId, draft, level } = entry.candidate
    const truth =
      draft.type === 'true_false' ? truthCost(this.#truth + (draft.key ? step : -step)) - truthCost(this.#truth) : 0
    const repeats = this.#makers.get(entry.maker) ?? 0
    const repetition = entry.isWritten ? 0 : REPEATED_MAKER * (step === 1 ? 2 * repeats : -2 * (repeats - 1))
    return (
      COST.topic * distanceChange(this.#topics.get(topicId)!, step) +
      COST.type * typeChange(this.#types.get(draft.type)!, step) +
      COST.level * distanceChange(this.#levels.get(level)!, step) +
      truth +
      repetition +
      step * ((entry.candidate.reserve ? RESERVE : 0) - entry.merit)
    )
  }

  move(entry: Entry, step: 1 | -1): void {
    this.cost += this.change(entry, step)
    this.#count(entry, step)
    if (step === 1) this.entries.push(entry)
    else this.entries.splice(this.entries.indexOf(entry), 1)
    for (const exclusion of entry.candidate.exclusions) {
      if (step === 1) this.#exclusions.set(exclusion, entry)
      else this.#exclusions.delete(exclusion)
    }
  }

  #count(entry: Entry, step: 1 | -1): void {
    const { topicId, draft, level } = entry.candidate
    this.#topics.get(topicId)!.given += step
    this.#types.get(draft.type)!.given += step
    this.#levels.get(level)!.given += step
    if (draft.type === 'true_false') this.#truth += draft.key ? step : -step
    this.#makers.set(entry.maker, (this.#makers.get(entry.maker) ?? 0) + step)
  }

  /** How the cost changes when `entry` takes the place of `leaver`; Infinity where its topic has no place even then. */
  exchangeChange(leaver: Entry, entry: Entry): number {
    const leaving = this.change(leaver, -1)
    this.#count(leaver, -1)
    const change = this.isShortOf(entry.candidate.topicId) ? leaving + this.change(entry, 1) : Infinity
    this.#count(leaver, 1)
    return change
  }

  /** Whom `entry` could follow: any, or one of its own topic where that is full. */
  placesFor({ candidate }: Entry): Entry[] {
    return this.isShortOf(candidate.topicId)
      ? [...this.entries]
      : this.entries.filter((other) => other.candidate.topicId === candidate.topicId)
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

  isShortOfType(type: QuestionType): boolean {
    const { asked, given } = this.#types.get(type)!
    return given < asked
  }

  isShortOf(topicId: string): boolean {
    const { asked, given } = this.#topics.get(topicId)!
    return given < asked
  }

  shortfalls(): Shortfall[] {
    const topics = this.#blueprint.topics.map(({ topicId, name }): Shortfall => ({
      kind: 'topic',
      topic: name,
      ...this.#topics.get(topicId)!,
    }))
    const types = this.#blueprint.types.map(({ type }): Shortfall => ({
      kind: 'type',
      type,
      ...this.#types.get(type)!,
    }))
    const levels = this.#blueprint.levels.map(({ level }): Shortfall => ({
      kind: 'level',
      level,
      ...this.#levels.get(level)!,
    }))
    return [...topics, ...types, ...levels].filter(({ asked, given }) => given < asked)
  }
}

type Column = Map<string, { readonly asked: number; given: number }>
const column = (rows: readonly (readonly [string, number])[]): Column =>
  new Map(rows.map(([name, asked]) => [name, { asked, given: 0 }]))
/** A type that is asked for and does not come at all is missed more than the fourth of another. */
const typeChange = (row: { readonly asked: number; readonly given: number }, step: number): number => {
  const absence = (given: number): number => (row.asked > 0 && given === 0 ? ABSENT : 0)
  return distanceChange(row, step) + absence(row.given + step) - absence(row.given)
}
const ABSENT = 0.5
const distanceChange = ({ asked, given }: { readonly asked: number; readonly given: number }, step: number): number =>
  Math.abs(given + step - asked) - Math.abs(given - asked)
