import { describe, expect, test } from 'vitest'
import type { PaperLanguage } from '#domain/language.ts'
import { openBackground } from './background.ts'
import { chineseCandidates } from './chinese-candidates.ts'
import { DOCUMENT_KINDS, MODELS } from './choose-model.ts'
import { definitionSigns } from './definition-signs.ts'
import { englishCandidates } from './english-candidates.ts'
import { findTerms } from './find-terms.ts'
import { HABITS } from './habits.ts'
import { chineseFeatures, englishFeatures } from './phrase-features.ts'
import { sampleDocument } from '#test/reading/sample-document.ts'
import { tagBlocks } from './tagged-block.ts'

const background = openBackground({ documents: 10, phrases: {} })
const tagged = (language: PaperLanguage, text: string): ReturnType<typeof tagBlocks> =>
  tagBlocks(sampleDocument(language, text))

describe('the fitted models', () => {
  const english = tagged('en', 'A cell membrane is a thin layer.')
  const measured = {
    english: [...englishFeatures(englishCandidates(english), background, definitionSigns(english)).values()][0]!,
    chinese: [
      ...chineseFeatures(chineseCandidates(tagged('zh-TW', '細胞膜控制物質進出細胞。')), background).values(),
    ][0]!,
  }

  // The values are handed over without their names: a feature added or moved without a new fit would be read as
  // another.
  test.each(DOCUMENT_KINDS)('%s: count features in the order in which they are measured', (kind) => {
    expect(MODELS[kind].trees.features).toEqual([
      ...Object.keys(measured[kind === 'chinese' ? 'chinese' : 'english']),
      ...HABITS,
    ])
  })
})

describe('findTerms', () => {
  test.each([
    {
      name: 'an English lesson',
      language: 'en' as const,
      least: 3,
      wanted: ['photosynthesis', 'chlorophyll', 'chloroplasts', 'glucose'],
      text: '# Photosynthesis\nPhotosynthesis is the process by which green plants make glucose from carbon dioxide and water.\nThe light is absorbed by a green pigment called chlorophyll. Chlorophyll stands in small bodies known as chloroplasts.\n## Glucose\nGlucose is a sugar. Plants store glucose as starch. Photosynthesis stops in the dark, when no chlorophyll is at work.',
    },
    {
      name: 'a Chinese lesson',
      language: 'zh-TW' as const,
      least: 3,
      wanted: ['光合作用', '葉綠素', '葉綠體', '葡萄糖'],
      text: '# 光合作用\n光合作用是綠色植物利用陽光，把二氧化碳和水製成葡萄糖的過程。\n光合作用在葉綠體進行，葉綠體含有葉綠素，葉綠素吸收陽光。\n植物把葡萄糖轉化為澱粉儲存起來。沒有葉綠素的植物不能進行光合作用。',
    },
  ])('puts what $name teaches among its first eight terms', ({ language, text, wanted, least }) => {
    const first = findTerms(tagged(language, text), language)
      .slice(0, 8)
      .map(({ form }) => form.toLowerCase())
    expect(wanted.filter((term) => first.includes(term)).length).toBeGreaterThanOrEqual(least)
  })

  test('what the text lists as its key words comes before what it does not', () => {
    const text =
      '# Weather\nThe morning was cold. A front passed over the harbour, and the barometer fell. The front brought rain to the harbour.'
    const place = (language: PaperLanguage, lines: string): number =>
      findTerms(tagged(language, lines), language).findIndex(({ form }) => form === 'barometer')
    const listed = place('en', `${text}\nKeywords: barometer, dew`)
    expect(listed).toBeGreaterThanOrEqual(0)
    expect(listed).toBeLessThan(place('en', text))
  })

  test('a foreign name that jieba cuts is found whole where the text repeats it', () => {
    const text = '阿萊克修斯登上皇位。阿萊克修斯改革軍隊，教會支持阿萊克修斯。後來阿萊克修斯擊敗敵軍。'
    expect(
      findTerms(tagged('zh-TW', text), 'zh-TW')
        .slice(0, 5)
        .map(({ form }) => form),
    ).toContain('阿萊克修斯')
  })
})
