import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { seededRandom } from '#domain/random.ts'
import { formatLike, otherQuantities, otherYears } from './other-numbers.ts'
import { plantedMaterial } from '#test/questions/chinese/planted-material.ts'
import { findQuantities, findYears } from './quantities.ts'
import { surveyDocument } from './survey.ts'

describe('other quantities keep the form of the right one', () => {
  test.each([
    ['全长250公里', '250'],
    ['岛上有3,000个村落', '3,000'],
    ['含氧量是21%', '21'],
    ['直径为0.8米', '0.8'],
    ['修订了九次宪法', '九'],
    ['出现在十九世纪中叶', '十九'],
  ])('%s', (text, digits) => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const quantity = findQuantities(text)[0]!
        const values = otherQuantities(quantity, digits, 3, seededRandom(seed))
        expect(new Set(values).size).toBe(3)
        for (const value of values) {
          expect(value).not.toBe(quantity.value)
          expect(value).toBeGreaterThan(0)
          if (quantity.unit === '%') expect(value).toBeLessThan(100)
          if (quantity.unit === '世纪') expect(Math.abs(value - quantity.value)).toBeLessThanOrEqual(3)
          expect(Number.isInteger(value)).toBe(Number.isInteger(quantity.value))
        }
      }),
      { numRuns: 30 },
    )
  })

  test.each([
    ['岛上有3,000个村落', '3,000', 5000, '5,000'],
    ['直径为0.8米', '0.8', 1.2, '1.2'],
    ['修订了九次宪法', '九', 12, '十二'],
    ['修订了九次宪法', '九', 2, '兩'],
  ])('in "%s" written like %s, %s is %s', (text, digits, value, expected) => {
    expect(formatLike(value, findQuantities(text)[0]!, digits, 'zh-TW')).toBe(expected)
    if (value === 2) expect(formatLike(value, findQuantities(text)[0]!, digits, 'zh-CN')).toBe('两')
  })
})

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

test('a second century and a second grade are 二, two of a thing 兩', () => {
  const inTraditional = (text: string): string => formatLike(2, findQuantities(text)[0]!, '三', 'zh-TW')
  expect(inTraditional('城堡建于三世纪')).toBe('二')
  expect(inTraditional('火箭分为三级')).toBe('二')
  expect(inTraditional('宪法修订了三次')).toBe('兩')
})
