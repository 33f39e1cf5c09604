/** Books in a row: those of one kind together, and no two of them together. */
import { conventional } from '../../kit/family.ts'
import { ints, oneOf, word } from '../../kit/given.ts'

export const booksTogetherAndApart = conventional({
  meta: {
    id: 'permutations-and-combinations/books-together-and-apart',
    unit: 'SS15',
    objective: 'permutations with conditions',
    method: 'a block of neighbours; gaps for those who must not be neighbours',
    foundation: false,
    level: 4,
    minutes: 5,
  },
  paper: { authentic: [15] },
  symbols: ['j'],
  given: {
    many: oneOf(word('Chinese', '中文'), word('Mathematics', '數學'), word('History', '歷史'), word('Physics', '物理')),
    few: oneOf(word('English', '英文'), word('Biology', '生物'), word('Music', '音樂'), word('Geography', '地理')),
    m: ints(4, 8),
    k: ints(3, 5),
  },
  let: { n: 'm + k', together: 'factorial(k) factorial(m + 1)', apart: 'factorial(m) P(m + 1, k)', gaps: 'm + 1' },
  where: 'k <= m & together != apart & apart < 10000000 & together < 10000000',
  stem: {
    en: '$@m$ different @many books and $@k$ different @few books are arranged in a row on a bookshelf.',
    zh: '將 $@m$ 本不同的@{many}書和 $@k$ 本不同的@{few}書在書架上排成一行。',
  },
  parts: [
    {
      label: 'a',
      ask: {
        en: 'How many different arrangements can be formed if all the @few books are next to each other?',
        zh: '若所有@{few}書均相鄰，可組成多少個不同的排列？',
      },
      answer: '$@together$',
      steps: [
        [
          { en: 'Number of arrangements $= @k! \\times @gaps!$', zh: '排列的數目 $= @k! \\times @gaps!$' },
          '1M',
          { en: 'for $@gaps!$', zh: '給 $@gaps!$' },
        ],
        ['= @together', '1A'],
      ],
    },
    {
      label: 'b',
      ask: {
        en: 'How many different arrangements can be formed if no @few books are next to each other?',
        zh: '若沒有@{few}書相鄰，可組成多少個不同的排列？',
      },
      answer: '$@apart$',
      steps: [
        [
          {
            en: 'Number of arrangements $= @m! \\times P^{@gaps}_{@k}$',
            zh: '排列的數目 $= @m! \\times P^{@gaps}_{@k}$',
          },
          '1M',
        ],
        ['= @apart', '1A'],
      ],
    },
  ],
  claims: [
    // The block begins at one of m + 1 places of the row.
    'together = (m + k - k + 1) P(k, k) P(m, m)',
    // All places, less those with j pairs of neighbours, j from 1.
    'apart = P(k, k) P(m, m) (C(m + k, k) - sum(C(k - 1, _j) C(m + 1, k - _j), _j, 1, k - 1))',
  ],
})
