/** A later term of a sequence in which each term follows from the two before it. */
import { formulaChoice } from '../../kit/family.ts'
import { ints } from '../../kit/given.ts'

export const recurrence = formulaChoice({
  meta: {
    id: 'algebraic-expressions/recurrence',
    unit: 'JS7',
    objective: 'patterns of numbers',
    method: 'terms one by one from a rule',
    foundation: true,
    level: 1,
    minutes: 1,
  },
  paper: { slots: [12, 13] },
  symbols: ['n'],
  given: { a1: ints(1, 9), a2: ints(1, 9), p: ints(2, 5), q: ints(2, 5) },
  let: {
    a3: 'p a2 + q a1',
    a4: 'p a3 + q a2',
    a5: 'p a4 + q a3',
    a6: 'p a5 + q a4',
    b3: 'q a2 + p a1',
    b4: 'q b3 + p a2',
    b5: 'q b4 + p b3',
  },
  where: 'p != q & a1 != a2 & a5 <= 800',
  stem: {
    en: 'Let $a_n$ be the $n$th term of a sequence. If $a_1 = @a1$, $a_2 = @a2$ and $a_{n+2} = @{p}a_{n+1} + @{q}a_n$ for any positive integer $n$, then $a_5 =$',
    zh: '設 $a_n$ 為某數列的第 $n$ 項。若 $a_1 = @a1$、$a_2 = @a2$，且對任意正整數 $n$，$a_{n+2} = @{p}a_{n+1} + @{q}a_n$，則 $a_5 =$',
  },
  key: 'a5',
  plausible: 'int(it) & it > 0',
  slips: {
    'stops one term too early': 'a4',
    'goes one term too far': 'a6',
    'exchanges the two multiples': 'b5',
    'leaves out the first multiple': '(a4 + q a3)',
    'leaves out the second multiple': 'p a4 + a3',
    'adds the two terms before': 'a4 + a3',
    'takes the sum of the terms before': 'a1 + a2 + a3 + a4',
    'adds both multiples to one term': '(p + q) a4',
    'takes the sum of the first five terms': 'a1 + a2 + a3 + a4 + a5',
    'takes the term before the last twice': 'p a3 + q a3',
  },
  steps: [
    ['a_3 = @p(@a2) + @q(@a1) = @a3', '1M'],
    ['a_4 = @p(@a3) + @q(@a2) = @a4'],
    ['a_5 = @p(@a4) + @q(@a3) = @a5', '1A'],
  ],
  claims: ['key = (p^3 + 2 p q) a2 + (p^2 q + q^2) a1'],
})
