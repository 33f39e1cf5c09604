/** Which rounding of a small number is right: significant figures against decimal places. */
import { wordedChoice } from '../../kit/family.ts'
import { ints } from '../../kit/given.ts'

export const trueRounding = wordedChoice({
  meta: { id: 'approximation/true-rounding', unit: 'JS3', objective: 'approximate values', method: 'significant figures and decimal places of one number', foundation: true, level: 2, minutes: 0.9 },
  paper: { slots: [9, 10, 11] },
  given: { d1: ints(1, 8), d2: ints(0, 8), d3: ints(1, 4), d4: ints(5, 9), s: ints(2, 3) },
  let: { N: '(1000 d1 + 100 d2 + 10 d3 + d4)/100000', V: 'sf(N, s)', W: 'sf(N, s - 1)', X: 'if(d2 >= 5, floor(100 N), ceil(100 N))/100' },
  where: 'not int(10^s V) & not int(10^(s - 1) W)',
  stem: '$@{N : decimal} =$',
  key: { en: '$@{V : decimal}$ (correct to $@s$ significant figures)', zh: '$@{V : decimal}$（準確至 $@s$ 位有效數字）' },
  slips: {
    'counts the zero behind the decimal point': { en: '$@{W : decimal}$ (correct to $@s$ significant figures)', zh: '$@{W : decimal}$（準確至 $@s$ 位有效數字）' },
    'drops the digits behind': { en: '$@{floor(10000 N)/10000 : decimal}$ (correct to $4$ decimal places)', zh: '$@{floor(10000 N)/10000 : decimal}$（準確至 $4$ 位小數）' },
    'counts decimal places from the first digit that is not 0': { en: '$@{round(N, 4) : decimal}$ (correct to $3$ decimal places)', zh: '$@{round(N, 4) : decimal}$（準確至 $3$ 位小數）' },
    'rounds up without need': { en: '$@{ceil(1000 N)/1000 : decimal}$ (correct to $3$ decimal places)', zh: '$@{ceil(1000 N)/1000 : decimal}$（準確至 $3$ 位小數）' },
    'rounds the wrong way': { en: '$@{X : decimal}$ (correct to $2$ decimal places)', zh: '$@{X : decimal}$（準確至 $2$ 位小數）' },
  },
  steps: [
    [{ en: 'The first significant figure is $@d1$. Correct to $@s$ significant figures, the number is $@{V : decimal}$.', zh: '第一個有效數字為 $@d1$。準確至 $@s$ 位有效數字，該數為 $@{V : decimal}$。' }, '1A'],
  ],
  // Within half a unit of the last figure, which stands s + 1 places behind the point.
  claims: ['2 abs(N - V) 10^(s + 1) <= 1', '10 N < 1 & 100 N >= 1'],
})
