/** A quiz with marks given and marks taken away: simultaneous equations from words. */
import { conventional } from '../../kit/family.ts'
import { ints, word } from '../../kit/given.ts'

export const marksInAQuiz = conventional({
  meta: {
    id: 'linear-equations/marks-in-a-quiz',
    unit: 'JS9',
    objective: 'problems that lead to simultaneous linear equations',
    method: 'number of items and total score, with deduction',
    foundation: true,
    level: 1,
    minutes: 4,
  },
  paper: { authentic: [4] },
  symbols: ['x', 'y'],
  given: { p: ints(3, 8), q: ints(1, 3), n: ints(20, 60, 5), right: ints(11, 48) },
  let: { wrong: 'n - right', s: 'p right - q wrong' },
  where: 'q < p & wrong >= 4 & right > wrong & s >= 40',
  stem: {
    en: 'In a quiz, there are $@n$ questions. Each correct answer scores $@p$ marks, while $@q$ @{mark} @{is} deducted for each wrong answer. A student answers all the questions and gets $@s$ marks in the quiz. Find the number of questions that the student answers correctly.',
    zh: '某問答比賽共有 $@n$ 題。每答對一題得 $@p$ 分，而每答錯一題則扣 $@q$ 分。一名學生回答了所有題目，共得 $@s$ 分。求該學生答對的題數。',
  },
  words: {
    mark: ['q > 1', word('marks', '分'), word('mark', '分')],
    is: ['q > 1', word('are', '是'), word('is', '是')],
  },
  parts: [
    {
      ask: '',
      answer: '$@right$',
      steps: [
        [
          {
            en: 'Let $x$ and $y$ be the numbers of questions answered correctly and wrongly respectively.',
            zh: '設答對及答錯的題數分別為 $x$ 及 $y$。',
          },
        ],
        ['x + y = @n', '1A'],
        ['@{p x - q y} = @s', '1A'],
        ['@{p x - q (n - x)} = @s', '1M', { en: 'for eliminating one unknown', zh: '消去一個未知數' }],
        [
          {
            en: '$x = @right$. The student answers $@right$ questions correctly.',
            zh: '$x = @right$。該學生答對 $@right$ 題。',
          },
          '1A',
        ],
      ],
    },
  ],
  claims: ['p right - q (n - right) = s'],
})
