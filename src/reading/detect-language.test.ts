import { describe, expect, test } from 'vitest'
import { detectLanguage } from './detect-language.ts'

describe('detectLanguage', () => {
  test.each([
    { text: 'The cell is the smallest unit of life.', language: 'en' },
    { text: '細胞是生命的基本單位，植物細胞還有細胞壁。', language: 'zh-TW' },
    { text: '细胞是生命的基本单位，植物细胞还有细胞壁。', language: 'zh-CN' },
    { text: '水、火、土', language: 'zh-TW' },
    { text: '二氧化碳（CO2）和水經過光合作用（photosynthesis）變成葡萄糖。', language: 'zh-TW' },
    { text: 'The word for cell is 細胞 and the word for nucleus is 細胞核.', language: 'en' },
    { text: '', language: 'en' },
  ] as const)('"$text" is $language', ({ text, language }) => {
    expect(detectLanguage(text)).toBe(language)
  })
})
