import { expect, test } from 'vitest'
import { levelOf } from './level.ts'

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
