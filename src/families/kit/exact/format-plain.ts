/** Values in the notation of computer algebra systems, to be checked by another one. */
import { Real, type Term, type Value } from './value.ts'

/**
 * The exact value, bracketed so that it can stand anywhere in a formula: `3`, `(-3)`, `(3/4)`, `(1+2*sqrt(3)/5)`, `pi`,
 * `i`. A Real has no exact form: TypeError.
 */
export function formatPlain(v: Value): string {
  if (typeof v === 'number') return v < 0 ? `(${v})` : String(v)
  if (v instanceof Real)
    throw new TypeError(`Cannot write a number known to lie between ${v.low} and ${v.high} exactly`)
  const sum = v.terms
    .map(formatTerm)
    .reduce((before, term) => (term.startsWith('-') ? before + term : `${before}+${term}`))
  return sum === 'pi' || sum === 'i' ? sum : `(${sum})`
}

function formatTerm({ n, d, radicand, pi, i }: Term): string {
  const factors = [
    ...(radicand === 1 ? [] : [`sqrt(${radicand})`]),
    ...(pi > 0 ? [powerOfPi(pi)] : []),
    ...(i === 1 ? ['i'] : []),
  ]
  const size = Math.abs(n)
  if (size !== 1 || factors.length === 0) factors.unshift(String(size))
  const divisors = [...(d === 1 ? [] : [`/${d}`]), ...(pi < 0 ? [`/${powerOfPi(-pi)}`] : [])]
  return `${n < 0 ? '-' : ''}${factors.join('*')}${divisors.join('')}`
}

function powerOfPi(exponent: number): string {
  return exponent === 1 ? 'pi' : `pi^${exponent}`
}
