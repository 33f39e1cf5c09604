/** Quotients of polynomials: how they are added, multiplied and printed. */
import { div } from '#families/kit/exact/arithmetic.ts'
import { fraction, type Value } from '#families/kit/exact/value.ts'
import {
  addPolynomials,
  constant,
  constantOf,
  isConstant,
  letter,
  multiply,
  negate,
  scale,
  type Polynomial,
} from './polynomial.ts'

export type Quotient = { readonly over: Polynomial; readonly under: Polynomial }

/** A number, or a letter, over 1. */
export const whole = (value: Value): Quotient => ({ over: constant(value), under: constant(1) })
export const letterOf = (name: string): Quotient => ({ over: letter(name), under: constant(1) })
export const times = (a: Quotient, b: Quotient): Quotient => ({
  over: multiply(a.over, b.over),
  under: multiply(a.under, b.under),
})
export const minusOf = (a: Quotient): Quotient => ({ over: negate(a.over), under: a.under })

export function plus(a: Quotient, b: Quotient): Quotient {
  if (canonicalName({ over: a.under, under: constant(1) }) === canonicalName({ over: b.under, under: constant(1) }))
    return { over: addPolynomials(a.over, b.over), under: a.under }
  return {
    over: addPolynomials(multiply(a.over, b.under), multiply(b.over, a.under)),
    under: multiply(a.under, b.under),
  }
}

/** 1 - x², as cos² x is of sin x. */
export function oneLessSquareOf(name: string): Quotient {
  return {
    over: new Map<string, Value>([
      ['', 1],
      [`${name}^2`, -1],
    ]),
    under: constant(1),
  }
}

export const isNegative = (value: Value): boolean => {
  if (typeof value === 'number') return value < 0
  const ratio = fraction(value)
  return ratio !== undefined && ratio.n < 0
}

/** A canonical name of a quotient; not of a reduced one: equal names are equal values, unequal ones may be too. */
export function canonicalName({ over, under }: Quotient): string {
  const side = (of: Polynomial): string =>
    [...of]
      .map(
        ([key, value]) => `${JSON.stringify(value instanceof Object && 'terms' in value ? value.terms : value)}${key}`,
      )
      .sort()
      .join('+')
      .replaceAll('*', '·')
      .replaceAll('^', 'ˆ')
  return isConstant(under) ? side(scale(over, div(1, constantOf(under)))) : `${side(over)}/${side(under)}`
}
