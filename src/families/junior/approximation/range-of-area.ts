/** The range of the actual area of a figure whose sides are measured. */
import { wordedChoice } from '../../kit/family.ts'
import { ints, oneOf, word } from '../../kit/given.ts'

export const rangeOfArea = wordedChoice({
  meta: { id: 'approximation/range-of-area', unit: 'JS3', objective: 'errors in measurement', method: 'limits of a product of measured values', foundation: true, level: 2, minutes: 1.2 },
  paper: { slots: [5, 6] },
  given: {
    thing: oneOf(word('rectangular metal sheet', '長方形金屬片'), word('rectangular card', '長方形卡紙'), word('rectangular photo', '長方形照片')),
    l: ints(8, 30),
    w: ints(5, 20),
  },
  let: {
    lo: '(l - 1/2) (w - 1/2)', hi: '(l + 1/2) (w + 1/2)', A: 'l w',
    lo1: '(l - 1) (w - 1)', hi1: '(l + 1) (w + 1)', lo2: 'A - 1/2', hi2: 'A + 1/2', lo3: '(l - 1/2) w', hi3: '(l + 1/2) w',
  },
  where: 'l > w & l + w >= 15 & l <= 3 w',
  stem: {
    en: 'The length and the width of a @thing are measured as $@l$ cm and $@w$ cm correct to the nearest cm respectively. Let $x$ cm$^2$ be the actual area of the @{thing}. Find the range of values of $x$.',
    zh: '某@{thing}的長度和闊度分別量得為 $@l$ cm 及 $@w$ cm，準確至最接近的 cm。設該@{thing}的真確面積為 $x$ cm$^2$。求 $x$ 值的範圍。',
  },
  key: '$@{lo : decimal} \\leq x < @{hi : decimal}$',
  slips: {
    'includes the wrong end': '$@{lo : decimal} < x \\leq @{hi : decimal}$',
    'takes the whole unit for the maximum absolute error': '$@{lo1 : decimal} \\leq x < @{hi1 : decimal}$',
    'takes half a unit off the area': '$@{lo2 : decimal} \\leq x < @{hi2 : decimal}$',
    'takes the error of one side only': '$@{lo3 : decimal} \\leq x < @{hi3 : decimal}$',
    'takes the measured area for the least': '$@A \\leq x < @{hi : decimal}$',
  },
  steps: [
    ['@[(l - 0.5) (w - 0.5)] \\leq x < @[(l + 0.5) (w + 0.5)]', '1M'],
    [{ en: '$@{lo : decimal} \\leq x < @{hi : decimal}$', zh: '$@{lo : decimal} \\leq x < @{hi : decimal}$' }, '1A'],
  ],
  // The two limits differ from the measured area by half the perimeter's half, and by a quarter.
  claims: ['hi - lo = l + w', 'hi + lo = 2 l w + 1/2'],
})
