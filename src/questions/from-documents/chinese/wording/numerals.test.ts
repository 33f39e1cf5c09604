import { expect, test } from 'vitest'
import { chineseYear, parseNumeral } from './numerals.ts'

test.each([
  ['250', 250],
  ['3,000', 3000],
  ['0.8', 0.8],
  ['１９９７', 1997],
  ['二百五十', 250],
  ['十二', 12],
  ['二十', 20],
  ['一百零五', 105],
  ['两', 2],
  ['一九四九', 1949],
  ['二〇〇八', 2008],
  ['四千三百二十一', 4321],
  ['十百', undefined],
  ['人', undefined],
  ['', undefined],
])('"%s" is read as %s', (text, value) => {
  expect(parseNumeral(text)).toBe(value)
})

test('a year is written digit by digit', () => {
  expect(chineseYear(1905)).toBe('一九〇五')
})
