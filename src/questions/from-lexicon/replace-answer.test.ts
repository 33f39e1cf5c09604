import { expect, test } from 'vitest'
import { replaceAnswer } from './replace-answer.ts'

test.each([
  ['Mitochondria release energy.', 'Mitochondria', 'Ribosomes', 'Ribosomes release energy.'],
  ['In pure water it swells and bursts.', 'It swells and bursts', 'It shrinks', 'In pure water it shrinks.'],
  ['Swelling is due to osmosis.', 'osmosis', 'diffusion', 'Swelling is due to diffusion.'],
  ['It carries DNA.', 'DNA', 'RNA', 'It carries RNA.'],
  ['Osmosis moves water.', 'osmosis', 'diffusion', 'Diffusion moves water.'],
  ['It carries DNA.', 'DNA', '____', 'It carries ____.'],
  ['細胞吸水脹大並破裂。', '吸水脹大並破裂', '失水皺縮', '細胞失水皺縮。'],
])('%s', (sentence, answer, other, replaced) => {
  expect(replaceAnswer(sentence, answer, other)).toBe(replaced)
})
test('an answer that stands twice, or not at all, is not replaced', () => {
  expect(replaceAnswer('Water moves to where water is scarce.', 'water', 'salt')).toBeUndefined()
  expect(replaceAnswer('Water moves.', 'salt', 'sand')).toBeUndefined()
})
