/** Two groups whose numbers are compared by a percentage, and whose difference is told. */
import { conventional } from '../../kit/family.ts'
import { ints, oneOf, word } from '../../kit/given.ts'

export const moreOfOneKind = conventional({
  meta: {
    id: 'percentages/more-of-one-kind',
    unit: 'JS5',
    objective: 'percentage increase of one quantity over another',
    method: 'equation in the quantity that is 100 %',
    foundation: true,
    level: 1,
    minutes: 4,
  },
  paper: { authentic: [5] },
  symbols: ['x'],
  given: {
    place: oneOf(
      word('a library', '某圖書館'),
      word('a youth centre', '某青年中心'),
      word('a swimming club', '某泳會'),
    ),
    p: ints(4, 75),
    x0: ints(50, 900, 25),
  },
  let: { y0: 'x0 (1 + p/100)', D: 'y0 - x0', total: 'x0 + y0' },
  where: 'int(y0) & D >= 12',
  stem: {
    en: 'In @{place}, the number of adult members is $@p\\%$ more than the number of child members. It is given that the difference of the number of adult members and the number of child members is $@D$. Find the total number of adult members and child members.',
    zh: '在@{place}，成人會員的人數比兒童會員的人數多 $@p\\%$。已知成人會員與兒童會員的人數之差為 $@D$。求成人會員和兒童會員的總人數。',
  },
  parts: [
    {
      ask: '',
      answer: '$@total$',
      steps: [
        [{ en: 'Let $x$ be the number of child members.', zh: '設兒童會員的人數為 $x$。' }],
        ['x(1 + @p\\%) - x = @D', '1M+1A', { en: '1M for $x(1 + k\\%)$', zh: '$x(1 + k\\%)$ 給 1M' }],
        ['x = @x0', '1A'],
        [{ en: 'The total number of members $= @x0 + @y0 = @total$', zh: '總人數 $= @x0 + @y0 = @total$' }, '1A'],
      ],
    },
  ],
  claims: ['(total + D)/2 = (1 + p/100)*((total - D)/2)'],
})
