/** The equation of the chord of a circle whose mid-point is given. */
import { formulaChoice } from '../../kit/family.ts'
import { ints, nonzero } from '../../kit/given.ts'

export const chordFromMidpoint = formulaChoice({
  meta: {
    id: 'equations-of-circles/chord-from-midpoint',
    unit: 'SS13',
    objective: 'chords of a circle in coordinates',
    method: 'line from the centre to the mid-point of a chord is perpendicular to it',
    foundation: true,
    level: 3,
    minutes: 1.5,
  },
  paper: { slots: [25, 26, 27] },
  symbols: ['x', 'y'],
  given: { h: nonzero(-7, 7), k: nonzero(-7, 7), u: ints(1, 4), v: nonzero(-4, 4), r: ints(4, 9) },
  let: {
    p: 'h + u',
    q: 'k + v',
    d: '-2 h',
    e: '-2 k',
    f: 'h^2 + k^2 - r^2',
    circle: 'x^2 + y^2 + d x + e y + f = 0',
    g: 'gcd(u, v)',
    t: 'if(v > 0, 1, -1)',
    a: 'u/g',
    b: 'v/g',
    c: 'a p + b q',
  },
  where:
    'u^2 + v^2 < r^2 & abs(u) != abs(v) & p != 0 & q != 0 & f != 0 & c != 0 & a h + b k != 0 & b p - a q != 0 & abs(h) != abs(k) & mod(h + k + r, 2) = 0',
  stem: {
    en: 'The equation of the circle $C$ is $@circle$. If the mid-point of the chord $AB$ of $C$ is $(@p, @q)$, then the equation of $AB$ is',
    zh: '圓 $C$ 的方程為 $@circle$。若 $C$ 的弦 $AB$ 的中點為 $(@p, @q)$，則 $AB$ 的方程為',
  },
  key: 'a x + b y - c = 0',
  slips: {
    'takes the line from the centre to the mid-point': 't b x - t a y - t (b p - a q) = 0',
    'takes the line perpendicular to it through the centre': 'a x + b y - (a h + b k) = 0',
    'takes the wrong sign of the slope': 'a x - b y - (a p - b q) = 0',
    'takes the reciprocal of the slope': 't b x + t a y - t (b p + a q) = 0',
    'takes the wrong sign of the constant': 'a x + b y + c = 0',
    'takes the wrong sign of the constant and interchanges the coefficients': 't b x - t a y + t (b p - a q) = 0',
  },
  steps: [
    [
      {
        en: 'The centre $G$ of $C$ is $(@h, @k)$ and the slope of the line joining $G$ to the mid-point is $@[(q - k)/(p - h)]$.',
        zh: '$C$ 的圓心 $G$ 為 $(@h, @k)$，$G$ 與該中點的連線的斜率為 $@[(q - k)/(p - h)]$。',
      },
      '1M',
    ],
    [{ en: 'Slope of $AB = @{-u/v}$', zh: '$AB$ 的斜率 $= @{-u/v}$' }, '1M', 'line joining centre to mid-pt.'],
    ['@{a x + b y - c = 0}', '1A'],
  ],
  // Of the points of the line, the mid-point alone has the others at equal distances in pairs: the points by (-v, u)
  // and (v, -u) beside it lie on the line and have the same power.
  claims: [
    'key for x in {p} for y in {q}',
    'key for x in {p + (2 q + e)/2} for y in {q - (2 p + d)/2}',
    'circle for x in {-d/2 + sqrt(d^2 + e^2 - 4 f)/2, -d/2 - sqrt(d^2 + e^2 - 4 f)/2} for y in {-e/2}',
    'circle for x in {-d/2} for y in {-e/2 + sqrt(d^2 + e^2 - 4 f)/2}',
    'p^2 + q^2 + d p + e q + f < 0',
    'not key for x in {-d/2} for y in {-e/2}',
  ],
})
