/** How many there were before some were given away: an equation in one unknown. */
import { conventional } from '../../kit/family.ts'
import { ints, oneOf, word } from '../../kit/given.ts'

export const givingAway = conventional({
  meta: {
    id: 'linear-equations/giving-away',
    unit: 'JS8',
    objective: 'problems that lead to a linear equation',
    method: 'numbers before and after a transfer',
    foundation: true,
    level: 2,
    minutes: 4,
  },
  paper: { authentic: [4] },
  symbols: ['x'],
  given: {
    one: oneOf(word('Alan', '家豪'), word('Peter', '志強'), word('Betty', '佩玲')),
    two: oneOf(word('Cindy', '詩敏'), word('Susan', '淑儀'), word('David', '偉倫')),
    thing: oneOf(word('stickers', '貼紙'), word('postcards', '明信片'), word('game cards', '遊戲卡')),
    k: ints(4, 12),
    m: ints(3, 5),
    g: ints(6, 60, 2),
  },
  let: { x0: 'g (m + 1)/(k - m)', total: 'k x0 + x0' },
  where: 'm < k & int(x0) & x0 >= 8 & total <= 300 & x0 != g',
  stem: {
    en: 'The number of @thing owned by @one is $@k$ times that owned by @{two}. If @one gives $@g$ @thing to @{two}, then the number of @thing owned by @one will be $@m$ times that owned by @{two}. Find the total number of @thing owned by @one and @{two}.',
    zh: '@{one}擁有的@{thing}的數目是@{two}的 $@k$ 倍。若@{one}把 $@g$ 張@{thing}給予@{two}，則@{one}擁有的@{thing}的數目將是@{two}的 $@m$ 倍。求@{one}和@{two}擁有的@{thing}的總數。',
  },
  parts: [
    {
      ask: '',
      answer: '$@total$',
      steps: [
        [
          {
            en: 'Let $x$ be the number of @thing owned by @{two}. Then @one owns $@{k x}$ @{thing}.',
            zh: '設@{two}擁有的@{thing}的數目為 $x$，則@{one}擁有的@{thing}的數目為 $@{k x}$。',
          },
          '1A',
        ],
        ['@{k x - g} = @{m (x + g)}', '1M+1A', { en: '1M for $kx - a = m(x + a)$', zh: '$kx - a = m(x + a)$ 給 1M' }],
        ['x = @x0'],
        [
          {
            en: 'The total number of @thing $= @{k x0} + @x0 = @total$',
            zh: '@{thing}的總數 $= @{k x0} + @x0 = @total$',
          },
          '1A',
        ],
      ],
    },
  ],
  claims: ['k*(total/(k + 1)) - g = m*(total/(k + 1) + g)'],
})
