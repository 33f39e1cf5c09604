import { expect, test } from 'vitest'
import { detectScript, isChinese, parseInterfaceLanguage, parsePaperLanguage } from './language.ts'

test.each([
  { name: 'more than 30 % Chinese characters', text: '中'.repeat(31) + 'a'.repeat(69), script: 'zh' },
  { name: 'exactly 30 % Chinese characters', text: '中'.repeat(30) + 'a'.repeat(70), script: 'en' },
  { name: 'white space does not count', text: `中 ${' '.repeat(100)} ab`, script: 'zh' },
  { name: 'characters outside the basic plane count once', text: '𠮷ab', script: 'zh' },
  { name: 'nothing', text: '', script: 'en' },
])('$name: $script', ({ text, script }) => {
  expect(detectScript(text)).toBe(script)
})

test('both Chinese scripts are Chinese', () => {
  expect([isChinese('en'), isChinese('zh-TW'), isChinese('zh-CN')]).toEqual([false, true, true])
})

test.each([
  { tag: 'en-GB', language: 'en' },
  { tag: 'zh-TW', language: 'zh-TW' },
  { tag: 'zh_HK', language: 'zh-TW' },
  { tag: 'zh-Hant-HK', language: 'zh-TW' },
  { tag: 'zh', language: 'zh-CN' },
  { tag: 'zh-Hans', language: 'zh-CN' },
  { tag: 'fr', language: undefined },
])('the tag $tag is the language $language', ({ tag, language }) => {
  expect(parsePaperLanguage(tag)).toBe(language)
  expect(parseInterfaceLanguage(tag)).toBe(language)
})
