/** Which statements about a regular polygon are true, from the ratio of its interior and exterior angles. */
import { statementChoice } from '../../kit/family.ts'
import { ints, oneOf } from '../../kit/given.ts'

export const symmetryOfRegularPolygon = statementChoice({
  meta: {
    id: 'polygons/symmetry-of-regular-polygon',
    unit: 'JS20',
    objective: 'angles and symmetry of a regular polygon',
    method: 'number of sides from the ratio of interior and exterior angle',
    foundation: true,
    level: 3,
    minutes: 1.4,
  },
  paper: { slots: [18, 21, 22] },
  // Told of the polygon: 2k + 2 - u sides, (2k + 2)/v axes, w times its diagonals.
  given: { k: ints(3, 29), u: oneOf(0, 2, 4), v: oneOf(1, 2), w: oneOf(1, 2) },
  stem: {
    en: 'If each interior angle of a regular $n$-sided polygon is $@k$ times each of its exterior angles, which of the following are true?',
    zh: '若一個正 $n$ 邊形的每一個內角均為其每一個外角的 $@k$ 倍，則下列何者正確？',
  },
  statements: [
    {
      text: { en: 'The value of $n$ is $@{2 k + 2 - u}$.', zh: '$n$ 的值為 $@{2 k + 2 - u}$。' },
      holds: 'u = 0',
      slip: 'loses or turns the 2 of the angle sum 180(n - 2)',
    },
    {
      text: {
        en: 'The number of axes of reflectional symmetry of the polygon is $@{(2 k + 2)/v}$.',
        zh: '該多邊形的反射對稱軸的數目為 $@{(2 k + 2)/v}$。',
      },
      holds: 'v = 1',
      slip: 'forgets one of the two kinds of axes',
    },
    {
      text: {
        en: 'The number of diagonals of the polygon is $@{w (k + 1) (2 k - 1)}$.',
        zh: '該多邊形的對角線的數目為 $@{w (k + 1) (2 k - 1)}$。',
      },
      holds: 'w = 1',
      slip: 'counts each diagonal twice',
    },
  ],
  steps: [
    [
      {
        en: 'I: Each exterior angle is $\\frac{180^\\circ}{@{k + 1}}$, so $n = 360 \\div \\frac{180}{@{k + 1}} = @{2 k + 2}$.',
        zh: 'I：每個外角為 $\\frac{180^\\circ}{@{k + 1}}$，故 $n = 360 \\div \\frac{180}{@{k + 1}} = @{2 k + 2}$。',
      },
    ],
    [
      {
        en: 'II: A regular polygon of $@{2 k + 2}$ sides has $@{2 k + 2}$ axes of reflectional symmetry.',
        zh: 'II：正 $@{2 k + 2}$ 邊形有 $@{2 k + 2}$ 條反射對稱軸。',
      },
    ],
    [
      {
        en: 'III: From each vertex there are $@{2 k - 1}$ diagonals: $\\frac{@{2 k + 2} \\times @{2 k - 1}}{2} = @{(k + 1) (2 k - 1)}$.',
        zh: 'III：由每個頂點可作 $@{2 k - 1}$ 條對角線：$\\frac{@{2 k + 2} \\times @{2 k - 1}}{2} = @{(k + 1) (2 k - 1)}$。',
      },
    ],
  ],
  claims: [
    '180 (2 k + 2 - u - 2)/(2 k + 2 - u) = k (360/(2 k + 2 - u)) <=> u = 0',
    '180 ((2 k + 2)/v - 2)/((2 k + 2)/v) = k (360/((2 k + 2)/v)) <=> v = 1',
    // Pairs of vertices that are no sides.
    'w (k + 1) (2 k - 1) = C(2 k + 2, 2) - (2 k + 2) <=> w = 1',
  ],
})
