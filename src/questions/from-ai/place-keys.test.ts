import { expect, test } from 'vitest'
import { asId } from '#domain/ids.ts'
import { normaliseQuestion } from '#domain/normalise-question.ts'
import type { Question } from '#domain/question.ts'
import { seededRandom } from '#domain/random.ts'
import { plainText } from '#domain/rich-text.ts'
import { openKeyPlacer } from './place-keys.ts'

function questionOf(raw: object): Question {
  const read = normaliseQuestion(raw, { from: { kind: 'ai', model: 'm' }, id: asId('q') })
  if (!read.ok) throw new Error(JSON.stringify(read.error))
  return read.value.question
}
const choice = (
  explanation = 'It melts first.',
  options: readonly string[] = ['tin', 'iron', 'gold', 'lead'],
): Question =>
  questionOf({
    type: 'multiple_choice',
    question: 'Which metal melts first?',
    options,
    correctAnswer: 'A',
    explanation,
  })
const keyOf = (question: Question): number => (question.type === 'multiple_choice' ? question.keyIndex : -1)
const optionsOf = (question: Question): string[] =>
  question.type === 'multiple_choice' ? question.options.map(plainText) : []

test('letters are even and runs short, in whatever order the questions arrive', () => {
  const place = openKeyPlacer(seededRandom('s'))
  const letters: number[] = []
  for (const at of seededRandom('order').shuffle(Array.from({ length: 40 }, (_, index) => index))) {
    const placed = place(choice(), at)
    expect(optionsOf(placed)[keyOf(placed)]).toBe('tin')
    letters[at] = keyOf(placed)
  }
  for (const letter of [0, 1, 2, 3])
    expect(Math.abs(letters.filter((one) => one === letter).length - 10)).toBeLessThanOrEqual(2)
  expect(letters.join('')).not.toMatch(/(\d)\1{3}/)
})

test.each([
  { name: 'by "option A"', explanation: 'Option A melts at 232 degrees, so it melts first.' },
  { name: 'in brackets', explanation: 'Iron (B) melts later.' },
  { name: 'in Chinese', explanation: '故選A，其餘選項的熔點較高。' },
])('options that the explanation names $name stay where they are', ({ explanation }) => {
  for (let at = 0; at < 12; at += 1)
    expect(optionsOf(openKeyPlacer(seededRandom(`s${at}`))(choice(explanation), at))).toEqual([
      'tin',
      'iron',
      'gold',
      'lead',
    ])
})

test('vitamin A and a point A are no letters of options', () => {
  const orders = Array.from({ length: 12 }, (_, at) =>
    optionsOf(
      openKeyPlacer(seededRandom(`s${at}`))(choice('Vitamin A is needed by the eye at the point $A$.'), at),
    ).join(),
  )
  expect(new Set(orders).size).toBeGreaterThan(3)
})

test('numbers ascend, with their key', () => {
  const placed = openKeyPlacer(seededRandom('s'))(choice('', ['$30$', '$4$', '$200$', '$-1$']), 0)
  expect([optionsOf(placed), keyOf(placed)]).toEqual([['-1', '4', '30', '200'], 2])
})

test('columns that came in pairs are parted, and still match', () => {
  const matching = questionOf({
    type: 'matching',
    question: 'Match.',
    matches: [1, 2, 3, 4, 5].map((number) => ({ left: `left ${number}`, right: `right ${number}` })),
  })
  const placed = openKeyPlacer(seededRandom('s'))(matching, 0)
  if (placed.type !== 'matching') throw new Error(placed.type)
  expect(placed.right.map(plainText)).not.toEqual(matching.type === 'matching' ? matching.right.map(plainText) : [])
  for (const [left, right] of placed.pairs)
    expect(plainText(placed.right[right]!).slice(-1)).toBe(plainText(placed.left[left]!).slice(-1))
})
