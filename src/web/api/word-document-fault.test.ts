import { beforeAll, expect, test } from 'vitest'
import { loadTold } from '../floor/told.ts'
import { wordDocumentFault } from './word-document-fault.ts'

beforeAll(() => loadTold('zh-TW'))

const message = 'in the server’s words'

test.each([
  { fault: { code: 'damaged' }, words: '檔案已損壞' },
  { fault: { code: 'cancelled' }, words: '已取消讀取' },
  { fault: { code: 'too_many_pages', limit: 15, found: '36' }, words: '檔案共有36頁，最多可讀取15頁' },
  { fault: { code: 'scan', pages: [3, 4] }, words: '第3–4頁是文字的圖像' },
  { fault: { code: 'wrong_type', found: 'png', claimed: 'pdf' }, words: '內容卻是PNG' },
  { fault: { code: 'pdf_quota', usage: 140, limit: 150 }, words: '已用140頁，上限150頁' },
  { fault: { code: 'one of a later server' }, words: message },
])('the fault $fault.code of a document is worded in the language of the page: $words', ({ fault, words }) => {
  expect(wordDocumentFault({ ...fault, message }, 'zh-TW')).toContain(words)
})
