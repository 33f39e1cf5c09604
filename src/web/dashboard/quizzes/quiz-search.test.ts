/** The address of the list of quizzes: what it says is asked for, what it does not know is left out. */
import { expect, test } from 'vitest'
import { filtersOn, isNarrowed, parseQuizSearch, quizQuery } from './quiz-search.ts'

test.each([
  { fields: {}, search: {} },
  { fields: { q: '  percentages ', sort: 'viewed' }, search: { q: 'percentages', sort: 'viewed' } },
  { fields: { q: ' ', sort: 'newest', status: 'lost' }, search: {} },
  {
    fields: { status: 'draft', mode: 'concept_based', format: 'hkdse_paper2', made: '7d', shared: 'yes' },
    search: { status: 'draft', mode: 'concept_based', format: 'hkdse_paper2', made: '7d', shared: 'yes' },
  },
])('$fields is read as $search', ({ fields, search }) => {
  expect(parseQuizSearch(fields)).toEqual(search)
})

test('a day begins at midnight of the operator’s clock, whatever time it is', () => {
  const from = (made: '1d' | '7d', now: string) => quizQuery({ made }, new Date(now), 'Asia/Hong_Kong').from
  expect(from('1d', '2026-11-22T18:30:00Z')).toBe('2026-11-22T16:00:00.000Z')
  expect(from('1d', '2026-11-22T15:59:00Z')).toBe('2026-11-21T16:00:00.000Z')
  expect(from('7d', '2026-03-02T16:01:00Z')).toBe('2026-02-24T16:00:00.000Z')
})

test('the order of the list narrows nothing', () => {
  expect([
    isNarrowed({ sort: 'title' }),
    isNarrowed({ q: 'a' }),
    filtersOn({ q: 'a', shared: 'no', sort: 'title' }),
  ]).toEqual([false, true, 1])
})
