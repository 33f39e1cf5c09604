import { expect, test } from 'vitest'
import { tagEnglish } from '#reading/words/english.ts'
import { ideasOf, withoutAside } from './marked-ideas.ts'
import { wordsOf } from '../survey/words.ts'

const wordsIn = (text: string) => tagEnglish(`It is ${text}.`).flatMap(wordsOf)

test.each([
  [
    'system of blood vessels that carries hormones from the hypothalamus to the anterior pituitary',
    'system of blood vessels',
    'carries hormones from the hypothalamus to the anterior pituitary',
  ],
  [
    'hormone produced by the beta cells of the pancreas in response to high blood glucose levels',
    'hormone produced by the beta cells of the pancreas',
    'in response to high blood glucose levels',
  ],
  [
    'a sentence that closes a paragraph and links it to the claim',
    'a sentence that closes a paragraph',
    'links it to the claim',
  ],
])('%s: two ideas', (meaning, one, other) => {
  expect(ideasOf(meaning, wordsIn(meaning))).toEqual([one, other])
})

test.each([
  'biological macromolecule in which the ratio of carbon to hydrogen and to oxygen is 1:2:1',
  'watery fluid that bathes tissues and organs with protective white blood cells',
  'innate traits that influence how one thinks, behaves, and reacts with the environment',
  'a word or phrase that shows how two ideas are linked',
  'infectious particle that consists of proteins that replicate without DNA or RNA',
  'eating disorder marked by an individual maintaining body weight that is well below average',
  'a sheet of six-sided cells that bees build from the wax of their glands',
  'the tendency of a person to have better memory for information that relates to oneself',
  'category for individuals who do not identify with the sex given at their birth',
])('%s: one idea', (meaning) => {
  expect(ideasOf(meaning, wordsIn(meaning))).toBeUndefined()
})

test('a former name and another way of putting it are no part of the answer', () => {
  expect(withoutAside('disorder (formerly known as split personality) in which a person has two identities')).toBe(
    'disorder in which a person has two identities',
  )
  expect(
    withoutAside(
      'number of species becoming extinct over time, sometimes defined as extinctions per million species-years',
    ),
  ).toBe('number of species becoming extinct over time')
})
