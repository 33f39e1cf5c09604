import { expect, test } from 'vitest'
import { plainText } from '#domain/rich-text.ts'
import { offered } from '#test/questions/chinese/planted-material.ts'

const DYNASTIES = [
  '960年，趙匡胤建立宋朝。',
  '1271年，忽必烈建立元朝。',
  '1368年，朱元璋在南京建立明朝。',
  '1636年，皇太極建立清朝。',
]

test('the first or the last of four dated events is the key, and no option tells its year', () => {
  const [choice] = offered('chronology', DYNASTIES, ['宋朝', '元朝', '明朝', '清朝'])
  if (choice?.draft.type !== 'multiple_choice') throw new Error('expected a choice among events')
  const first = plainText(choice.draft.stem) === '下列哪一事件發生得最早？'
  expect(plainText(choice.draft.options[choice.draft.keyIndex]!)).toContain(first ? '宋朝' : '清朝')
  expect(choice.draft.options.map(plainText).some((option) => /\d{4}/.test(option))).toBe(false)
})

test.each([
  [
    'events a year or two apart',
    DYNASTIES.map((line) => line.replace('1271', '962').replace('1368', '964').replace('1636', '966')),
  ],
  ['three events', DYNASTIES.slice(0, 3)],
])('%s make no question', (_, lines) => {
  expect(offered('chronology', lines, ['宋朝', '元朝', '明朝', '清朝'])).toEqual([])
})

test('an event stands among events of other years, and its year in the question', () => {
  const choices = offered('event_of_year', DYNASTIES, ['宋朝', '元朝', '明朝', '清朝'])
  expect(choices.length).toBe(4)
  for (const { draft, reserve } of choices) {
    if (draft.type !== 'multiple_choice') throw new Error('expected a choice among events')
    const year = /\d{4}|\d{3}/.exec(plainText(draft.stem))![0]
    const of = DYNASTIES.find((line) => line.startsWith(year))!
    expect(of).toContain(plainText(draft.options[draft.keyIndex]!))
    expect(draft.options.filter((option) => of.includes(plainText(option)))).toHaveLength(1)
    expect(reserve).toBe(true)
  }
})

test('each other event is explained by its own date, in whatever order the options are printed', () => {
  for (const maker of ['chronology', 'event_of_year'])
    for (const { draft } of offered(maker, DYNASTIES, ['宋朝', '元朝', '明朝', '清朝'])) {
      if (draft.type !== 'multiple_choice') throw new Error('expected a choice among events')
      const explanation = plainText(draft.explanation)
      expect(explanation).not.toContain('分別')
      for (const option of draft.options.filter((_, index) => index !== draft.keyIndex).map(plainText)) {
        const year = /^\d+年/.exec(DYNASTIES.find((line) => line.includes(option))!)![0]
        expect(explanation).toContain(`「${option}」（${year}）`)
      }
    }
})
