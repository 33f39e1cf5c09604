import { expect, test } from 'vitest'
import { plainText } from '#domain/rich-text.ts'
import { inWords, offered } from '#test/questions/chinese/planted-material.ts'

const PHOTOSYNTHESIS = [
  '1804年，瑞士的索緒爾證實水是植物生長的原料。',
  '1845年，德國的邁爾發現植物把太陽能轉化成化學能。',
  '1864年，德國的薩克斯發現光合作用會產生澱粉；他用碘液檢驗。',
  '1880年，德國的恩格爾曼證明葉綠體是光合作用的場所。',
]

test('a man whom his country introduces is asked for, among the others', () => {
  const candidates = offered('discoverer', PHOTOSYNTHESIS)
  expect(candidates.map(inWords)).toContain('short_answer: 1864年，誰發現光合作用會產生澱粉？ → 薩克斯')
  const choice = candidates.find(
    ({ draft }) =>
      draft.type === 'multiple_choice' && plainText(draft.stem) === '1864年，下列哪一位人物發現光合作用會產生澱粉？',
  )
  if (choice?.draft.type !== 'multiple_choice') throw new Error('expected a choice among men')
  expect(choice.draft.options.map(plainText).toSorted()).toEqual(['索緒爾', '邁爾', '薩克斯', '恩格爾曼'].toSorted())
})

test('men and their findings are matched', () => {
  expect(offered('matching_deed', PHOTOSYNTHESIS).map(inWords)[0]).toContain('薩克斯＝1864年，發現光合作用會產生澱粉')
})

test.each([
  '1864年，德國政府發現財政不足以應付開支。',
  '德國的大學提出新的課程。',
  '1864年，德國的薩克斯發現它會產生澱粉。',
  '科學家發現光合作用會產生澱粉。',
])('nobody is named, or not what he found: %s', (text) => {
  expect(offered('discoverer', [text])).toEqual([])
})
