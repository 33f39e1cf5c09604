/** What is remembered of a family by hashes: that it was proved as it stands, or what changed since. */
import { expect, test } from 'vitest'
import { FAMILIES } from '#families/families.ts'
import { firstOf } from '#domain/must-be-there.ts'
import { familyHash, prover, standingOf } from './proved.ts'

const family = firstOf(FAMILIES)
const proved = { prover, families: { [family.meta.id]: familyHash(family) } }

test('a family that stands as it was proved is not proved again', () => {
  expect(standingOf(proved, family)).toBe('proved')
})
test('one whose file changed is, whatever proved it; a new one, too', () => {
  const changed = { ...proved, families: { [family.meta.id]: '0'.repeat(16) } }
  expect(standingOf(changed, family)).toBe('changed')
  expect(standingOf({ ...changed, prover: '' }, family)).toBe('changed')
  expect(standingOf({ prover, families: {} }, family)).toBe('changed')
})
test('a family that stays is told apart where what proved it changed', () => {
  expect(standingOf({ ...proved, prover: '' }, family)).toBe('prover changed')
})
test('no two families have the same hash', () => {
  const hashes = FAMILIES.slice(0, 40).map(familyHash)
  expect(new Set(hashes).size).toBe(hashes.length)
})
