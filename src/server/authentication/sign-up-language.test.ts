import { expect, test } from 'vitest'
import { signUpLanguage } from './sign-up-language.ts'

test.each([
  { asked: undefined, header: 'zh-HK,zh;q=0.9,en;q=0.8', language: 'zh-TW' },
  { asked: undefined, header: 'zh-CN,zh;q=0.9', language: 'zh-CN' },
  { asked: undefined, header: 'en;q=0.5, zh-Hant;q=0.9', language: 'zh-TW' },
  { asked: undefined, header: 'fr-CH, fr;q=0.9, en;q=0.8, *;q=0.5', language: 'en' },
  { asked: undefined, header: 'fr, zh-TW;q=0', language: 'en' },
  { asked: undefined, header: undefined, language: 'en' },
  { asked: 'zh-CN', header: 'zh-HK', language: 'zh-CN' },
  { asked: 'zh-Hant-HK', header: 'en', language: 'zh-TW' },
  { asked: 'klingon', header: 'zh-HK', language: 'zh-TW' },
  { asked: 7, header: ';;,q=,', language: 'en' },
])('asked for $asked, with accept-language $header: $language', ({ asked, header, language }) => {
  expect(signUpLanguage(asked, header)).toBe(language)
})
