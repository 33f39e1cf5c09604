import { expect, test } from 'vitest'
import { romanNumeral } from './roman-numeral.ts'

test.each([
  [1, 'I'],
  [4, 'IV'],
  [9, 'IX'],
  [40, 'XL'],
  [1994, 'MCMXCIV'],
] as const)('%i is %s', (value, numeral) => {
  expect(romanNumeral(value)).toBe(numeral)
})
