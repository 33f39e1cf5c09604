/** Writes the time that several machines need as an algebraic expression. */
import { formulaChoice } from '../../kit/family.ts'
import { ints, oneOf, word } from '../../kit/given.ts'

export const machinesAndHours = formulaChoice({
  meta: {
    id: 'algebraic-expressions/machines-and-hours',
    unit: 'JS7',
    objective: 'formulating algebraic expressions',
    method: 'time from the rate of one of several machines',
    foundation: true,
    level: 2,
    minutes: 1.2,
  },
  paper: { slots: [4, 5, 8] },
  symbols: ['x', 'y'],
  given: {
    thing: oneOf(word('toy', '件玩具'), word('cap', '頂帽子'), word('chair', '張椅子'), word('cup', '隻杯子')),
    n: ints(2, 9),
    m: ints(2, 8),
    p: ints(3, 11, 2),
  },
  where: 'n != m & p != n & p != m & gcd(n, p) = 1 & gcd(m, p) = 1',
  stem: {
    en: 'It takes $@m$ hours for $@n$ identical machines to produce $x$ @{thing : plural}. At the same rate, the time taken by $@p$ such machines to produce $y$ @{thing : plural} is',
    zh: '$@n$ 部相同的機器需 $@m$ 小時生產 $x$ @{thing}。若以同樣的速率生產，則 $@p$ 部同樣的機器生產 $y$ @{thing}所需的時間為',
  },
  key: 'm n y/(p x)',
  show: { en: '$@{it}$ hours', zh: '$@{it}$ 小時' },
  slips: {
    'takes the time as proportional to the number of machines': 'm p y/(n x)',
    'takes the time as inversely proportional to the output': 'm n x/(p y)',
    'makes both of these mistakes': 'm p x/(n y)',
    'divides by the numbers of machines': 'm y/(n p x)',
    'interchanges hours and machines': 'n p y/(m x)',
  },
  steps: [
    [
      {
        en: 'A machine produces $@{x/(m n)}$ @{thing : plural} in an hour.',
        zh: '一部機器每小時生產 $@{x/(m n)}$ @{thing}。',
      },
      '1M',
    ],
    [
      {
        en: 'Time taken $= y \\div @{p x/(m n)} = @{m n y/(p x)}$ hours',
        zh: '所需時間 $= y \\div @{p x/(m n)} = @{m n y/(p x)}$ 小時',
      },
      '1A',
    ],
  ],
  // Output is the number of machines times the time times the rate of one.
  claims: ['p key x/(m n) = y for x in {2, 7} for y in {3, 5}'],
})
