/** Finding the constants of an identity by comparing coefficients. */
import { conventional } from '../../kit/family.ts'
import { nonzero, ints } from '../../kit/given.ts'

export const constantsOfAProduct = conventional({
  meta: {
    id: 'identities/constants-of-a-product',
    unit: 'JS12',
    objective: 'unknown constants of an identity',
    method: 'comparison of like terms',
    foundation: true,
    level: 2,
    minutes: 2,
  },
  paper: { mock: [3] },
  symbols: ['x', 'A', 'B'],
  given: { a: ints(2, 5), h: nonzero(-7, 7), A0: nonzero(-9, 9) },
  let: { c: 'h A0', B0: 'h + a A0', left: '(a x + h)(x + A)', right: 'a x^2 + B x + c' },
  where: 'B0 != 0 & gcd(a, h) = 1 & abs(h) != 1 & A0 != B0 & abs(A0) > 1',
  stem: {
    en: 'It is given that $@left \\equiv @right$, where $A$ and $B$ are constants. Find $A$ and $B$.',
    zh: '已知 $@left \\equiv @right$，其中 $A$ 及 $B$ 均為常數。求 $A$ 及 $B$。',
  },
  parts: [
    {
      ask: '',
      answer: { en: '$A = @A0$, $B = @B0$', zh: '$A = @A0$，$B = @B0$' },
      steps: [
        ['@{a x^2 + (h + a A) x + h A} \\equiv @right'],
        [{ en: '$@{h A} = @c$ and $B = @{h + a A}$', zh: '$@{h A} = @c$ 及 $B = @{h + a A}$' }, '1M', 'either one'],
        [{ en: '$A = @A0$ and $B = @B0$', zh: '$A = @A0$ 及 $B = @B0$' }, '1A', 'for both correct'],
      ],
    },
  ],
  claims: ['at(left, A, A0) = at(right, B, B0) for x in {1, 2, 3}'],
})
