/** Finds a multiplier of one of two linear expressions in an identity. */
import { formulaChoice } from '../../kit/family.ts'
import { nonzero } from '../../kit/given.ts'

export const twoLinearBrackets = formulaChoice({
  meta: {
    id: 'identities/two-linear-brackets',
    unit: 'JS12',
    objective: 'identities',
    method: 'two unknown multipliers of linear expressions',
    foundation: true,
    level: 2,
    minutes: 1.2,
  },
  paper: { slots: [4, 5, 8] },
  symbols: ['x', 'a', 'b'],
  given: { m: nonzero(-9, 9), n: nonzero(-5, 5), s: nonzero(-4, 4), t: nonzero(-4, 4) },
  let: { c: 'm + n', d: 'm s + n t', left: 'a (x + s) + b (x + t)', right: 'c x + d' },
  where: 's != t & m != n & c != 0 & d != 0 & abs(m) > 1 & abs(n) > 1 & s != -t & m != -n',
  stem: {
    en: 'If $a$ and $b$ are constants such that $@left \\equiv @right$, then $b =$',
    zh: '若 $a$ 及 $b$ 均為常數使得 $@left \\equiv @right$，則 $b =$',
  },
  key: 'n',
  plausible: 'int(it)',
  slips: {
    'gives a': 'm',
    'loses the sign': '-n',
    'gives a and loses the sign': '-m',
    'gives the sum of a and b': 'c',
    'gives the difference of a and b': 'm - n',
    'gives the difference of b and a': 'n - m',
    'puts in the wrong sign': '(d + c s)/(t - s)',
    'puts in the wrong sign for a': '(d + c t)/(s - t)',
    'adds the constants': '(d - c s)/(t + s)',
    'puts in the wrong sign and adds the constants': '(d + c s)/(t + s)',
    'stops at the multiple of b': 'n (t - s)',
    'gives the constant term': 'd',
  },
  steps: [
    [
      {
        en: 'Putting $x = @{-s}$, $@{b (t - s)} = @{d - c s}$',
        zh: '代入 $x = @{-s}$，得 $@{b (t - s)} = @{d - c s}$',
      },
      '1M',
    ],
    ['b = @n', '1A'],
  ],
  // Comparing coefficients: the other multiplier is c - key.
  claims: ['at(at(left, a, c - key), b, key) = right for x in {0, 1}'],
})
