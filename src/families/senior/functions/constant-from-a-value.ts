/** The constant of a quadratic function from one of its values, and another value. */
import { conventional } from '../../kit/family.ts'
import { ints, nonzero } from '../../kit/given.ts'

export const constantFromAValue = conventional({
  meta: {
    id: 'functions/constant-from-a-value',
    unit: 'SS2',
    objective: 'notation of functions',
    method: 'unknown constant from one value, then another value',
    foundation: true,
    level: 1,
    minutes: 3,
  },
  paper: { mock: [10] },
  symbols: ['x', 'k'],
  given: { a: ints(2, 5), k0: nonzero(-9, 9), c: nonzero(-9, 9), p: nonzero(-4, 4), q: nonzero(-5, 5) },
  let: { v: 'a p^2 + k0 p + c', w: 'a q^2 + k0 q + c', f: 'a x^2 + k x + c' },
  where: 'abs(p) != abs(q) & abs(p) > 1 & v != 0 & abs(v) <= 60 & abs(w) <= 99 & w != 0 & w != v',
  stem: {
    en: 'Let $f(x) = @f$, where $k$ is a constant. It is given that $f(@p) = @v$.',
    zh: '設 $f(x) = @f$，其中 $k$ 為一常數。已知 $f(@p) = @v$。',
  },
  parts: [
    {
      label: 'a',
      ask: { en: 'Find $k$.', zh: '求 $k$。' },
      answer: '$@k0$',
      steps: [
        ['@{a p^2 + p k + c} = @v', '1M'],
        ['k = @k0', '1A'],
      ],
    },
    {
      label: 'b',
      ask: { en: 'Find $f(@q)$.', zh: '求 $f(@q)$。' },
      answer: '$@w$',
      steps: [['f(@q) = @[a q^2 + k0 q + c] = @w', '1A']],
    },
  ],
  claims: ['at(f, x, p) = v for k in {k0}', 'at(f, x, q) = w for k in {k0}'],
})
