/** Numbers as they are written in a formula. */
import { pi } from '../exact/angle.ts'
import { Exact, rational, type Value } from '../exact/value.ts'

export const PI = pi
/** The imaginary unit. */
export const I: Value = new Exact([{ n: 1, d: 1, radicand: 1, pi: 0, i: 1 }])

/** `12`, `-3`, `0.25`. Throws a TypeError for anything else. */
export function parseDecimal(written: string): Value {
  const found = /^(-?\d+)(?:\.(\d+))?$/.exec(written)
  if (found === null) throw new TypeError(`Expected a decimal number, got "${written}"`)
  const [, whole, decimals = ''] = found
  return rational(Number(whole + decimals), 10 ** decimals.length)
}
