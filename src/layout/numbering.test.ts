import { describe, expect, test } from 'vitest'
import { letters, optionLabelOf, questionNumber } from './numbering.ts'

test.each([
  { index: 0, numeric: '1.', alphabetic: 'A.', roman: 'I.' },
  { index: 3, numeric: '4.', alphabetic: 'D.', roman: 'IV.' },
  { index: 25, numeric: '26.', alphabetic: 'Z.', roman: 'XXVI.' },
  { index: 26, numeric: '27.', alphabetic: 'AA.', roman: 'XXVII.' },
  { index: 98, numeric: '99.', alphabetic: 'CU.', roman: 'XCIX.' },
])('question $index is $numeric, $alphabetic or $roman', ({ index, numeric, alphabetic, roman: numeral }) => {
  expect([
    questionNumber(index, 'numeric'),
    questionNumber(index, 'alphabetic'),
    questionNumber(index, 'roman'),
  ]).toEqual([numeric, alphabetic, numeral])
})

// Decisions D37 and D42.
describe('options are lettered', () => {
  const anyGrade = { gradeLevel: ['P6', 'S1'] }
  const lettersOf = (paper: Parameters<typeof optionLabelOf>[0], template = anyGrade) =>
    [0, 1, 2].map(optionLabelOf(paper, template)).join(' ')
  test.each([
    { paper: { language: 'zh-TW', grade: 'P3' }, why: 'in Chinese' },
    { paper: { language: 'zh-CN' }, why: 'in Simplified Chinese' },
    { paper: { language: 'en', grade: 'S4' }, why: 'for a secondary class' },
    { paper: { language: 'en', grade: 'Form 2' }, why: 'for a form' },
    { paper: { language: 'en', schoolLevel: 'secondary' }, why: 'on a subject of secondary schools' },
  ] as const)('A. B. C. on a paper $why', ({ paper }) => {
    expect(lettersOf(paper)).toBe('A. B. C.')
  })
  test('A. B. C. by a template for secondary schools', () => {
    expect(lettersOf({ language: 'en' }, { gradeLevel: ['S1', 'S2'] })).toBe('A. B. C.')
  })
  test.each([
    { paper: { language: 'en' }, why: 'of which nobody said for whom it is' },
    {
      paper: { language: 'en', grade: 'P5', schoolLevel: 'secondary' },
      why: 'for a primary class, whatever its subject',
    },
  ] as const)('a) b) c) on an English paper $why', ({ paper }) => {
    expect(lettersOf(paper)).toBe('a) b) c)')
  })
})

test('letters go on after Z as in a spreadsheet', () => {
  expect([25, 26, 51, 52, 701, 702].map(letters)).toEqual(['Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA'])
})
