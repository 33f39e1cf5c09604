import { expect, test } from 'vitest'
import { upperFirst } from './letter-case.ts'

test.each([
  { text: 'a cell divides', opened: 'A cell divides' },
  { text: '“a cell” divides', opened: '“A cell” divides' },
  { text: 'ssRNA virus', opened: 'ssRNA virus' },
  { text: 'pH of blood', opened: 'pH of blood' },
  { text: 'DNA', opened: 'DNA' },
])('“$text” opens a sentence as “$opened”', ({ text, opened }) => {
  expect(upperFirst(text)).toBe(opened)
})
