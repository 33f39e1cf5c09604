import fc from 'fast-check'
import { expect, test } from 'vitest'
import { QUESTION_TYPES } from '#domain/question.ts'
import { drawBlueprint, spreadOverTopics, topicCapacities } from './draw-blueprint.ts'
import { plantedCandidate, plantedTopic } from '#test/questions/planted-candidates.ts'

const found = (name: string) => ({ topic: plantedTopic(name), blocks: [] })
const candidates = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts).flatMap(([topic, count]) =>
    Array.from({ length: count }, (_, number) => plantedCandidate({ topic, type: 'true_false', number })),
  )

function spread(capacity: Readonly<Record<string, number>>, total: number) {
  const topics = Object.keys(capacity).map(found)
  return spreadOverTopics(topics, topicCapacities(topics, candidates(capacity), ['true_false']), total)
}

test('20 mixed questions are 6 easy, 10 medium and 4 hard, and short types share them evenly', () => {
  const blueprint = drawBlueprint(
    [{ topic: plantedTopic('Rocks'), questionCount: 20 }],
    ['multiple_choice', 'true_false', 'short_answer'],
    'mixed',
  )
  expect(blueprint.levels.map(({ count }) => count)).toEqual([6, 10, 4])
  expect(blueprint.types.map(({ count }) => count)).toEqual([7, 7, 6])
})

test('a type with few good questions leaves its places to those that have more, and keeps two', () => {
  const countsWith = (good: Readonly<Record<string, number>>): readonly number[] =>
    drawBlueprint(
      [{ topic: plantedTopic('Rocks'), questionCount: 20 }],
      ['multiple_choice', 'true_false', 'fill_blank', 'short_answer'],
      'mixed',
      (type) => good[type] ?? 0,
    ).types.map(({ count }) => count)
  expect(countsWith({ multiple_choice: 9, true_false: 9, fill_blank: 9, short_answer: 9 })).toEqual([5, 5, 5, 5])
  expect(countsWith({ multiple_choice: 9, true_false: 9, fill_blank: 0, short_answer: 5 })).toEqual([7, 6, 2, 5])
  expect(countsWith({ multiple_choice: 6, true_false: 0, fill_blank: 0, short_answer: 0 })).toEqual([6, 5, 5, 4])
  expect(countsWith({})).toEqual([5, 5, 5, 5])
})

test('the counts keep their sum whatever is good', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 40 }),
      fc.array(fc.nat(12), { minLength: 7, maxLength: 7 }),
      (total, good) => {
        const { types } = drawBlueprint(
          [{ topic: plantedTopic('Rocks'), questionCount: total }],
          QUESTION_TYPES,
          'mixed',
          (type) => good[QUESTION_TYPES.indexOf(type)] ?? 0,
        )
        expect(types.reduce((sum, { count }) => sum + count, 0)).toBe(total)
        expect(types.every(({ count }) => count >= 0)).toBe(true)
      },
    ),
  )
})

test('of all seven types, the large ones come once where the short ones come four times', () => {
  const blueprint = drawBlueprint([{ topic: plantedTopic('Rocks'), questionCount: 19 }], QUESTION_TYPES, 'mixed')
  expect(Object.fromEntries(blueprint.types.map(({ type, count }) => [type, count]))).toEqual({
    multiple_choice: 4,
    true_false: 4,
    fill_blank: 4,
    matching: 1,
    short_answer: 4,
    essay: 1,
    long_question: 1,
  })
})

test.each([
  {
    name: 'each topic by how much it can give',
    capacity: { A: 16, B: 8, C: 4 },
    total: 7,
    counts: { A: 4, B: 2, C: 1 },
  },
  { name: 'a topic that can give nothing gets nothing', capacity: { A: 30, B: 0 }, total: 10, counts: { A: 10 } },
  { name: 'no topic gets more than it can give', capacity: { A: 2, B: 10 }, total: 12, counts: { A: 2, B: 10 } },
  { name: 'no topic gets more than 20', capacity: { A: 90, B: 9 }, total: 29, counts: { A: 20, B: 9 } },
  { name: 'less than asked where there is not enough', capacity: { A: 3, B: 2 }, total: 20, counts: { A: 3, B: 2 } },
])('questions are spread over topics: $name', ({ capacity, total, counts }) => {
  const counted = spread(capacity, total)
  expect(Object.fromEntries(counted.map(({ topic, questionCount }) => [topic.name, questionCount]))).toEqual(counts)
})

test('the counts always sum to the total or to all that there is', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(30), { minLength: 1, maxLength: 8 }),
      fc.integer({ min: 1, max: 100 }),
      (capacities, total) => {
        const capacity = Object.fromEntries(capacities.map((count, index) => [`T${index}`, count]))
        const spreadOut = spread(capacity, total)
        const available = capacities.reduce((sum, count) => sum + Math.min(20, count), 0)
        expect(spreadOut.reduce((sum, { questionCount }) => sum + questionCount, 0)).toBe(Math.min(total, available))
      },
    ),
  )
})
