import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FAMILIES } from '../families.ts'
import { RARE_POINTS } from '../rare-points.ts'
import { declarationOf, listedPoints, readPoints, writePoints } from './admissible-points.ts'
import { rarePoints } from './space.ts'

test('points are read as they were written', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(2_000_000_000)), (found) => {
      const points = found.toSorted((one, other) => one - other)
      expect(readPoints(writePoints(points))).toEqual(points)
    }),
  )
})

test('the table has the families whose points are rare, as they are declared, and no other', () => {
  const rare = FAMILIES.filter((family) => Object.hasOwn(RARE_POINTS, family.meta.id))
  expect(rare.map(({ meta }) => meta.id)).toEqual(Object.keys(RARE_POINTS))
  expect(rare.map((family) => RARE_POINTS[family.meta.id]?.of)).toEqual(rare.map(declarationOf))
})

describe('the table has exactly the admissible points', () => {
  test.each(
    FAMILIES.filter(({ meta }) => Object.hasOwn(RARE_POINTS, meta.id)).map((family) => ({
      id: family.meta.id,
      family,
    })),
  )('of $id', ({ family }) => expect(listedPoints(family, RARE_POINTS)).toEqual(rarePoints(family)))
})

test('a family that is declared otherwise is not looked up', () => {
  const family = FAMILIES.find(({ meta }) => Object.hasOwn(RARE_POINTS, meta.id))!
  expect(listedPoints({ ...family, where: '1 = 2' }, RARE_POINTS)).toBeUndefined()
})
