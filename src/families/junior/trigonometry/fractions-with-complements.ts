/** A sum or difference of two fractions with the ratio of a complementary angle. */
import { formulaChoice } from '../../kit/family.ts'
import { ints, oneOf } from '../../kit/given.ts'

export const fractionsWithComplements = formulaChoice({
  meta: {
    id: 'trigonometry/fractions-with-complements',
    unit: 'JS27',
    objective: 'trigonometric identities',
    method: 'common denominator; ratio of the complementary angle; sum of the squares',
    foundation: true,
    level: 3,
    minutes: 1.3,
  },
  paper: { slots: [22, 23] },
  symbols: ['theta'],
  given: { a: ints(1, 9), b: ints(1, 9), s: oneOf(-1, 1) },
  let: {
    p: 'a + s b',
    q: 'a - s b',
    first: 'a/(1 - sin(deg(90) - theta))',
    second: 'b/(1 + sin(deg(90) - theta))',
    given: 'first + s second',
  },
  where: 'p != 0 & q != 0',
  stem: {
    en: 'For $0^\\circ < \\theta < 90^\\circ$, $\\displaystyle @given =$',
    zh: '對於 $0^\\circ < \\theta < 90^\\circ$，$\\displaystyle @given =$',
  },
  key: '(p + q cos(theta))/sin(theta)^2',
  show: '$\\displaystyle @it$',
  slips: {
    'keeps the sine for the complementary angle': '(p + q sin(theta))/cos(theta)^2',
    'takes the wrong sign in the numerator': '(p - q cos(theta))/sin(theta)^2',
    'takes 1 less the square of the cosine as its square': '(p + q cos(theta))/cos(theta)^2',
    'interchanges the coefficients': '(q + p cos(theta))/sin(theta)^2',
    'keeps the sine in the numerator': '(p + q sin(theta))/sin(theta)^2',
    'keeps the sine and takes the wrong sign': '(p - q sin(theta))/cos(theta)^2',
  },
  steps: [
    ['@given = @{a/(1 - cos(theta)) + s b/(1 + cos(theta))}', '1M'],
    ['= \\frac{@{a(1 + cos(theta)) + s b(1 - cos(theta))}}{@{1 - cos(theta)^2}}', '1M'],
    ['= @{(p + q cos(theta))/sin(theta)^2}', '1A'],
  ],
  claims: ['given = key for theta in {deg(30), deg(45), deg(60)}'],
})
