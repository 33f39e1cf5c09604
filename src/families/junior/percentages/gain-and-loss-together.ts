/** Two things sold at one price, with a gain on one and a loss on the other. */
import { conventional } from '../../kit/family.ts'
import { ints, oneOf, word } from '../../kit/given.ts'

export const gainAndLossTogether = conventional({
  meta: {
    id: 'percentages/gain-and-loss-together',
    unit: 'JS5',
    objective: 'profit and loss',
    method: 'costs of two things from their selling prices',
    foundation: true,
    level: 2,
    minutes: 4,
  },
  paper: { authentic: [5] },
  given: {
    who: oneOf(word('Ada', '雅文'), word('Henry', '國強'), word('Karen', '嘉慧'), word('Thomas', '俊傑')),
    thing: oneOf(
      word('vase', '個花瓶', { plural: 'vases' }),
      word('necklace', '條項鏈', { plural: 'necklaces' }),
      word('painting', '幅油畫', { plural: 'paintings' }),
    ),
    S: ints(240, 2400, 60),
    g: ints(10, 60, 5),
    l: ints(10, 60, 5),
  },
  let: { c1: 'S/(1 + g/100)', c2: 'S/(1 - l/100)', net: '2 S - c1 - c2', size: 'abs(net)' },
  where: 'int(c1) & int(c2) & net != 0 & size <= S',
  words: { result: ['net > 0', word('profit', '盈利'), word('loss', '虧蝕')] },
  stem: {
    en: '@who sells two @{thing : plural} for $@{S : money}$ each. There is a gain of $@g\\%$ on one and a loss of $@l\\%$ on the other. After selling the two @{thing : plural}, does @who make a profit or a loss, and by how much? Explain your answer.',
    zh: '@{who}以每@{thing} $@{S : money}$ 的價錢售出兩@{thing}，其中一@{thing}盈利 $@g\\%$，而另一@{thing}則虧蝕 $@l\\%$。售出該兩@{thing}後，@{who}共盈利還是虧蝕？盈利或虧蝕多少？試解釋你的答案。',
  },
  parts: [
    {
      ask: '',
      answer: { en: 'A @result of $@{size : money}$', zh: '@{result} $@{size : money}$' },
      steps: [
        [
          {
            en: 'Cost of the first $= \\frac{@S}{1 + @g\\%} = @{c1 : money}$',
            zh: '第一@{thing}的成本 $= \\frac{@S}{1 + @g\\%} = @{c1 : money}$',
          },
          '1M',
          'either one',
        ],
        [
          {
            en: 'Cost of the second $= \\frac{@S}{1 - @l\\%} = @{c2 : money}$',
            zh: '第二@{thing}的成本 $= \\frac{@S}{1 - @l\\%} = @{c2 : money}$',
          },
          '1A',
          'for both correct',
        ],
        [
          {
            en: 'Total selling price $-$ total cost $= 2(@S) - (@c1 + @c2) = @net$',
            zh: '總售價 $-$ 總成本 $= 2(@S) - (@c1 + @c2) = @net$',
          },
          '1M',
        ],
        [
          { en: '@who makes a @result of $@{size : money}$.', zh: '@{who}共@{result} $@{size : money}$。' },
          '1A',
          'f.t.',
        ],
      ],
    },
  ],
  claims: ['size = abs(S*(g/(100 + g)) - S*(l/(100 - l)))'],
})
