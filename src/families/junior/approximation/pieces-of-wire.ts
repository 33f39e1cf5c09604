/** Into how many pieces a wire may have been cut, both lengths being measured. */
import { formulaChoice } from '../../kit/family.ts'
import { ints, oneOf, word } from '../../kit/given.ts'

export const piecesOfWire = formulaChoice({
  meta: {
    id: 'approximation/pieces-of-wire',
    unit: 'JS15',
    objective: 'errors in measurement',
    method: 'greatest number of pieces from the limits of two measurements',
    foundation: true,
    level: 3,
    minutes: 1.7,
  },
  paper: { slots: [14] },
  given: {
    thing: oneOf(word('wire', '金屬線'), word('rope', '繩子'), word('ribbon', '絲帶')),
    L: ints(3, 24),
    s: ints(6, 40),
    e: oneOf(2, 4, 10),
  },
  let: { low: 's - e/2', top: '100 L + 50', n: 'ceil(top/low) - 1' },
  where: 'mod(s, e) = 0 & s >= 3 e & n <= 400 & n >= 20',
  stem: {
    en: 'The length of a @thing is measured as $@L\\text{ m}$ correct to the nearest m. If the @thing is cut into $n$ pieces such that the length of each piece is measured as $@s\\text{ cm}$ correct to the nearest $@e\\text{ cm}$, find the greatest possible value of $n$.',
    zh: '量得一條@{thing}的長度為 $@L\\text{ m}$，準確至最接近的 m。若將該@{thing}剪成 $n$ 段，使得每段的長度量得為 $@s\\text{ cm}$，準確至最接近的 $@e\\text{ cm}$，求 $n$ 的最大可能值。',
  },
  key: 'n',
  plausible: 'int(it) & it > 0',
  slips: {
    'takes no error into account': 'floor(100 L/s)',
    'takes the greatest length of a piece too': 'floor(top/(s + e/2))',
    'takes the least length of the wire': 'floor((100 L - 50)/low)',
    'takes the least number': 'floor((100 L - 50)/(s + e/2))',
    'takes the error of the wire alone into account': 'floor(top/s)',
    'takes the error of a piece alone into account': 'floor(100 L/low)',
    'takes the whole scale intervals for the errors': 'floor((100 L + 100)/(s - e))',
    'takes the whole scale interval of a piece': 'floor(top/(s - e))',
    'takes the whole scale interval of the wire': 'floor((100 L + 100)/low)',
    'rounds up': 'ceil(top/low)',
  },
  steps: [
    [{ en: '$n(@{low : decimal}) < @{top}$', zh: '$n(@{low : decimal}) < @{top}$' }, '1M'],
    [{ en: 'The greatest possible value of $n$ is $@n$.', zh: '$n$ 的最大可能值為 $@n$。' }, '1A'],
  ],
  // So many shortest pieces are shorter than the upper limit of the wire, and one piece more is not.
  claims: ['key (2 s - e) < 200 L + 100', '(key + 1) (2 s - e) >= 200 L + 100'],
})
