/** How one answer is judged: right, wrong, or not decided. */
import { abs, div, sub } from '#families/kit/exact/arithmetic.ts'
import { compare, equals } from '#families/kit/exact/compare.ts'
import { gcdOf, rational, Real, type Value } from '#families/kit/exact/value.ts'
import { namesOf, partsOf, type Formula } from '#families/kit/formula/formula.ts'
import { attempt, evaluate } from './evaluate-exactly.ts'
import { valueOf, type Answer } from './answer.ts'
import { sameExpression } from './same-expression.ts'
import { roundAs, type Rounding, type Wanted } from './wanted.ts'

export type Grade = 'right' | 'wrong' | 'unknown'
export type Judge = (answer: Answer) => Grade

/** All must hold: one that is wrong decides. */
export const every = (grades: readonly Grade[]): Grade =>
  grades.includes('wrong') ? 'wrong' : grades.includes('unknown') ? 'unknown' : 'right'
export const gradeOf = (holds: boolean | undefined): Grade =>
  holds === undefined ? 'unknown' : holds ? 'right' : 'wrong'

/** One number, as `wanted` asks for it. */
export const isNumber = (expected: Value | undefined, wanted: Wanted, name?: string): Judge | undefined =>
  expected === undefined
    ? undefined
    : (answer) => {
        const written = valueOf(answer, name)
        return written === undefined ? 'unknown' : gradeNumber(written, expected, wanted)
      }

/** Grades a written number: a decimal that is only near the value is not decided unless rounding was asked for. */
export function gradeNumber(written: Formula, expected: Value, wanted: Wanted): Grade {
  if (namesOf(written).size > 0) return 'unknown'
  const value = evaluate(written)
  if (value === undefined) return 'unknown'
  if (wanted.rounding !== undefined) return gradeRounded(written, value, expected, wanted.rounding)
  const same = attempt(() => equals(value, expected))
  if (same === true) return formHolds(written, wanted)
  if (same === undefined) return 'unknown'
  return isNear(written, value, expected) ? 'unknown' : 'wrong'
}

function gradeRounded(written: Formula, value: Value, expected: Value, rounding: Rounding): Grade {
  const target = attempt(() => roundAs(rounding, expected))
  if (target === undefined) return 'unknown'
  if (attempt(() => equals(value, target)) === true) return isWrittenAs(rounding, written) ? 'right' : 'unknown'
  const exact = attempt(() => equals(value, expected))
  if (exact === true) return rounding.ifNeeded ? 'right' : 'unknown'
  const rounded = attempt(() => equals(roundAs(rounding, value), target))
  // More digits than were asked for.
  return rounded === undefined ||
    (rounded && attempt(() => compare(abs(sub(value, expected)), abs(sub(target, expected))) < 0) !== false)
    ? 'unknown'
    : 'wrong'
}

/**
 * With as many digits as were asked for: 12.0 to three figures is not written 12, and not 12.00. Zeros at the end of a
 * whole number may be either.
 */
function isWrittenAs({ kind, digits }: Rounding, written: Formula): boolean {
  const literal = literalOf(written)
  if (literal === undefined) return true
  const places = literal.split('.')[1]?.length ?? 0
  if (kind === 'places') return places === Math.max(0, digits)
  const figures = literal.replace('.', '').replace(/^0+/, '').length
  return places > 0 ? figures === digits : figures >= digits && literal.replace(/0+$/, '').length <= digits
}

/** Whether a decimal or whole number is the value rounded to its own places. */
function isNear(written: Formula, value: Value, expected: Value): boolean {
  const digits = literalOf(written)
  if (digits === undefined) return value instanceof Real || !isPlain(written)
  const places = digits.split('.')[1]?.length ?? 0
  // One figure is no rounding.
  if (digits.replace('.', '').replace(/^0+/, '').length < 2 || (places === 0 && digits.replace(/0+$/, '').length < 2))
    return false
  const step = attempt(() => div(rational(1, 2), 10 ** places))
  return step !== undefined && attempt(() => compare(abs(sub(value, expected)), step) <= 0) !== false
}

/** The digits of a number that is written out, under a sign or a per cent. */
function literalOf(written: Formula): string | undefined {
  if (written.kind === 'number') return written.digits
  if (written.kind === 'negative') return literalOf(written.of)
  if (written.kind === 'quotient' && written.denominator.kind === 'number' && written.denominator.digits === '100')
    return literalOf(written.numerator)
  return undefined
}

/** Without decimals, every number is meant exactly. */
const isPlain = (written: Formula): boolean =>
  written.kind === 'number' ? !written.digits.includes('.') : partsOf(written).every(isPlain)

/** Of a right value: whether it has the form that was asked for, as far as that can be told. */
function formHolds(written: Formula, wanted: Wanted): Grade {
  if (wanted.simplest && !isSimple(written)) return 'unknown'
  if (wanted.form === 'scientific') return isScientific(written) ? 'right' : 'unknown'
  if (wanted.form === 'fraction' && literalOf(written)?.includes('.') === true) return 'unknown'
  if (
    wanted.form === 'percentage' &&
    !(written.kind === 'quotient' && written.denominator.kind === 'number' && written.denominator.digits === '100')
  )
    return 'unknown'
  return 'right'
}

/** No fraction that could be cancelled, no root that holds a square, no operation left between plain numbers. */
export function isSimple(written: Formula): boolean {
  if (written.kind === 'quotient') {
    if (hasRoot(written.denominator)) return false
    const [over, under] = [wholeFactor(written.numerator), wholeFactor(written.denominator)]
    if (gcdOf(over, under) !== 1 || (written.denominator.kind === 'number' && under === 1)) return false
  }
  if (
    written.kind === 'call' &&
    written.name === 'sqrt' &&
    written.parameters[0]!.kind === 'number' &&
    hasSquare(Number(written.parameters[0].digits))
  )
    return false
  if (written.kind === 'sum' && written.terms.filter(({ of }) => of.kind === 'number').length > 1) return false
  if (written.kind === 'product' && written.left.kind === 'number' && written.right.kind === 'number') return false
  if (written.kind === 'power' && namesOf(written).size === 0) return false
  return partsOf(written).every(isSimple)
}

const hasRoot = (formula: Formula): boolean =>
  (formula.kind === 'call' && formula.name === 'sqrt') || partsOf(formula).some(hasRoot)

function wholeFactor(formula: Formula): number {
  if (formula.kind === 'number') return Number.isSafeInteger(Number(formula.digits)) ? Number(formula.digits) : 1
  if (formula.kind === 'negative') return wholeFactor(formula.of)
  if (formula.kind === 'product') return wholeFactor(formula.left) * wholeFactor(formula.right)
  return formula.kind === 'sum' ? formula.terms.map(({ of }) => wholeFactor(of)).reduce(gcdOf) : 1
}

function hasSquare(n: number): boolean {
  for (let root = 2; root * root <= n && root < 1000; root += 1) if (n % (root * root) === 0) return true
  return n === 1 || n === 0
}

function isScientific(written: Formula): boolean {
  const product = written.kind === 'negative' ? written.of : written
  if (
    product.kind !== 'product' ||
    product.right.kind !== 'power' ||
    product.right.base.kind !== 'number' ||
    product.right.base.digits !== '10'
  )
    return false
  const size = product.left.kind === 'number' ? Number(product.left.digits) : 0
  return size >= 1 && size < 10
}

/**
 * One expression, equal to `expected` for every value of the letters. `fits` may refuse its form: undefined is not
 * decided.
 */
export const isExpression =
  (expected: Formula, name?: string, fits: (written: Formula) => Grade = () => 'right'): Judge =>
  (answer) => {
    const written = valueOf(answer, name)
    if (written === undefined) return 'unknown'
    const same = sameExpression(written, expected)
    return same === true ? fits(written) : gradeOf(same)
  }

/** The same values in any order, each of them once: none missing, none too many. */
export function gradeSet(written: readonly Formula[], expected: readonly Value[], wanted: Wanted): Grade {
  const values = written.map((each) => evaluate(each))
  if (values.some((value) => value === undefined)) return 'unknown'
  if (
    values.some((value, index) =>
      values.slice(0, index).some((other) => attempt(() => equals(value!, other!)) === true),
    )
  )
    return written.length === expected.length ? 'wrong' : 'unknown'
  const grades = written.map((each) => expected.map((value) => gradeNumber(each, value, wanted)))
  const matched = grades.filter((row) => row.includes('right')).length
  if (matched === written.length && written.length === expected.length)
    return new Set(grades.map((row) => row.indexOf('right'))).size === expected.length ? 'right' : 'unknown'
  if (grades.some((row) => !row.includes('right') && row.includes('unknown'))) return 'unknown'
  return 'wrong'
}

/** Number of the fraction a value is; for tasks that count. */
export const wholeValue = (formula: Formula | undefined): number | undefined => {
  const value = formula === undefined ? undefined : evaluate(formula)
  return typeof value === 'number' ? value : undefined
}
