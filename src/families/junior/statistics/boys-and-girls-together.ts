/** The size of one of two groups from three means. */
import { conventional } from '../../kit/family.ts'
import { ints } from '../../kit/given.ts'

export const boysAndGirlsTogether = conventional({
  meta: {
    id: 'statistics/boys-and-girls-together',
    unit: 'JS30',
    objective: 'weighted mean of two groups',
    method: 'equation in the size of a group',
    foundation: true,
    level: 2,
    minutes: 3,
  },
  paper: { mock: [9] },
  symbols: ['n'],
  given: { b: ints(8, 24), n0: ints(6, 30), B: ints(55, 72), G: ints(42, 60) },
  let: { mean: '(b B + n0 G)/(b + n0)', total: 'b B' },
  where: 'B - G >= 5 & int(mean) & n0 != b & mean != B & mean != G',
  stem: {
    en: 'In a class, the mean weight of the $@b$ boys is $@B\\text{ kg}$ and the mean weight of the girls is $@G\\text{ kg}$. If the mean weight of all the students in the class is $@mean\\text{ kg}$, find the number of girls in the class.',
    zh: '某班 $@b$ 名男生的平均體重為 $@B\\text{ kg}$，而女生的平均體重為 $@G\\text{ kg}$。若全班學生的平均體重為 $@mean\\text{ kg}$，求該班女生的人數。',
  },
  parts: [
    {
      ask: '',
      answer: '$@n0$',
      steps: [
        [{ en: 'Let $n$ be the number of girls.', zh: '設女生的人數為 $n$。' }],
        [
          '\\frac{@b(@B) + @{G n}}{@{b + n}} = @mean',
          '1M+1A',
          { en: '1M for total weight $\\div$ total number', zh: '總體重 $\\div$ 總人數給 1M' },
        ],
        ['n = @n0', '1A'],
      ],
    },
  ],
  // The boys are over the mean by as much in all as the girls are under it.
  claims: ['b (B - mean) = n0 (mean - G)'],
})
