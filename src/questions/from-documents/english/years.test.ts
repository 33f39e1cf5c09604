import { expect, test } from 'vitest'
import { seededRandom } from '#domain/random.ts'
import { areWorthDating } from './dated-events.ts'
import { otherQuantities } from './quantities.ts'

test.each([1997, 1842, 2015])(
  'other years than %i lie within forty years, not in the future, and are no misprint of it',
  (year) => {
    const digits = (text: string): string => [...text].toSorted().join('')
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const others = otherQuantities(
        { text: String(year), start: 0, end: 4, value: year, isYear: true, decimals: 0, inWords: false },
        seededRandom(seed),
      )
      for (const other of others ?? []) {
        expect(Math.abs(Number(other) - year)).toBeLessThanOrEqual(40)
        expect(Number(other)).toBeLessThan(2025)
        expect(digits(other)).not.toBe(digits(String(year)))
      }
      expect(others).toHaveLength(3)
    }
  },
)

test('a year is worth asking in a history, and elsewhere of a treaty or a law only', () => {
  const nature = [
    ...Array.from({ length: 30 }, () => ({ text: 'Lungs take up oxygen.' })),
    { text: 'A clinic was founded in 1974.' },
  ]
  expect(areWorthDating(nature)).toBe(false)
  expect(areWorthDating([{ text: 'A clinic was founded in 1974.' }, { text: 'It closed in 1980.' }])).toBe(true)
})
