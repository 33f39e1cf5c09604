/** Prints a formula with numbers put in but not worked out, as a worked solution shows it: `(-3)^{2}-4(2)(-5)`. */
import { firstOf, lastOf } from '#domain/must-be-there.ts'
import { formatLatex } from '../exact/format-latex.ts'
import type { Value } from '../exact/value.ts'
import type { Values } from './evaluate.ts'
import type { Formula } from './formula.ts'
import { GREEK, RELATION_SIGNS } from './signs.ts'

/**
 * The LaTeX of a formula, each name of the draw as its value in the place where it stands, in brackets where it must
 * be; a written `*` is a multiplication sign.
 */
export function formatSubstituted(formula: Formula, values: Values): string {
  return show(formula, values).tex
}

/**
 * `rank`: 0 relation, 1 sum, 2 product, 3 power, 4 what stands alone. `number`: begins with a digit, so that it needs
 * brackets after another number; `beside`: how it is written there, where not all of it stands in them.
 */
type Shown = {
  readonly tex: string
  readonly rank: number
  readonly number?: boolean
  readonly negative?: boolean
  readonly beside?: string
}

function show(formula: Formula, values: Values): Shown {
  const of = (part: Formula): Shown => show(part, values)
  switch (formula.kind) {
    case 'number':
      return { tex: formula.digits, rank: 4, number: true }
    case 'name':
      return showName(formula.name, values)
    case 'sum':
      return {
        tex: formula.terms
          .map(({ minus, of: term }, index) => {
            const { tex, rank, negative } = of(term)
            // A product after others lends its sign to the sum: 2(3)^2 - 8(3), where a number alone keeps its brackets:
            // 2 + (-8).
            if (!minus && index > 0 && negative === true && term.kind === 'product') return ` - ${tex.slice(1)}`
            return `${minus ? ' - ' : index > 0 ? ' + ' : ''}${(negative === true && index > 0) || (rank <= 1 && minus) ? bracketed(tex) : tex}`
          })
          .join(''),
        rank: 1,
      }
    case 'negative': {
      const shown = of(formula.of)
      return {
        tex: `-${shown.rank <= 1 || shown.negative === true ? bracketed(shown.tex) : shown.tex}`,
        rank: 2,
        negative: true,
      }
    }
    case 'product':
      return showProduct(of(formula.left), of(formula.right), formula.dot)
    case 'quotient':
      return { tex: `\\frac{${of(formula.numerator).tex}}{${of(formula.denominator).tex}}`, rank: 2 }
    case 'power': {
      const [base, exponent] = [of(formula.base), of(formula.exponent)]
      return {
        tex: `${base.rank < 4 || base.negative === true ? bracketed(base.tex) : base.tex}^{${exponent.tex}}`,
        rank: 3,
        ...(base.number === true && base.negative !== true && base.rank === 4 ? { number: true } : {}),
        ...(base.number === true && base.rank === 4 ? { beside: `${bracketed(base.tex)}^{${exponent.tex}}` } : {}),
      }
    }
    case 'call':
      return {
        tex: showCall(formula.name, formula.parameters.map(of)),
        rank: ['sqrt', 'root', 'abs'].includes(formula.name) ? 4 : 3,
      }
    case 'relation':
      return {
        tex: [
          of(formula.first).tex,
          ...formula.rest.map(({ relation, operand }) => `${RELATION_SIGNS[relation]} ${of(operand).tex}`),
        ].join(' '),
        rank: 0,
      }
    case 'member':
    case 'all':
    case 'any':
    case 'not':
    case 'same':
      throw new TypeError('Only values and relations can be printed')
  }
}

function showName(name: string, values: Values): Shown {
  const value = values[name]
  if (value === undefined) return { tex: name === 'pi' || GREEK.has(name) ? `\\${name}` : name, rank: 4 }
  const tex = formatLatex(value as Value)
  const negative = tex.startsWith('-')
  const bare = tex.replace(/\{[^{}]*\}/g, '').replace(/^-/, '')
  return {
    tex,
    rank: /[+-]/.test(bare) ? 1 : /^\d+$/.test(tex.replace('-', '').replaceAll('\\,', '')) ? 4 : 2,
    number: true,
    ...(negative ? { negative } : {}),
  }
}

function showProduct(left: Shown, right: Shown, dot: boolean): Shown {
  // A coefficient of 1 is not written.
  if (!dot && left.tex === '1') return right
  if (!dot && left.tex === '-1' && right.rank > 1 && right.negative !== true)
    return { ...right, tex: `-${right.tex}`, rank: 2, negative: true }
  const first = left.rank <= 1 ? bracketed(left.tex) : left.tex
  const rest = dot
    ? ` \\times ${right.rank <= 1 || right.negative === true ? bracketed(right.tex) : right.tex}`
    : right.rank <= 1 || right.number === true || right.negative === true
      ? (right.beside ?? bracketed(right.tex))
      : /\\[A-Za-z]+$/.test(first) && /^[A-Za-z]/.test(right.tex)
        ? ` ${right.tex}`
        : right.tex
  return {
    tex: `${first}${rest}`,
    rank: 2,
    ...(left.number === true ? { number: true } : {}),
    ...(left.negative === true ? { negative: true } : {}),
  }
}

function showCall(name: string, parameters: readonly Shown[]): string {
  const first = firstOf(parameters)
  const argument = (shown: Shown): string =>
    shown.rank === 4 && shown.negative !== true ? shown.tex : bracketed(shown.tex)
  switch (name) {
    case 'sqrt':
      return `\\sqrt{${first.tex}}`
    case 'root':
      return `\\sqrt[${first.tex}]{${lastOf(parameters).tex}}`
    case 'abs':
      return `\\left|${first.tex}\\right|`
    case 'log':
      return parameters.length === 1 || first.tex === '10'
        ? `\\log ${argument(lastOf(parameters))}`
        : `\\log_{${first.tex}} ${argument(lastOf(parameters))}`
    case 'sin':
    case 'cos':
    case 'tan':
      return `\\${name} ${first.tex.endsWith('^{\\circ}') ? first.tex : argument(first)}`
    case 'deg':
      return `${argument(first)}^{\\circ}`
    case 'C':
    case 'P':
      return `${name}^{${first.tex}}_{${lastOf(parameters).tex}}`
    case 'factorial':
      return `${argument(first)}!`
    case 'arcsin':
    case 'arccos':
    case 'arctan':
      return `\\${name.slice(3)}^{-1} ${argument(first)}`
    default:
      throw new TypeError(`${name}(…) cannot be printed`)
  }
}

const bracketed = (tex: string): string => (/\\frac|\\sqrt/.test(tex) ? `\\left(${tex}\\right)` : `(${tex})`)
