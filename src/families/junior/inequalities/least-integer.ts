/** Finds the least integer that satisfies a linear inequality. */
import { formulaChoice } from '../../kit/family.ts'
import { ints, nonzero, oneOf } from '../../kit/given.ts'

export const leastInteger = formulaChoice({
  meta: {
    id: 'inequalities/least-integer',
    unit: 'JS14',
    objective: 'linear inequalities in one unknown',
    method: 'least integer of the solution',
    foundation: true,
    level: 2,
    minutes: 1,
  },
  paper: { slots: [5, 6, 7] },
  symbols: ['x'],
  given: { p: ints(3, 9), m: oneOf(2, 3, 4, 5), h: nonzero(-9, 9), c: ints(-30, 40) },
  let: { left: 'm (x - h)', right: 'p x - c', d: 'p - m', z: '(c - m h)/d', answer: 'floor(z) + 1' },
  where: 'd >= 2 & not int(z) & abs(answer) <= 15 & answer != 0 & c != 0 & abs(z) > 1 & h answer > 0',
  stem: {
    en: 'The least integer satisfying the inequality $@left < @right$ is',
    zh: '滿足不等式 $@left < @right$ 的最小整數為',
  },
  key: 'answer',
  plausible: 'int(it)',
  slips: {
    'rounds down': 'answer - 1',
    'takes the next integer': 'answer + 1',
    'loses the sign of the solution': 'floor(-z) + 1',
    'loses the sign of the solution and rounds down': 'floor(-z)',
    'loses the sign of the number in the bracket': 'floor((c + m h)/d) + 1',
    'loses the sign of the number in the bracket and rounds down': 'floor((c + m h)/d)',
    'does not multiply the number in the bracket': 'floor((c - h)/d) + 1',
    'loses the sign of the constant term': 'floor((-c - m h)/d) + 1',
    'adds the coefficients of x': 'floor((c - m h)/(p + m)) + 1',
    'does not divide by the coefficient of x': 'c - m h + 1',
  },
  steps: [
    ['@{m x - m h} < @{p x - c}'],
    ['@{d x} > @{c - m h}', '1M'],
    [{ en: '$x > @z$, so the least integer is $@answer$.', zh: '$x > @z$，故最小整數為 $@answer$。' }, '1A'],
  ],
  claims: ['left < right for x in {key}', 'left >= right for x in {key - 1}', 'cos(2 pi key) = 1'],
})
