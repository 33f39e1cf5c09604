import { expect, test } from 'vitest'
import { plainText } from '#domain/rich-text.ts'
import { seededRandom } from '#domain/random.ts'
import { optionsBeside } from './options.ts'

test('three distractors are printed, three more are kept to swap, and none is the key', () => {
  const made = optionsBeside(
    'mitosis',
    ['meiosis', 'budding', 'fission', 'spores', 'DNA', 'grafting', 'layering'],
    seededRandom('1'),
  )
  expect(made.options.map(plainText).toSorted()).toEqual(['Budding', 'Fission', 'Meiosis', 'Mitosis'])
  expect(plainText(made.options[made.keyIndex]!)).toBe('Mitosis')
  expect(made.spares?.map(plainText)).toEqual(['Spores', 'DNA', 'Grafting'])
})
