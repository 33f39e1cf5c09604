import { expect, test } from 'vitest'
import { upperFirst } from './letter-case.ts'

test.each([
  { text: 'a cell divides', opened: 'A cell divides' },
  { text: '“a cell” divides', opened: '“A cell” divides' },
  { text: 'ssRNA virus', opened: 'ssRNA virus' },
  { text: 'pH of blood', opened: 'pH of blood' },
  { text: 'DNA', opened: 'DNA' },
  { text: 'm s⁻²', opened: 'm s⁻²' },
  { text: 'm s', opened: 'm s' },
  { text: 'kg', opened: 'kg' },
  { text: 'kg m⁻³', opened: 'kg m⁻³' },
  { text: 'mol dm⁻³', opened: 'mol dm⁻³' },
  { text: 'v = u + at', opened: 'v = u + at' },
  { text: 'a + b', opened: 'A + b' },
  { text: 'metre', opened: 'Metre' },
  { text: 'a set of lenses', opened: 'A set of lenses' },
])('“$text” opens a sentence as “$opened”', ({ text, opened }) => {
  expect(upperFirst(text)).toBe(opened)
})
