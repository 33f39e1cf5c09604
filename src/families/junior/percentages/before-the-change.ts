/** A number before it was changed by a percentage. */
import { conventional } from '../../kit/family.ts'
import { ints, oneOf, word } from '../../kit/given.ts'

export const beforeTheChange = conventional({
  meta: {
    id: 'percentages/before-the-change',
    unit: 'JS5',
    objective: 'percentage change',
    method: 'original value from the new one',
    foundation: true,
    level: 1,
    minutes: 2,
  },
  paper: { mock: [5] },
  given: {
    place: oneOf(
      word('fitness centre', '健身中心'),
      word('swimming club', '泳會'),
      word('sports club', '體育會'),
      word('youth centre', '青年中心'),
    ),
    r: ints(-45, 60),
    N0: ints(200, 1800, 20),
  },
  let: { size: 'abs(r)', N: 'N0 (1 + r/100)' },
  where: 'int(N) & abs(r) >= 4 & N != N0',
  words: {
    change: ['N > N0', word('more', '多'), word('less', '少')],
    sign: ['N > N0', word('+', '+'), word('-', '-')],
  },
  stem: {
    en: 'The number of members of @{place : a} this year is $@size\\%$ @change than that last year. If the @place has $@N$ members this year, find the number of members of the @place last year.',
    zh: '某@{place}今年的會員人數比去年@{change} $@size\\%$。若該@{place}今年有 $@N$ 名會員，求該@{place}去年的會員人數。',
  },
  parts: [
    {
      ask: '',
      answer: '$@N0$',
      steps: [
        [
          {
            en: 'The number last year $= \\frac{@N}{1 @sign @size\\%}$',
            zh: '去年的人數 $= \\frac{@N}{1 @sign @size\\%}$',
          },
          '1M',
        ],
        ['= @N0', '1A'],
      ],
    },
  ],
  claims: ['abs(N - N0) = N0*(size/100)'],
})
