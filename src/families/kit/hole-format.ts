/** The formats of a hole, as in `@{P : money}`. */
import { formatDecimal } from './exact/format-latex.ts'
import { fraction, type Value } from './exact/value.ts'
import { compileValue, type Values } from './formula/evaluate.ts'
import type { Formula } from './formula/formula.ts'

/**
 * `money` $1 200 or $12.50; `decimal` all digits; `dp1`-`dp4` so many decimal places; `sf2`-`sf4` so many significant
 * figures; `bin`, `hex` another base; `ratio` 3:4 for 3/4; `th` 3rd; the last three of words.
 */
export const HOLE_FORMATS = [
  'money',
  'decimal',
  'dp1',
  'dp2',
  'dp3',
  'dp4',
  'sf2',
  'sf3',
  'sf4',
  'bin',
  'hex',
  'ratio',
  'th',
  'a',
  'A',
  'plural',
] as const
export type HoleFormat = (typeof HOLE_FORMATS)[number]

const compiled = new WeakMap<Formula, (values: Values) => Value>()

/** Throws a TypeError where the value does not suit the format. */
export function formatHole(formula: Formula, values: Values, format: HoleFormat, script: string): string {
  let evaluate = compiled.get(formula)
  if (evaluate === undefined) compiled.set(formula, (evaluate = compileValue(formula)))
  const value = evaluate(values)
  switch (format) {
    case 'money':
      return `${isNegative(value) ? '-' : ''}${formatDecimal(size(value), { money: true, group: true })}`
    case 'decimal':
      return formatDecimal(value)
    case 'dp1':
    case 'dp2':
    case 'dp3':
    case 'dp4':
      return formatDecimal(value, { decimals: Number(format[2]) })
    case 'sf2':
    case 'sf3':
    case 'sf4':
      return formatDecimal(value, { decimals: Math.max(0, Number(format[2]) - digitsBefore(value)) })
    case 'bin':
      return `${whole(value).toString(2)}_{2}`
    case 'hex':
      return `${whole(value).toString(16).toUpperCase()}_{16}`
    case 'ratio':
      return ratio(value)
    case 'th':
      return script === 'en' ? `${whole(value)}${ordinalSuffix(whole(value))}` : String(whole(value))
    case 'a':
    case 'A':
    case 'plural':
      throw new TypeError(`The format ${format} is for words`)
  }
}

function isNegative(value: Value): boolean {
  return (fraction(value)?.n ?? 0) < 0
}

function size(value: Value): Value {
  if (typeof value === 'number') return Math.abs(value)
  return isNegative(value) ? compileValue({ kind: 'negative', of: { kind: 'name', name: 'v' } })({ v: value }) : value
}

/** Digits before the decimal point; 0 for 0.5, -1 for 0.05. */
function digitsBefore(value: Value): number {
  const { n, d } = fraction(value) ?? { n: 1, d: 1 }
  return n === 0 ? 1 : Math.floor(Math.log10(Math.abs(n) / d) + 1e-12) + 1
}

function ratio(value: Value): string {
  const parts = fraction(value)
  if (parts === undefined) throw new TypeError('Expected a rational number for a ratio')
  return `${parts.n}:${parts.d}`
}

function whole(value: Value): number {
  if (typeof value !== 'number') throw new TypeError('Expected a whole number')
  return value
}

function ordinalSuffix(n: number): string {
  if (n % 100 >= 11 && n % 100 <= 13) return 'th'
  return ['th', 'st', 'nd', 'rd'][n % 10] ?? 'th'
}
