/** The equation of the inscribed circle of the triangle that a straight line makes with the axes. */
import { formulaChoice } from '../../kit/family.ts'
import { ints, oneOf } from '../../kit/given.ts'

export const inscribedCircleWithAxes = formulaChoice({
  meta: {
    id: 'equations-of-circles/inscribed-circle-with-axes',
    unit: 'SS13',
    objective: 'centres of a triangle and equations of circles',
    method: 'intercepts, radius of the inscribed circle, equation from the centre',
    foundation: false,
    level: 5,
    minutes: 2,
  },
  paper: { slots: [40, 41] },
  symbols: ['x', 'y'],
  given: { u: ints(3, 24), v: ints(3, 24), k: ints(1, 6), s: oneOf(-1, 1), t: oneOf(-1, 1) },
  let: {
    w: 'sqrt(u^2 + v^2)',
    p: 's k u',
    q: 't k v',
    h: 'k w',
    r: 'k (u + v - w)/2',
    a: 'v',
    b: 's t u',
    c: 's k u v',
    line: 'a x + b y = c',
    d: '2 s r',
    e: '2 t r',
    R: 'k (u + v + w)/2',
  },
  where: 'int(w) & gcd(u, v) = 1 & int(r) & abs(p) <= 60 & abs(q) <= 60',
  stem: {
    en: 'The straight line $@line$ cuts the $x$-axis and the $y$-axis at the points $A$ and $B$ respectively. Let $O$ be the origin. The equation of the inscribed circle of $\\triangle OAB$ is',
    zh: '直線 $@line$ 分別與 $x$ 軸及 $y$ 軸相交於點 $A$ 及點 $B$。設 $O$ 為原點。$\\triangle OAB$ 的內切圓的方程為',
  },
  key: 'x^2 + y^2 - d x - e y + r^2 = 0',
  slips: {
    'gives the circumcircle': 'x^2 + y^2 - p x - q y = 0',
    'takes the wrong signs of the centre': 'x^2 + y^2 + d x + e y + r^2 = 0',
    'takes off the square of the radius once too often': 'x^2 + y^2 - d x - e y = 0',
    'adds the square of the radius': 'x^2 + y^2 - d x - e y + 3 r^2 = 0',
    'takes the diameter for the radius': 'x^2 + y^2 - 2 d x - 2 e y + 4 r^2 = 0',
    'takes the sum of the three sides': 'x^2 + y^2 - 2 s R x - 2 t R y + R^2 = 0',
  },
  steps: [
    [
      {
        en: '$A$ is $(@p, 0)$, $B$ is $(0, @q)$ and $AB = @h$.',
        zh: '$A$ 為 $(@p, 0)$，$B$ 為 $(0, @q)$，$AB = @h$。',
      },
      '1M',
    ],
    [
      {
        en: 'Let $r$ be the radius. Then $(@{k u} - r) + (@{k v} - r) = @h$, so $r = @r$.',
        zh: '設半徑為 $r$，則 $(@{k u} - r) + (@{k v} - r) = @h$，故 $r = @r$。',
      },
      '1M',
      'tangent properties',
    ],
    [
      {
        en: 'The centre is $(@{s r}, @{t r})$ and the equation is $@{x^2 + y^2 - d x - e y + r^2 = 0}$.',
        zh: '圓心為 $(@{s r}, @{t r})$，方程為 $@{x^2 + y^2 - d x - e y + r^2 = 0}$。',
      },
      '1A',
    ],
  ],
  // It touches each axis, and AB, where the tangents from the ends of AB are as long as they must be.
  claims: [
    'line for x in {c/a} for y in {0}',
    'line for x in {0} for y in {c/b}',
    'key for x in {(c/a) (1 + abs(c/b)/abs(c/a) - sqrt(1 + (c/b)^2/(c/a)^2))/2} for y in {0}',
    'key for x in {0} for y in {(c/b) (1 + abs(c/a)/abs(c/b) - sqrt(1 + (c/a)^2/(c/b)^2))/2}',
    // The point of AB at the distance (OA + AB - OB)/2 from A.
    'key for x in {(c/a) (1 - (1 - abs(c/b)/abs(c/a) + sqrt(1 + (c/b)^2/(c/a)^2))/(2 sqrt(1 + (c/b)^2/(c/a)^2)))} for y in {(c/b) (1 - abs(c/b)/abs(c/a) + sqrt(1 + (c/b)^2/(c/a)^2))/(2 sqrt(1 + (c/b)^2/(c/a)^2))}',
  ],
})
