/** The questions of a family: counted, enumerated, and drawn from without repetition. */
import type { Random } from '#domain/random.ts'
import { compileFamily } from './compiled-family.ts'
import { RARE_POINTS } from '../rare-points.ts'
import { listedPoints } from './admissible-points.ts'
import { gcdOf } from './exact/value.ts'
import type { Family } from './family.ts'
import { optionsAt } from './options.ts'
import { valuesAt, walk, type ParameterSpace, type Point } from './parameter-space.ts'

/** Every admissible point, in order of index. */
export const enumerate = (family: Family): Generator<Point> => walk(compileFamily(family).space)

/**
 * How many different questions a family holds, exactly: admissible points, of a choice those with enough believable
 * slips.
 */
export function countDraws(family: Family): number {
  let count = 0
  for (const { values } of enumerate(family))
    if (family.kind === 'conventional' || optionsAt(family, values) !== undefined) count += 1
  return count
}

/** Admissible points in a random order, each once: indices in steps that share no divisor with their number. */
export function* drawPoints(family: Family, random: Random): Generator<Point> {
  const { space } = compileFamily(family)
  const list = sparseIndices(family, space)
  const size = list?.length ?? space.size
  if (size === 0) return
  const start = random.below(size)
  const step = strideOf(size, random)
  for (let turn = 0; turn < size; turn += 1) {
    const place = (start + turn * step) % size
    const index = list?.[place] ?? place
    const values = valuesAt(space, index)
    if (values !== undefined) yield { index, values }
  }
}

/** Where so few of so many points are admissible, they are listed once: by the table of the build, else here. */
const TRIED = 256
const LEAST_ADMISSIBLE = 8
const lists = new WeakMap<Family, readonly number[] | 'dense'>()

function sparseIndices(family: Family, space: ParameterSpace): readonly number[] | undefined {
  let list = lists.get(family)
  if (list === undefined)
    lists.set(family, (list = listedPoints(family, RARE_POINTS) ?? rarePoints(family, space) ?? 'dense'))
  return list === 'dense' ? undefined : list
}

/** The admissible points of a family in whose space they are rare; undefined for another. */
export function rarePoints(
  family: Family,
  space: ParameterSpace = compileFamily(family).space,
): readonly number[] | undefined {
  return isSparse(space) ? Array.from(walk(space), ({ index }) => index) : undefined
}

function isSparse(space: ParameterSpace): boolean {
  const step = Math.max(1, Math.floor(space.size / TRIED))
  let admissible = 0
  for (let index = Math.floor(step / 3); index < space.size && admissible < LEAST_ADMISSIBLE; index += step)
    if (valuesAt(space, index) !== undefined) admissible += 1
  return admissible < LEAST_ADMISSIBLE
}

/** Far from 0 and from `size`, so that neighbours in the draw are no neighbours in the space. */
function strideOf(size: number, random: Random): number {
  if (size < 4) return 1
  const least = Math.floor(size / 4)
  let step = least + random.below(Math.max(1, Math.floor(size / 2)))
  while (gcdOf(step, size) !== 1) step += 1
  return step
}
