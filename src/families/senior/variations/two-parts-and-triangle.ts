/** A function that is the sum of a part varying as x² and a part varying as x, and a triangle made by its graph. */
import { conventional } from '../../kit/family.ts'
import { ints, nonzero } from '../../kit/given.ts'

export const twoPartsAndTriangle = conventional({
  meta: {
    id: 'variations/two-parts-and-triangle',
    unit: 'SS6',
    objective: 'partial variation',
    method: 'two equations for the two constants; a quadratic equation from the graph',
    foundation: true,
    level: 2,
    minutes: 7,
  },
  paper: { authentic: [10] },
  symbols: ['x', 'h', 'k', 'y'],
  given: { a: nonzero(-3, 4), r: ints(-7, 6), s: ints(2, 9), p: ints(-4, 5), q: ints(2, 6) },
  let: {
    b: '-a (r + s)',
    c: '-a r s',
    u: 'a p^2 + b p',
    v: 'a q^2 + b q',
    f: 'a x^2 + b x',
    wide: 's - r',
    area: 'wide abs(c)/2',
    g: 'gcd(a, b, c)',
    size: 'abs(c)',
    hk: 'p^2 h + p k',
    hq: 'q^2 h + q k',
  },
  where:
    'r < s & r != 0 & b != 0 & p < q & p != 0 & u != 0 & v != 0 & u != c & v != c & u != v & abs(u) <= 150 & abs(v) <= 150 & abs(c) <= 120 & abs(b) <= 30',
  stem: {
    en: 'It is given that $f(x)$ is the sum of two parts, one part varies as $x^2$ and the other part varies as $x$. Suppose that $f(@p) = @u$ and $f(@q) = @v$.',
    zh: '已知 $f(x)$ 為兩部分之和，一部分隨 $x^2$ 正變，另一部分隨 $x$ 正變。假設 $f(@p) = @u$ 及 $f(@q) = @v$。',
  },
  parts: [
    {
      label: 'a',
      ask: { en: 'Find $f(x)$.', zh: '求 $f(x)$。' },
      answer: '$@f$',
      steps: [
        [
          {
            en: 'Let $f(x) = hx^2 + kx$, where $h$ and $k$ are non-zero constants.',
            zh: '設 $f(x) = hx^2 + kx$，其中 $h$ 及 $k$ 均為非零常數。',
          },
          '1A',
        ],
        [
          { en: '$@hk = @u$ and $@hq = @v$', zh: '$@hk = @u$ 及 $@hq = @v$' },
          '1M',
          { en: 'for either substitution', zh: '給任何一個代入' },
        ],
        [{ en: '$h = @a$ and $k = @b$. Thus, $f(x) = @f$.', zh: '$h = @a$ 及 $k = @b$。故 $f(x) = @f$。' }, '1A'],
      ],
    },
    {
      label: 'b',
      ask: {
        en: 'The horizontal line $@{y = c}$ cuts the graph of $y = f(x)$ at the points $P$ and $Q$. Let $O$ be the origin. Find the area of $\\triangle OPQ$.',
        zh: '水平線 $@{y = c}$ 與 $y = f(x)$ 的圖像相交於點 $P$ 和 $Q$。設 $O$ 為原點。求 $\\triangle OPQ$ 的面積。',
      },
      answer: {
        en: '$@area$ ($x = @r$ at one of the points, $x = @s$ at the other)',
        zh: '$@area$（兩點的 $x$ 坐標為 $@r$ 及 $@s$）',
      },
      steps: [
        ['@f = @c', '1M'],
        [{ en: '$x = @r$ or $x = @s$', zh: '$x = @r$ 或 $x = @s$' }, '1A'],
        [
          {
            en: 'Area of $\\triangle OPQ = \\frac{1}{2}(@wide)(@size) = @area$',
            zh: '$\\triangle OPQ$ 的面積 $= \\frac{1}{2}(@wide)(@size) = @area$',
          },
          '1A',
        ],
      ],
    },
  ],
  claims: [
    'f = u for x in {p}',
    'f = v for x in {q}',
    'f = c for x in {r, s}',
    'r < s',
    'area > 0',
    // The square of the difference of the two roots of a x² + b x - c = 0, by their sum and product.
    '(2 area)^2 a^2 = (b^2 + 4 a c) c^2',
  ],
})
