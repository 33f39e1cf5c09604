/** A value of a function whose parts vary as x and as its square. */
import { formulaChoice } from '../../kit/family.ts'
import { ints, nonzero } from '../../kit/given.ts'

export const partialSquare = formulaChoice({
  meta: {
    id: 'variations/partial-square',
    unit: 'SS6',
    objective: 'partial variation',
    method: 'two parts that vary as x and as its square, by simultaneous equations',
    foundation: true,
    level: 2,
    minutes: 1.5,
  },
  paper: { slots: [11, 12] },
  given: { a: nonzero(-6, 6), b: nonzero(-9, 9), p: ints(1, 4), q: nonzero(-3, 6), r: nonzero(-4, 6) },
  let: { F: 'a p + b p^2', G: 'a q + b q^2', K: 'a r + b r^2' },
  where:
    'p != q & r != p & r != q & q != -p & F != 0 & G != 0 & K != 0 & abs(K) <= 60 & abs(F) <= 99 & abs(G) <= 99 & F != G & F q != G p & a != b & (r - p) (r - q) < 0 & a b r < 0',
  stem: {
    en: 'It is given that $f(x)$ partly varies directly as $x$ and partly varies directly as $x^2$. If $f(@p) = @F$ and $f(@q) = @G$, then $f(@r) =$',
    zh: '已知 $f(x)$ 的一部分隨 $x$ 正變，而另一部分則隨 $x^2$ 正變。若 $f(@p) = @F$ 及 $f(@q) = @G$，則 $f(@r) =$',
  },
  key: 'K',
  plausible: 'int(it) & abs(it) <= 200',
  slips: {
    'exchanges the two constants': 'b r + a r^2',
    'loses the sign of the first constant': '-a r + b r^2',
    'loses the sign of the second constant': 'a r - b r^2',
    'takes a straight line': 'F + (G - F)/(q - p) (r - p)',
    'adds the two constants': 'a + b',
    'varies directly as x alone': 'F r/p',
    'varies directly as x from the second value': 'G r/q',
    'varies directly as the square alone': 'F r^2/p^2',
    'varies directly as the square alone from the second value': 'G r^2/q^2',
    'forgets to square': '(a + b) r',
    'gives the second part': 'b r^2',
    'gives the first part': 'a r',
    'takes one part to be constant': 'a + b r^2',
  },
  steps: [
    [
      {
        en: 'Let $f(x) = ax + bx^2$. $a(@p) + b(@p)^2 = @F$ and $a(@q) + b(@q)^2 = @G$',
        zh: '設 $f(x) = ax + bx^2$。$a(@p) + b(@p)^2 = @F$ 及 $a(@q) + b(@q)^2 = @G$',
      },
      '1M',
    ],
    [{ en: '$a = @a$ and $b = @b$, so $f(@r) = @K$', zh: '$a = @a$ 及 $b = @b$，故 $f(@r) = @K$' }, '1A'],
  ],
  // f(x)/x is linear.
  claims: ['(key/r - F/p) (q - p) = (G/q - F/p) (r - p)'],
})
