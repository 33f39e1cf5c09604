/** Every family of the build: every draw proved, wording and figures in three languages sampled. */
import { describe, expect, test } from 'vitest'
import { FAMILIES } from '#families/families.ts'
import { examine } from './examine.ts'

describe.each(FAMILIES.map((family) => ({ id: family.meta.id, family })))('$id', ({ family }) => {
  test('has no fault in any draw', { timeout: 120_000 }, () => expect(examine(family, { worded: 40 }).faults).toEqual([]))
})

test('no two families have the same name, or the same objective and method', () => {
  const names = FAMILIES.map(({ meta }) => meta.id)
  expect(new Set(names).size).toBe(names.length)
  const asked = FAMILIES.map(({ meta, kind }) => `${meta.unit}: ${meta.objective}: ${meta.method}: ${kind === 'conventional' ? 'Paper 1' : 'Paper 2'}`)
  expect(asked.filter((one, index) => asked.indexOf(one) !== index)).toEqual([])
})
