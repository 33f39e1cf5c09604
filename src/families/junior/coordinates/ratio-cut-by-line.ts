/** The ratio in which a straight line cuts a line segment. */
import { formulaChoice } from '../../kit/family.ts'
import { nonzero, oneOf } from '../../kit/given.ts'

export const ratioCutByLine = formulaChoice({
  meta: {
    id: 'coordinates/ratio-cut-by-line',
    unit: 'JS26',
    objective: 'point of division of a line segment',
    method: 'unknown ratio from the equation of a line through the point of division',
    foundation: true,
    level: 3,
    minutes: 1.6,
  },
  paper: { slots: [24, 25, 26] },
  symbols: ['x', 'y', 'k'],
  given: {
    a: nonzero(-7, 7),
    b: nonzero(-7, 7),
    c: nonzero(-7, 7),
    d: nonzero(-7, 7),
    p: oneOf(1, 2, 3),
    q: oneOf(-2, -1, 1, 2),
    r: oneOf(-6, 0, 4, 6),
  },
  let: {
    u: 'p a + q b - r',
    v: 'p c + q d - r',
    line: 'p x + q y = r',
    x0: '-u/v',
    n: 'abs(u)',
    m: 'abs(v)',
    g: 'gcd(u, v)',
    one: 'n/g',
    other: 'm/g',
  },
  where:
    'a < 0 & c > 0 & p + abs(q) <= 4 & (p != 2 | abs(q) != 2) & u v < 0 & n != m & n/gcd(u, v) <= 7 & m/gcd(u, v) <= 7 & b != d & abs(b) != abs(d) & a + c != 0 & n/m >= 0.5 & n/m <= 2 & mod(a + 2 b + 3 c + d, 3) = 0',
  stem: {
    en: 'The coordinates of the points $A$ and $B$ are $(@a, @b)$ and $(@c, @d)$ respectively. If the straight line $@line$ cuts $AB$ at $P$, then $AP : PB =$',
    zh: '點 $A$ 及點 $B$ 的坐標分別為 $(@a, @b)$ 及 $(@c, @d)$。若直線 $@line$ 與 $AB$ 相交於 $P$，則 $AP : PB =$',
  },
  key: 'x0',
  show: '$@{it : ratio}$',
  plausible: 'it > 0 & it < 16 & it > 1/16',
  slips: {
    'gives PB : AP': 'm/n',
    'gives AP : AB': 'n/(n + m)',
    'gives AB : PB': '(n + m)/m',
    'gives PB : AB': 'm/(n + m)',
    'gives AB : AP': '(n + m)/n',
    'takes the wrong sign of the constant': 'abs((p a + q b + r)/(p c + q d + r))',
    'takes the wrong sign of the term in y': 'abs((p a - q b - r)/(p c - q d - r))',
    'interchanges the coefficients': 'abs((q a + p b - r)/(q c + p d - r))',
    'takes the y-axis': 'abs(a/c)',
    'takes the x-axis': 'abs(b/d)',
    'leaves out the term in y': 'abs((p a - r)/(p c - r))',
    'leaves out the term in x': 'abs((q b - r)/(q d - r))',
    'takes the y-axis and turns the ratio over': 'abs(c/a)',
    'takes the x-axis and turns the ratio over': 'abs(d/b)',
    'interchanges the coefficients and turns the ratio over': 'abs((q c + p d - r)/(q a + p b - r))',
    'forgets the constant and takes the wrong sign of the term in y': 'abs((p a - q b)/(p c - q d))',
    'forgets the constant': 'abs((p a + q b)/(p c + q d))',
    'turns the ratio over and takes the wrong sign of the constant': 'abs((p c + q d + r)/(p a + q b + r))',
  },
  steps: [
    [
      {
        en: 'Let $AP : PB = k : 1$. Then $P = \\left(\\frac{@{a + c k}}{1 + k}, \\frac{@{b + d k}}{1 + k}\\right)$.',
        zh: '設 $AP : PB = k : 1$，則 $P = \\left(\\frac{@{a + c k}}{1 + k}, \\frac{@{b + d k}}{1 + k}\\right)$。',
      },
      '1M',
    ],
    [{ en: 'Substituting into $@line$, $k = @x0$.', zh: '代入 $@line$，得 $k = @x0$。' }, '1M'],
    ['AP : PB = @one : @other', '1A'],
  ],
  // The point that divides AB so lies on the line.
  claims: ['line for x in {(a + key c)/(1 + key)} for y in {(b + key d)/(1 + key)}', 'key > 0'],
})
