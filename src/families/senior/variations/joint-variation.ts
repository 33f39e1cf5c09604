/** A value of a quantity that varies directly as one power and inversely as another. */
import { formulaChoice } from '../../kit/family.ts'
import { ints, oneOf } from '../../kit/given.ts'

export const jointVariation = formulaChoice({
  meta: {
    id: 'variations/joint-variation',
    unit: 'SS6',
    objective: 'joint variation',
    method: 'a second value from a first one',
    foundation: true,
    level: 2,
    minutes: 1.2,
  },
  paper: { slots: [11, 12] },
  given: { x1: ints(1, 6), X: oneOf(2, 3, 5), b: ints(1, 6), Y: oneOf(2, 3, 5), z1: ints(4, 240, 2) },
  let: { y1: 'b^2', x2: 'x1 X', y2: '(b Y)^2', z2: 'z1 X^2/Y' },
  where:
    '((X Y = 6 & mod(z1, 18) = 0) | (X Y = 10 & mod(z1, 20) = 0)) & int(z2) & int(z1 b/x1^2) & z2 <= 480 & x1 y1 > 1 & y2 <= 400',
  stem: {
    en: 'It is given that $z$ varies directly as the square of $x$ and inversely as the square root of $y$. When $x = @x1$ and $y = @y1$, $z = @z1$. When $x = @x2$ and $y = @y2$, $z =$',
    zh: '已知 $z$ 隨 $x$ 的平方正變且隨 $y$ 的平方根反變。當 $x = @x1$ 及 $y = @y1$ 時，$z = @z1$。當 $x = @x2$ 及 $y = @y2$ 時，$z =$',
  },
  key: 'z2',
  plausible: 'it > 0 & int(it) & it <= 5000',
  slips: {
    'varies directly as the root too': 'z1 X^2 Y',
    'exchanges direct and inverse': 'z1 Y/X^2',
    'varies inversely as both': 'z1/(X^2 Y)',
    'leaves out y': 'z1 X^2',
    'leaves out x': 'z1/Y',
    'leaves out the square': 'z1 X/Y',
    'leaves out the square root': 'z1 X^2/Y^2',
    'leaves out both powers': 'z1 X/Y^2',
    'leaves out both powers and varies directly as both': 'z1 X Y^2',
    'gives the constant of variation': 'z1 b/x1^2',
  },
  steps: [
    [
      {
        en: 'Let $z = \\frac{kx^2}{\\sqrt{y}}$. Then $k = @{z1 b/x1^2}$.',
        zh: '設 $z = \\frac{kx^2}{\\sqrt{y}}$，則 $k = @{z1 b/x1^2}$。',
      },
      '1M',
    ],
    ['z = @z2', '1A'],
  ],
  claims: ['key^2 y2 x1^4 = z1^2 y1 x2^4', 'key > 0'],
})
