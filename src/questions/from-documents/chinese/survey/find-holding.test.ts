import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sentenceIndex } from './find-holding.ts'

test('finds the sentences that hold a word, each once', () => {
  const find = sentenceIndex(['心房和心室', '心房收缩，心房舒张', '肺动脉'])
  expect([...find('心房')]).toEqual([0, 1])
  expect([...find('肺静脉')]).toEqual([])
})

test('agrees with reading every sentence', () => {
  const sentence = fc.string({ unit: fc.constantFrom('甲', '乙', '丙'), maxLength: 8 })
  fc.assert(
    fc.property(
      fc.array(sentence, { minLength: 1 }),
      fc.string({ unit: fc.constantFrom('甲', '乙', '丙'), minLength: 1, maxLength: 3 }),
      (sentences, word) => {
        const expected = sentences.flatMap((one, index) => (one.includes(word) ? [index] : []))
        expect([...sentenceIndex(sentences)(word)]).toEqual(expected)
      },
    ),
  )
})
