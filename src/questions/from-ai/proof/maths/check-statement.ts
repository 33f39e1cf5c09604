/** Whether a statement of mathematics is true. */
import type { RichText } from '#domain/rich-text.ts'
import { namesOf, partsOf, type Formula } from '#families/kit/formula/formula.ts'
import { answerOf } from './answer.ts'
import { canonicalText, indexOf, type Canonical } from './canonical-text.ts'
import { holds } from './evaluate-exactly.ts'
import { readOne } from './read-latex.ts'
import { sameExpression } from './same-expression.ts'
import { takeWanted } from './wanted.ts'
import { understand } from './understand.ts'

const F = '[\\ue000-\\uf8ff]'
const ALONE = new RegExp(`^(?:the statement |it is true that |true or false: ?)?(${F})(?: is true)?$`, 'u')
/** "The slope of … is 3." */
const IS = /^(.+?)(?: (?:is|are|equals|is equal to) |是|为|等于)([^@]+)$/u

/** Undefined when that cannot be told. */
export function checkStatement(stem: RichText): boolean | undefined {
  const canonical = canonicalText(stem)
  if (canonical === undefined || canonical.text.includes('@') || canonical.text.endsWith('?')) return undefined
  const { text, wanted } = takeWanted(canonical)
  if (wanted.rounding !== undefined || wanted.form !== undefined || wanted.simplest || wanted.pi !== undefined)
    return undefined
  const alone = ALONE.exec(text)
  return alone === null ? checkNamed(text, canonical) : checkFormula(canonical.formulas[indexOf(alone[1]!)]!)
}

function checkFormula(tex: string): boolean | undefined {
  const formula = readOne(tex)
  if (formula?.kind !== 'relation') return undefined
  if (namesOf(formula).size === 0) return holds(formula)
  const [only, more] = formula.rest
  // An equation in letters as a statement is an identity.
  return only?.relation === '=' && more === undefined && isNoEquation(tex) && !hasExceptions(formula)
    ? sameExpression(formula.first, only.operand)
    : undefined
}

/**
 * Roots, fractional powers and denominators with letters hold for some values only: whether such an identity is "true"
 * is not settled.
 */
function hasExceptions(formula: Formula): boolean {
  if (formula.kind === 'call' && namesOf(formula).size > 0 && !['sin', 'cos'].includes(formula.name)) return true
  if (formula.kind === 'quotient' && namesOf(formula.denominator).size > 0) return true
  if (formula.kind === 'power' && formula.exponent.kind !== 'number') return true
  return partsOf(formula).some(hasExceptions)
}

/**
 * `x = 3` states nothing by itself, and neither does an equation that might be meant for some x only: both sides must
 * hold letters.
 */
function isNoEquation(tex: string): boolean {
  const sides = tex.split('=')
  return (
    sides.length === 2 &&
    sides.every((side) => /[a-z]/.test(side.replace(/\\[a-z]+/gi, ''))) &&
    !sides.some((side) => /^\s*[a-z]\s*$/.test(side))
  )
}

function checkNamed(text: string, canonical: Canonical): boolean | undefined {
  const found = IS.exec(text)
  if (found === null) return undefined
  const judge = understand({ ...canonical, text: found[1]!.trim() })
  if (judge === undefined) return undefined
  const grade = judge(answerOf({ text: found[2]!.trim(), formulas: canonical.formulas }))
  return grade === 'unknown' ? undefined : grade === 'right'
}
