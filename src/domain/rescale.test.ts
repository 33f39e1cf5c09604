import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asId } from './ids.ts'
import { rescaleTopics } from './rescale.ts'
import type { SelectedTopic } from './topic.ts'

const selected = (counts: readonly number[]): SelectedTopic[] =>
  counts.map((questionCount, index) => ({
    topic: {
      id: asId<'Topic'>(`t${index}`),
      name: `Topic ${index}`,
      description: '',
      subtopics: [],
      difficulty: 'medium',
      confidence: 0.8,
      category: 'General',
      pages: [],
    },
    questionCount,
  }))
const countsOf = (topics: readonly SelectedTopic[]): number[] => topics.map(({ questionCount }) => questionCount)

test.each([
  { name: 'counts that sum to the total stay', counts: [5, 15], total: 20, rescaled: [5, 15] },
  { name: 'counts double with the total', counts: [5, 5, 10], total: 40, rescaled: [10, 10, 20] },
  { name: 'the largest remainder gets the odd question', counts: [5, 5, 5], total: 20, rescaled: [7, 7, 6] },
  { name: 'a small topic keeps one question', counts: [1, 20], total: 5, rescaled: [1, 4] },
  {
    name: 'with fewer questions than topics the smallest come out with none',
    counts: [1, 20, 20],
    total: 2,
    rescaled: [0, 1, 1],
  },
])('$name', ({ counts, total, rescaled }) => {
  expect(countsOf(rescaleTopics(selected(counts), total))).toEqual(rescaled)
})

test('counts sum exactly to the total, and no topic is lost while there are questions enough', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 25 }),
      fc.integer({ min: 1, max: 100 }),
      (counts, total) => {
        const rescaled = countsOf(rescaleTopics(selected(counts), total))
        expect(rescaled.reduce((a, b) => a + b, 0)).toBe(total)
        if (total >= counts.length) expect(Math.min(...rescaled)).toBeGreaterThanOrEqual(1)
      },
    ),
  )
})
