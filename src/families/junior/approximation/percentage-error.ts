/** The percentage error of a measured value. */
import { formulaChoice } from '../../kit/family.ts'
import { ints, numbers, oneOf, word } from '../../kit/given.ts'

export const percentageError = formulaChoice({
  meta: {
    id: 'approximation/percentage-error',
    unit: 'JS15',
    objective: 'errors in measurement',
    method: 'maximum absolute error as a percentage',
    foundation: true,
    level: 2,
    minutes: 0.9,
  },
  paper: { slots: [4, 5, 6] },
  given: {
    thing: oneOf(
      word('rope', '繩子'),
      word('ribbon', '絲帶'),
      word('stick', '木棒'),
      word('scarf', '圍巾'),
      word('table', '桌子'),
      word('cable', '電線'),
      word('wire', '鐵線'),
      word('plank', '木板'),
    ),
    unit: numbers('0.1', '0.2', '0.5', '2', '5', '10'),
    count: ints(5, 250),
  },
  let: { V: 'unit count', error: '50 unit/V' },
  where:
    'count >= 8 & V >= 4 & V <= 400 & (unit >= 1 | not int(V)) & exact(error, 2) & error >= 0.2 & error != unit & error != unit/2',
  stem: {
    en: 'The length of a @thing is measured as $@{V : decimal}$ cm correct to the nearest $@{unit : decimal}$ cm. The percentage error of the measurement is',
    zh: '量得某@{thing}的長度為 $@{V : decimal}$ cm，準確至最接近的 $@{unit : decimal}$ cm。該量度的百分誤差為',
  },
  key: 'error',
  show: '$@{it : decimal}\\%$',
  plausible: 'exact(it, 4) & it < 100 & it > 0',
  slips: {
    'takes the whole unit for the maximum absolute error': '2 error',
    'takes a quarter of the unit for the maximum absolute error': 'error/2',
    'takes twice the unit for the maximum absolute error': '4 error',
    'gives the relative error': 'error/100',
    'takes the whole unit and gives the relative error': 'error/50',
    'gives the maximum absolute error': 'unit/2',
    'gives the unit': 'unit',
    'gives the maximum absolute error in hundredths': '50 unit',
    'gives the unit in hundredths': '100 unit',
    'misplaces the decimal point': '10 error',
    'divides the measured value by the unit': 'V/(100 unit)',
  },
  steps: [
    [{ en: 'Maximum absolute error $= @{unit/2 : decimal}$ cm', zh: '最大絕對誤差 $= @{unit/2 : decimal}$ cm' }, '1M'],
    [
      {
        en: 'Percentage error $= \\frac{@{unit/2 : decimal}}{@{V : decimal}} \\times 100\\% = @{error : decimal}\\%$',
        zh: '百分誤差 $= \\frac{@{unit/2 : decimal}}{@{V : decimal}} \\times 100\\% = @{error : decimal}\\%$',
      },
      '1A',
    ],
  ],
  // The percentage of the measured value is the distance to the next value on the scale, halved.
  claims: ['2 V key/100 = unit'],
})
