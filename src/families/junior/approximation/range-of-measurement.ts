/** The range of the actual value of a measured quantity. */
import { wordedChoice } from '../../kit/family.ts'
import { ints, numbers, oneOf, word } from '../../kit/given.ts'

export const rangeOfMeasurement = wordedChoice({
  meta: {
    id: 'approximation/range-of-measurement',
    unit: 'JS15',
    objective: 'errors in measurement',
    method: 'lower and upper limits of a measured value',
    foundation: true,
    level: 1,
    minutes: 0.8,
  },
  paper: { slots: [4, 5] },
  given: {
    thing: oneOf(
      word('watermelon', '西瓜'),
      word('parcel', '包裹'),
      word('schoolbag', '書包'),
      word('suitcase', '行李箱'),
    ),
    unit: numbers('0.1', '0.2', '0.5'),
    count: ints(11, 99),
  },
  let: { V: 'unit count', lo: 'V - unit/2', hi: 'V + unit/2', least: 'V - unit', most: 'V + unit' },
  where: 'not int(V) & V > 1 & V < 12 & mod(count, 10) != 0 & mod(count, 5) != 0',
  stem: {
    en: 'The weight of a @thing is measured as $@{V : decimal}$ kg correct to the nearest $@{unit : decimal}$ kg. Let $x$ kg be the actual weight of the @{thing}. Find the range of values of $x$.',
    zh: '量得某@{thing}的重量為 $@{V : decimal}$ kg，準確至最接近的 $@{unit : decimal}$ kg。設該@{thing}的實際重量為 $x$ kg。求 $x$ 值的範圍。',
  },
  key: '$@{lo : decimal} \\leq x < @{hi : decimal}$',
  slips: {
    'includes the wrong end': '$@{lo : decimal} < x \\leq @{hi : decimal}$',
    'takes the whole unit for the maximum absolute error': '$@{least : decimal} \\leq x < @{most : decimal}$',
    'takes the whole unit and includes the wrong end': '$@{least : decimal} < x \\leq @{most : decimal}$',
    'rounds down': '$@{V : decimal} \\leq x < @{most : decimal}$',
    'rounds up': '$@{least : decimal} < x \\leq @{V : decimal}$',
  },
  steps: [
    [{ en: 'Maximum absolute error $= @{unit/2 : decimal}$ kg', zh: '最大絕對誤差 $= @{unit/2 : decimal}$ kg' }, '1M'],
    [{ en: '$@{lo : decimal} \\leq x < @{hi : decimal}$', zh: '$@{lo : decimal} \\leq x < @{hi : decimal}$' }, '1A'],
  ],
  claims: ['hi + lo = 2 V', 'hi - lo = unit'],
})
