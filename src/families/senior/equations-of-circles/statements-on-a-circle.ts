/** Which statements about centre, area and a point follow from the equation of a circle. */
import { statementChoice } from '../../kit/family.ts'
import { ints, nonzero, oneOf, word } from '../../kit/given.ts'

export const statementsOnACircle = statementChoice({
  meta: {
    id: 'equations-of-circles/statements-on-a-circle',
    unit: 'SS13',
    objective: 'features of a circle from its equation',
    method: 'division by the leading coefficient, centre, radius, position of a point',
    foundation: true,
    level: 3,
    minutes: 1.6,
  },
  paper: { slots: [25, 26, 27] },
  symbols: ['x', 'y'],
  given: {
    h: nonzero(-6, 6),
    k: nonzero(-6, 6),
    r: ints(3, 8),
    u: oneOf(-1, 1),
    w: oneOf(1, 2, -1),
    z: oneOf(0, 1),
    s: oneOf(-1, 1),
    m: oneOf(2, 3),
  },
  let: {
    d: '-2 m h',
    e: '-2 m k',
    f: 'm (h^2 + k^2 - r^2)',
    left: 'm x^2 + m y^2 + d x + e y + f',
    cx: 'w h',
    cy: 'w k',
    wrong: 'h^2 + k^2 - f',
    area: 'if(z = 1, r^2, wrong)',
    p: 'h + u (r - 2)',
    q: 'k + 2',
    gap: '(p - h)^2 + (q - k)^2 - r^2',
  },
  where:
    'abs(h) != abs(k) & f != 0 & abs(f) <= 120 & wrong > 0 & wrong != r^2 & gap != 0 & p != 0 & q != 0 & mod(h + k + r, 2) = 0',
  words: {
    place: ['s > 0', word('outside', '外'), word('inside', '內')],
    placed: ['gap > 0', word('outside', '外'), word('inside', '內')],
    than: ['gap > 0', word('>', '>'), word('<', '<')],
  },
  stem: {
    en: 'The equation of the circle $C$ is $@left = 0$. Which of the following are true?',
    zh: '圓 $C$ 的方程為 $@left = 0$。下列何者正確？',
  },
  statements: [
    {
      text: { en: 'The coordinates of the centre of $C$ are $(@cx, @cy)$.', zh: '$C$ 的圓心的坐標為 $(@cx, @cy)$。' },
      holds: 'w = 1',
      slip: 'the sign or the division in the centre',
    },
    {
      text: { en: 'The area of $C$ is $@{area pi}$.', zh: '$C$ 的面積為 $@{area pi}$。' },
      holds: 'z = 1',
      slip: 'the constant term is not divided in the radius',
    },
    {
      text: { en: 'The point $(@p, @q)$ lies @place $C$.', zh: '點 $(@p, @q)$ 在 $C$ @{place}。' },
      holds: 's gap > 0',
      slip: 'the position of a point',
    },
  ],
  steps: [
    [
      {
        en: 'I: The equation is $@{x^2 + y^2 - 2 h x - 2 k y + f/m} = 0$, so the centre is $(@h, @k)$.',
        zh: 'I：方程為 $@{x^2 + y^2 - 2 h x - 2 k y + f/m} = 0$，故圓心為 $(@h, @k)$。',
      },
    ],
    [
      {
        en: 'II: The area of $C$ is $\\pi(@[h^2 + k^2 - f/m]) = @{r^2 pi}$.',
        zh: 'II：$C$ 的面積為 $\\pi(@[h^2 + k^2 - f/m]) = @{r^2 pi}$。',
      },
    ],
    [
      {
        en: 'III: The square of the distance from the centre is $@[(p - h)^2 + (q - k)^2] = @{gap + r^2} @than @{r^2}$, so the point lies @placed $C$.',
        zh: 'III：該點與圓心的距離的平方為 $@[(p - h)^2 + (q - k)^2] = @{gap + r^2} @than @{r^2}$，故該點在 $C$ @{placed}。',
      },
    ],
  ],
  // The centre is the middle of every chord along the axes; the least value of the left side, there, is -m r².
  claims: [
    'at(at(left, x, cx + 1), y, cy) = at(at(left, x, cx - 1), y, cy) & at(at(left, x, cx), y, cy + 1) = at(at(left, x, cx), y, cy - 1) <=> I',
    'at(at(left, x, -d/(2 m)), y, -e/(2 m)) + m area = 0 <=> II',
    's at(at(left, x, p), y, q) > 0 <=> III',
  ],
})
