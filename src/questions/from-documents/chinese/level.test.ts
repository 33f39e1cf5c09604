import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LEVELS } from '#domain/difficulty.ts'
import { QUESTION_TYPES } from '#domain/question.ts'
import { levelOf, totalDemand } from './level.ts'

const short = { plain: '心脏主要由心肌组成' }
const long = { plain: '心'.repeat(60) }

test.each([
  ['recognising a short statement on a familiar matter', 'true_false', 0.3, short, 20, 'easy'],
  ['recognising a long statement on a matter named once', 'true_false', 0.3, long, 1, 'hard'],
  ['choosing a familiar term', 'multiple_choice', 0.28, short, 8, 'easy'],
  ['choosing a term named twice', 'multiple_choice', 0.4, short, 2, 'medium'],
  ['explaining a cause', 'short_answer', 0.52, long, 1, 'hard'],
  ['naming a familiar person unaided', 'short_answer', 0.42, short, 9, 'easy'],
] as const)('%s is %s of demand %s', (_, type, demand, statement, count, level) => {
  expect(levelOf(type, demand, statement, count)).toBe(level)
})

const type = fc.constantFrom(...QUESTION_TYPES)
const demand = fc.double({ min: 0, max: 1, noNaN: true })
const length = fc.integer({ min: 8, max: 72 })
const count = fc.integer({ min: 1, max: 40 })
const statementOf = (characters: number): { plain: string } => ({ plain: '心'.repeat(characters) })

test('no question is easier than one of its type that asks less, of a shorter statement, for what the document names more often', () => {
  fc.assert(
    fc.property(
      type,
      demand,
      demand,
      length,
      length,
      count,
      count,
      (of, oneDemand, otherDemand, oneLength, otherLength, oneCount, otherCount) => {
        const lighter = levelOf(
          of,
          Math.min(oneDemand, otherDemand),
          statementOf(Math.min(oneLength, otherLength)),
          Math.max(oneCount, otherCount),
        )
        const heavier = levelOf(
          of,
          Math.max(oneDemand, otherDemand),
          statementOf(Math.max(oneLength, otherLength)),
          Math.min(oneCount, otherCount),
        )
        expect(LEVELS.indexOf(lighter)).toBeLessThanOrEqual(LEVELS.indexOf(heavier))
      },
    ),
  )
})

test.each([
  ['a longer statement', totalDemand(0.4, statementOf(60), 3), totalDemand(0.4, statementOf(20), 3)],
  ['a rarer answer', totalDemand(0.4, statementOf(30), 1), totalDemand(0.4, statementOf(30), 8)],
  ['a heavier task', totalDemand(0.55, statementOf(30), 3), totalDemand(0.3, statementOf(30), 3)],
])('%s asks more', (_, more, less) => {
  expect(more).toBeGreaterThan(less)
})
