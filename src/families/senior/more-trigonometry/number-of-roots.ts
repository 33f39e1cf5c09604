/** How many roots a trigonometric equation has, quadratic in a sine or cosine. */
import { formulaChoice } from '../../kit/family.ts'
import { numbers, oneOf, word } from '../../kit/given.ts'

export const numberOfRoots = formulaChoice({
  meta: {
    id: 'more-trigonometry/number-of-roots',
    unit: 'SS14',
    objective: 'trigonometric equations',
    method: 'a quadratic equation in the sine or cosine; roots between 0° and 360°',
    foundation: false,
    level: 4,
    minutes: 1.5,
  },
  paper: { slots: [38, 39] },
  symbols: ['x'],
  given: {
    one: numbers('-3', '-2', '-3/2', '-1', '-1/2', '0', '1/2', '1', '3/2', '2', '3'),
    two: numbers('-3', '-2', '-3/2', '-1', '-1/2', '0', '1/2', '1', '3/2', '2', '3'),
    c: oneOf(0, 1),
    z: oneOf(0, 1),
  },
  // c: whether in the cosine; z: whether the square is of the other one.
  let: {
    w: 'if(int(one), 1, 2) if(int(two), 1, 2)',
    b: '-w (one + two)',
    k: 'w one two + if(z = 1, w, 0)',
    sSquare: 'if(c = 0, if(z = 0, w, 0), if(z = 0, 0, -w))',
    cSquare: 'if(c = 1, if(z = 0, w, 0), if(z = 0, 0, -w))',
    s1: 'if(c = 0, b, 0)',
    c1: 'if(c = 1, b, 0)',
    q: 'w one two',
    s2: 'if(c = 0, w, 0)',
    c2: 'if(c = 1, w, 0)',
    left: 'sSquare sin(x)^2 + cSquare cos(x)^2 + s1 sin(x) + c1 cos(x) + k',
    n1: 'if(abs(one) > 1, 0, if(one = -1, 1, if(one = 1, 1 + c, if(one = 0, 3 - c, 2))))',
    n2: 'if(abs(two) > 1, 0, if(two = -1, 1, if(two = 1, 1 + c, if(two = 0, 3 - c, 2))))',
    n: 'n1 + n2',
    inside: 'if(abs(one) > 1, 0, 1) + if(abs(two) > 1, 0, 1)',
  },
  where: 'one < two & n > 0 & (abs(one) <= 2 | abs(two) <= 1)',
  words: { ratio: ['c = 0', word('\\sin', '\\sin'), word('\\cos', '\\cos')] },
  stem: {
    en: 'For $0^\\circ \\le x \\le 360^\\circ$, how many roots does the equation $@left = 0$ have?',
    zh: '當 $0^\\circ \\le x \\le 360^\\circ$ 時，方程 $@left = 0$ 有多少個根？',
  },
  key: 'n',
  slips: {
    'takes one root for each value': '2',
    'takes one root for each value that can be': 'inside',
    'takes two roots for each value': '4',
    'takes two roots for each value that can be': '2 inside',
    'counts one of the ends of the interval too often': 'n + 1',
    'leaves out one of the ends of the interval': 'n - 1',
    'counts the roots of a value that cannot be': 'n1 + n2 + 2',
    'leaves out the roots in one of the two quadrants of a value': 'n - 2',
    'counts all roots of the other value too': 'n + 3',
    'takes the interval as 0° to 180°': 'ceil(n/2)',
  },
  plausible: 'it >= 0',
  letters: 'the number of roots is 1 to 5, so that few numbers lie below it',
  steps: [
    ['@{s2 sin(x)^2 + c2 cos(x)^2 + s1 sin(x) + c1 cos(x) + q} = 0', '1M'],
    ['@ratio x = @one,\\quad @ratio x = @two', '1M'],
    [
      {
        en: 'They have $@n1$ and $@n2$ roots respectively, so that there are $@n$ roots in all.',
        zh: '它們分別有 $@n1$ 個及 $@n2$ 個根，故共有 $@n$ 個根。',
      },
      '1A',
    ],
  ],
  // Every root is a multiple of 30°: each of the thirteen angles counts 1 where the left side is 0, and 0 where its
  // size is 0.01 or more.
  claims: [
    'sum((abs(100 abs(at(left, x, deg(30 _j))) - 1) - 100 abs(at(left, x, deg(30 _j))) + 1)/2, _j, 0, 12) = key',
  ],
})
