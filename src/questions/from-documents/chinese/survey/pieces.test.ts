import { expect, test } from 'vitest'
import { balanced, splitAtSemicolons } from './pieces.ts'

test.each([
  ['（葉綠體）', true],
  ['「光合作用', false],
  ['」光合作用「', false],
  ['《論語》和《孟子》', true],
  ['"雙引號"', true],
  ['"單個', false],
])('the brackets of %s are balanced: %s', (text, expected) => {
  expect(balanced(text)).toBe(expected)
})

test('a sentence falls into the pieces between its semicolons, with their places', () => {
  const text = '葉綠體製造葡萄糖；線粒體分解葡萄糖。'
  expect(splitAtSemicolons({ text, start: 10 })).toEqual([
    { text: '葉綠體製造葡萄糖；', start: 10 },
    { text: '線粒體分解葡萄糖。', start: 19 },
  ])
})

test('a semicolon inside a quotation parts nothing', () => {
  const text = '他說：「天行健；君子以自強不息。」'
  expect(splitAtSemicolons({ text, start: 0 })).toEqual([{ text, start: 0 }])
})
