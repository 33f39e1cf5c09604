/**
 * Every draw of every family proved, and all wrong versions of them refuted. What held is remembered in proved.json,
 * so that families.test.ts looks at every draw of what changed since.
 *
 * @module-tag deep
 */
import { afterAll, describe, expect, test } from 'vitest'
import { DRAWS } from '#families/draws.ts'
import { FAMILIES } from '#families/families.ts'
import { examine } from './examine.ts'
import { survivorsOf } from './mutants.ts'
import { writeProved } from './proved.ts'

const proved = new Set<string>()

describe.each(FAMILIES.map((family) => ({ id: family.meta.id, family })))('$id', ({ id, family }) => {
  test('has no fault in any draw, and as many as the table of sizes says', { timeout: 240_000 }, () => {
    const { faults, space } = examine(family, { proved: Infinity, worded: 200 })
    expect(faults).toEqual([])
    expect(space).toBe(DRAWS[id])
    proved.add(id)
  })
})

test('wrong versions of families are refuted', { timeout: 600_000 }, () => {
  const { made, survivors } = survivorsOf(FAMILIES)
  expect(made).toBeGreaterThan(2000)
  expect(survivors.length / made, survivors.join('\n')).toBeLessThan(0.05)
})

afterAll(() => writeProved(FAMILIES.filter(({ meta }) => proved.has(meta.id))))
