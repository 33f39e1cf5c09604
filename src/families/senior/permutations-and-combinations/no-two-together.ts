/** Queues in which no two of a kind stand together. */
import { formulaChoice } from '../../kit/family.ts'
import { ints, oneOf, word } from '../../kit/given.ts'

export const noTwoTogether = formulaChoice({
  meta: {
    id: 'permutations-and-combinations/no-two-together',
    unit: 'SS15',
    objective: 'permutations with a condition',
    method: 'filling gaps',
    foundation: false,
    level: 4,
    minutes: 1.6,
  },
  paper: { slots: [42, 43] },
  given: {
    kind: oneOf(word('teachers', '教師'), word('parents', '家長'), word('coaches', '教練'), word('doctors', '醫生')),
    others: oneOf(
      word('students', '學生'),
      word('boys', '男生'),
      word('girls', '女生'),
      word('children', '兒童'),
      word('nurses', '護士'),
      word('players', '球員'),
    ),
    n: ints(3, 8),
    m: ints(2, 5),
  },
  where: 'm < n & m + n <= 11',
  stem: {
    en: '$@n$ @others and $@m$ @kind form a queue. If no @kind are next to each other, find the number of different queues that can be formed.',
    zh: '$@n$ 名@{others}及 $@m$ 名@{kind}排成一行。若任何兩名@{kind}均不相鄰，求可排成多少不同的行列。',
  },
  key: 'factorial(n) P(n + 1, m)',
  slips: {
    'keeps them together': 'factorial(n + 1) factorial(m)',
    'counts all queues': 'factorial(n + m)',
    'takes away the queues with all of them together': 'factorial(n + m) - factorial(n + 1) factorial(m)',
    'leaves out the gaps at both ends': 'factorial(n) P(n - 1, m)',
    'leaves out the gap at one end': 'factorial(n) P(n, m)',
    'does not arrange those in the gaps': 'factorial(n) C(n + 1, m)',
    'arranges each group by itself': 'factorial(n) factorial(m)',
    'counts a gap too many': 'factorial(n) P(n + 2, m)',
    'multiplies by the number of gaps': 'factorial(n) factorial(m) (n + 1)',
    'arranges all, then the gaps': 'factorial(n + m) (n + 1)',
    'takes every gap twice': '2 factorial(n) P(n + 1, m)',
    'chooses one gap for all': 'factorial(n) (n + 1)',
    'leaves the others unarranged': 'P(n + 1, m)',
    'fills the gaps with repetition': 'factorial(n) (n + 1)^m',
  },
  steps: [
    [
      {
        en: 'Arrange the @others in $@n!$ ways; there are $@{n + 1}$ gaps, of which $@m$ are filled in $P^{@{n + 1}}_{@m}$ ways.',
        zh: '@{others}的排法有 $@n!$ 種；其間及兩端有 $@{n + 1}$ 個空位，選 $@m$ 個安排@{kind}的方法有 $P^{@{n + 1}}_{@m}$ 種。',
      },
      '1M',
    ],
    ['@n!\\,P^{@{n + 1}}_{@m} = @{factorial(n) P(n + 1, m)}', '1A'],
  ],
  // Place the others in the order n!; of the n + m places, m without two neighbours can be had in C(n + 1, m) ways:
  // counted by where the first one stands.
  claims: ['key = P(n, n) P(m, m) sum(C(n - _j, m - 1), _j, 0, n - m + 1)'],
})
