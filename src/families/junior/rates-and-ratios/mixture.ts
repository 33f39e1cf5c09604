/** In what ratio two brands are mixed, from the three costs a kilogram. */
import { formulaChoice } from '../../kit/family.ts'
import { ints, oneOf, word } from '../../kit/given.ts'

export const mixture = formulaChoice({
  meta: {
    id: 'rates-and-ratios/mixture',
    unit: 'JS6',
    objective: 'rate and ratio',
    method: 'ratio of a mixture from the costs',
    foundation: true,
    level: 2,
    minutes: 1.3,
  },
  paper: { slots: [11, 12] },
  given: {
    what: oneOf(word('rice', '白米'), word('tea leaves', '茶葉'), word('coffee beans', '咖啡豆')),
    a: ints(15, 45, 3),
    u: ints(3, 24),
    v: ints(3, 24),
  },
  let: { c: 'a + u', b: 'c + v', k: 'v/u' },
  where: 'u != v & u/gcd(u, v) <= 9 & v/gcd(u, v) <= 9 & c != 2 u & 8 v > 5 u & 8 u > 5 v & b u > a v & b v > a u',
  stem: {
    en: 'The costs of @what of brand $A$ and brand $B$ are $\\$@a/\\text{kg}$ and $\\$@b/\\text{kg}$ respectively. If $x\\text{ kg}$ of @what of brand $A$ and $y\\text{ kg}$ of @what of brand $B$ are mixed so that the cost of the mixture is $\\$@c/\\text{kg}$, find $x:y$.',
    zh: '品牌 $A$ 和品牌 $B$ 的@{what}的成本分別為 $\\$@a/\\text{kg}$ 和 $\\$@b/\\text{kg}$。若將 $x\\text{ kg}$ 品牌 $A$ 的@{what}和 $y\\text{ kg}$ 品牌 $B$ 的@{what}混合，使得混合物的成本為 $\\$@c/\\text{kg}$，求 $x:y$。',
  },
  key: 'k',
  show: '$@{it : ratio}$',
  plausible: 'it > 0',
  slips: {
    'takes the ratio the other way': 'u/v',
    'gives the ratio of the costs': 'a/b',
    'gives the ratio of the costs the other way': 'b/a',
    'gives the part of brand A of the whole': 'v/(u + v)',
    'gives the part of brand B of the whole': 'u/(u + v)',
    'gives the whole over the part of brand A': '(u + v)/v',
    'gives the whole over the part of brand B': '(u + v)/u',
    'adds the costs instead of subtracting them': '(b + c)/(a + c)',
    'compares the mixture with brand A': 'c/a',
    'compares the mixture with brand B': 'c/b',
  },
  steps: [
    ['@{a}x + @{b}y = @{c}(x + y)', '1M'],
    [{ en: '$@{u}x = @{v}y$, so $x:y = @{k : ratio}$', zh: '$@{u}x = @{v}y$，故 $x:y = @{k : ratio}$' }, '1A'],
  ],
  // key kg of A to 1 kg of B.
  claims: ['a key + b = c (key + 1)'],
})
