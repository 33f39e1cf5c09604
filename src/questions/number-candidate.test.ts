import { expect, test } from 'vitest'
import { QUESTION_TYPES, questionFault, type QuestionType } from '#domain/question.ts'
import { seededRandom } from '#domain/random.ts'
import { literalText } from '#domain/rich-text.ts'
import type { Candidate } from './candidate.ts'
import { numberCandidate } from './number-candidate.ts'
import { plantedCandidate, plantedTopic } from '#test/questions/planted-candidates.ts'

const topics = [{ topic: plantedTopic('Rocks'), questionCount: 1 }]
const numbered = (candidate: Candidate) => numberCandidate(candidate, topics, seededRandom('a'))
const planted = (type: QuestionType): Candidate => plantedCandidate({ topic: 'Rocks', type, number: 1 })
const withDraft = (type: QuestionType, change: object): Candidate => ({
  ...planted(type),
  draft: { ...planted(type).draft, ...change },
})
const rows = (...marks: readonly number[]) => marks.map((each) => ({ text: literalText('point'), marks: each }))

test.each(QUESTION_TYPES)('%s becomes a sound question of its topic', (type) => {
  const question = numbered(planted(type))
  expect(questionFault(question)).toBeUndefined()
  expect(question).toMatchObject({ type, topic: 'Rocks', difficulty: 'medium' })
})

test.each([
  {
    name: 'matching carries one mark a pair',
    candidate: withDraft('matching', {
      left: ['a', 'b', 'c', 'd', 'e'].map(literalText),
      right: ['1', '2', '3', '4', '5'].map(literalText),
      pairs: [0, 1, 2, 3, 4].map((index) => [index, index]),
    }),
    marks: 5,
    minutes: 8,
  },
  {
    name: 'an essay carries what its guide sums to',
    candidate: withDraft('essay', { markingGuide: rows(4, 4, 2) }),
    marks: 10,
    minutes: 15,
  },
  {
    name: 'a long question carries what its parts sum to',
    candidate: withDraft('long_question', {
      parts: [2, 3, 4].map((marks) => ({
        label: '(a)',
        stem: literalText('why'),
        marks,
        key: literalText('key'),
        markingScheme: rows(marks),
      })),
    }),
    marks: 9,
    minutes: 14,
  },
  {
    name: 'a short answer carries 2, over which its scheme is spread',
    candidate: withDraft('short_answer', { markingScheme: rows(2, 2) }),
    marks: 2,
    minutes: 3,
  },
])('$name', ({ candidate, marks, minutes }) => {
  const question = numbered(candidate)
  expect([question.marks, question.minutes]).toEqual([marks, minutes])
  if (question.type === 'short_answer') expect(question.markingScheme.map((row) => row.marks)).toEqual([1, 1])
})

test('a key outside the options is a bug of the maker', () => {
  expect(() => numbered(withDraft('multiple_choice', { keyIndex: 9 }))).toThrow(
    /Cannot use a question that a maker offered/,
  )
})
