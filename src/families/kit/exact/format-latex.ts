/** Values as a school book prints them, in LaTeX. */
import { fraction, gcdOf, Real, safe, type Term, type Value } from './value.ts'

/**
 * The value in LaTeX: `-\frac{3}{4}`, `2\sqrt{3}`, `\frac{5\pi}{6}`, `\frac{1+\sqrt{5}}{2}`,
 * `\frac{1}{2}+\frac{3}{2}i`.
 * Whole numbers from five digits are set in groups of three (`12\,345`). A Real must be rounded first: TypeError.
 */
export function formatLatex(v: Value): string {
  if (typeof v === 'number') return formatInteger(v)
  if (v instanceof Real)
    throw new TypeError(`Cannot print a number known to lie between ${v.low} and ${v.high}: round it first`)
  const real = v.terms.filter((term) => term.i === 0)
  const imaginary = v.terms.filter((term) => term.i === 1)
  if (imaginary.length === 0) return formatSum(real)
  const product = formatImaginary(imaginary)
  return real.length === 0 ? product : join([formatSum(real), product])
}

/**
 * A rational with a terminating expansion: `0.25`, `12\,345.5`. `decimals` fixes the number of places, `money` writes
 * dollars (`\$12.50`, whole ones without cents),
 * `group` groups thousands always (`1\,234`) or never; otherwise from five digits. Throws a TypeError when the value
 * is no such number or needs more than 12 places, or more than `decimals`.
 */
export function formatDecimal(
  v: Value,
  { decimals, money = false, group }: { decimals?: number; money?: boolean; group?: boolean } = {},
): string {
  const ratio = fraction(v)
  const exactPlaces = ratio && placesOf(ratio.d)
  if (!ratio || exactPlaces === undefined)
    throw new TypeError(
      `Cannot print ${ratio ? `${ratio.n}/${ratio.d}` : 'an irrational number'} as a decimal: expected one that ends within 12 places; round it first`,
    )
  const places = decimals ?? (money && exactPlaces > 0 ? Math.max(2, exactPlaces) : exactPlaces)
  if (exactPlaces > places)
    throw new TypeError(
      `Cannot print ${ratio.n}/${ratio.d} with ${places} decimals: it has ${exactPlaces}; round it first`,
    )
  const size = Math.abs(ratio.n)
  const digits = fractionDigits(size % ratio.d, ratio.d, places)
  const whole = groupDigits(String(Math.floor(size / ratio.d)), group)
  return `${ratio.n < 0 ? '-' : ''}${money ? '\\$' : ''}${whole}${digits && `.${digits}`}`
}

function formatInteger(n: number): string {
  return n > -10_000 && n < 10_000 ? String(n) : `${n < 0 ? '-' : ''}${groupDigits(String(Math.abs(n)), undefined)}`
}

function groupDigits(digits: string, group: boolean | undefined): string {
  return (group ?? digits.length > 4) ? digits.replace(/\B(?=(\d{3})+$)/g, '\\,') : digits
}

/** Terms without i, over one denominator. */
function formatSum(terms: readonly Term[]): string {
  const denominator = terms.reduce((multiple, term) => safe((multiple / gcdOf(multiple, term.d)) * term.d), 1)
  const piBelow = Math.max(0, ...terms.map((term) => -term.pi))
  const above = inSchoolOrder(terms).map((term) =>
    formatProduct(safe(term.n * (denominator / term.d)), term.radicand, term.pi + piBelow),
  )
  const below = denominator === 1 && piBelow === 0 ? undefined : formatProduct(denominator, 1, piBelow)
  if (below === undefined) return join(above)
  const [only] = above
  // A single minus stands before the fraction, that of a sum stays in the numerator.
  return above.length === 1 && only?.startsWith('-') === true
    ? `-\\frac{${only.slice(1)}}{${below}}`
    : `\\frac{${join(above)}}{${below}}`
}

/**
 * A positive term leads instead of a negative root (√6 - √2) and in sums with π (π - 4); a negative rational may lead
 * roots (-1 + √5), as in the solutions of an equation.
 */
function inSchoolOrder(terms: readonly Term[]): readonly Term[] {
  const first = terms[0]
  const opensWell = first === undefined || first.n > 0 || (first.radicand === 1 && terms.every((term) => term.pi === 0))
  const lead = opensWell ? undefined : terms.find((term) => term.n > 0)
  return lead ? [lead, ...terms.filter((term) => term !== lead)] : terms
}

function formatImaginary(terms: readonly Term[]): string {
  const sum = formatSum(terms)
  if (sum === '1' || sum === '-1') return sum.replace('1', 'i')
  if (terms.length === 1 || sum.startsWith('\\frac')) return `${sum}i`
  return sum.startsWith('-') ? `-(${formatSum(terms.map((term) => ({ ...term, n: -term.n })))})i` : `(${sum})i`
}

function formatProduct(n: number, radicand: number, pi: number): string {
  const symbols = `${radicand === 1 ? '' : `\\sqrt{${formatInteger(radicand)}}`}${pi === 0 ? '' : pi === 1 ? '\\pi' : `\\pi^{${pi}}`}`
  if (symbols === '') return formatInteger(n)
  return n === 1 ? symbols : n === -1 ? `-${symbols}` : `${formatInteger(n)}${symbols}`
}

function join(parts: readonly string[]): string {
  return parts.reduce((sum, part) => (part.startsWith('-') ? sum + part : `${sum}+${part}`))
}

/** Places of the decimal expansion of a fraction in lowest terms; undefined when there are more than 12 or no end. */
function placesOf(denominator: number): number | undefined {
  let rest = denominator
  let [twos, fives] = [0, 0]
  for (; rest % 2 === 0; rest /= 2) twos += 1
  for (; rest % 5 === 0; rest /= 5) fives += 1
  const places = Math.max(twos, fives)
  return rest === 1 && places <= 12 ? places : undefined
}

/** Long division, digit by digit: exact however large the numbers are. */
function fractionDigits(remainder: number, denominator: number, places: number): string {
  let rest = remainder
  let digits = ''
  for (let place = 0; place < places; place += 1) {
    rest = safe(rest * 10)
    digits += Math.floor(rest / denominator)
    rest %= denominator
  }
  return digits
}
