/** Which statements about a regular polygon are true, from the ratio of its interior and exterior angles. */
import { statementChoice } from '../../kit/family.ts'
import { ints, oneOf } from '../../kit/given.ts'

export const symmetryOfRegularPolygon = statementChoice({
  meta: { id: 'polygons/symmetry-of-regular-polygon', unit: 'JS20', objective: 'angles and symmetry of a regular polygon', method: 'number of sides from the ratio of interior and exterior angle', foundation: true, level: 3, minutes: 1.4 },
  paper: { slots: [18, 21, 22] },
  given: { k: ints(2, 19), u: oneOf(0, 2, 3), v: ints(0, 1), w: ints(0, 2) },
  let: {
    n: '2 k + 2',
    s: 'if(u = 0, n, if(u = 2, 2 k, k + 1))',
    r: 'if(v = 0, n, k + 1)',
    d: 'if(w = 0, n (n - 3)/2, if(w = 1, n (n - 1)/2, n (n - 3)))',
  },
  stem: {
    en: 'If each interior angle of a regular $n$-sided polygon is $@k$ times each of its exterior angles, which of the following are true?',
    zh: '若一個正 $n$ 邊形的每一個內角均為其每一個外角的 $@k$ 倍，則下列何者正確？',
  },
  statements: [
    { text: { en: 'The value of $n$ is $@s$.', zh: '$n$ 的值為 $@s$。' }, holds: 's = n', slip: 'the number of sides' },
    { text: { en: 'The number of axes of reflectional symmetry of the polygon is $@r$.', zh: '該多邊形的反射對稱軸的數目為 $@r$。' }, holds: 'r = n', slip: 'takes an axis for two, or forgets one kind' },
    { text: { en: 'The number of diagonals of the polygon is $@d$.', zh: '該多邊形的對角線的數目為 $@d$。' }, holds: 'd = n (n - 3)/2', slip: 'counts sides as diagonals, or each diagonal twice' },
  ],
  steps: [
    [{ en: 'I: Each exterior angle is $\\frac{180^\\circ}{@{k + 1}}$, so $n = 360 \\div \\frac{180}{@{k + 1}} = @n$.', zh: 'I：每個外角為 $\\frac{180^\\circ}{@{k + 1}}$，故 $n = 360 \\div \\frac{180}{@{k + 1}} = @n$。' }],
    [{ en: 'II: A regular polygon of $@n$ sides has $@n$ axes of reflectional symmetry.', zh: 'II：正 $@n$ 邊形有 $@n$ 條反射對稱軸。' }],
    [{ en: 'III: From each vertex there are $@{n - 3}$ diagonals: $\\frac{@n \\times @{n - 3}}{2} = @{n (n - 3)/2}$.', zh: 'III：由每個頂點可作 $@{n - 3}$ 條對角線：$\\frac{@n \\times @{n - 3}}{2} = @{n (n - 3)/2}$。' }],
  ],
  claims: [
    '180 (s - 2)/s = k (360/s) <=> s = 2 k + 2',
    '180 (r - 2)/r = k (360/r) <=> r = 2 k + 2',
    // Pairs of vertices that are no sides.
    'd = C(2 k + 2, 2) - (2 k + 2) <=> d = (2 k + 2) (2 k - 1)/2',
  ],
})
