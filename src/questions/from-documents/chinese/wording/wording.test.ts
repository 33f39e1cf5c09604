import { expect, test } from 'vitest'
import { named, nested, wordingIn } from './wording.ts'

test('our own words follow the document’s script, what is quoted stays as it is', () => {
  expect(wordingIn('zh-TW')`下列哪一項是「${'葉綠體'}」？`).toBe('下列哪一項是「葉綠體」？')
  expect(wordingIn('zh-CN')`下列哪一項是「${'台灣'}」？`).toBe('下列哪一项是“台灣”？')
  expect(wordingIn('zh-CN')`試列出甚麼`).toBe('请列出什么')
})

test('a quotation inside ours goes one level down', () => {
  expect(nested('他說「天下為公」。')).toBe('他說『天下為公』。')
  expect(nested('他说“天下为公”。')).toBe('他说‘天下为公’。')
})

test('a title keeps its own marks, any other name gets ours', () => {
  expect(named(wordingIn('zh-TW'), '《史記》')).toBe('《史記》')
  expect(named(wordingIn('zh-CN'), '史记')).toBe('“史记”')
})
