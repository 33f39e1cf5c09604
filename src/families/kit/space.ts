/** The parameter space of a family: counted, enumerated, and drawn from without repetition. */
import type { Random } from '#domain/random.ts'
import type { Family } from './family.ts'
import type { Values } from './formula/evaluate.ts'
import { compileFamily } from './compiled-family.ts'
import { optionsAt } from './options.ts'

/** A point of the space that is admissible. */
export type Point = { readonly index: number; readonly values: Values }

/** Every admissible point, in order of index. */
export function* enumerate(family: Family): Generator<Point> {
  const { size, valuesAt } = compileFamily(family)
  for (let index = 0; index < size; index += 1) {
    const values = valuesAt(index)
    if (values !== undefined) yield { index, values }
  }
}

/** How many different questions a family holds, exactly: admissible points, of a choice those with enough believable slips. */
export function countDraws(family: Family): number {
  let count = 0
  for (const { values } of enumerate(family)) if (family.kind === 'conventional' || optionsAt(family, values) !== undefined) count += 1
  return count
}

/** Admissible points in a random order, each once: the indices in steps that share no divisor with their number. */
export function* drawPoints(family: Family, random: Random): Generator<Point> {
  const { size, valuesAt } = compileFamily(family)
  const start = random.below(size)
  const step = strideOf(size, random)
  for (let turn = 0; turn < size; turn += 1) {
    const index = (start + turn * step) % size
    const values = valuesAt(index)
    if (values !== undefined) yield { index, values }
  }
}

/** Far from 0 and from `size`, so that neighbours in the draw are no neighbours in the space. */
function strideOf(size: number, random: Random): number {
  if (size < 4) return 1
  const least = Math.floor(size / 4)
  let step = least + random.below(Math.max(1, Math.floor(size / 2)))
  while (greatestCommonDivisor(step, size) !== 1) step += 1
  return step
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b)
}
