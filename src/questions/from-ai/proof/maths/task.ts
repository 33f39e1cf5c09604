/** A kind of task: the sentences that ask for it, and what an answer must then be. */
import type { Formula } from '#families/kit/formula/formula.ts'
import { indexOf, type Canonical } from './canonical-text.ts'
import type { Judge } from './judge.ts'
import { signsIn, type Groups } from './pattern.ts'
import { readLatex, type Read } from './read-latex.ts'
import type { Wanted } from './wanted.ts'

export type Task = {
  /** Whole sentences, or, with `asked`, what stands behind "Find" and before "is ____". */
  readonly patterns: readonly string[]
  readonly asked?: readonly string[]
  /** Undefined when the task is not certainly understood after all. */
  readonly judge: (found: Found) => Judge | undefined
}

/** What a pattern found in a text. */
export class Found {
  readonly groups: Groups
  readonly canonical: Canonical
  readonly wanted: Wanted
  /** Formulas told before the question: "If x = 3 and y = 2, find …". */
  readonly facts: readonly Formula[]

  constructor(groups: Groups, canonical: Canonical, wanted: Wanted, facts: readonly Formula[] = []) {
    this.groups = groups
    this.canonical = canonical
    this.wanted = wanted
    this.facts = facts
  }

  /** The LaTeX of one formula. */
  tex(name: string): string | undefined {
    const sign = this.groups[name]
    return sign === undefined ? undefined : this.canonical.formulas[indexOf(sign)]
  }

  /** One formula with a single reading. */
  formula(name: string): Formula | undefined {
    const read = this.read(name)
    return read?.kind === 'formula' ? read.of : undefined
  }

  read(name: string): Read | undefined {
    const tex = this.tex(name)
    const readings = tex === undefined ? undefined : readLatex(tex)
    return readings?.length === 1 ? readings[0] : undefined
  }

  /** All of a list; undefined when one of them cannot be read. */
  list(name: string): Formula[] | undefined {
    const signs = signsIn(this.groups[name] ?? '')
    const formulas = signs.map((sign) => readLatex(this.canonical.formulas[indexOf(sign)] ?? ''))
    const plain = formulas.map((readings) => {
      const only = readings?.length === 1 ? readings[0] : undefined
      return only?.kind === 'formula' ? only.of : undefined
    })
    return plain.length > 0 && plain.every((each) => each !== undefined) ? plain : undefined
  }

  points(name: string): (readonly Formula[])[] | undefined {
    const signs = signsIn(this.groups[name] ?? '')
    const points = signs.map((sign) => {
      const readings = readLatex(this.canonical.formulas[indexOf(sign)] ?? '')
      const only = readings?.length === 1 ? readings[0] : undefined
      return only?.kind === 'tuple' ? only.items : undefined
    })
    return points.every((each) => each !== undefined) ? points : undefined
  }

  word(name: string): string | undefined {
    return this.groups[name]
  }

  has(name: string): boolean {
    return this.groups[name] !== undefined
  }
}

/** The letter that a formula is. */
export const nameOf = (formula: Formula | undefined): string | undefined =>
  formula?.kind === 'name' && formula.name !== 'pi' && formula.name !== 'i' ? formula.name : undefined

/** Both sides of an equation. */
export function sidesOf(formula: Formula | undefined): readonly [Formula, Formula] | undefined {
  return formula?.kind === 'relation' && formula.rest.length === 1 && formula.rest[0]!.relation === '='
    ? [formula.first, formula.rest[0]!.operand]
    : undefined
}

export const differenceOf = ([left, right]: readonly [Formula, Formula]): Formula => ({
  kind: 'sum',
  terms: [
    { minus: false, of: left },
    { minus: true, of: right },
  ],
})
