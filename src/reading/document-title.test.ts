import { expect, test } from 'vitest'
import type { Block } from './document.ts'
import { documentTitle } from './document-title.ts'

const heading = (text: string): Block => ({ kind: 'heading', level: 1, text, spans: [] })
const titled = (title: string | undefined, headings: readonly string[] = [], language: 'en' | 'zh-TW' = 'en') =>
  documentTitle({ language, blocks: headings.map(heading), ...(title === undefined ? {} : { title }) })

test.each([
  ['Cell Structure', 'Cell Structure'],
  ['Chapter 5 Nutrition in Humans', 'Nutrition in Humans'],
  ['Unit 4: The World of Honey Bees', 'The World of Honey Bees'],
  ['4 | Cell Structure', 'Cell Structure'],
  ["Dynamics: Force and Newton\\'s Laws", "Dynamics: Force and Newton's Laws"],
  ['第三課　文房四寶與書法', '文房四寶與書法'],
  ['第六章 自強運動', '自強運動'],
  ['1984', undefined],
  ['20th Century Music', '20th Century Music'],
  ['Chapter 5', 'Chapter 5'],
  ['Microsoft Word - chapter4.docx', undefined],
  ['chapter4.pdf', undefined],
  ['Untitled', undefined],
  ['Document1', undefined],
  ['Document Design', 'Document Design'],
  ['PowerPoint Presentation', undefined],
])('the title “%s” is told as %s', (title, told) => {
  expect(titled(title)).toBe(told)
})
test('the only highest heading stands in where the file has no title of its own', () => {
  expect(titled(undefined, ['Photosynthesis'])).toBe('Photosynthesis')
  expect(titled('Microsoft Word - notes', ['Photosynthesis'])).toBe('Photosynthesis')
})
test('of several chapters none is the title of the whole', () => {
  expect(titled('1 Heat', ['1 Heat', '2 Light'])).toBeUndefined()
  expect(titled('A Short Physics', ['1 Heat', '2 Light'])).toBe('A Short Physics')
})
test('the title in the language of the text leads', () => {
  expect(titled('The Short Introduction', ['簡短的介紹'], 'zh-TW')).toBe('簡短的介紹')
})
