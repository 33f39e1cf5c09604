/** A third sum of a geometric sequence from two, whose numbers of terms are in the ratio 1 : 2 : 3. */
import { formulaChoice } from '../../kit/family.ts'
import { ints, numbers } from '../../kit/given.ts'

export const sumsInGeometricSequence = formulaChoice({
  meta: {
    id: 'sequences/sums-in-geometric-sequence',
    unit: 'SS7',
    objective: 'sum of a geometric sequence',
    method: 'groups of as many terms are in geometric sequence',
    foundation: false,
    level: 4,
    minutes: 1.8,
  },
  paper: { slots: [36, 37] },
  given: { n: ints(5, 12), x: ints(4, 160, 4), q: numbers('1/2', '1/4', '3/4', '3/2', '2', '5/2', '3', '4', '5') },
  let: { y: 'x (1 + q)', z: 'x (1 + q + q^2)', h: '2 n', l: '3 n' },
  where: 'int(y) & int(z) & z <= 2000',
  stem: {
    en: 'The sum of the first $@n$ terms and the sum of the first $@h$ terms of a geometric sequence are $@x$ and $@y$ respectively. Find the sum of the first $@l$ terms of the sequence.',
    zh: '某等比數列首 $@n$ 項之和與首 $@h$ 項之和分別為 $@x$ 和 $@y$。求該數列首 $@l$ 項之和。',
  },
  key: 'z',
  plausible: 'it > 0 & exact(it, 2)',
  slips: {
    'takes the sums for an arithmetic sequence': '2 y - x',
    'takes the sequence for an arithmetic one': '3 (y - x)',
    'takes the sums themselves for a geometric sequence': 'y^2/x',
    'adds the two sums': 'x + y',
    'gives the sum of the last group': 'x q^2',
    'adds the last group to the first': 'x + x q^2',
    'takes three times the first sum': '3 x',
    'multiplies the second sum by the ratio of the groups': 'y q',
    'adds the last group with one ratio too many': 'y + x q^3',
    'adds the two sums and the last group': 'x + y + x q^2',
    'takes half as much again of the second sum': '3 y/2',
  },
  steps: [
    [
      {
        en: 'Sum of the @{n + 1 : th} to the @{h : th} terms $= @y - @x = @{y - x}$',
        zh: '第 $@{n + 1}$ 項至第 $@h$ 項之和 $= @y - @x = @{y - x}$',
      },
      '1M',
    ],
    [
      {
        en: 'The sum of each group of $@n$ terms is $@q$ times that of the group before it, so that of the next group is $@{y - x} \\times @q = @{x q^2}$.',
        zh: '每 $@n$ 項之和為前 $@n$ 項之和的 $@q$ 倍，故隨後 $@n$ 項之和為 $@{y - x} \\times @q = @{x q^2}$。',
      },
      '1M',
    ],
    [{ en: 'Sum $= @y + @{x q^2} = @z$', zh: '和 $= @y + @{x q^2} = @z$' }, '1A'],
  ],
  // With R = r^n, the sums are as R - 1, R² - 1 and R³ - 1.
  claims: ['key ((y/x - 1) - 1) = x ((y/x - 1)^3 - 1)', 'key > y', 'h = 2 n & l = 3 n'],
})
