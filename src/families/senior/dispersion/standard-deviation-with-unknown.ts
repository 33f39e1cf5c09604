/** An unknown datum from the mean, and the standard deviation. */
import { conventional } from '../../kit/family.ts'
import { ints } from '../../kit/given.ts'

export const standardDeviationWithUnknown = conventional({
  meta: {
    id: 'dispersion/standard-deviation-with-unknown',
    unit: 'SS17',
    objective: 'standard deviation of ungrouped data',
    method: 'unknown datum from the mean, then standard deviation',
    foundation: true,
    level: 3,
    minutes: 3,
  },
  paper: { mock: [13] },
  symbols: ['k'],
  given: { m: ints(8, 40), a: ints(1, 9), b: ints(1, 7), c: ints(0, 6), d: ints(2, 9) },
  let: {
    p: 'm - a',
    q: 'm - b',
    r: 'm + c',
    s: 'm + d',
    k0: 'm + a + b - c - d',
    sum: 'p + q + r + s',
    var: '((p - m)^2 + (q - m)^2 + (r - m)^2 + (s - m)^2 + (k0 - m)^2)/5',
    sd: 'sqrt(var)',
    show: 'round(sd, 2)',
  },
  where: 'k0 > 0 & a > b & d > c & k0 != m & k0 != p & k0 != q & k0 != r & k0 != s & not int(sd) & sd < 9.9 & sd > 1',
  stem: {
    en: 'The mean of the five numbers $@p$, $@q$, $@r$, $@s$ and $k$ is $@m$. Find $k$ and the standard deviation of the five numbers.',
    zh: '五個數 $@p$、$@q$、$@r$、$@s$ 和 $k$ 的平均值為 $@m$。求 $k$ 及該五個數的標準差。',
  },
  parts: [
    {
      ask: '',
      answer: {
        en: '$k = @k0$, standard deviation $\\approx @{show : dp2}$',
        zh: '$k = @k0$，標準差 $\\approx @{show : dp2}$',
      },
      steps: [
        ['@{k + sum} = 5(@m)', '1M'],
        ['k = @k0', '1A'],
        [
          { en: 'Standard deviation $\\approx @{show : dp2}$', zh: '標準差 $\\approx @{show : dp2}$' },
          '1A',
          'corr. to 3 s.f.',
        ],
      ],
    },
  ],
  // The variance is the mean of the squares less the square of the mean.
  claims: [
    'p + q + r + s + k0 = 5 m',
    '5 (show - 1/200)^2 <= p^2 + q^2 + r^2 + s^2 + k0^2 - 5 m^2',
    '5 (show + 1/200)^2 > p^2 + q^2 + r^2 + s^2 + k0^2 - 5 m^2',
    'show > 0',
  ],
})
