import { expect, test } from 'vitest'
import { inWords, offered } from '#test/questions/chinese/planted-material.ts'

test.each([
  ['滴定管用於測量液體的體積。', '滴定管', 'short_answer: 滴定管有甚麼用途？ → 測量液體的體積'],
  ['飛鳥時代的名稱來自奈良縣的飛鳥地方。', '飛鳥時代', 'short_answer: 飛鳥時代的名稱來自甚麼？ → 奈良縣的飛鳥地方'],
  ['「Unicode」的全稱為「統一字符編碼」。', 'Unicode', 'short_answer: Unicode的全稱是甚麼？ → 統一字符編碼'],
])('%s', (text, term, expected) => {
  expect(offered('fact', [text], [term]).map(inWords)).toEqual([expected])
})

test.each(['該國位於歐洲東部。', '帝國位於歐洲東部。', '其用途是提供臨時支援。', '歐洲部分主要分布於義大利。'])(
  'of which it speaks the sentence does not say: %s',
  (text) => {
    expect(offered('fact', [text], ['歐洲', '義大利'])).toEqual([])
  },
)

test.each([
  [
    '清廷為防居民接濟鄭成功，遂於1662年下令遷海，居民須向內遷徙。',
    ['清廷', '鄭成功'],
    'short_answer: 清廷為甚麼於1662年下令遷海？ → 為防居民接濟鄭成功',
  ],
  [
    '五代十國時期，由於大步一帶盛產珍珠，南漢遂設官辦珠場。',
    ['南漢'],
    'short_answer: 五代十國時期，南漢為甚麼設官辦珠場？ → 大步一帶盛產珍珠',
  ],
] as const)('a reason is asked of whoever had it: %s', (text, terms, expected) => {
  expect(offered('fact', [text], terms).map(inWords)).toContain(expected)
})

test.each([
  '由於該地盛產珍珠，南漢遂設官辦珠場。',
  '由於大步一帶盛產珍珠，南漢基於財政的考量，設官辦珠場。',
  '由於大步一帶盛產珍珠，他遂設官辦珠場。',
])('no reason is asked that points elsewhere or stops short: %s', (text) => {
  expect(offered('fact', [text], ['南漢'])).toEqual([])
})
