/** Every family of the build: every draw proved, wording and figures in three languages sampled. */
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '#domain/language.ts'
import { seededRandom } from '#domain/random.ts'
import { DRAWS } from '#families/draws.ts'
import { FAMILIES } from '#families/families.ts'
import { countDraws } from '#families/kit/space.ts'
import { drawFrom } from '#families/kit/drawn.ts'
import { wordDrawn } from '#families/kit/word.ts'
import { toSimplified } from '#reading/words/convert-chinese.ts'
import { examine } from './examine.ts'
import { missingGlyphs, signsOf } from './missing-glyphs.ts'
import { isCaught, mutantsOf } from './mutants.ts'

describe.each(FAMILIES.map((family) => ({ id: family.meta.id, family })))('$id', ({ family }) => {
  test('has no fault in any draw', { timeout: 120_000 }, () => expect(examine(family, { worded: 40 }).faults).toEqual([]))
})

test('fonts have every sign of their texts in three languages', { timeout: 60_000 }, async () => {
  const signs = new Set<string>()
  for (const family of FAMILIES) for (const script of LANGUAGES) signsOf(wordDrawn(drawFrom(family, seededRandom('signs'))!, script, toSimplified), signs)
  expect(signs.size).toBeGreaterThan(500)
  expect(await missingGlyphs(signs)).toEqual([])
})

// The whole run is `node test/families/mutate.ts`: here every twelfth family.
test('wrong versions of families are refuted', { timeout: 240_000 }, () => {
  const mutants = FAMILIES.filter((_, index) => index % 12 === 5).flatMap((family) => [...mutantsOf(family)])
  const survivors = mutants.filter((mutant) => !isCaught(mutant)).map(({ family, place, before, after }) => `${family.meta.id}, ${place}: ${before} → ${after}`)
  expect(mutants.length).toBeGreaterThan(100)
  expect(survivors.length / mutants.length, survivors.join('\n')).toBeLessThan(0.05)
})

test('the table of their sizes is as they are', { timeout: 120_000 }, () => {
  expect(Object.fromEntries(FAMILIES.map((family) => [family.meta.id, countDraws(family)]))).toEqual(DRAWS)
})

test('no two families have the same name, or the same objective and method', () => {
  const names = FAMILIES.map(({ meta }) => meta.id)
  expect(new Set(names).size).toBe(names.length)
  const asked = FAMILIES.map(({ meta, kind }) => `${meta.unit}: ${meta.objective}: ${meta.method}: ${kind === 'conventional' ? 'Paper 1' : 'Paper 2'}`)
  expect(asked.filter((one, index) => asked.indexOf(one) !== index)).toEqual([])
})
