import { expect, test } from 'vitest'
import { letters, optionLabel, questionNumber } from './numbering.ts'

test.each([
  { index: 0, numeric: '1.', alphabetic: 'A.', roman: 'I.' },
  { index: 3, numeric: '4.', alphabetic: 'D.', roman: 'IV.' },
  { index: 25, numeric: '26.', alphabetic: 'Z.', roman: 'XXVI.' },
  { index: 26, numeric: '27.', alphabetic: 'AA.', roman: 'XXVII.' },
  { index: 98, numeric: '99.', alphabetic: 'CU.', roman: 'XCIX.' },
])('question $index is $numeric, $alphabetic or $roman', ({ index, numeric, alphabetic, roman: numeral }) => {
  expect([questionNumber(index, 'numeric'), questionNumber(index, 'alphabetic'), questionNumber(index, 'roman')]).toEqual([numeric, alphabetic, numeral])
})

test('options are labelled a) b) c)', () => {
  expect([0, 1, 2].map(optionLabel)).toEqual(['a)', 'b)', 'c)'])
})

test('letters go on after Z as in a spreadsheet', () => {
  expect([25, 26, 51, 52, 701, 702].map(letters)).toEqual(['Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA'])
})
