/** Direct variation as the square of a quantity. */
import { conventional } from '../../kit/family.ts'
import { ints, nonzero, numbers } from '../../kit/given.ts'

export const squareThenValue = conventional({
  meta: {
    id: 'variations/square-then-value',
    unit: 'SS6',
    objective: 'direct variation',
    method: 'constant of variation from one pair of values, then another value',
    foundation: true,
    level: 1,
    minutes: 3,
  },
  paper: { mock: [11] },
  symbols: ['x', 'y', 'k'],
  given: {
    k0: numbers('2', '3', '4', '5', '6', '7', '8', '-2', '-3', '-5', '1/2', '3/2', '2/3'),
    p: ints(2, 9),
    q: nonzero(-10, 10),
  },
  let: { u: 'k0 p^2', v: 'k0 q^2', law: 'y = k0 x^2' },
  where: 'int(u) & int(v) & abs(q) != p & abs(q) > 1 & abs(u) <= 400',
  stem: {
    en: 'It is given that $y$ varies directly as the square of $x$. When $@{x = p}$, $@{y = u}$.',
    zh: '已知 $y$ 隨 $x$ 的平方正變。當 $@{x = p}$ 時，$@{y = u}$。',
  },
  parts: [
    {
      label: 'a',
      ask: { en: 'Express $y$ in terms of $x$.', zh: '以 $x$ 表示 $y$。' },
      answer: '$@law$',
      steps: [
        [
          {
            en: 'Let $y = kx^2$, where $k$ is a non-zero constant. Then $@u = k(@p)^2$.',
            zh: '設 $y = kx^2$，其中 $k$ 為非零常數，則 $@u = k(@p)^2$。',
          },
          '1M',
        ],
        [{ en: '$k = @k0$, so $@law$.', zh: '$k = @k0$，故 $@law$。' }, '1A'],
      ],
    },
    {
      label: 'b',
      ask: { en: 'Find the value of $y$ when $@{x = q}$.', zh: '求當 $@{x = q}$ 時 $y$ 的值。' },
      answer: '$@v$',
      steps: [['y = @[k0 q^2] = @v', '1A']],
    },
  ],
  claims: ['law for x in {p} for y in {u}', 'law for x in {q} for y in {v}', 'v p^2 = u q^2'],
})
