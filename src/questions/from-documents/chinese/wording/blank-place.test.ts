import { describe, expect, test } from 'vitest'
import { inWords, offered } from '#test/questions/chinese/planted-material.ts'

const TERMS = ['滴定管', '蒸餾', '冷凝管', '酒精', '燒瓶', '蒸餾水']

function blanks(text: string): string[] {
  return ['naming', 'cloze']
    .flatMap((maker) => offered(maker, [text], TERMS))
    .filter(({ draft }) => draft.type === 'fill_blank')
    .map(inWords)
}

describe('only what the rest of the statement determines is left out', () => {
  test.each([
    [
      'what closes its own description',
      '液體加熱後由冷凝的蒸氣收集的水稱為蒸餾水。',
      ['fill_blank: 液體加熱後由冷凝的蒸氣收集的水稱為____。 → 蒸餾水'],
    ],
    [
      'a subject that is defined',
      '滴定管是一種準確量度液體體積的玻璃儀器。',
      ['fill_blank: ____是一種準確量度液體體積的玻璃儀器。 → 滴定管'],
    ],
    ['but not one of several', '滴定管是實驗室裏最常用的玻璃儀器之一。', []],
    ['nor half of what is defined', '滴定管校準，意指檢查玻璃儀器刻度的步驟。', []],
    ['nor what it is not', '滴定管不是一種盛載液體的玻璃儀器。', []],
    ['nor what an adverbial names', '在燒瓶冷卻後，學生把液體倒進漏斗裏過濾。', []],
  ])('%s', (_, text, expected) => {
    expect(blanks(text)).toEqual(expected)
  })
})

test.each([
  ['阿爾伯特·愛德華於1850年發明了冷凝管。', '阿爾伯特·愛德華/愛德華'],
  ['滴定管（burette）由玻璃製成。滴定管是一種準確量度液體體積的儀器。', '滴定管/burette'],
])('other forms of the name are accepted: %s', (text, keys) => {
  expect(blanks(text).some((words) => words.endsWith(`→ ${keys}`))).toBe(true)
})
