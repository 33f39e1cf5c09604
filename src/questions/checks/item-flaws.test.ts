import { describe, expect, test } from 'vitest'
import { plainText } from '#domain/rich-text.ts'
import { FLAW_CASES } from '#test/questions/flaw-cases.ts'
import { FLAW_SENTENCES, type FlawCode, type Item } from './item-flaw.ts'
import { itemFlaws } from './item-flaws.ts'

const LANGUAGES = [
  ['en', 'en'],
  ['zh', 'zh-TW'],
] as const
const named = (item: Item): string => `${item.type}: ${plainText(item.stem).slice(0, 60)}`

describe.each(Object.keys(FLAW_SENTENCES) as FlawCode[])('%s', (code) => {
  for (const [script, language] of LANGUAGES) {
    const { flawed, sound } = FLAW_CASES[code][script]
    test(`has cases of both kinds (${script})`, () =>
      expect([flawed.length > 0, sound.length > 0]).toEqual([true, true]))
    test.each(flawed.map((item) => [named(item), item] as const))('is found in "%s"', (_, item) => {
      const found = itemFlaws(item, language).filter((one) => one.code === code)
      expect(found.length).toBeGreaterThan(0)
      expect(found[0]!.sentence).toBe(FLAW_SENTENCES[code])
    })
    test.each(sound.map((item) => [named(item), item] as const))('is not found in "%s"', (_, item) => {
      expect(itemFlaws(item, language).filter((one) => one.code === code)).toEqual([])
    })
  }
})

test('Simplified characters are read as Traditional ones are', () => {
  const item: Item = {
    ...FLAW_CASES.all_of_the_above.zh.flawed[0]!,
    stem: [{ kind: 'text', text: '下列哪一项不是气体？' }],
  }
  expect(itemFlaws(item, 'zh-CN').map(({ code }) => code)).toEqual(['negative_stem', 'all_of_the_above'])
})

test('a question that is sound in all ways has no flaw', () => {
  expect(itemFlaws(FLAW_CASES.overlapping_options.en.sound[0]!, 'en')).toEqual([])
  expect(itemFlaws(FLAW_CASES.overlapping_options.zh.sound[0]!, 'zh-TW')).toEqual([])
})

test('a flaw says where it is and shows the words', () => {
  const [found] = itemFlaws(FLAW_CASES.all_of_the_above.en.flawed[0]!, 'en')
  expect(found).toEqual({
    code: 'all_of_the_above',
    severity: 'reject',
    sentence: 'An option stands for all the others.',
    place: { at: 'option', index: 3 },
    found: 'All of the above',
  })
})
