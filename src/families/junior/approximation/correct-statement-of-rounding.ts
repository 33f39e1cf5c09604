/** Which rounded value of a decimal is right. */
import { wordedChoice } from '../../kit/family.ts'
import { ints, oneOf, word } from '../../kit/given.ts'

export const correctStatementOfRounding = wordedChoice({
  meta: {
    id: 'approximation/correct-statement-of-rounding',
    unit: 'JS3',
    objective: 'significant figures and decimal places',
    method: 'telling the two apart',
    foundation: true,
    level: 1,
    minutes: 0.9,
  },
  paper: { slots: [4, 5, 9] },
  // Five decimal places, the first of them 0: three significant figures are four decimal places.
  given: { n: ints(1156, 8889), kind: oneOf(1, 2) },
  let: {
    a: 'floor(n/1000)',
    b: 'mod(floor(n/100), 10)',
    c: 'mod(floor(n/10), 10)',
    d: 'mod(n, 10)',
    N: 'n/100000',
    r3: 'round(N, 3)',
    r4: 'round(N, 4)',
    cut3: 'floor(1000 N)/1000',
    cut4: 'floor(10000 N)/10000',
    few: 'if(kind = 1, round(N, 2), r3)',
  },
  where: '1 <= b <= 8 & 5 <= c <= 8 & 6 <= d <= 9 & a != b & b != c & c != d & c + 1 != d',
  words: {
    how: ['kind = 1', word('3 significant figures', '三位有效數字'), word('4 decimal places', '四位小數')],
    other: ['kind = 1', word('4 decimal places', '四位小數'), word('3 significant figures', '三位有效數字')],
    fewer: ['kind = 1', word('2 significant figures', '二位有效數字'), word('3 significant figures', '三位有效數字')],
    cut: ['kind = 1', word('3 decimal places', '三位小數'), word('2 significant figures', '二位有效數字')],
  },
  stem: '$@{N : decimal} =$',
  key: { en: '$@{r4 : decimal}$ (correct to @{how}).', zh: '$@{r4 : decimal}$（準確至@{how}）。' },
  slips: {
    'counts the zero after the decimal point as significant': {
      en: '$@{few : decimal}$ (correct to @{fewer}).',
      zh: '$@{few : decimal}$（準確至@{fewer}）。',
    },
    'takes significant figures for decimal places': {
      en: '$@{r3 : decimal}$ (correct to 2 decimal places).',
      zh: '$@{r3 : decimal}$（準確至二位小數）。',
    },
    'cuts off after four decimal places': {
      en: '$@{cut4 : decimal}$ (correct to @{other}).',
      zh: '$@{cut4 : decimal}$（準確至@{other}）。',
    },
    'cuts off after three decimal places': {
      en: '$@{cut3 : decimal}$ (correct to @{cut}).',
      zh: '$@{cut3 : decimal}$（準確至@{cut}）。',
    },
  },
  steps: [
    [
      {
        en: '$@{N : decimal} = @{r4 : decimal}$ (correct to @{how})',
        zh: '$@{N : decimal} = @{r4 : decimal}$（準確至@{how}）',
      },
      '1A',
    ],
  ],
  // Within half a unit of the fourth decimal place, and a whole number of such units, which are the third significant
  // figure.
  claims: ['abs(N - r4) < 1/20000', '(-1)^(20000 r4) = 1', '1/100 < N & N < 1/10', 'cos(200000 pi N) = 1'],
})
