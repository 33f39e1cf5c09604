/** The parameter space of a family as it is walked: parameters one after another, derived quantities and conditions as soon as what they need is known. */
import { Unsuitable, type Value } from './exact/value.ts'
import type { Drawable, Word } from './family.ts'
import type { Test, Values } from './formula/evaluate.ts'

/** What is worked out, or asked, of the values so far. */
export type Stage =
  | { readonly kind: 'let'; readonly name: string; readonly evaluate: (values: Values) => Value }
  | { readonly kind: 'word'; readonly name: string; readonly test: Test; readonly yes: Word; readonly no: Word }
  | { readonly kind: 'test'; readonly test: Test }

export type Domain = readonly [name: string, values: readonly Drawable[]]

/** A point of the space that is admissible. */
export type Point = { readonly index: number; readonly values: Values }

/** `stages`: for each parameter what can be done once it is known, in order. The first parameter counts most in the index of a point. */
export type ParameterSpace = { readonly domains: readonly Domain[]; readonly stages: readonly (readonly Stage[])[]; readonly size: number }

/** The values of a point; undefined where it is not admissible. */
export function valuesAt({ domains, stages, size }: ParameterSpace, index: number): Values | undefined {
  const values: Record<string, unknown> = {}
  let rest = index
  let weight = size
  for (const [depth, [name, domain]] of domains.entries()) {
    weight /= domain.length
    values[name] = domain[Math.floor(rest / weight)]
    rest %= weight
    if (!pass(stages[depth]!, values)) return undefined
  }
  return values
}

/** Every admissible point in order of index; what cannot be admissible any more is not entered. */
export function* walk({ domains, stages, size }: ParameterSpace): Generator<Point> {
  function* enter(depth: number, before: Values, index: number, weight: number): Generator<Point> {
    if (depth === domains.length) {
      yield { index, values: before }
      return
    }
    const [name, domain] = domains[depth]!
    const own = weight / domain.length
    for (const [place, value] of domain.entries()) {
      const values: Record<string, unknown> = { ...before, [name]: value }
      if (pass(stages[depth]!, values)) yield* enter(depth + 1, values, index + place * own, own)
    }
  }
  yield* enter(0, {}, 0, size)
}

/** Works stages out into `values`; false where a condition fails or something has no value. */
function pass(stages: readonly Stage[], values: Record<string, unknown>): boolean {
  try {
    for (const stage of stages) {
      if (stage.kind === 'let') values[stage.name] = stage.evaluate(values)
      else if (stage.kind === 'word') values[stage.name] = stage.test(values) ? stage.yes : stage.no
      else if (!stage.test(values)) return false
    }
    return true
  } catch (fault) {
    if (fault instanceof Unsuitable) return false
    throw fault
  }
}
