/** The range of the weight of one of several identical things whose total weight is measured. */
import { wordedChoice } from '../../kit/family.ts'
import { ints, oneOf, word } from '../../kit/given.ts'

export const partFromWhole = wordedChoice({
  meta: {
    id: 'approximation/part-from-whole',
    unit: 'JS15',
    objective: 'errors in measurement',
    method: 'limits of a part from the limits of the whole',
    foundation: true,
    level: 2,
    minutes: 1.1,
  },
  paper: { slots: [5, 6, 8] },
  given: {
    // In Chinese with their classifiers.
    thing: oneOf(
      word('marble', '粒波子'),
      word('coin', '枚硬幣'),
      word('button', '粒鈕扣'),
      word('battery', '枚電池', { plural: 'batteries' }),
    ),
    n: oneOf(5, 8, 10, 20, 25, 40, 50),
    P: ints(20, 400, 4),
  },
  let: {
    lo: '(P - 0.5)/n',
    hi: '(P + 0.5)/n',
    one: 'P/n',
    lo1: '(P - 1)/n',
    hi1: '(P + 1)/n',
    lo2: 'one - 0.5',
    hi2: 'one + 0.5',
  },
  where: 'exact(lo, 3) & exact(one, 1) & one >= 4 & one <= 15',
  stem: {
    en: 'The total weight of $@n$ identical @{thing : plural} is measured as $@P$ g correct to the nearest g. Let $x$ g be the actual weight of each @{thing}. Find the range of values of $x$.',
    zh: '有 $@n$ @{thing}，每@{thing}的重量均相同。量得該 $@n$ @{thing}的總重量為 $@P$ g，準確至最接近的 g。設每@{thing}的實際重量為 $x$ g。求 $x$ 值的範圍。',
  },
  key: '$@{lo : decimal} \\leq x < @{hi : decimal}$',
  slips: {
    'includes the wrong end': '$@{lo : decimal} < x \\leq @{hi : decimal}$',
    'takes the whole unit for the maximum absolute error': '$@{lo1 : decimal} \\leq x < @{hi1 : decimal}$',
    'takes the error of the whole for that of a part': '$@{lo2 : decimal} \\leq x < @{hi2 : decimal}$',
    'takes the measured value for the least': '$@{one : decimal} \\leq x < @{hi1 : decimal}$',
    'takes the whole unit and includes the wrong end': '$@{lo1 : decimal} < x \\leq @{hi1 : decimal}$',
  },
  steps: [
    ['\\frac{@{P - 0.5 : decimal}}{@n} \\leq x < \\frac{@{P + 0.5 : decimal}}{@n}', '1M'],
    [{ en: '$@{lo : decimal} \\leq x < @{hi : decimal}$', zh: '$@{lo : decimal} \\leq x < @{hi : decimal}$' }, '1A'],
  ],
  claims: ['n (lo + hi) = 2 P', 'n (hi - lo) = 1'],
})
