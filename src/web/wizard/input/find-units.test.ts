import { expect, test } from 'vitest'
import { UNITS } from '#curriculum/units.ts'
import { kindsOf, matchingUnits, type OfferedUnit } from './find-units.ts'

const units: readonly OfferedUnit[] = UNITS.map(({ code, name, strand, grades }) => ({
  code,
  name,
  strand,
  grades,
  families: { multiple_choice: 2, short_answer: 1, long_question: 0 },
}))

test.each([
  { search: 'circle', found: ['SS11', 'SS13'] },
  { search: '  CIRCLES ', found: ['SS11', 'SS13'] },
  { search: '百分', found: ['JS5'] },
  { search: '圆', found: ['SS11', 'SS13'] },
  { search: "Pythagoras' theorem", found: ['JS25'] },
  { search: 'photosynthesis', found: [] },
])('“$search” names $found', ({ search, found }) => {
  expect(matchingUnits(units, search).map(({ code }) => code)).toEqual(found)
})

test('without words all are shown', () => {
  expect(matchingUnits(units, ' ')).toBe(units)
})

test('kinds of question are counted over the types', () => {
  expect(kindsOf(units[0]!)).toBe(3)
})
