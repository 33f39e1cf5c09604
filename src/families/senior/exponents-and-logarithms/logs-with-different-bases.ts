/** A linear function of a logarithm that gives one to another base: y as a power of x. */
import { formulaChoice } from '../../kit/family.ts'
import { ints, nonzero, oneOf } from '../../kit/given.ts'

export const logsWithDifferentBases = formulaChoice({
  meta: {
    id: 'exponents-and-logarithms/logs-with-different-bases',
    unit: 'SS3',
    objective: 'linear relations by logarithms',
    method: 'slope and intercept of a line of logarithms to different bases',
    foundation: false,
    level: 4,
    minutes: 1.8,
  },
  paper: { slots: [33, 34] },
  symbols: ['x', 'y'],
  given: { b: oneOf(2, 3, 5), j: ints(1, 4), l: ints(1, 4), k: ints(-4, 6), h: nonzero(-12, 12) },
  // log to base b^l of y = k + s log to base b^j of x, where s = -k/h; so y = (b^l)^k x^(s l/j).
  let: { c: 'b^j', d: 'b^l', s: '-k/h', p: 's l/j', w: 'd^k' },
  where:
    'j != l & c <= 81 & d <= 81 & k != 0 & int(p) & abs(p) <= 6 & abs(p) != 1 & w <= 4096 & w >= 1/4096 & s != p & abs(s) != 1 & int(2 s)',
  stem: {
    en: 'It is given that $\\log_{@d} y$ is a linear function of $\\log_{@c} x$. The intercepts on the vertical axis and on the horizontal axis of the graph of the linear function are $@k$ and $@h$ respectively. Which of the following must be true?',
    zh: '已知 $\\log_{@d} y$ 為 $\\log_{@c} x$ 的線性函數。該線性函數的圖像的縱軸截距及橫軸截距分別為 $@k$ 及 $@h$。下列何者必為正確？',
  },
  key: 'y = w x^p',
  slips: {
    'does not change the base': 'y = w x^s',
    'changes the base the wrong way round': 'y = w x^(s j/l)',
    'raises the wrong base to the intercept': 'y = c^k x^p',
    'the sign of the slope': 'y = w x^(-p)',
    'interchanges the intercepts': 'y = d^h x^(l/(s j))',
    'takes the intercept without its logarithm': 'y = k x^p',
  },
  steps: [
    ['\\log_{@d} y = @s \\log_{@c} x @sign @{abs(k)}', '1M'],
    [
      {
        en: 'Since $\\log_{@c} x = @{l/j}\\log_{@d} x$, $\\log_{@d} y = @{p}\\log_{@d} x @sign @{abs(k)}$.',
        zh: '由於 $\\log_{@c} x = @{l/j}\\log_{@d} x$，故 $\\log_{@d} y = @{p}\\log_{@d} x @sign @{abs(k)}$。',
      },
      '1M',
    ],
    ['@{y = w x^p}', '1A'],
  ],
  words: { sign: ['k > 0', { en: '+', zh: '+' }, { en: '-', zh: '-' }] },
  // Both intercepts, and half-way between them.
  claims: [
    '0 = 0 <=> key for x in {1} for y in {d^k}',
    '0 = 0 <=> key for x in {c^h} for y in {1}',
    '0 = 0 <=> key for x in {c^(h/2)} for y in {d^(k/2)}',
  ],
})
