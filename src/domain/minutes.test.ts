import { expect, test } from 'vitest'
import { minutesForMarks } from './minutes.ts'

test.each([
  { marks: 1, minutes: 2 },
  { marks: 2, minutes: 3 },
  { marks: 3, minutes: 5 },
  { marks: 10, minutes: 15 },
])('a question of $marks marks takes $minutes minutes', ({ marks, minutes }) => {
  expect(minutesForMarks(marks)).toBe(minutes)
})
