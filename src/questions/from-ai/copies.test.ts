import { describe, expect, test } from 'vitest'
import { asId } from '#domain/ids.ts'
import { normaliseQuestion } from '#domain/normalise-question.ts'
import type { Question } from '#domain/question.ts'
import { openCopies } from './copies.ts'

function questionOf(raw: object): Question {
  const read = normaliseQuestion(raw, { from: { kind: 'ai', model: 'm' }, id: asId('q') })
  if (!read.ok) throw new Error(JSON.stringify(read.error))
  return read.value.question
}
const short = (question: string, correctAnswer = 'something else'): Question =>
  questionOf({ type: 'short_answer', question, correctAnswer })
const long = (question: string, ...parts: readonly string[]): Question =>
  questionOf({
    type: 'long_question',
    question,
    subQuestions: parts.map((part) => ({ question: part, correctAnswer: '$1$' })),
  })
const columns = (...left: readonly string[]): Question =>
  questionOf({
    type: 'matching',
    question: 'Match each item with its value.',
    matches: { left, right: left.map((_, index) => `${index} apples`) },
    correctAnswer: left.map((_, index) => [index, index]),
  })

describe('a question repeats', () => {
  test.each([
    {
      name: 'one of the same words',
      present: short('Which organ stores bile until it is needed?'),
      next: short('Which organ stores the bile until it is needed?'),
    },
    {
      name: 'a problem with the same numbers',
      present: short('Solve the equation $2x + 3 = 11$.'),
      next: short('Solve the equation: $2x + 3 = 11$'),
    },
    {
      name: 'a date in a statement that is changed',
      present: short('Was Hong Kong Island ceded to Britain in the year 1842?'),
      next: short('Was Hong Kong Island ceded to Britain in the year 1841?'),
    },
    {
      name: 'one whose answer it tells',
      present: short('Which organ makes the bile that breaks down fat?', 'the liver'),
      next: short('How does the bile that the liver makes, the organ, break down fat?'),
    },
    { name: 'in Chinese', present: short('輪船招商局由誰在上海創辦？'), next: short('輪船招商局是由誰在上海創辦的？') },
  ])('$name', ({ present, next }) => {
    expect(openCopies([present], []).repeats(next)).toBe(true)
  })
  test('an earlier one, of which the stem is known', () => {
    expect(
      openCopies([], ['Which organ stores bile until it is needed?']).repeats(
        short('Which organ stores the bile until it is needed?'),
      ),
    ).toBe(true)
    expect(
      openCopies([], ['Solve the equation $2x + 3 = 11$.']).repeats(short('Solve the equation $2x + 3 = 11$.')),
    ).toBe(true)
  })
})

describe('a question stands beside', () => {
  test.each([
    {
      name: 'the same problem with other numbers',
      present: short('Solve the equation $2x + 3 = 11$.'),
      next: short('Solve the equation $5x - 7 = 13$.'),
    },
    {
      name: 'another under a stem of the same words',
      present: long('Answer the following parts.', 'Find $2 + 3$.', 'Find $4 + 5$.'),
      next: long('Answer the following parts.', 'Find $6 + 7$.', 'Find $8 + 9$.'),
    },
    {
      name: 'other columns under the same words',
      present: columns('$1 + 2$', '$3 + 4$', '$5 + 6$', '$7 + 8$'),
      next: columns('$11 + 2$', '$13 + 4$', '$15 + 6$', '$17 + 8$'),
    },
    {
      name: 'one on another matter',
      present: short('Which organ stores bile?'),
      next: short('What do the lungs give out?'),
    },
  ])('$name', ({ present, next }) => {
    expect(openCopies([present], []).repeats(next)).toBe(false)
  })
  test('an earlier one whose stem says nothing', () => {
    expect(
      openCopies([], ['Answer the following parts.']).repeats(long('Answer the following parts.', 'Find $2 + 3$.')),
    ).toBe(false)
  })
})
