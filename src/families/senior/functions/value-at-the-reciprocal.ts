/** Simplifies the value of a linear fraction at the reciprocal of x. */
import { formulaChoice } from '../../kit/family.ts'
import { ints, nonzero } from '../../kit/given.ts'

export const valueAtTheReciprocal = formulaChoice({
  meta: {
    id: 'functions/value-at-the-reciprocal',
    unit: 'SS2',
    objective: 'notation of functions',
    method: 'putting in a reciprocal and simplifying',
    foundation: true,
    level: 2,
    minutes: 1.1,
  },
  paper: { slots: [5, 6, 8] },
  symbols: ['x'],
  given: { p: ints(1, 7), q: nonzero(-7, 7), r: ints(1, 6), s: nonzero(-7, 7) },
  let: { f: '(p x + q)/(r x + s)' },
  where:
    'q > 0 & abs(s) > 1 & p s != q r & p s != -q r & p != q & r != s & r != -s & gcd(p, q) = 1 & gcd(r, s) = 1 & p r != q s',
  stem: {
    en: 'Let $f(x) = @f$. For $x \\neq 0$, $f\\left(\\frac{1}{x}\\right) =$',
    zh: '設 $f(x) = @f$。當 $x \\neq 0$ 時，$f\\left(\\frac{1}{x}\\right) =$',
  },
  key: '(p + q x)/(r + s x)',
  slips: {
    'turns the function over': '(r x + s)/(p x + q)',
    'puts the reciprocal in above the line only': '(p + q x)/(r x + s)',
    'puts the reciprocal in below the line only': '(p x + q)/(r + s x)',
    'loses a sign': '(p + q x)/(r - s x)',
    'puts the reciprocal in and turns the function over': '(r + s x)/(p + q x)',
  },
  steps: [
    ['f\\left(\\frac{1}{x}\\right) = \\frac{@{p/x + q}}{@{r/x + s}}', '1M'],
    ['= @{(p + q x)/(r + s x)}', '1A'],
  ],
  claims: ['key = at(f, x, 1/x) for x in {11, 12, 13}'],
})
