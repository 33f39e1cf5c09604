/** A cost that is partly constant and partly varies as a number. */
import { formulaChoice } from '../../kit/family.ts'
import { ints, oneOf, word } from '../../kit/given.ts'

export const partialConstant = formulaChoice({
  meta: {
    id: 'variations/partial-constant',
    unit: 'SS6',
    objective: 'partial variation',
    method: 'constant and varying part of a cost',
    foundation: true,
    level: 1,
    minutes: 1.2,
  },
  paper: { slots: [13] },
  given: {
    what: oneOf(word('dinner', '晚宴'), word('picnic', '野餐'), word('course', '課程')),
    c: ints(200, 2400, 200),
    k: ints(30, 120, 10),
    m: ints(10, 40, 10),
    n: ints(30, 80, 10),
    t: ints(20, 100, 10),
  },
  let: { A: 'c + k m', B: 'c + k n', K: 'c + k t' },
  where: 'm < n & t != m & t != n & c != k m & t != n - m',
  stem: {
    en: 'The cost of a @what is partly constant and partly varies directly as the number of participants. If there are $@m$ participants, the cost is $@{A : money}$; if there are $@n$ participants, the cost is $@{B : money}$. Find the cost of the @what if there are $@t$ participants.',
    zh: '某@{what}的費用一部分為常數，另一部分隨參加人數正變。若參加人數為 $@m$，則費用為 $@{A : money}$；若參加人數為 $@n$，則費用為 $@{B : money}$。求參加人數為 $@t$ 時該@{what}的費用。',
  },
  key: 'K',
  show: '$@{it : money}$',
  plausible: 'int(it) & it > 0',
  slips: {
    'varies directly as the number, from the first cost': 'A t/m',
    'varies directly as the number, from the second cost': 'B t/n',
    'leaves out the constant part': 'k t',
    'leaves out the varying part': 'c',
    'exchanges the two constants': 'k + c t/m',
    'subtracts the constant part': 'abs(k t - c)',
    'adds the costs': 'A + B',
    'takes the mean of the costs': '(A + B)/2',
    'adds the varying part to the first cost': 'A + k t',
    'adds the varying part to the second cost': 'B + k t',
    'adds the constant part twice': '2 c + k t',
  },
  steps: [
    [
      {
        en: 'Let the cost be $\\$(a + bn)$. $a + @{m}b = @A$ and $a + @{n}b = @B$',
        zh: '設費用為 $\\$(a + bn)$。$a + @{m}b = @A$ 及 $a + @{n}b = @B$',
      },
      '1M',
    ],
    [
      {
        en: '$a = @c$, $b = @k$; cost $= \\$(@c + @k \\times @t) = @{K : money}$',
        zh: '$a = @c$，$b = @k$；費用 $= \\$(@c + @k \\times @t) = @{K : money}$',
      },
      '1A',
    ],
  ],
  // Three points of one straight line.
  claims: ['(key - A) (n - m) = (B - A) (t - m)'],
})
