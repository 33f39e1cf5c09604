/** Prices of two things from two bills. */
import { conventional } from '../../kit/family.ts'
import { ints, oneOf, word } from '../../kit/given.ts'

export const twoBills = conventional({
  meta: {
    id: 'linear-equations/two-bills',
    unit: 'JS9',
    objective: 'problems that lead to simultaneous linear equations',
    method: 'elimination from two totals',
    foundation: true,
    level: 1,
    minutes: 4,
  },
  paper: { authentic: [4] },
  symbols: ['x', 'y'],
  given: {
    thing: oneOf(word('pen', '枝原子筆'), word('notebook', '本筆記簿'), word('file', '個文件夾')),
    other: oneOf(word('ruler', '把間尺'), word('rubber', '塊擦膠'), word('pencil', '枝鉛筆')),
    a: ints(2, 7),
    b: ints(2, 7),
    c: ints(2, 7),
    d: ints(2, 6),
    u: ints(9, 24, 3),
    v: ints(4, 8, 2),
  },
  let: {
    P: 'a u + b v',
    Q: 'c u + d v',
    det: 'a d - b c',
    k: 'gcd(b, d)',
    e: 'd/k',
    f: 'b/k',
    g: 'c f - a e',
    h: 'Q f - P e',
  },
  where: 'det != 0 & a < c & b > d & g != 0',
  stem: {
    en: 'The total price of $@a$ @{thing : plural} and $@b$ @{other : plural} is $@{P : money}$, while the total price of $@c$ @{thing : plural} and $@d$ @{other : plural} is $@{Q : money}$. Find the price of a @thing.',
    zh: '$@a$ @{thing}和 $@b$ @{other}的總售價為 $@{P : money}$，而 $@c$ @{thing}和 $@d$ @{other}的總售價為 $@{Q : money}$。求一@{thing}的售價。',
  },
  parts: [
    {
      ask: '',
      answer: '$@{u : money}$',
      steps: [
        [
          {
            en: 'Let $\\$x$ and $\\$y$ be the prices of a @thing and a @other respectively.',
            zh: '設一@{thing}和一@{other}的售價分別為 $\\$x$ 和 $\\$y$。',
          },
        ],
        ['@{a x + b y} = @P', '1A'],
        ['@{c x + d y} = @Q', '1A'],
        ['@{g x} = @h', '1M', { en: 'for eliminating one unknown', zh: '消去一個未知數' }],
        [
          {
            en: '$x = @u$. The price of a @thing is $@{u : money}$.',
            zh: '$x = @u$。一@{thing}的售價為 $@{u : money}$。',
          },
          '1A',
        ],
      ],
    },
  ],
  claims: ['b (Q - c u) = d (P - a u)'],
})
