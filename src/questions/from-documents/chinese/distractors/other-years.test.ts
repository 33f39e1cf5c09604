import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seededRandom } from '#domain/random.ts'
import { plantedMaterial } from '#test/questions/chinese/planted-material.ts'
import { otherYears } from './other-years.ts'
import { surveyDocument } from '../survey/survey.ts'
import { findYears } from '../facts/years.ts'

test('other years are near, distinct and not of the sentence; the document’s own come first', () => {
  const survey = surveyDocument(
    plantedMaterial(['1863年，倫敦開通了世界上第一條地下鐵路。1879年，柏林展出了電力火車。'], ['地下鐵路']),
  )
  const statement = survey.statements[0]!
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const years = otherYears(survey, statement, findYears(statement.plain)[0]!, 3, seededRandom(seed))
      expect(years).toContain(1879)
      expect(new Set([...years, 1863]).size).toBe(4)
      for (const year of years) expect(Math.abs(year - 1863)).toBeLessThanOrEqual(18)
    }),
    { numRuns: 30 },
  )
})
