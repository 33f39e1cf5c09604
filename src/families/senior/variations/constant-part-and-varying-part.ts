/** Partial variation: a constant part and a part that varies as the square. */
import { conventional } from '../../kit/family.ts'
import { ints, nonzero } from '../../kit/given.ts'

export const constantPartAndVaryingPart = conventional({
  meta: {
    id: 'variations/constant-part-and-varying-part',
    unit: 'SS6',
    objective: 'partial variation',
    method: 'two constants from two values, then a third value',
    foundation: true,
    level: 2,
    minutes: 3,
  },
  paper: { mock: [11] },
  given: { a: nonzero(-9, 20), b: nonzero(-4, 6), p: ints(2, 4), q: ints(3, 6), r: ints(4, 9) },
  let: { u: 'a + b p^2', v: 'a + b q^2', w: 'a + b r^2', P: 'p^2', Q: 'q^2', R: 'r^2' },
  where: 'p < q & q < r & abs(b) > 1 & abs(a) > 1 & u != 0 & v != 0 & w != 0 & abs(w) <= 300',
  stem: {
    en: 'It is given that $f(x)$ is the sum of two parts, one part is a constant and the other part varies as the square of $x$. Suppose that $f(@p) = @u$ and $f(@q) = @v$. Find $f(@r)$.',
    zh: '已知 $f(x)$ 為兩部分之和，一部分為常數，而另一部分隨 $x$ 的平方正變。假設 $f(@p) = @u$ 及 $f(@q) = @v$。求 $f(@r)$。',
  },
  parts: [
    {
      ask: '',
      answer: '$@w$',
      steps: [
        [
          {
            en: 'Let $f(x) = a + bx^2$, where $a$ and $b$ are non-zero constants.',
            zh: '設 $f(x) = a + bx^2$，其中 $a$ 及 $b$ 均為非零常數。',
          },
          '1A',
        ],
        [
          { en: '$@u = a + @[P]b$ and $@v = a + @[Q]b$', zh: '$@u = a + @[P]b$ 及 $@v = a + @[Q]b$' },
          '1M',
          'for either correct',
        ],
        [
          {
            en: '$a = @a$ and $b = @b$. Hence, $f(@r) = @a + (@b)(@R) = @w$.',
            zh: '$a = @a$ 及 $b = @b$，故 $f(@r) = @a + (@b)(@R) = @w$。',
          },
          '1A',
        ],
      ],
    },
  ],
  claims: ['(w - u) (q^2 - p^2) = (v - u) (r^2 - p^2)'],
})
