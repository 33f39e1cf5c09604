/**
 * Every family of the build. A family that is not as it was proved (proved.ts) has every draw proved; the others a
 * sample, as every-draw.deep.test.ts proved them.
 */
import { afterAll, describe, expect, test } from 'vitest'
import { PAPER_LANGUAGES } from '#domain/language.ts'
import { seededRandom } from '#domain/random.ts'
import { DRAWS } from '#families/draws.ts'
import { FAMILIES } from '#families/families.ts'
import { drawFrom } from '#families/kit/drawn.ts'
import type { Family } from '#families/kit/family.ts'
import { wordDrawn } from '#families/kit/word.ts'
import { toSimplified } from '#reading/words/convert-chinese.ts'
import { examine, glance } from './examine.ts'
import { missingGlyphs, signsOf } from './missing-glyphs.ts'
import { survivorsOf } from './mutants.ts'
import { readProved, standingOf, type Standing } from './proved.ts'

/** Of a family that stands as it was proved, so many draws. */
const SAMPLE = { proved: 40, worded: 12 }
/** Where what proves them changed: most families hold no more draws than this. */
const LARGE_SAMPLE = { proved: 1000, worded: 40 }
const WHOLE = { proved: Infinity, worded: 40 }

const table = readProved()
const families = FAMILIES.map((family) => ({ id: family.meta.id, family, standing: standingOf(table, family) }))
const wholly = ({ family, standing }: { readonly family: Family; readonly standing: Standing }): boolean =>
  standing === 'changed' || (standing === 'prover changed' && DRAWS[family.meta.id]! <= LARGE_SAMPLE.proved)

describe.each(families)('$id', ({ id, family, standing }) => {
  if (wholly({ family, standing }))
    test('has no fault in any draw, and as many as the table of sizes says', () => {
      const { faults, space } = examine(family, WHOLE)
      expect(faults).toEqual([])
      expect(space).toBe(DRAWS[id])
    })
  else
    test('has no fault in a sample of its draws', () =>
      expect(glance(family, standing === 'proved' ? SAMPLE : LARGE_SAMPLE, `sample of ${id}`)).toEqual([]))
})

test('the table of their sizes names all of them and no other', () => {
  expect(Object.keys(DRAWS).toSorted()).toEqual(FAMILIES.map(({ meta }) => meta.id).toSorted())
})

test('fonts have every sign of their texts in three languages', async () => {
  const signs = new Set<string>()
  for (const family of FAMILIES)
    for (const script of PAPER_LANGUAGES)
      signsOf(wordDrawn(drawFrom(family, seededRandom('signs'))!, script, toSimplified), signs)
  expect(signs.size).toBeGreaterThan(500)
  expect(await missingGlyphs(signs)).toEqual([])
})

test('wrong versions of every twelfth family are refuted', { timeout: 240_000 }, () => {
  const { made, survivors } = survivorsOf(FAMILIES.filter((_, index) => index % 12 === 5))
  expect(made).toBeGreaterThan(100)
  expect(survivors.length / made, survivors.join('\n')).toBeLessThan(0.05)
})

test('no two families have the same name, or the same objective and method', () => {
  const names = FAMILIES.map(({ meta }) => meta.id)
  expect(new Set(names).size).toBe(names.length)
  const asked = FAMILIES.map(
    ({ meta, kind }) =>
      `${meta.unit}: ${meta.objective}: ${meta.method}: ${kind === 'conventional' ? 'Paper 1' : 'Paper 2'}`,
  )
  expect(asked.filter((one, index) => asked.indexOf(one) !== index)).toEqual([])
})

afterAll(() => {
  const counts = Object.entries(Object.groupBy(families, ({ standing }) => standing))
  console.log(
    `Families: ${counts.map(([standing, of]) => `${of.length} ${standing}`).join(', ')} since every draw was proved`,
  )
})
