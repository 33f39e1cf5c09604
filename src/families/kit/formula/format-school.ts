/**
 * Prints a formula as LaTeX in good school form: names of the draw as their values, `1x` as `x`, no `+ -3`, no term
 * that is 0.
 */
import { itemAt } from '#domain/must-be-there.ts'
import { abs, add, div, mul, neg } from '../exact/arithmetic.ts'
import { compare } from '../exact/compare.ts'
import { formatLatex } from '../exact/format-latex.ts'
import { fraction, Unsuitable, type Value } from '../exact/value.ts'
import { compileValue, type Values } from './evaluate.ts'
import { namesOf, type Formula, type FunctionName } from './formula.ts'
import { I, PI, parseDecimal } from './literals.ts'
import { GREEK, RELATION_SIGNS } from './signs.ts'

/**
 * The LaTeX of a formula whose names are values of the draw, or symbols that stand for themselves. Parts without
 * symbols are worked out;
 * the order of terms and factors stays. `2 x/4` is `\frac{x}{2}`, `(x + 0)^2` is `x^{2}`, `-3 (x - 1)` is `-3(x-1)`.
 */
export function formatSchool(formula: Formula, values: Values): string {
  if (formula.kind === 'relation')
    return [
      formatSchool(formula.first, values),
      ...formula.rest.map(({ relation, operand }) => `${RELATION_SIGNS[relation]} ${formatSchool(operand, values)}`),
    ].join(' ')
  if (formula.kind === 'all' || formula.kind === 'any') {
    const conditions = formula.conditions.map((condition) => formatSchool(condition, values))
    // A system stands as school books set it, one below the other.
    if (formula.kind === 'all' && conditions.length > 2) return `\\begin{cases}${conditions.join('\\\\')}\\end{cases}`
    return conditions.join(formula.kind === 'all' ? '\\text{ and }' : '\\text{ or }')
  }
  return printed(termOf(formula, values))
}

/**
 * A product: a number, and signed-free factors above and below the line. `barred`: the whole number part stands on the
 * fraction line too.
 */
type Term = {
  readonly number: Value
  readonly above: readonly Factor[]
  readonly below: readonly Factor[]
  readonly barred: boolean
}
/**
 * `tight`: binds tighter than a power, so it may be a base as it is. `open`: a sum, which needs brackets beside other
 * factors.
 */
type Factor = { readonly tex: string; readonly tight: boolean; readonly open: boolean; readonly digits?: boolean }

const constant = (number: Value): Term => ({ number, above: [], below: [], barred: false })
const single = (factor: Factor): Term => ({ number: 1, above: [factor], below: [], barred: false })

function termOf(formula: Formula, values: Values): Term {
  if (!isDegrees(formula)) {
    const value = constantOf(formula, values)
    if (value !== undefined) return constant(value)
  }
  switch (formula.kind) {
    case 'number':
      return constant(parseDecimal(formula.digits))
    case 'name':
      return single({ tex: GREEK.has(formula.name) ? `\\${formula.name}` : formula.name, tight: true, open: false })
    case 'sum':
      return sumOf(formula.terms, values)
    case 'negative': {
      const term = termOf(formula.of, values)
      return { ...term, number: neg(term.number) }
    }
    case 'product':
      return product(termOf(formula.left, values), termOf(formula.right, values))
    case 'quotient':
      return quotient(termOf(formula.numerator, values), termOf(formula.denominator, values))
    case 'power':
      return powerOf(formula, values)
    case 'call':
      return callOf(formula.name, formula.parameters, values)
    case 'relation':
    case 'member':
    case 'all':
    case 'any':
    case 'not':
    case 'same':
      throw new TypeError('A condition stands where a value was expected')
  }
}

/** An angle keeps its unit: `sin(deg(90) - theta)` is `\sin(90^\circ - \theta)`, not `\frac{\pi}{2}`. */
const isDegrees = (formula: Formula): boolean => formula.kind === 'call' && formula.name === 'deg'

/** What the constant parts of formulas need of the draw, and how they are worked out: found once a formula. */
type Constant = { readonly names: readonly string[]; readonly evaluate: (values: Values) => Value }
const constants = new WeakMap<Formula, Constant>()

/** The value of a formula without symbols; undefined for one with a name that the draw does not know. */
function constantOf(formula: Formula, values: Values): Value | undefined {
  let known = constants.get(formula)
  if (known === undefined) {
    let compiled: ((values: Values) => Value) | undefined
    const evaluate = (own: Values): Value => (compiled ??= compileValue(formula))(own)
    constants.set(formula, (known = { names: [...namesOf(formula)], evaluate }))
  }
  for (const name of known.names) if (values[name] === undefined) return undefined
  return known.evaluate(values)
}

function product(left: Term, right: Term): Term {
  return {
    number: mul(left.number, right.number),
    above: [...left.above, ...right.above],
    below: [...left.below, ...right.below],
    barred: left.barred || right.barred,
  }
}

function quotient(numerator: Term, denominator: Term): Term {
  return {
    number: div(numerator.number, denominator.number),
    above: [...numerator.above, ...denominator.below],
    below: [...numerator.below, ...denominator.above],
    barred: true,
  }
}

function sumOf(terms: readonly { readonly minus: boolean; readonly of: Formula }[], values: Values): Term {
  const kept = gatherConstants(
    terms.map(({ minus, of }) => {
      const term = termOf(of, values)
      return minus ? { ...term, number: neg(term.number) } : term
    }),
  ).filter(({ number }) => number !== 0)
  const only = kept[0]
  if (only === undefined) return constant(0)
  if (kept.length === 1) return only
  const tex = kept
    .map((term, index) => {
      const text = printed(term)
      return index === 0 ? text : text.startsWith('-') ? ` - ${text.slice(1)}` : ` + ${text}`
    })
    .join('')
  return single({ tex, tight: false, open: true })
}

/** Numbers of a sum stand together where the first of them stood. */
function gatherConstants(terms: readonly Term[]): readonly Term[] {
  const isNumber = ({ above, below }: Term) => above.length === 0 && below.length === 0
  const numbers = terms.filter(isNumber)
  if (numbers.length < 2) return terms
  const total = constant(numbers.map(({ number }) => number).reduce((left, right) => add(left, right)))
  const first = terms.findIndex(isNumber)
  return terms.flatMap((term, index) => (index === first ? [total] : isNumber(term) ? [] : [term]))
}

function powerOf({ base, exponent }: Extract<Formula, { kind: 'power' }>, values: Values): Term {
  const power = constantOf(exponent, values)
  if (power === 0) return constant(1)
  const of = termOf(base, values)
  if (power === 1) return of
  // \sin^2 x
  if (base.kind === 'call' && ['sin', 'cos', 'tan'].includes(base.name) && power !== undefined) {
    return single({
      tex: printed(termOf(base, values)).replace(/^\\(sin|cos|tan)/, (name) => `${name}^{${formatLatex(power)}}`),
      tight: false,
      open: false,
    })
  }
  const whole = printed(of)
  const isTight =
    of.above.length === 0
      ? of.number === I || of.number === PI || (fraction(of.number)?.d === 1 && sign(of.number) >= 0)
      : of.number === 1 && of.below.length === 0 && of.above.length === 1 && of.above.every(({ tight }) => tight)
  const raised = power === undefined ? printed(termOf(exponent, values)) : formatLatex(power)
  return single({
    tex: `${isTight ? whole : bracketed(whole)}^{${raised}}`,
    tight: false,
    open: false,
    ...(isTight && /^\d/.test(whole) ? { digits: true } : {}),
  })
}

function callOf(name: FunctionName, parameters: readonly Formula[], values: Values): Term {
  const texts = parameters.map((parameter) => printed(termOf(parameter, values)))
  const argument = (place: number): string => {
    const [{ kind }, text] = [itemAt(parameters, place), itemAt(texts, place)]
    return kind === 'name' || kind === 'number' || /^\d*\w?$/.test(text) ? text : bracketed(text)
  }
  const atom = (tex: string): Term => single({ tex, tight: true, open: false })
  const applied = (tex: string): Term => single({ tex, tight: false, open: false })
  if (name === 'sqrt') return atom(`\\sqrt{${texts[0]}}`)
  if (name === 'root') return atom(`\\sqrt[${texts[0]}]{${texts[1]}}`)
  if (name === 'abs') return atom(`\\left|${texts[0]}\\right|`)
  if (name === 'log')
    return applied(
      texts.length === 1 || texts[0] === '10'
        ? `\\log ${argument(texts.length - 1)}`
        : `\\log_{${texts[0]}} ${argument(1)}`,
    )
  if (name === 'sin' || name === 'cos' || name === 'tan') return applied(`\\${name} ${argument(0)}`)
  if (name === 'deg') return applied(`${argument(0)}^{\\circ}`)
  if (name === 'C' || name === 'P') return applied(`${name}^{${texts[0]}}_{${texts[1]}}`)
  if (name === 'factorial') return applied(`${argument(0)}!`)
  throw new TypeError(`${name}(…) of symbols cannot be printed`)
}

/** The LaTeX of a term, a minus sign in front where it is negative. */
function printed({ number, above, below, barred }: Term): string {
  if (number === 0) return '0'
  if (above.length === 0 && below.length === 0) return formatLatex(number)
  const negative = sign(number) < 0
  const size = negative ? neg(number) : number
  const parts = fraction(size)
  const body =
    below.length > 0 || (barred && parts !== undefined && parts.d !== 1)
      ? onLine(size, above, below)
      : beside(numberTex(size), above, negative)
  return negative ? `-${body}` : body
}

function onLine(size: Value, above: readonly Factor[], below: readonly Factor[]): string {
  const { n, d } = fraction(size) ?? { n: undefined, d: 1 }
  const [over, under] = [
    beside(n === undefined ? numberTex(size) : n === 1 ? '' : formatLatex(n), above),
    beside(d === 1 ? '' : formatLatex(d), below),
  ]
  return `\\frac{${over === '' ? '1' : over}}{${under}}`
}

/** A number before factors: nothing for 1, brackets round what has several terms. */
function numberTex(size: Value): string {
  if (size === 1) return ''
  const tex = formatLatex(size)
  return /[+-]/.test(tex.replace(/\{[^}]*\}/g, '')) ? bracketed(tex) : tex
}

/**
 * Factors in a row: a sum in brackets beside others or behind a minus sign, a power of a number in brackets after a
 * number.
 */
function beside(number: string, factors: readonly Factor[], negative = false): string {
  const lonely = number === '' && factors.length === 1 && !negative
  return factors.reduce((row, { tex, open, digits }) => {
    const text = (open && !lonely) || (digits === true && row !== '') ? bracketed(tex) : tex
    return /\\[A-Za-z]+$/.test(row) && /^[A-Za-z0-9]/.test(text) ? `${row} ${text}` : `${row}${text}`
  }, number)
}

const bracketed = (tex: string): string => (/\\frac|\\sqrt/.test(tex) ? `\\left(${tex}\\right)` : `(${tex})`)

/**
 * -1 before what is printed with a minus sign in front: complex numbers and sums of several terms count as positive.
 */
function sign(number: Value): number {
  if (typeof number === 'number') return Math.sign(number)
  try {
    return formatLatex(number).startsWith('-') && !/^-[^{}]*[+-]/.test(formatLatex(number).replace(/\{[^}]*\}/g, ''))
      ? -1
      : compare(abs(number), 0) === 0
        ? 0
        : 1
  } catch (fault) {
    if (fault instanceof Unsuitable) return 1
    throw fault
  }
}
