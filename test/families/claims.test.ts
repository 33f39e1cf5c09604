/** The claims of every family stay within the notation that docs/families.md tells to other algebra systems. */
import { expect, test } from 'vitest'
import { seededRandom } from '#domain/random.ts'
import { FAMILIES } from '#families/families.ts'
import { drawFrom } from '#families/kit/drawn.ts'
import { claimsOf } from '#families/kit/prove.ts'

const DRAWS_EACH = 20

test('claims of drawn questions hold numbers, known functions, “and” and “or”', () => {
  const strange = new Set<string>()
  for (const family of FAMILIES) {
    const random = seededRandom(`claims of ${family.meta.id}`)
    for (let turn = 0; turn < DRAWS_EACH; turn += 1) {
      const drawn = drawFrom(family, random)
      if (drawn === undefined) continue
      for (const claim of claimsOf(drawn))
        for (const word of claim.match(/[A-Za-z]+|[<>=!&|?:;]+/g) ?? [])
          if (!KNOWN.has(word)) strange.add(`${family.meta.id}: ${word}`)
    }
  }
  expect([...strange]).toEqual([])
})

const KNOWN = new Set('sqrt abs log sin cos tan deg C P pi i in and or = != < <='.split(' '))
