/** Joint variation: directly as one quantity and inversely as another. */
import { conventional } from '../../kit/family.ts'
import { ints } from '../../kit/given.ts'

export const directlyAndInversely = conventional({
  meta: {
    id: 'variations/directly-and-inversely',
    unit: 'SS6',
    objective: 'joint variation',
    method: 'constant of variation from one set of values, then another value',
    foundation: true,
    level: 2,
    minutes: 3,
  },
  paper: { mock: [11] },
  symbols: ['x', 'y', 'z', 'k'],
  given: { k0: ints(2, 12, 2), x1: ints(2, 9), s: ints(2, 6), x2: ints(2, 12), t: ints(2, 8) },
  let: { y1: 's^2', y2: 't^2', z1: 'k0 x1/s', z2: 'k0 x2/t' },
  where: 'int(z1) & int(z2) & s != t & x1 != x2 & z1 != z2 & z1 != x1 & z2 != x2',
  stem: {
    en: 'It is given that $z$ varies directly as $x$ and inversely as $\\sqrt{y}$. When $@{x = x1}$ and $@{y = y1}$, $@{z = z1}$. Find the value of $z$ when $@{x = x2}$ and $@{y = y2}$.',
    zh: '已知 $z$ 隨 $x$ 正變且隨 $\\sqrt{y}$ 反變。當 $@{x = x1}$ 及 $@{y = y1}$ 時，$@{z = z1}$。求當 $@{x = x2}$ 及 $@{y = y2}$ 時 $z$ 的值。',
  },
  parts: [
    {
      ask: '',
      answer: '$@z2$',
      steps: [
        [
          {
            en: 'Let $z = \\frac{kx}{\\sqrt{y}}$, where $k$ is a non-zero constant.',
            zh: '設 $z = \\frac{kx}{\\sqrt{y}}$，其中 $k$ 為非零常數。',
          },
          '1A',
        ],
        [
          {
            en: '$@z1 = \\frac{k(@x1)}{\\sqrt{@y1}}$, so $k = @k0$',
            zh: '$@z1 = \\frac{k(@x1)}{\\sqrt{@y1}}$，故 $k = @k0$',
          },
          '1M',
          { en: 'for substitution', zh: '代入' },
        ],
        ['z = \\frac{@k0(@x2)}{\\sqrt{@y2}} = @z2', '1A'],
      ],
    },
  ],
  claims: ['z2^2 y2 x1^2 = z1^2 y1 x2^2', 'z2 z1 x1 x2 > 0'],
})
