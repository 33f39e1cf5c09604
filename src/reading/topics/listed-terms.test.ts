import { describe, expect, test } from 'vitest'
import { listedTerms } from './listed-terms.ts'
import { sampleDocument } from '#test/reading/sample-document.ts'
import { tagBlocks } from './tagged-block.ts'
import type { PaperLanguage } from '#domain/language.ts'

const listed = (language: PaperLanguage, text: string): string[] => [
  ...listedTerms(tagBlocks(sampleDocument(language, text))),
]

describe('listedTerms', () => {
  test.each([
    {
      name: 'entries of a glossary with colons',
      language: 'en',
      text: '# Glossary\nOsmosis: the movement of water.\nTurgor pressure: the push of water.',
      terms: ['osmosis', 'turgor pressure'],
    },
    {
      name: 'entries that are sentences',
      language: 'en',
      text: '# Key Terms\nA solute is what is dissolved.',
      terms: ['solute'],
    },
    {
      name: 'a bare list below the heading',
      language: 'en',
      text: '# Vocabulary\nevaporation\ncondensation',
      terms: ['evaporation', 'condensation'],
    },
    {
      name: 'a line of key words',
      language: 'en',
      text: 'Keywords: water cycle, dew point; fog.',
      terms: ['water cycle', 'dew point', 'fog'],
    },
    {
      name: 'a Chinese line of key words',
      language: 'zh-TW',
      text: '關鍵詞：光合作用、葉綠體、氣孔。',
      terms: ['光合作用', '葉綠體', '氣孔'],
    },
    {
      name: 'Chinese entries',
      language: 'zh-TW',
      text: '# 詞彙表\n督撫是總督和巡撫的合稱。\n條約——國與國的約定',
      terms: ['督撫', '條約'],
    },
    {
      name: 'nothing after the next heading',
      language: 'en',
      text: '# Glossary\nFog: a cloud near the ground.\n# Rivers\nThe Nile: a long river.',
      terms: ['fog'],
    },
    {
      name: 'nothing from a sentence about key words',
      language: 'en',
      text: 'Key words are chosen by their frequency in the documents of the set.',
      terms: [],
    },
  ] as const)('finds $name', ({ language, text, terms }) => {
    expect(listed(language, text)).toEqual(terms)
  })
})
