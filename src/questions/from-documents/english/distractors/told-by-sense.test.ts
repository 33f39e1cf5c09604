import { expect, test } from 'vitest'
import { isDeniedBySense, isToldBySense } from './told-by-sense.ts'

test.each([
  ['cuboidal epithelia', 'epithelia made of cube-shaped cells', true],
  ['internal fertilization', 'fertilization of egg by sperm inside the body', true],
  ['polygyny', 'a man being married to more than one woman', true],
  ['columnar epithelia', 'epithelia made of cells taller than they are wide', false],
  ['exon', 'part of a gene that is kept outside', false],
])('“%s” is told by “%s”: %s', (term, meaning, expected) => {
  expect(isToldBySense(term, meaning)).toBe(expected)
})

test.each([
  ['external fertilization', 'fertilization of egg by sperm inside the body', true],
  ['internal fertilization', 'fertilization of egg by sperm inside the body', false],
  ['budding', 'growth of a new animal outside the body', false],
])('“%s” is denied by “%s”: %s', (term, meaning, expected) => {
  expect(isDeniedBySense(term, meaning)).toBe(expected)
})
