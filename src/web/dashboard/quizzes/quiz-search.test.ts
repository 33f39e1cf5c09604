/** The address of the list of quizzes: what it says is asked for, what it does not know is left out. */
import { expect, test } from 'vitest'
import { filtersOn, isNarrowed, parseQuizSearch, quizQuery } from './quiz-search.ts'

test.each([
  { fields: {}, search: {} },
  { fields: { q: '  percentages ', sort: 'viewed' }, search: { q: 'percentages', sort: 'viewed' } },
  { fields: { q: ' ', sort: 'newest', status: 'lost' }, search: {} },
  { fields: { status: 'draft', mode: 'concept_based', format: 'hkdse_paper2', made: '7d', shared: 'yes' }, search: { status: 'draft', mode: 'concept_based', format: 'hkdse_paper2', made: '7d', shared: 'yes' } },
])('$fields is read as $search', ({ fields, search }) => {
  expect(parseQuizSearch(fields)).toEqual(search)
})

test('a day begins at midnight, whatever time it is', () => {
  expect(quizQuery({ made: '1d' }, new Date(2026, 10, 22, 18, 30)).from).toBe(new Date(2026, 10, 22).toISOString())
  expect(quizQuery({ made: '7d' }, new Date(2026, 2, 3, 0, 1)).from).toBe(new Date(2026, 1, 25).toISOString())
})

test('the order of the list narrows nothing', () => {
  expect([isNarrowed({ sort: 'title' }), isNarrowed({ q: 'a' }), filtersOn({ q: 'a', shared: 'no', sort: 'title' })]).toEqual([false, true, 1])
})
