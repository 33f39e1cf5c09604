/** How many can be bought with the money there is: an inequality from words. */
import { conventional } from '../../kit/family.ts'
import { ints, oneOf, word } from '../../kit/given.ts'

export const howManyCanBeBought = conventional({
  meta: {
    id: 'inequalities/how-many-can-be-bought',
    unit: 'JS14',
    objective: 'problems that lead to a linear inequality',
    method: 'total cost not exceeding a sum; greatest integer',
    foundation: true,
    level: 2,
    minutes: 2,
  },
  paper: { mock: [6] },
  symbols: ['n'],
  given: {
    who: oneOf(word('Jacky', '子軒'), word('Mary', '美玲'), word('Winnie', '穎欣')),
    thing: oneOf(
      word('notebook', '本筆記簿', { plural: 'notebooks' }),
      word('ball pen', '枝原子筆', { plural: 'ball pens' }),
      word('folder', '個文件夾', { plural: 'folders' }),
    ),
    T: ints(150, 500, 50),
    c: ints(35, 95, 5),
    p: ints(7, 26),
  },
  let: { left: 'T - c', n0: 'floor(left/p)', bound: 'left/p' },
  where: 'not int(bound) & n0 >= 5 & n0 <= 40',
  stem: {
    en: '@who has $@{T : money}$. If @who buys a dictionary for $@{c : money}$ and $n$ @{thing : plural} at $@{p : money}$ each, find the greatest possible value of $n$.',
    zh: '@{who}有 $@{T : money}$。若@{who}購買一本售 $@{c : money}$ 的字典及 $n$ @{thing}，每@{thing}售 $@{p : money}$，求 $n$ 的最大可能值。',
  },
  parts: [
    {
      ask: '',
      answer: '$@n0$',
      steps: [
        [{ en: '$@{p n + c <= T}$, so $n \\leq @bound$', zh: '$@{p n + c <= T}$，即 $n \\leq @bound$' }, '1M'],
        [{ en: 'The greatest possible value of $n$ is $@n0$.', zh: '$n$ 的最大可能值為 $@n0$。' }, '1A'],
      ],
    },
  ],
  claims: ['p n0 + c <= T', 'p (n0 + 1) + c > T', 'cos(2 pi n0) = 1'],
})
