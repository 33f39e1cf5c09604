/**
 * A question drawn from a family: which point of the space, which options in which order. The same in every language.
 */
import type { Random } from '#domain/random.ts'
import { compileFamily } from './compiled-family.ts'
import type { Choice, Conventional, Family } from './family.ts'
import type { Values } from './formula/evaluate.ts'
import { chooseOptions, lettersOf, optionsAt, type Option, type OptionPool } from './options.ts'
import { valuesAt, type Point } from './parameter-space.ts'
import { drawPoints } from './space.ts'

export type Drawn = DrawnChoice | DrawnConventional
export type DrawnChoice = {
  readonly kind: 'choice'
  readonly family: Choice
  readonly index: number
  readonly values: Values
  readonly options: readonly Option[]
  readonly keyIndex: number
}
export type DrawnConventional = {
  readonly kind: 'conventional'
  readonly family: Conventional
  readonly index: number
  readonly values: Values
}

/** How many draws are tried for a key under the letter that is wanted. */
const TRIES_FOR_LETTER = 200

/**
 * A draw of a family, never one whose index is in `without`. `letter` (0 to 3): where the key should stand; a draw
 * that can have it is sought.
 * Undefined where the family has no other draw left, or none with that letter.
 */
export function drawFrom(
  family: Family,
  random: Random,
  { letter, without }: { readonly letter?: number; readonly without?: ReadonlySet<number> } = {},
): Drawn | undefined {
  let tries = 0
  for (const point of drawPoints(family, random)) {
    if (without?.has(point.index)) continue
    if (family.kind === 'conventional') return { kind: 'conventional', family, ...point }
    const drawn = withOptions(family, point, random, letter)
    if (drawn !== undefined) return drawn
    tries += letter === undefined ? 0 : 1
    if (tries > TRIES_FOR_LETTER) return undefined
  }
  return undefined
}

/** Every admissible draw of a family, with options chosen by `random`. */
export function* everyDraw(family: Family, random: Random, points: Iterable<Point>): Generator<Drawn> {
  for (const point of points) {
    const drawn =
      family.kind === 'conventional'
        ? { kind: 'conventional' as const, family, ...point }
        : withOptions(family, point, random)
    if (drawn !== undefined) yield drawn
  }
}

function withOptions(family: Choice, point: Point, random: Random, letter?: number): DrawnChoice | undefined {
  const pool = optionsAt(family, point.values)
  if (pool === undefined) return undefined
  const options = chooseOptions(pool, random, letter)
  return options === undefined
    ? undefined
    : { kind: 'choice', family, ...point, options, keyIndex: options.indexOf(pool.key) }
}

/** The letters that the key can have at a point: none where the point has too few believable slips. */
export function lettersAt(family: Choice, values: Values): readonly number[] {
  const pool: OptionPool | undefined = optionsAt(family, values)
  return pool === undefined ? [] : lettersOf(pool)
}

/**
 * What a stored question remembers of its draw: the point, and for a choice which slips stand beside the key, in order.
 */
export function seedOf(drawn: Drawn): string {
  if (drawn.kind === 'conventional') return String(drawn.index)
  const slips = slipNames(drawn.family)
  return `${drawn.index}.${drawn.options.map(({ slip }) => (slip === undefined ? 'k' : slips === undefined ? slip : slips.indexOf(slip))).join('-')}`
}

const slipNames = (family: Choice): readonly string[] | undefined =>
  family.kind === 'statements' ? undefined : Object.keys(family.slips)

/**
 * The draw at a point, as `seedOf` wrote it, with the options it had; undefined where the seed names no admissible draw
 * of the family.
 */
export function drawAt(family: Family, seed: string, random: Random): Drawn | undefined {
  const index = Number.parseInt(seed, 10)
  const { space } = compileFamily(family)
  const values = Number.isInteger(index) && index >= 0 && index < space.size ? valuesAt(space, index) : undefined
  if (values === undefined) return undefined
  if (family.kind === 'conventional') return { kind: 'conventional', family, index, values }
  const pool = optionsAt(family, values)
  const order = seed.split('.')[1]
  if (pool === undefined) return undefined
  if (order === undefined || family.kind === 'statements') return withOptions(family, { index, values }, random)
  const names = Object.keys(family.slips)
  const options = order
    .split('-')
    .map((mark) => (mark === 'k' ? pool.key : pool.slips.find(({ slip }) => slip === names[Number(mark)])))
  return options.length === 4 && options.every((option) => option !== undefined)
    ? { kind: 'choice', family, index, values, options, keyIndex: options.indexOf(pool.key) }
    : undefined
}
