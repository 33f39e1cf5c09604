/** Writes a product of powers of numbers as a power of their common base. */
import { formulaChoice } from '../../kit/family.ts'
import { ints, oneOf } from '../../kit/given.ts'

export const powersOfOneBase = formulaChoice({
  meta: { id: 'indices/powers-of-one-base', unit: 'JS10', objective: 'laws of integral indices', method: 'changing to a common base with a literal index', foundation: true, level: 1, minutes: 1 },
  paper: { slots: [1, 2] },
  symbols: ['n'],
  given: { q: oneOf(2, 3, 5), u: ints(1, 4), v: ints(2, 4), s: ints(1, 3), t: ints(1, 2), w: ints(1, 9) },
  let: { first: 'q^u', second: 'q^v', e: 'u s + v t', f: 'v w', answer: 'q^(e n + f)' },
  where: 'u != v & first <= 81 & second <= 125 & (first second)^(s + t) <= 1000000000 & q^(e + f) <= 9000000000000000 & s + t != e & gcd(s + t, w) = 1',
  stem: '$@{first^(s n)} \\cdot @{second^(t n + w)} =$',
  key: 'answer',
  slips: {
    'multiplies one term of the index only': 'q^(e n + w)',
    'multiplies the bases and adds the indices': '(first second)^((s + t) n + w)',
    'adds the indices without changing the bases': 'q^((s + t) n + w)',
    'adds the indices of the base instead of multiplying': 'q^((s + t) n + u + v + w)',
    'multiplies the two indices': 'q^(u v (s + t) n + f)',
  },
  steps: [['@{first^(s n)} \\cdot @{second^(t n + w)} = @{q^(u s n)} \\cdot @{q^(v t n + f)}', '1M'], ['= @answer', '1A']],
  claims: ['first^(s n) second^(t n + w) = key for n in {0, 1}'],
})
