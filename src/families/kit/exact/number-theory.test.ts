import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sqrt } from './power.ts'
import { C, factorial, gcd, lcm, mod, P } from './number-theory.ts'
import { rational, Unsuitable } from './value.ts'

test.each([
  ['gcd(12, -18)', gcd(12, -18), 6],
  ['gcd(0, 0)', gcd(0, 0), 0],
  ['gcd(12, 18, 27)', gcd(12, 18, 27), 3],
  ['lcm(4, -6)', lcm(4, -6), 12],
  ['lcm(4, 6, 10)', lcm(4, 6, 10), 60],
  ['lcm(0, 5)', lcm(0, 5), 0],
  ['7 mod 3', mod(7, 3), 1],
  ['-7 mod 3', mod(-7, 3), 2],
  ['7 mod -3', mod(7, -3), -2],
  ['-6 mod 3 is no negative zero', mod(-6, 3), 0],
  ['7/2 mod 1', mod(rational(7, 2), 1), rational(1, 2)],
  ['0!', factorial(0), 1],
  ['18!', factorial(18), 6_402_373_705_728_000],
  ['5P2', P(5, 2), 20],
  ['5P0', P(5, 0), 1],
  ['52C5', C(52, 5), 2_598_960],
  ['56C28, the last of its kind below 2^53', C(56, 28), 7_648_690_600_760_440],
] as const)('%s', (_, value, expected) => {
  expect(value).toEqual(expected)
})

test.each([
  ['19!', () => factorial(19)],
  ['(-1)!', () => factorial(-1)],
  ['3C4', () => C(3, 4)],
  ['58C29', () => C(58, 29)],
  ['3P-1', () => P(3, -1)],
  ['mod 0', () => mod(3, 0)],
  ['gcd of a half', () => gcd(rational(1, 2), 3)],
  ['factorial of √2', () => factorial(sqrt(2))],
])('%s is refused', (_, calculate) => {
  expect(calculate).toThrow(Unsuitable)
})

test('Pascal: C(n, r) = C(n - 1, r - 1) + C(n - 1, r), and P = C × r!', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 50 }), fc.nat(50), (n, seed) => {
      const r = 1 + (seed % n)
      expect(C(n, r)).toBe(C(n - 1, r - 1) + (r === n ? 0 : C(n - 1, r)))
      if (r <= 8) expect(P(n, r)).toBe(C(n, r) * factorial(r))
    }),
  )
})
