/** How the types of questions are judged: every option, every blank, every part; true and false. */
import { expect, test } from 'vitest'
import { asId } from '#domain/ids.ts'
import type { NonEmpty } from '#domain/must-be-there.ts'
import type { Question, QuestionPart } from '#domain/question.ts'
import { parseRichText, type RichText } from '#domain/rich-text.ts'
import { checkMaths } from '#questions/from-ai/proof/maths/check-maths.ts'

const base = {
  id: asId<'Question'>('q'),
  explanation: [],
  marks: 1,
  minutes: 1,
  difficulty: 'easy',
  topic: 't',
  provenance: { origin: { kind: 'ai', model: 'm' }, proof: 'unchecked' },
} as const
const kindOf = (question: Question): string => checkMaths(question).kind
const choice = (stem: string, options: readonly string[], keyIndex: number): Question => ({
  ...base,
  type: 'multiple_choice',
  stem: parseRichText(stem),
  options: options.map(parseRichText) as [RichText, RichText],
  keyIndex,
})

test.each([
  {
    name: 'one option right, and it is the key',
    options: ['$x=3$', '$x=4$', '$x=-3$', '$x=11$'],
    key: 0,
    kind: 'confirmed',
  },
  { name: 'another option right', options: ['$x=3$', '$x=4$', '$x=-3$', '$x=11$'], key: 1, kind: 'refuted' },
  { name: 'two options equal', options: ['$x=3$', '$x=\\frac{6}{2}$', '$x=-3$', '$x=11$'], key: 0, kind: 'refuted' },
  { name: 'no option right', options: ['$x=5$', '$x=4$', '$x=-3$', '$x=11$'], key: 0, kind: 'refuted' },
  {
    name: 'an option that cannot be read',
    options: ['$x=3$', '$x=4$', 'None of the above', '$x=11$'],
    key: 0,
    kind: 'undecided',
  },
  {
    name: 'a wrong key beside an option that cannot be read',
    options: ['$x=3$', '$x=4$', 'None of the above', '$x=11$'],
    key: 1,
    kind: 'refuted',
  },
  { name: 'labels before the options', options: ['A. 3', 'B. 4', 'C. -3', 'D. 11'], key: 0, kind: 'confirmed' },
])('multiple choice: $name', ({ options, key, kind }) => {
  expect(kindOf(choice('Solve $2x + 5 = 11$.', options, key))).toBe(kind)
})

test.each([
  ['$3^2 + 4^2 = 5^2$', true],
  ['$\\sqrt{16} = 8$', false],
  ['$\\frac{1}{2} > \\frac{2}{3}$', false],
  ['$(a+b)^2 = a^2 + b^2$', false],
  ['$(a+b)^2 = a^2 + 2ab + b^2$', true],
  ['$-3 < -5$', false],
  ['The solution of the equation $2x + 3 = 11$ is $x = 4$.', true],
  ['The sum of the interior angles of a hexagon is $720^\\circ$.', true],
  ['The sum of the interior angles of a hexagon is $540^\\circ$.', false],
  ['The HCF of 12 and 18 is 36.', false],
  ['12 和 18 的最大公因數是 6。', true],
  ['六邊形的內角和是 $540^\\circ$。', false],
  ['The slope of the line $y = 3x - 5$ is $-5$.', false],
  ['The discriminant of $x^2 - 4x + 4 = 0$ is 0.', true],
] as const)('true or false: %s', (stem, truth) => {
  const judge = (key: boolean): string => kindOf({ ...base, type: 'true_false', stem: parseRichText(stem), key })
  expect([judge(truth), judge(!truth)]).toEqual(['confirmed', 'refuted'])
})

test.each([
  '$x = 3$',
  '$x + 1 = 4$',
  '$\\sqrt{x^2} = x$',
  '$\\frac{x^2}{x} = x$',
  '$\\pi \\approx 3.14$',
  'Every square is a rectangle.',
  '$\\sqrt{2} \\approx 1.41$',
])('true or false is left open: %s', (stem) => {
  expect([true, false].map((key) => kindOf({ ...base, type: 'true_false', stem: parseRichText(stem), key }))).toEqual([
    'undecided',
    'undecided',
  ])
})

const part = (label: string, stem: string, key: string): QuestionPart => ({
  label,
  stem: parseRichText(stem),
  marks: 1,
  key: parseRichText(key),
  markingScheme: [],
})
const long = (...parts: NonEmpty<QuestionPart>): Question => ({
  ...base,
  marks: parts.length,
  type: 'long_question',
  stem: [],
  parts,
})

test.each([
  {
    name: 'all parts right',
    question: long(
      part('(a)', 'Factorise $x^2 - 9$.', '$(x+3)(x-3)$'),
      part('(b)', 'Solve $x^2 - 9 = 0$.', '$x = \\pm 3$'),
    ),
    kind: 'confirmed',
  },
  {
    name: 'one part wrong',
    question: long(part('(a)', 'Factorise $x^2 - 9$.', '$(x+3)(x-3)$'), part('(b)', 'Solve $x^2 - 9 = 0$.', '$x = 3$')),
    kind: 'refuted',
  },
  {
    name: 'one part not understood',
    question: long(part('(a)', 'Factorise $x^2 - 9$.', '$(x+3)(x-3)$'), part('(b)', 'Hence sketch it.', 'a parabola')),
    kind: 'undecided',
  },
])('long question: $name', ({ question, kind }) => {
  expect(kindOf(question)).toBe(kind)
})

test('every accepted answer of a blank must be right', () => {
  const blank = (...keys: NonEmpty<string>): string =>
    kindOf({
      ...base,
      type: 'fill_blank',
      stem: parseRichText('$\\frac{1}{2} + \\frac{1}{4} =$ ____'),
      keys: [keys.map(parseRichText) as [RichText]],
    })
  expect([blank('$\\frac{3}{4}$', '0.75'), blank('$\\frac{3}{4}$', '0.7')]).toEqual(['confirmed', 'refuted'])
})

test('what a figure tells is not guessed', () => {
  expect(
    kindOf({ ...choice('Solve $2x + 5 = 11$.', ['$x=3$', '$x=4$'], 0), figure: { svg: '<svg/>', alt: 'a' } }),
  ).toBe('undecided')
})
