/** Finds where else a quadratic function has the value that it has at a given place. */
import { formulaChoice } from '../../kit/family.ts'
import { nonzero, oneOf } from '../../kit/given.ts'

export const sameValueElsewhere = formulaChoice({
  meta: {
    id: 'functions/same-value-elsewhere',
    unit: 'SS2',
    objective: 'notation of functions',
    method: 'the other place with the same value',
    foundation: true,
    level: 2,
    minutes: 1.2,
  },
  paper: { slots: [6, 7, 8] },
  symbols: ['x', 'k'],
  given: { a: oneOf(-3, -2, 2, 3), p: nonzero(-6, 6), h: nonzero(-12, 12), c: nonzero(-9, 9) },
  // b is -ah: the two places add up to h.
  let: { b: '-a h', answer: 'h - p', f: 'a x^2 + b x + c' },
  where:
    'answer != p & answer != 0 & abs(b) <= 24 & abs(answer) <= 12 & answer != -p & abs(c) > 2 & abs(h) > 1 & h p > 0',
  stem: {
    en: 'Let $f(x) = @f$. If $k$ is a constant such that $k \\neq @p$ and $f(k) = f(@p)$, then $k =$',
    zh: '設 $f(x) = @f$。若 $k$ 為常數使得 $k \\neq @p$ 且 $f(k) = f(@p)$，則 $k =$',
  },
  key: 'answer',
  plausible: 'int(it)',
  slips: {
    'loses the sign of the given place': 'h + p',
    'loses the sign of the axis': '-h - p',
    'loses the sign of the result': 'p - h',
    'takes the place with the opposite sign': '-p',
    'gives the sum of the two places': 'h',
    'gives the sum of the two places without its sign': '-h',
    'takes the axis of symmetry': 'h/2',
    'takes the axis of symmetry with the wrong sign': '-h/2',
    'takes the axis for the sum of the places': 'h/2 - p',
    'does not divide by the leading coefficient': '-b - p',
    'does not divide by the leading coefficient and loses a sign': 'b - p',
  },
  steps: [['@{a k^2 + b k + c} = @{a p^2 + b p + c}', '1M'], ['@{(k - p) (k + p - h)} = 0'], ['k = @answer', '1A']],
  claims: ['at(f, x, key) = at(f, x, p)', 'key != p'],
})
