/** A term of a sequence from two terms that do not stand side by side. */
import { formulaChoice } from '../../kit/family.ts'
import { ints } from '../../kit/given.ts'

export const termBetweenTerms = formulaChoice({
  meta: {
    id: 'algebraic-expressions/term-between-terms',
    unit: 'JS7',
    objective: 'patterns of numbers',
    method: 'an unknown term from two terms that are apart',
    foundation: true,
    level: 3,
    minutes: 1.6,
  },
  paper: { slots: [14] },
  symbols: ['n'],
  given: { a3: ints(3, 70), a4: ints(5, 150), q: ints(2, 6) },
  // The second and the first term are whole numbers too.
  let: { a2: '(a4 - a3)/q', a1: '(a3 - a2)/q', a5: 'a4 + q a3', a6: 'a5 + q a4', a7: 'a6 + q a5' },
  where: 'int(a2) & int(a1) & 0 < a2 <= 15 & 0 < a1 < 16 & a1 != a2 & a7 <= 4000',
  stem: {
    en: 'Let $a_n$ be the $n$th term of a sequence. If $a_3 = @a3$, $a_6 = @a6$ and $a_{n+2} = a_{n+1} + @{q}a_n$ for any positive integer $n$, then $a_7 =$',
    zh: '設 $a_n$ 為某數列的第 $n$ 項。若 $a_3 = @a3$、$a_6 = @a6$，且對任意正整數 $n$，$a_{n+2} = a_{n+1} + @{q}a_n$，則 $a_7 =$',
  },
  key: 'a7',
  plausible: 'int(it) & it > 0',
  slips: {
    'gives the term before': 'a5',
    'takes the fourth term in place of the fifth': 'a6 + q a4',
    'exchanges the terms of the rule': 'q a6 + a5',
    'leaves out the multiple': 'a6 + a5',
    'takes the third term in place of the fifth': 'a6 + q a3',
    'takes equal differences': 'a6 + (a6 - a3)/3',
    'goes one term too far': 'a7 + q a6',
    'multiplies the known term': 'q a6',
    'takes equal differences for the fifth term': 'a6 + q (a3 + (a6 - a3) 2/3)',
    'takes the multiple of both terms': 'q (a6 + a5)',
    'gives the multiple of the sum': '(q + 1) a6',
  },
  steps: [
    [
      {
        en: 'Let $a_4 = x$. Then $a_5 = x + @{q}(@a3)$ and $a_6 = x + @{q}(@a3) + @{q}x = @a6$, so $x = @a4$.',
        zh: '設 $a_4 = x$，則 $a_5 = x + @{q}(@a3)$，而 $a_6 = x + @{q}(@a3) + @{q}x = @a6$，故 $x = @a4$。',
      },
      '1M',
    ],
    [
      { en: '$a_5 = @a5$, so $a_7 = @a6 + @{q}(@a5) = @a7$', zh: '$a_5 = @a5$，故 $a_7 = @a6 + @{q}(@a5) = @a7$' },
      '1A',
    ],
  ],
  // Backwards from the key: the fifth term, the fourth, and then the sixth again.
  claims: ['a6 = (key - a6)/q + q ((key - a6)/q - q a3)'],
})
