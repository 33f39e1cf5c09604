/** Writes an age some years later as an algebraic expression. */
import { formulaChoice } from '../../kit/family.ts'
import { ints, oneOf, word } from '../../kit/given.ts'

export const ageInLetters = formulaChoice({
  meta: {
    id: 'algebraic-expressions/age-in-letters',
    unit: 'JS7',
    objective: 'formulating algebraic expressions',
    method: 'a multiple less a number, some years later',
    foundation: true,
    level: 1,
    minutes: 0.8,
  },
  paper: { slots: [1, 2, 3] },
  symbols: ['x'],
  given: {
    child: oneOf(word('Peter', '子明'), word('Kenneth', '家俊'), word('Ray', '志文')),
    elder: oneOf(word('father', '父親'), word('mother', '母親'), word('uncle', '叔叔')),
    n: ints(3, 6),
    k: ints(2, 15),
    m: ints(3, 20),
  },
  let: { age: 'n x + m - k' },
  where: 'm != k & n != k & m <= 15',
  stem: {
    en: '@child is $x$ years old now. The present age of his @elder is $@k$ years less than $@n$ times the present age of @{child}. After $@m$ years, the age of his @elder will be',
    zh: '@{child}現年 $x$ 歲。@{child}的@{elder}現時的年齡較@{child}現時年齡的 $@n$ 倍少 $@k$ 歲。$@m$ 年後，@{child}的@{elder}的年齡為',
  },
  key: 'age',
  slips: {
    'gives the present age': 'n x - k',
    'lets the child be older too': 'n x + n m - k',
    'multiplies the age less the number': 'n x - n k + m',
    'goes back in time': 'n x - k - m',
    'adds the number': 'n x + k + m',
  },
  steps: [
    [{ en: 'Present age $= @{n x - k}$', zh: '現時的年齡 $= @{n x - k}$' }, '1M'],
    [{ en: 'Age after $@m$ years $= @age$', zh: '$@m$ 年後的年齡 $= @age$' }, '1A'],
  ],
  // The elder and the child grow older by as much.
  claims: ['key - m + k = n x for x in {9, 12}'],
})
