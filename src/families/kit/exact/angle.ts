/** Trigonometry: exact at the multiples of 15°, certified intervals elsewhere. */
import { add, div, mul, neg, sub } from './arithmetic.ts'
import { equals, sign } from './compare.ts'
import { enclose, real } from './enclose.ts'
import { divideIntervals, multiplyIntervals, PI, rising, wave } from './interval.ts'
import { sqrt } from './power.ts'
import { Exact, rational, Real, Unsuitable, type Term, type Value } from './value.ts'

/** π. */
export const pi: Value = new Exact([{ n: 1, d: 1, radicand: 1, pi: 1, i: 0 }])

/** Sines of 0°, 15°, … 90°. */
const SINES: readonly Value[] = [
  0,
  div(sub(sqrt(6), sqrt(2)), 4),
  rational(1, 2),
  div(sqrt(2), 2),
  div(sqrt(3), 2),
  div(add(sqrt(6), sqrt(2)), 4),
  1,
]

/** Tangents of 0°, 15°, … 75°. */
const TANGENTS: readonly Value[] = [0, sub(2, sqrt(3)), div(sqrt(3), 3), 1, sqrt(3), add(2, sqrt(3))]

/** Degrees as radians: v × π / 180. */
export function deg(v: Value): Value {
  return mul(v, div(pi, 180))
}

/** Sine of an angle in radians. */
export function sin(radians: Value): Value {
  const step = stepOf(radians)
  return step === undefined ? real(wave(Math.sin, enclose(withinOneTurn(radians)))) : sineAt(step)
}

/** Cosine of an angle in radians. */
export function cos(radians: Value): Value {
  const step = stepOf(radians)
  return step === undefined ? real(wave(Math.cos, enclose(withinOneTurn(radians)))) : sineAt((step + 6) % 24)
}

/** Tangent of an angle in radians. Throws Unsuitable at 90°, 270° and so on. */
export function tan(radians: Value): Value {
  const step = stepOf(radians)
  if (step === undefined) return div(sin(radians), cos(radians))
  const half = step % 12
  if (half === 6) throw new Unsuitable('Cannot take the tangent of an odd multiple of 90°')
  return half < 6 ? TANGENTS[half]! : neg(TANGENTS[12 - half]!)
}

/** The angle in degrees, -90 to 90, whose sine is v. Throws Unsuitable unless -1 ≤ v ≤ 1. */
export function arcsin(v: Value): Value {
  const step = standard(SINES, v)
  if (step !== undefined) return 15 * step
  const [low, high] = enclose(v)
  if (low < -1 || high > 1)
    throw new Unsuitable(`Cannot find an angle whose sine or cosine lies between ${low} and ${high}: expected -1 to 1`)
  return real(inDegrees(rising(Math.asin, [low, high])))
}

/** The angle in degrees, 0 to 180, whose cosine is v. Throws Unsuitable unless -1 ≤ v ≤ 1. */
export function arccos(v: Value): Value {
  return sub(90, arcsin(v))
}

/** The angle in degrees, between -90 and 90, whose tangent is v. */
export function arctan(v: Value): Value {
  const step = standard(TANGENTS, v)
  return step === undefined ? real(inDegrees(rising(Math.atan, enclose(v)))) : 15 * step
}

/** Which multiple of 15° the angle is, 0 to 23; undefined when it is none. */
function stepOf(radians: Value): number | undefined {
  if (radians === 0) return 0
  const term = turnTerm(radians)
  if (!term || 12 % term.d !== 0) return undefined
  const step = (12 / term.d) * (term.n % (2 * term.d))
  return step < 0 ? step + 24 : step
}

/** Takes whole turns off a rational multiple of π, exactly. */
function withinOneTurn(radians: Value): Value {
  const term = turnTerm(radians)
  return term ? new Exact([{ ...term, n: term.n % (2 * term.d) }]) : radians
}

/** The term of a rational multiple of π. */
function turnTerm(radians: Value): Term | undefined {
  const term = radians instanceof Exact && radians.terms.length === 1 ? radians.terms[0] : undefined
  return term?.pi === 1 && term.radicand === 1 && term.i === 0 ? term : undefined
}

function sineAt(step: number): Value {
  const half = step % 12
  const sine = SINES[half <= 6 ? half : 12 - half]!
  return step < 12 ? sine : neg(sine)
}

/** The multiple of 15°, negative for a negative value, at which the table holds v or -v. */
function standard(table: readonly Value[], v: Value): number | undefined {
  if (v instanceof Real) return undefined
  const negative = sign(v) < 0
  const size = negative ? neg(v) : v
  const step = table.findIndex((entry) => equals(entry, size))
  return step === -1 ? undefined : negative ? -step + 0 : step
}

function inDegrees(radians: readonly [number, number]): readonly [number, number] {
  return divideIntervals(multiplyIntervals(radians, [180, 180]), PI)
}
