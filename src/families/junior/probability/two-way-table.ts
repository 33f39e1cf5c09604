/** The probability of one of two properties, from a table of both. */
import { dataTable } from '../../kit/figure/data-table.ts'
import { formulaChoice } from '../../kit/family.ts'
import { ints } from '../../kit/given.ts'

export const twoWayTable = formulaChoice({
  meta: {
    id: 'probability/two-way-table',
    unit: 'JS31',
    objective: 'theoretical probability',
    method: 'one or the other of two properties in a table',
    foundation: true,
    level: 2,
    minutes: 1.1,
  },
  paper: { slots: [28, 29] },
  given: {
    a: ints(3, 15, 3),
    b: ints(4, 16, 3),
    c: ints(2, 14, 3),
    d: ints(4, 20, 4),
    e: ints(3, 15, 3),
    f: ints(5, 17, 4),
  },
  let: { N: 'a + b + c + d + e + f', G: 'd + e + f', k: '(a + G)/N' },
  where: 'mod(N, 10) = 0 & a != d & a != c & b != d & d < b + c & d != c',
  stem: {
    en: 'The table below shows the numbers of members of three clubs in a school. If a member is randomly selected, find the probability that the member is a girl or belongs to the Art Club.',
    zh: '下表顯示某校三個學會的會員人數。若隨機抽選一名會員，求該會員為女生或屬於藝術學會的概率。',
  },
  figure: () =>
    dataTable({
      rows: [
        [
          '',
          { en: 'Art Club', zh: '藝術學會' },
          { en: 'Science Club', zh: '科學學會' },
          { en: 'Music Club', zh: '音樂學會' },
        ],
        [{ en: 'Boys', zh: '男生' }, '@a', '@b', '@c'],
        [{ en: 'Girls', zh: '女生' }, '@d', '@e', '@f'],
      ],
      widths: [44, 64, 64, 64],
      alt: {
        en: 'Art Club: @a boys and @d girls. Science Club: @b boys and @e girls. Music Club: @c boys and @f girls.',
        zh: '藝術學會：男生 @a 人、女生 @d 人。科學學會：男生 @b 人、女生 @e 人。音樂學會：男生 @c 人、女生 @f 人。',
      },
    }),
  key: 'k',
  plausible: 'it > 0 & it < 1',
  slips: {
    'counts the girls of the club twice': '(a + d + G)/N',
    'takes both properties together': 'd/N',
    'takes the girls only': 'G/N',
    'takes the members of the club only': '(a + d)/N',
    'leaves out the girls of the club': '(a + e + f)/N',
    'looks at the girls only': 'd/G',
    'gives the probability of the opposite': '(b + c)/N',
    'looks at the members of the club only': 'd/(a + d)',
    'takes the boys in place of the girls': '(N - G + d)/N',
    'takes the opposite of both properties together': '1 - d/N',
    'leaves out the boys of the last club only': '1 - c/N',
    'leaves out the boys of the second club only': '1 - b/N',
  },
  steps: [
    [
      {
        en: 'Number of members $= @N$; number of girls or members of the Art Club $= @{G} + @a = @{G + a}$',
        zh: '會員人數 $= @N$；女生或藝術學會會員的人數 $= @{G} + @a = @{G + a}$',
      },
      '1M',
    ],
    [{ en: 'Required probability $= @k$', zh: '所求概率 $= @k$' }, '1A'],
  ],
  // All but the boys of the other clubs.
  claims: ['(1 - key) (a + b + c + d + e + f) = b + c'],
})
