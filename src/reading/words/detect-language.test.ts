import { describe, expect, test } from 'vitest'
import { detectLanguage } from './detect-language.ts'

describe('detectLanguage', () => {
  test.each([
    { text: 'Plants make sugar from light.', language: 'en' },
    { text: '', language: 'en' },
    { text: '細胞膜控制物質進出細胞。', language: 'zh-TW' },
    { text: '细胞膜控制物质进出细胞。', language: 'zh-CN' },
    { text: '皇后住在王家里，只有松木。後來她離開了。', language: 'zh-TW' },
    { text: '細胞 (cell) 的 DNA 與蛋白質', language: 'zh-TW' },
    { text: 'The word 細胞 means cell in Chinese, and is used here once.', language: 'en' },
    { text: '山水中文', language: 'zh-TW' },
  ] as const)('"$text" is $language', ({ text, language }) => {
    expect(detectLanguage(text)).toBe(language)
  })

  test('a Simplified book that quotes a Traditional poem is Simplified', () => {
    expect(detectLanguage(`${'这本书说明细胞怎样进行光合作用。'.repeat(50)}${'國破山河在，城春草木深。感時花濺淚，恨別鳥驚心。'.repeat(4)}`)).toBe('zh-CN')
  })

  test('a text of four million characters is judged within 200 ms', () => {
    const text = '細胞膜控制物質進出細胞。'.repeat(333_000)
    const start = performance.now()
    expect(detectLanguage(text)).toBe('zh-TW')
    expect(performance.now() - start).toBeLessThan(200)
  })
})
