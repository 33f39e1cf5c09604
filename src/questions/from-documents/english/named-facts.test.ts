import { describe, expect, test } from 'vitest'
import { lessonFromText } from '#test/questions/english/lesson-from-text.ts'
import { stems } from '#test/questions/english/made-questions.ts'
import { madeUpNames } from './example-names.ts'
import { where } from './makers/where.ts'

const PEOPLE = ['Samuel Gompers', 'Uriah Stephens', 'Eugene Debs', 'Henry Frick'].map((form) => ({
  form,
  proper: true,
  confidence: 0.3,
  count: 2,
}))
const TERMS = [
  ...PEOPLE,
  { form: 'Knights of Labor', proper: true, confidence: 0.4 },
  { form: 'labor union', confidence: 0.5 },
  ...['Baltimore', 'Chicago', 'Pittsburgh', 'Boston'].map((form) => ({ form, proper: true, confidence: 0.2 })),
]
const UNIONS = `# Unions
In 1869, a small group around Uriah Stephens founded the Knights of Labor in Philadelphia.
Samuel Gompers led a labor union of skilled workers for decades.
Eugene Debs organized the railroad workers of the West in one labor union.
Henry Frick hired guards who fought the strikers at his mill.
The first labor union of coal miners was founded in Baltimore.
A strike began in Chicago, and troops ended a strike in Pittsburgh. A strike of police broke out in Boston.`

test('the place of an event is asked for by its kind', () => {
  expect(stems(where(lessonFromText(UNIONS, TERMS)))).toContain(
    'In which city was the first labor union of coal miners founded?',
  )
})

describe('“he” and “it” after a sentence on one man or term', () => {
  const wanted = (text: string): string[] => lessonFromText(text, PEOPLE).wanted.map((sentence) => sentence.text)
  test('are read as his name', () =>
    expect(wanted('Samuel Gompers led the union for decades. He refused to join a party.')[1]).toBe(
      'Samuel Gompers refused to join a party.',
    ))
  test('are left alone after two men', () =>
    expect(wanted('Samuel Gompers met Eugene Debs in prison. He refused to join a party.')[1]).toBe(
      'He refused to join a party.',
    ))
  test('are read as the term', () =>
    expect(wanted('The **centrosome** lies near the nucleus of the cell. It contains a pair of centrioles.')[1]).toBe(
      'The centrosome contains a pair of centrioles.',
    ))
  test('mean nothing named in “it is clear that”', () =>
    expect(wanted('The **centrosome** lies near the nucleus of the cell. It is clear that cells need it.')[1]).toBe(
      'It is clear that cells need it.',
    ))
})

test.each([
  [
    'Suppose that Singleton Bank has ten million dollars in deposits.',
    'Singleton Bank keeps a tenth of its deposits.',
    true,
  ],
  ['The bank lends the money to a firm.', 'Hank walks out of the bank with a loan.', true],
  ['Jane Addams founded a house for the poor.', 'Jane Addams wrote about her work in Chicago.', false],
])('after “%s” the names of “%s” are made up: %s', (first, second, expected) => {
  const { sentences } = lessonFromText(`${first}\n${second}`)
  expect(madeUpNames(sentences)(sentences[1]!)).toBe(expected)
})
