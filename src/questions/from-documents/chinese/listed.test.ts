import { expect, test } from 'vitest'
import { asId } from '#domain/ids.ts'
import type { Block } from '#reading/document.ts'
import { listsOf } from './listed.ts'
import { plantedMaterial } from '#test/questions/chinese/planted-material.ts'

/** A heading a level, paragraphs, and items that begin with "- ". */
function listsIn(lines: readonly string[]) {
  const material = plantedMaterial([])
  const blocks = lines.map((line): Block => {
    const level = /^#+/.exec(line)?.[0].length
    if (level !== undefined) return { kind: 'heading', text: line.slice(level + 1), spans: [], level }
    return line.startsWith('- ')
      ? { kind: 'list_item', text: line.slice(2), spans: [] }
      : { kind: 'paragraph', text: line, spans: [] }
  })
  const topic = { ...material.found.topics[0]!.topic, id: asId<'Topic'>('topic_planted') }
  return listsOf({
    ...material,
    document: { ...material.document, blocks },
    found: { ...material.found, topics: [{ topic, blocks: blocks.map((_, index) => index) }] },
  })
}
const ITEMS = ['- 定期更新密碼：定期更換密碼，避免重複使用。', '- 驗證發信人：仔細檢查電子郵件地址。', '- 安裝防火牆']

test.each([
  ['a heading that says what is listed', ['# 提防詐騙的方法', ...ITEMS], '提防詐騙的方法', undefined],
  ['an aspect under its matter', ['# 網絡詐騙', '## 優點', ...ITEMS], '網絡詐騙的優點', undefined],
  ['a heading that needs the one above', ['# 無線網絡', '## 防範措施', ...ITEMS], '防範措施', '無線網絡'],
  ['a paragraph that announces the list', ['# 密碼', '密碼短語有以下優點：', ...ITEMS], '密碼短語的優點', undefined],
] as const)('%s', (_, lines, title, within) => {
  expect(listsIn(lines).map((list) => [list.title, list.within])).toEqual([[title, within]])
  expect(listsIn(lines)[0]!.items.map(({ label }) => label)).toEqual(['定期更新密碼', '驗證發信人', '安裝防火牆'])
})

test.each([
  ['headings that name no matter that can be counted', ['# 網絡', ...ITEMS]],
  ['an item that speaks to the reader', ['# 提防詐騙的方法', ...ITEMS, '- 你的密碼要保密']],
  ['two items', ['# 提防詐騙的方法', ...ITEMS.slice(0, 2)]],
])('%s make no list', (_, lines) => {
  expect(listsIn(lines)).toEqual([])
})
