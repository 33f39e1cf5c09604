import { expect, test } from 'vitest'
import { defaultTitle } from './default-title.ts'

test.each([
  { titles: ['Cell Structure'], language: 'en', title: 'Cell Structure Exercise Paper' },
  { titles: ['元代'], language: 'zh-TW', title: '元代練習卷' },
  { titles: ['Heat', 'Light'], language: 'en', title: 'Heat and Light Exercise Paper' },
  { titles: ['元代', '明代', '清代'], language: 'zh-TW', title: '元代、明代及清代練習卷' },
  { titles: ['Heat', 'Heat'], language: 'en', title: 'Heat Exercise Paper' },
  { titles: ['Heat', undefined], language: 'en', title: 'Physics Exercise Paper' },
  { titles: ['a'.repeat(40), 'b'.repeat(40)], language: 'en', title: 'Physics Exercise Paper' },
  { titles: [undefined], language: 'en', title: 'Physics Exercise Paper' },
  // A title in another language than the paper is none.
  { titles: ['Nutrition in Humans'], language: 'zh-TW', title: '物理練習卷' },
  { titles: ['元代'], language: 'en', title: 'Physics Exercise Paper' },
  { titles: ['DNA 的結構'], language: 'zh-TW', title: 'DNA 的結構練習卷' },
  { titles: [], language: 'zh-CN', title: '物理练习卷' },
] as const)('$titles in $language give “$title”', ({ titles, language, title }) => {
  expect(defaultTitle(titles, 'Physics', language)).toBe(title)
})
