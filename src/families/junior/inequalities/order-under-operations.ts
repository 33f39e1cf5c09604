/** Which inequalities follow from an order of two numbers and the sign of a third. */
import { statementChoice } from '../../kit/family.ts'
import { nonzero, oneOf, word } from '../../kit/given.ts'

export const orderUnderOperations = statementChoice({
  meta: {
    id: 'inequalities/order-under-operations',
    unit: 'JS14',
    objective: 'properties of inequalities',
    method: 'order under addition, multiplication and squaring',
    foundation: true,
    level: 3,
    minutes: 1.2,
  },
  paper: { slots: [6, 7] },
  given: {
    o: oneOf(-1, 1),
    s: oneOf(-1, 1),
    m: nonzero(-5, 5),
    kind: oneOf(1, 2),
    e1: oneOf(-1, 1),
    e2: oneOf(-1, 1),
    e3: oneOf(-1, 1),
  },
  where: 'abs(m) > 1',
  words: {
    order: ['o > 0', word('>', '>'), word('<', '<')],
    sign: ['s > 0', word('>', '>'), word('<', '<')],
    r1: ['e1 > 0', word('>', '>'), word('<', '<')],
    r2: ['e2 > 0', word('>', '>'), word('<', '<')],
    r3: ['e3 > 0', word('>', '>'), word('<', '<')],
    left: ['kind = 1', word('ak^2', 'ak^2'), word('a^2', 'a^2')],
    right: ['kind = 1', word('bk^2', 'bk^2'), word('b^2', 'b^2')],
    turned: ['m > 0', word('keeps', '不變'), word('reverses', '改變')],
    divided: ['s > 0', word('keeps', '不變'), word('reverses', '改變')],
    first: ['e1 o m > 0', word('true', '正確'), word('false', '不正確')],
    second: ['e2 o s > 0', word('true', '正確'), word('false', '不正確')],
    fact: [
      'kind = 1',
      word('k^2 > 0', 'k^2 > 0'),
      word('-2 < 1 < 3 \\text{ but } 1^2 < (-2)^2 < 3^2', '-2 < 1 < 3 \\text{ 而 } 1^2 < (-2)^2 < 3^2'),
    ],
    follows: ['kind = 1', word('is', '和'), word('does not follow from', '不一定和')],
    sure: ['kind = 1', word('is', '必'), word('may be', '可能')],
    third: ['kind = 1 & e3 o > 0', word('true', '正確'), word('false', '不正確')],
  },
  stem: {
    en: 'If $a @order b$ and $k @sign 0$, which of the following must be true?',
    zh: '若 $a @order b$ 且 $k @sign 0$，下列何者必為正確？',
  },
  statements: [
    {
      text: '$@m a + k @r1 @m b + k$',
      holds: 'e1 o m > 0',
      slip: 'the order after multiplying by a number and adding',
    },
    { text: '$\\frac{a}{k} @r2 \\frac{b}{k}$', holds: 'e2 o s > 0', slip: 'the order after dividing by k' },
    { text: '$@left @r3 @right$', holds: 'kind = 1 & e3 o > 0', slip: 'the order after squaring' },
  ],
  steps: [
    [
      {
        en: 'I: Multiplying by $@m$ @turned the order, and adding $k$ keeps it, so I is @first.',
        zh: 'I：乘以 $@m$ 後不等號的方向@{turned}，再加上 $k$，方向不變，故 I @{first}。',
      },
    ],
    [
      {
        en: 'II: $k @sign 0$, so dividing by $k$ @divided the order, and II is @second.',
        zh: 'II：因 $k @sign 0$，除以 $k$ 後不等號的方向@{divided}，故 II @{second}。',
      },
    ],
    [
      {
        en: 'III: Since $@fact$, the order of $@left$ and $@right$ @follows that of $a$ and $b$, so III @sure @third.',
        zh: 'III：因 $@fact$，$@left$ 與 $@right$ 的大小次序@{follows} $a$ 與 $b$ 的相同，故 III @sure@{third}。',
      },
    ],
  ],
  proof:
    'the order of ma + k and mb + k is that of a and b times the sign of m, of a/k and b/k times the sign of k; k² is positive; a² and b² may stand in either order (a = 1 or 3, b = -2)',
  claims: [],
})
