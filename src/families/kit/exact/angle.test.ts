import { describe, expect, test } from 'vitest'
import { arccos, arcsin, arctan, cos, deg, pi, sin, tan } from './angle.ts'
import { add, div, mul, neg, sub } from './arithmetic.ts'
import { equals } from './compare.ts'
import { enclose } from './enclose.ts'
import { formatPlain } from './format-plain.ts'
import { sqrt } from './power.ts'
import { Exact, rational, Real, Unsuitable, type Value } from './value.ts'

const STEPS = Array.from({ length: 49 }, (_, index) => 15 * (index - 24))

describe('multiples of 15° in all quadrants', () => {
  test.each(STEPS)('sine and cosine of %i° are exact, near those of Math, on the unit circle', (degrees) => {
    const [s, c] = [sin(deg(degrees)), cos(deg(degrees))]
    expect(near(s, Math.sin((degrees * Math.PI) / 180))).toBe(true)
    expect(near(c, Math.cos((degrees * Math.PI) / 180))).toBe(true)
    expect(add(mul(s, s), mul(c, c))).toBe(1)
  })

  test.each(STEPS.filter((degrees) => degrees % 180 === 90 || degrees % 180 === -90))(
    'the tangent of %i° is refused',
    (degrees) => {
      expect(() => tan(deg(degrees))).toThrow(Unsuitable)
    },
  )

  test.each(STEPS.filter((degrees) => Math.abs(degrees % 180) !== 90))(
    'the tangent of %i° is sine over cosine',
    (degrees) => {
      expect(equals(tan(deg(degrees)), div(sin(deg(degrees)), cos(deg(degrees))))).toBe(true)
    },
  )

  test.each([-90, -75, -60, -45, -30, -15, 0, 15, 30, 45, 60, 75, 90])(
    '%i° comes back from its sine, cosine and tangent',
    (degrees) => {
      expect(arcsin(sin(deg(degrees)))).toBe(degrees)
      expect(arccos(cos(deg(degrees + 90)))).toBe(degrees + 90)
      if (Math.abs(degrees) !== 90) expect(arctan(tan(deg(degrees)))).toBe(degrees)
    },
  )
})

test.each([
  ['sin 60°', sin(deg(60)), '(sqrt(3)/2)'],
  ['cos 2π/3', cos(mul(rational(2, 3), pi)), '(-1/2)'],
  ['tan 30°', tan(deg(30)), '(sqrt(3)/3)'],
  ['150°', deg(150), '(5*pi/6)'],
  ['arccos -√3/2', arccos(div(neg(sqrt(3)), 2)), '150'],
])('%s', (_, value, plain) => {
  expect(formatPlain(value)).toBe(plain)
})

describe('other angles are enclosed', () => {
  test.each([
    ['sin 40°', sin(deg(40)), Math.sin((40 * Math.PI) / 180)],
    ['sin 89.9°', sin(deg(rational(899, 10))), Math.sin((89.9 * Math.PI) / 180)],
    ['cos 1000000007°', cos(deg(1_000_000_007)), Math.cos(((1_000_000_007 % 360) * Math.PI) / 180)],
    ['tan 200°', tan(deg(200)), Math.tan((20 * Math.PI) / 180)],
    ['sin of 1 radian', sin(1), Math.sin(1)],
    ['arcsin 1/3', arcsin(rational(1, 3)), (Math.asin(1 / 3) * 180) / Math.PI],
    ['arccos -1/3', arccos(rational(-1, 3)), (Math.acos(-1 / 3) * 180) / Math.PI],
    ['arctan 3/4', arctan(rational(3, 4)), (Math.atan(0.75) * 180) / Math.PI],
    ['arcsin of sin 40°', arcsin(sin(deg(40))), 40],
  ])('%s', (_, value, near) => {
    expect(value).toBeInstanceOf(Real)
    const [low, high] = enclose(value)
    expect(low).toBeLessThanOrEqual(near)
    expect(high).toBeGreaterThanOrEqual(near)
    expect(high - low).toBeLessThan(1e-11)
  })

  test('sin²40° + cos²40° holds 1 within 10^-13', () => {
    const [low, high] = enclose(add(mul(sin(deg(40)), sin(deg(40))), mul(cos(deg(40)), cos(deg(40)))))
    expect(low).toBeLessThan(1)
    expect(high).toBeGreaterThan(1)
    expect(high - low).toBeLessThan(1e-13)
  })

  test.each([
    ['arcsin 2', () => arcsin(2)],
    ['arccos -1.01', () => arccos(rational(-101, 100))],
    ['arcsin i', () => arcsin(sqrt(-1))],
    ['arcsin of an interval around 1', () => arcsin(new Real(0.999, 1.001))],
    ['division by an interval around 0', () => div(1, sub(sin(deg(40)), sin(deg(40))))],
  ])('%s is refused', (_, calculate) => {
    expect(calculate).toThrow(Unsuitable)
  })
})

function near(value: Value, double: number): boolean {
  expect(typeof value === 'number' || value instanceof Exact).toBe(true)
  const [low, high] = enclose(value)
  return low - 1e-12 < double && double < high + 1e-12
}
