/**
 * The parameter space of a family as it is walked: parameters one after another, derived quantities and conditions as
 * soon as what they need is known.
 */
import { Unsuitable, type Value } from './exact/value.ts'
import type { Drawable, Word } from './family.ts'
import type { Test, Values } from './formula/evaluate.ts'

/** What is worked out, or asked, of the values so far. */
export type Stage =
  | { readonly kind: 'let'; readonly name: string; readonly evaluate: (values: Values) => Value }
  | { readonly kind: 'word'; readonly name: string; readonly test: Test; readonly yes: Word; readonly no: Word }
  | { readonly kind: 'test'; readonly test: Test }

/** `domain`: the values that it may have. `stages`: what can be done once it is known, in order. */
export type Parameter = {
  readonly name: string
  readonly domain: readonly Drawable[]
  readonly stages: readonly Stage[]
}

/** A point of the space that is admissible. */
export type Point = { readonly index: number; readonly values: Values }

/** The first parameter counts most in the index of a point. */
export type ParameterSpace = { readonly parameters: readonly Parameter[]; readonly size: number }

/** The values of a point; undefined where it is not admissible. */
export function valuesAt({ parameters, size }: ParameterSpace, index: number): Values | undefined {
  const values: Record<string, unknown> = {}
  let rest = index
  let weight = size
  for (const { name, domain, stages } of parameters) {
    weight /= domain.length
    values[name] = domain[Math.floor(rest / weight)]
    rest %= weight
    if (!pass(stages, values)) return undefined
  }
  return values
}

/** Every admissible point in order of index; what cannot be admissible any more is not entered. */
export function* walk({ parameters, size }: ParameterSpace): Generator<Point> {
  function* enter(depth: number, before: Values, index: number, weight: number): Generator<Point> {
    const parameter = parameters[depth]
    if (parameter === undefined) {
      yield { index, values: before }
      return
    }
    const { name, domain, stages } = parameter
    const own = weight / domain.length
    for (const [place, value] of domain.entries()) {
      const values: Record<string, unknown> = { ...before, [name]: value }
      if (pass(stages, values)) yield* enter(depth + 1, values, index + place * own, own)
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
