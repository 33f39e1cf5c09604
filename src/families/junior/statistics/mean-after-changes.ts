/** The value of one who joins a group, from means before and after. */
import { formulaChoice } from '../../kit/family.ts'
import { ints, oneOf, word } from '../../kit/given.ts'

export const meanAfterChanges = formulaChoice({
  meta: {
    id: 'statistics/mean-after-changes',
    unit: 'JS30',
    objective: 'mean',
    method: 'sums before and after some leave and one joins',
    foundation: true,
    level: 2,
    minutes: 1.4,
  },
  paper: { slots: [28, 29, 30] },
  given: {
    who: oneOf(word('students', '學生'), word('athletes', '運動員'), word('members', '會員')),
    n: ints(10, 30, 4),
    k: ints(2, 4),
    M: ints(48, 64, 2),
    A: ints(44, 72, 2),
    B: ints(48, 64),
  },
  let: { N: 'n - k + 1', K: 'N B - n M + k A' },
  where:
    'K >= 54 & K <= 80 & A != M & B != M & A != B & abs(K - B) >= 4 & K != A & abs(B - M) <= 2 & (A - K) (B - K) < 0',
  stem: {
    en: 'The mean weight of $@n$ @who is $@M\\text{ kg}$. If $@k$ of them whose mean weight is $@A\\text{ kg}$ leave the group and Ada joins the group, then the mean weight of the group becomes $@B\\text{ kg}$. The weight of Ada is',
    zh: '$@n$ 名@{who}的體重的平均值為 $@M\\text{ kg}$。若其中 $@k$ 名體重的平均值為 $@A\\text{ kg}$ 的@{who}離開該組，而嘉欣加入該組，則該組體重的平均值變為 $@B\\text{ kg}$。嘉欣的體重為',
  },
  key: 'K',
  show: '$@it\\text{ kg}$',
  plausible: 'int(it) & it >= 30 & it <= 110',
  slips: {
    'takes the leavers to stay in the number': 'K + k B - B',
    'counts one fewer': 'K - B + M',
    'gives the new mean': 'B',
    'gives the mean of the leavers': 'A',
    'gives the old mean': 'M',
    'takes the weight of one leaver only': 'N B - n M + A',
    'forgets the old number': 'n B - n M + A',
    'takes the difference of the means for every one': 'A + N (B - M)',
    'takes the mean of the leavers the wrong way': 'B + k (A - B)',
    'takes the difference the wrong way': '2 B - K',
    'takes the mean of all three means': '(A + B + M)/3',
    'forgets those who leave': '(n + 1) B - n M',
    'takes the leavers with the difference of the means': 'M + k (A - M)',
  },
  steps: [
    [
      {
        en: 'Let $x\\text{ kg}$ be the weight of Ada. $@n(@M) - @k(@A) + x = @N(@B)$',
        zh: '設嘉欣的體重為 $x\\text{ kg}$。$@n(@M) - @k(@A) + x = @N(@B)$',
      },
      '1M',
    ],
    ['x = @K', '1A'],
  ],
  // Deviations from the new mean make up nothing.
  claims: ['n (M - B) - k (A - B) + (key - B) = 0'],
})
