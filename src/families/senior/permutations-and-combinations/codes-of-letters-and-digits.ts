/** Rows of different letters and digits, chosen and then arranged. */
import { formulaChoice } from '../../kit/family.ts'
import { ints, oneOf, word } from '../../kit/given.ts'

export const codesOfLettersAndDigits = formulaChoice({
  meta: {
    id: 'permutations-and-combinations/codes-of-letters-and-digits',
    unit: 'SS15',
    objective: 'selecting, then arranging',
    method: 'combinations times a permutation',
    foundation: false,
    level: 3,
    minutes: 1.5,
  },
  paper: { slots: [42, 43] },
  given: {
    what: oneOf(word('password', '密碼'), word('code', '編號'), word('serial number', '序號')),
    p: ints(4, 12),
    q: ints(4, 10),
    r: ints(2, 3),
    s: ints(2, 3),
  },
  let: { n: 'r + s' },
  where: 'p != q & p > r + 1 & q > s + 1',
  stem: {
    en: '@{what : A} is formed by arranging $@r$ different letters and $@s$ different digits in a row in any order. If the letters are chosen from $@p$ given letters and the digits from $@q$ given digits, how many different @{what : plural} can be formed?',
    zh: '某@{what}由 $@r$ 個不同的英文字母及 $@s$ 個不同的數字以任意次序排成一行而成。若字母選自 $@p$ 個指定字母，而數字選自 $@q$ 個指定數字，則可組成多少個不同的@{what}？',
  },
  key: 'C(p, r) C(q, s) factorial(n)',
  slips: {
    'chooses without arranging': 'C(p, r) C(q, s)',
    'keeps letters before digits': 'P(p, r) P(q, s)',
    'lets letters or digits come first, each together': '2 P(p, r) P(q, s)',
    'arranges twice': 'P(p, r) P(q, s) factorial(n)',
    'chooses from all signs': 'C(p + q, n) factorial(n)',
    'lets signs be repeated': 'p^r q^s C(n, r)',
    'adds the choices': '(C(p, r) + C(q, s)) factorial(n)',
    'arranges the kinds only': 'C(p, r) C(q, s) C(n, r)',
    'interchanges the numbers to be chosen': 'C(p, s) C(q, r) factorial(n)',
  },
  steps: [
    [
      {
        en: 'Choose the letters and digits in $C^{@p}_{@r}C^{@q}_{@s}$ ways, then arrange them in $@n!$ ways.',
        zh: '選取字母及數字的方法有 $C^{@p}_{@r}C^{@q}_{@s}$ 種，其後的排法有 $@n!$ 種。',
      },
      '1M',
    ],
    ['C^{@p}_{@r}C^{@q}_{@s}\\,@n! = @{C(p, r) C(q, s) factorial(n)}', '1A'],
  ],
  // Places for the letters first, then each place filled in turn.
  claims: ['key = C(r + s, r) P(p, r) P(q, s)'],
})
