import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pi } from './angle.ts'
import { abs, add, conj, div, im, mul, neg, re, sub } from './arithmetic.ts'
import { compare, equals, sign } from './compare.ts'
import { enclose, toNumber } from './enclose.ts'
import { formatLatex } from './format-latex.ts'
import { formatPlain } from './format-plain.ts'
import { sqrt } from './power.ts'
import { Exact, rational, Real, Unsuitable, type Value } from './value.ts'

const i = sqrt(-1)
const rationals = fc
  .tuple(fc.integer({ min: -30, max: 30 }), fc.integer({ min: 1, max: 12 }))
  .map(([n, d]) => rational(n, d))
const roots = fc.constantFrom(1, 2, 3, 5, 6, 7, 12).map(sqrt)
const surds = sums(fc.tuple(rationals, roots).map(([a, b]) => mul(a, b)))
const reals = sums(fc.tuple(rationals, roots, fc.constantFrom<Value>(1, 1, pi)).map(([a, b, c]) => mul(mul(a, b), c)))
const complexes = fc.tuple(surds, surds).map(([x, y]) => add(x, mul(y, i)))
const anything = fc.oneof(fc.integer({ min: -1000, max: 1000 }), rationals, surds, reals, complexes)

describe('the laws of a field', () => {
  test('sums and products commute, associate and distribute', () => {
    fc.assert(
      fc.property(anything, anything, anything, (a, b, c) => {
        same(add(a, b), add(b, a))
        same(add(add(a, b), c), add(a, add(b, c)))
        same(mul(a, b), mul(b, a))
        same(mul(mul(a, b), c), mul(a, mul(b, c)))
        same(mul(a, add(b, c)), add(mul(a, b), mul(a, c)))
        same(sub(a, b), add(a, neg(b)))
        expect(sub(a, a)).toBe(0)
      }),
    )
  })

  test('multiplying undoes dividing, by surds and complex numbers of up to four terms', () => {
    let divided = 0
    fc.assert(
      fc.property(
        complexes,
        fc.oneof(
          rationals,
          surds,
          complexes,
          fc.tuple(rationals, roots).map(([a, b]) => mul(mul(a, b), pi)),
        ),
        (a, b) => {
          if (b === 0) return
          const quotient = unlessUnsuitable(() => div(a, b))
          if (quotient === undefined) return
          divided += 1
          expect(quotient).not.toBeInstanceOf(Real)
          const back = unlessUnsuitable(() => mul(quotient, b))
          if (back !== undefined) same(back, a)
        },
      ),
      { numRuns: 500 },
    )
    expect(divided).toBeGreaterThan(400)
  })

  test('conjugates multiply to the square of the modulus', () => {
    fc.assert(
      fc.property(rationals, rationals, (x, y) => {
        const z = add(x, mul(y, i))
        same(mul(z, conj(z)), mul(abs(z), abs(z)))
        same(re(z), x)
        same(im(z), y)
      }),
    )
  })
})

describe('against doubles', () => {
  test('every operation is within the certified bounds, and those are narrow', () => {
    fc.assert(
      fc.property(reals, reals, (a, b) => {
        agrees(add(a, b), toNumber(a) + toNumber(b))
        agrees(mul(a, b), toNumber(a) * toNumber(b))
        const [low, high] = enclose(a)
        expect(low).toBeLessThanOrEqual(high)
        expect(high - low).toBeLessThan(1e-11)
      }),
    )
  })

  test('the bounds of an interval hold the exact result', () => {
    fc.assert(
      fc.property(reals, reals, (a, b) => {
        const [loose, other] = [new Real(...enclose(a)), new Real(...enclose(b))]
        holds(add(loose, other), add(a, b))
        holds(sub(loose, b), sub(a, b))
        holds(mul(loose, other), mul(a, b))
        holds(neg(loose), neg(a))
        holds(abs(loose), abs(a))
        if (b !== 0) holds(div(loose, other), div(a, b))
      }),
    )
  })

  test('order agrees where the doubles are far apart, and is the opposite the other way round', () => {
    fc.assert(
      fc.property(reals, reals, (a, b) => {
        const difference = toNumber(a) - toNumber(b)
        if (Math.abs(difference) > 1e-9) expect(compare(a, b)).toBe(Math.sign(difference))
        expect(compare(a, b)).toBe(-compare(b, a) + 0)
        expect(compare(a, b) === 0).toBe(equals(a, b))
        expect(sign(a)).toBe(compare(a, 0))
      }),
    )
  })

  test('both formats evaluate to the value', () => {
    fc.assert(
      fc.property(anything, (value) => {
        for (const part of [re(value), im(value)]) {
          const near = toNumber(part)
          expect(Math.abs(evaluatePlain(formatPlain(part)) - near)).toBeLessThan(1e-9)
          expect(Math.abs(evaluatePlain(plainOf(formatLatex(part))) - near)).toBeLessThan(1e-9)
        }
      }),
    )
  })

  test('both formats of a complex number multiply i by the imaginary part', () => {
    // With a number in the place of i, the text must give re + 1000 im.
    fc.assert(
      fc.property(complexes, (value) => {
        const near = toNumber(re(value)) + 1000 * toNumber(im(value))
        expect(Math.abs(evaluatePlain(formatPlain(value)) - near)).toBeLessThan(1e-6)
        expect(Math.abs(evaluatePlain(plainOf(formatLatex(value))) - near)).toBeLessThan(1e-6)
      }),
    )
  })
})

describe('single results', () => {
  test.each([
    ['6/4', div(6, 4), '(3/2)'],
    ['-6/-3', div(-6, -3), '2'],
    ['0 × -3 is no negative zero', mul(0, -3), '0'],
    ['√2 √6', mul(sqrt(2), sqrt(6)), '(2*sqrt(3))'],
    ['(√2/2)²', mul(div(sqrt(2), 2), div(sqrt(2), 2)), '(1/2)'],
    ['1/(2-√3)', div(1, sub(2, sqrt(3))), '(2+sqrt(3))'],
    ['1/(√3+√2)', div(1, add(sqrt(3), sqrt(2))), '(-sqrt(2)+sqrt(3))'],
    ['(3+i)/(1-2i)', div(add(3, i), sub(1, mul(2, i))), '(1/5+7*i/5)'],
    ['1/(1+√2+√3)', div(1, add(add(1, sqrt(2)), sqrt(3))), '(1/2+sqrt(2)/4-sqrt(6)/4)'],
    ['1/(√2π + √3π)', div(1, mul(pi, add(sqrt(2), sqrt(3)))), '(-sqrt(2)/pi+sqrt(3)/pi)'],
    ['(2π+4)/(π+2)', div(add(mul(2, pi), 4), add(pi, 2)), '2'],
    ['1/i', div(1, i), '(-i)'],
    ['1/(√2/2)', div(1, div(sqrt(2), 2)), '(sqrt(2))'],
    ['1/(1+i+√2i)', div(1, add(add(1, i), mul(i, sqrt(2)))), '(1/2-sqrt(2)/4-sqrt(2)*i/4)'],
    ['π - π', sub(pi, pi), '0'],
    ['π/π', div(pi, pi), '1'],
    ['|1+i|', abs(add(1, i)), '(sqrt(2))'],
    ['|2-√5|', abs(sub(2, sqrt(5))), '(-2+sqrt(5))'],
    ['0 × an interval', mul(0, new Real(1, 2)), '0'],
    ['0 / an interval', div(0, new Real(1, 2)), '0'],
  ])('%s', (_, value, plain) => {
    expect(Object.is(value, -0)).toBe(false)
    expect(formatPlain(value)).toBe(plain)
  })

  test('the absolute value of an interval around 0 starts at 0', () => {
    expect(abs(new Real(-3, 1))).toEqual(new Real(0, 3))
    expect(abs(new Real(-3, -1))).toEqual(new Real(1, 3))
  })

  test('1 / (1 + π) is enclosed', () => {
    agrees(div(1, add(1, pi)), 1 / (1 + Math.PI))
  })

  test.each([
    ['1/0', () => div(1, 0)],
    ['√2/0', () => div(sqrt(2), 0)],
    ['0/0', () => div(0, 0)],
    ['2^53 as a sum', () => add(Number.MAX_SAFE_INTEGER, 1)],
    ['2^54 as a product', () => mul(2 ** 27, 2 ** 27)],
    ['a denominator of 2^60', () => mul(rational(1, 2 ** 30), rational(1, 2 ** 30))],
    ['a numerator beyond 2^53', () => add(rational(1, 2 ** 30 + 1), rational(1, 2 ** 30 + 3))],
    ['an interval with an imaginary part', () => mul(i, new Real(1, 2))],
    ['a complex number over a sum with π', () => div(i, add(1, pi))],
    ['0 over an interval around 0', () => div(0, new Real(-1, 1))],
    ['infinite bounds', () => mul(new Real(1e200, 1e200), new Real(1e200, 1e200))],
  ])('%s is refused', (_, calculate) => {
    expect(calculate).toThrow(Unsuitable)
  })

  test('a double is a bug of the caller', () => {
    expect(() => rational(0.5, 1)).toThrow(TypeError)
    expect(() => add(0.5, sqrt(2))).toThrow(TypeError)
  })
})

function sums(terms: fc.Arbitrary<Value>): fc.Arbitrary<Value> {
  return fc.array(terms, { minLength: 1, maxLength: 2 }).map((list) => list.reduce(add))
}

function same(a: Value, b: Value): void {
  expect(a).toEqual(b)
  expect(equals(a, b)).toBe(true)
  // Canonical: no whole number in disguise, no empty sum.
  if (a instanceof Exact) expect(formatPlain(a)).not.toMatch(/^\(-?\d+\)$|^\(\)$/)
}

function agrees(value: Value, double: number): void {
  const [low, high] = enclose(value)
  const slack = 1e-11 * Math.max(1, Math.abs(double))
  expect(double).toBeGreaterThanOrEqual(low - slack)
  expect(double).toBeLessThanOrEqual(high + slack)
}

/** The bounds of the interval contain some of the bounds of the exact value. */
function holds(interval: Value, exact: Value): void {
  const [low, high] = enclose(interval)
  const [bottom, top] = enclose(exact)
  expect(low).toBeLessThanOrEqual(top)
  expect(high).toBeGreaterThanOrEqual(bottom)
}

function unlessUnsuitable(calculate: () => Value): Value | undefined {
  try {
    return calculate()
  } catch (error) {
    if (error instanceof Unsuitable) return undefined
    throw error
  }
}

/** School LaTeX to plain notation, by another way than formatPlain takes. */
function plainOf(latex: string): string {
  return latex
    .replaceAll('\\,', '')
    .replace(/\\sqrt\{(\d+)\}/g, '*sqrt($1)')
    .replace(/\\pi\^\{(\d+)\}/g, '*pi^$1')
    .replaceAll('\\pi', '*pi')
    .replace(/\\frac\{([^{}]*)\}\{([^{}]*)\}/g, '(($1)/($2))')
    .replaceAll('i', '*i')
    .replaceAll('p*i', 'pi')
    .replace(/(^|[+\-(])\*/g, '$1')
}

/** Evaluates +, -, *, /, ^, brackets, sqrt and pi in doubles; i stands for 1000. */
function evaluatePlain(text: string): number {
  const tokens: string[] = text.match(/\d+|[a-z]+|[-+*/^()]/g) ?? []
  const take = (...wanted: string[]): string | undefined =>
    wanted.includes(tokens[0] ?? 'end') ? tokens.shift() : undefined
  const sum = (): number => {
    let total = take('-') ? -product() : product()
    for (let sign = take('+', '-'); sign; sign = take('+', '-')) total += sign === '+' ? product() : -product()
    return total
  }
  const product = (): number => {
    let total = power()
    for (let sign = take('*', '/'); sign; sign = take('*', '/'))
      total = sign === '*' ? total * power() : total / power()
    return total
  }
  const power = (): number => {
    const base = atom()
    return take('^') ? base ** atom() : base
  }
  const atom = (): number => {
    if (take('sqrt')) return Math.sqrt(atom())
    if (take('pi')) return Math.PI
    if (take('i')) return 1000
    if (!take('(')) return Number(tokens.shift())
    const inside = sum()
    expect(take(')')).toBe(')')
    return inside
  }
  const value = sum()
  expect(tokens).toEqual([])
  return value
}
