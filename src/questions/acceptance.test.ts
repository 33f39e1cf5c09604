import { expect, test } from 'vitest'
import { acceptance, type Judgeable } from './acceptance.ts'

const MODEL = {
  bias: 0,
  weights: { 'en cloze': 1, 'zh cloze': -1, 'text score': 2, 'lexicon score': 1, warnings: -0.5, told: 1 },
} as const
const PLAIN: Judgeable = { maker: 'cloze', score: 0.65, warnings: 0 }
const ofEnglish = (candidate: Partial<Judgeable>): number => acceptance({ ...PLAIN, ...candidate }, 'en', MODEL)

test('a maker is judged by language, and one that nobody has judged by nothing', () => {
  expect(ofEnglish({})).toBeGreaterThan(0.7)
  expect(acceptance(PLAIN, 'zh-TW', MODEL)).toBeLessThan(0.3)
  expect(ofEnglish({ maker: 'unknown' })).toBe(0.5)
})
test('scores of the lexicon are weighed apart from those of the text', () => {
  const gain = (maker: string): number => ofEnglish({ maker, score: 0.9 }) - ofEnglish({ maker })
  expect(gain('unknown')).toBeGreaterThan(gain('lexicon_name_term'))
  expect(gain('lexicon_name_term')).toBeGreaterThan(0)
})
test('warnings take away, signs add what they weigh', () => {
  expect(ofEnglish({ warnings: 2 })).toBeLessThan(ofEnglish({ warnings: 1 }))
  expect(ofEnglish({ signs: { told: 1 } })).toBeGreaterThan(ofEnglish({ signs: { unweighed: 1 } }))
})
