/** Which statements about two circles follow from their equations. */
import { statementChoice } from '../../kit/family.ts'
import { ints, nonzero, word } from '../../kit/given.ts'

export const statementsOnTwoCircles = statementChoice({
  meta: {
    id: 'equations-of-circles/statements-on-two-circles',
    unit: 'SS13',
    objective: 'two circles from their equations',
    method: 'centres and radii of two circles compared',
    foundation: true,
    level: 3,
    minutes: 1.8,
  },
  paper: { slots: [26, 27] },
  symbols: ['x', 'y'],
  given: { h: nonzero(-5, 5), k: nonzero(-5, 5), j: nonzero(-2, 2), u: ints(0, 2), r: ints(2, 7), s: ints(2, 7) },
  let: {
    p: 'j h + u',
    q: 'j k',
    d1: '-2 h',
    e1: '-2 k',
    f1: 'h^2 + k^2 - r^2',
    d2: '-2 p',
    e2: '-2 q',
    f2: 'p^2 + q^2 - s^2',
    one: 'x^2 + y^2 + d1 x + e1 y + f1',
    two: 'x^2 + y^2 + d2 x + e2 y + f2',
    D: '(p - h)^2 + (q - k)^2',
    w: 'h q - k p',
  },
  where:
    'u != 1 & p != 0 & q != 0 & D > (r - s)^2 & D != (r + s)^2 & f1 != 0 & f2 != 0 & abs(h) != abs(k) & (j != 1) & (r != s | D != 0) & abs(p) + abs(q) <= 14 & (abs(r - s) <= 2)',
  words: {
    straight: ['w = 0', word('equal', '相等'), word('not equal', '不相等')],
    line: ['w = 0', word('are collinear', '共線'), word('are not collinear', '不共線')],
    same: ['r = s', word('equal', '相等'), word('not equal', '不相等')],
    meet: ['D < (r + s)^2', word('<', '<'), word('>', '>')],
    meets: ['D < (r + s)^2', word('intersect', '相交'), word('do not intersect', '不相交')],
  },
  stem: {
    en: 'The equations of the circles $C_1$ and $C_2$ are $@one = 0$ and $@two = 0$ respectively. Let $G_1$ and $G_2$ be the centres of $C_1$ and $C_2$ respectively, and let $O$ be the origin. Which of the following are true?',
    zh: '圓 $C_1$ 及 $C_2$ 的方程分別為 $@one = 0$ 及 $@two = 0$。設 $G_1$ 及 $G_2$ 分別為 $C_1$ 及 $C_2$ 的圓心，$O$ 為原點。下列何者正確？',
  },
  statements: [
    {
      text: { en: '$G_1$, $G_2$ and $O$ are collinear.', zh: '$G_1$、$G_2$ 及 $O$ 共線。' },
      holds: 'w = 0',
      slip: 'the slopes of the lines from the origin',
    },
    {
      text: { en: 'The radii of $C_1$ and $C_2$ are equal.', zh: '$C_1$ 與 $C_2$ 的半徑相等。' },
      holds: 'r = s',
      slip: 'the constant term in the radius',
    },
    {
      text: { en: '$C_1$ and $C_2$ intersect at two distinct points.', zh: '$C_1$ 與 $C_2$ 相交於相異的兩點。' },
      holds: 'D < (r + s)^2',
      slip: 'the distance of the centres beside the sum of the radii',
    },
  ],
  steps: [
    [
      {
        en: 'I: $G_1$ is $(@h, @k)$ and $G_2$ is $(@p, @q)$. The slopes of $OG_1$ and $OG_2$ are $@{k/h}$ and $@{q/p}$, which are @{straight}. Thus, the points @{line}.',
        zh: 'I：$G_1$ 為 $(@h, @k)$，$G_2$ 為 $(@p, @q)$。$OG_1$ 與 $OG_2$ 的斜率為 $@{k/h}$ 及 $@{q/p}$，兩者@{straight}，故三點@{line}。',
      },
    ],
    [{ en: 'II: The radii are $@r$ and $@s$, which are @{same}.', zh: 'II：半徑為 $@r$ 及 $@s$，兩者@{same}。' }],
    [
      {
        en: 'III: $G_1G_2 = @{sqrt(D)}$ and the difference and the sum of the radii are $@{abs(r - s)}$ and $@{r + s}$. $@{sqrt(D)} > @{abs(r - s)}$ and $@{sqrt(D)} @meet @{r + s}$, so $C_1$ and $C_2$ @{meets}.',
        zh: 'III：$G_1G_2 = @{sqrt(D)}$，半徑之差與和分別為 $@{abs(r - s)}$ 及 $@{r + s}$。$@{sqrt(D)} > @{abs(r - s)}$ 且 $@{sqrt(D)} @meet @{r + s}$，故 $C_1$ 與 $C_2$ @{meets}。',
      },
    ],
  ],
  // II: the least values of the left sides; III: the distance from the first centre to the common chord, which the
  // difference of the equations gives.
  claims: [
    '(at(at(one, x, 1), y, 0) - at(at(one, x, -1), y, 0)) (at(at(two, x, 0), y, 1) - at(at(two, x, 0), y, -1)) = (at(at(two, x, 1), y, 0) - at(at(two, x, -1), y, 0)) (at(at(one, x, 0), y, 1) - at(at(one, x, 0), y, -1)) <=> I',
    'at(at(one, x, -d1/2), y, -e1/2) = at(at(two, x, -d2/2), y, -e2/2) <=> II',
    'at(at(one - two, x, -d1/2), y, -e1/2)^2 < -at(at(one, x, -d1/2), y, -e1/2) ((d1 - d2)^2 + (e1 - e2)^2) <=> III',
  ],
})
