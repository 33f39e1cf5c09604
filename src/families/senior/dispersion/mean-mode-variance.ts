/** The variance of six numbers, two of which follow from mean and mode. */
import { formulaChoice } from '../../kit/family.ts'
import { ints } from '../../kit/given.ts'

export const meanModeVariance = formulaChoice({
  meta: {
    id: 'dispersion/mean-mode-variance',
    unit: 'SS17',
    objective: 'variance',
    method: 'unknown data from mean and mode, then the variance',
    foundation: true,
    level: 3,
    minutes: 1.8,
  },
  paper: { slots: [30, 45] },
  symbols: ['x', 'y'],
  given: { a: ints(1, 4), b: ints(2, 7), c: ints(5, 10), d: ints(7, 13), mo: ints(1, 13), M: ints(4, 9) },
  let: {
    z: '6 M - a - b - c - d - mo',
    S: '(a - M)^2 + (b - M)^2 + (c - M)^2 + (d - M)^2 + (mo - M)^2 + (z - M)^2',
    var: 'S/6',
    T: '(z + mo)/2',
  },
  where:
    'a < b < c < d & mo in {a, b, c, d} & z >= 1 & z <= 16 & not z in {a, b, c, d} & exact(var, 1) & z != mo & mo != M',
  stem: {
    en: 'The mean and the mode of the six numbers $@a$, $@b$, $@c$, $@d$, $x$ and $y$ are $@M$ and $@mo$ respectively. The variance of the six numbers is',
    zh: '六個數 $@a$、$@b$、$@c$、$@d$、$x$ 及 $y$ 的平均值和眾數分別為 $@M$ 和 $@mo$。該六個數的方差為',
  },
  key: 'var',
  show: '$@{it : decimal}$',
  plausible: 'it > 0 & exact(it, 2) & it < 150',
  slips: {
    'gives the sum of the squares of the deviations': 'S',
    'divides by one less': 'S/5',
    'leaves out x and y': '((a - M)^2 + (b - M)^2 + (c - M)^2 + (d - M)^2)/4',
    'divides that by the number of all data': '((a - M)^2 + (b - M)^2 + (c - M)^2 + (d - M)^2)/6',
    'takes x and y to be the mode': '((a - M)^2 + (b - M)^2 + (c - M)^2 + (d - M)^2 + 2 (mo - M)^2)/6',
    'takes x and y to be equal': '((a - M)^2 + (b - M)^2 + (c - M)^2 + (d - M)^2 + 2 (T - M)^2)/6',
    'gives the standard deviation': 'round(sqrt(var), 2)',
    'gives the range': 'max(d, z) - min(a, z)',
    'gives the mean deviation': '(abs(a - M) + abs(b - M) + abs(c - M) + abs(d - M) + abs(mo - M) + abs(z - M))/6',
    'gives the unknown number': 'z',
    'leaves out the number that is the mode': '(S - (mo - M)^2)/5',
    'gives the sum of the absolute deviations':
      'abs(a - M) + abs(b - M) + abs(c - M) + abs(d - M) + abs(mo - M) + abs(z - M)',
    'divides by the number of different numbers': 'S/4',
  },
  steps: [
    [
      {
        en: 'One of $x$ and $y$ is $@mo$, and the other is $6(@M) - @{a + b + c + d} - @mo = @z$.',
        zh: '$x$ 和 $y$ 其中一個為 $@mo$，而另一個為 $6(@M) - @{a + b + c + d} - @mo = @z$。',
      },
      '1M',
    ],
    [{ en: 'Variance $= @{var : decimal}$', zh: '方差 $= @{var : decimal}$' }, '1A'],
  ],
  // The mean of the squares less the square of the mean.
  claims: ['6 key + 6 M^2 = a^2 + b^2 + c^2 + d^2 + mo^2 + (6 M - a - b - c - d - mo)^2'],
})
