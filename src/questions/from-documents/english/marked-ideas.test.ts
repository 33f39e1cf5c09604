import { expect, test } from 'vitest'
import { ideasOf, withoutAside } from './marked-ideas.ts'

test.each([
  ['system of blood vessels that carries hormones from the hypothalamus to the anterior pituitary', 'system of blood vessels', 'carries hormones from the hypothalamus to the anterior pituitary'],
  ['hormone produced by the beta cells of the pancreas in response to high blood glucose levels', 'hormone produced by the beta cells of the pancreas', 'in response to high blood glucose levels'],
  ['a sentence that closes a paragraph and links it to the claim', 'a sentence that closes a paragraph', 'links it to the claim'],
])('%s: two ideas', (meaning, one, other) => {
  expect(ideasOf(meaning)).toEqual([one, other])
})

test.each([
  'a word or phrase that shows how two ideas are linked',
  'infectious particle that consists of proteins that replicate without DNA or RNA',
  'eating disorder marked by an individual maintaining body weight that is well below average',
  'category for individuals who do not identify with the sex given at their birth',
])('%s: one idea', (meaning) => {
  expect(ideasOf(meaning)).toBeUndefined()
})

test('a former name and another way of putting it are no part of the answer', () => {
  expect(withoutAside('disorder (formerly known as split personality) in which a person has two identities')).toBe('disorder in which a person has two identities')
  expect(withoutAside('number of species becoming extinct over time, sometimes defined as extinctions per million species-years')).toBe('number of species becoming extinct over time')
})
