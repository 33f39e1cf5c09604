import { expect, test } from 'vitest'
import { inWords, offered } from './planted-material.ts'

test.each([
  ['滴定管用於測量液體的體積。', '滴定管', 'short_answer: 滴定管有甚麼用途？ → 測量液體的體積'],
  ['飛鳥時代的名稱來自奈良縣的飛鳥地方。', '飛鳥時代', 'short_answer: 飛鳥時代的名稱來自甚麼？ → 奈良縣的飛鳥地方'],
  ['「Unicode」的全稱為「統一字符編碼」。', 'Unicode', 'short_answer: Unicode的全稱是甚麼？ → 統一字符編碼'],
])('%s', (text, term, expected) => {
  expect(offered('fact', [text], [term]).map(inWords)).toEqual([expected])
})

test.each(['該國位於歐洲東部。', '帝國位於歐洲東部。', '其用途是提供臨時支援。', '歐洲部分主要分布於義大利。'])('of which it speaks the sentence does not say: %s', (text) => {
  expect(offered('fact', [text], ['歐洲', '義大利'])).toEqual([])
})
