import { beforeAll, expect, test } from 'vitest'
import { en } from '#messages/interface/en.ts'
import { ApiError } from '../../api/call.ts'
import { loadTold } from '../../app/told.ts'
import { wordDocumentFault, wordUploadError } from './word-upload-fault.ts'

beforeAll(() => Promise.all([loadTold('en'), loadTold('zh-TW')]))

test.each([
  [new ApiError(500, 'upstream said 401'), 'Please sign in to upload documents'],
  [new ApiError(401, 'Unauthorized'), 'Please sign in to upload documents'],
  [new ApiError(400, 'Invalid token given'), 'Your session has expired. Please sign in again'],
  [new ApiError(401, 'Authentication required', { code: 'unauthenticated' }), 'Your session has expired. Please sign in again'],
  [new ApiError(502, 'HTTP error! status: 502'), 'HTTP error! status: 502'],
  [new ApiError(415, 'in the server’s words', { code: 'file_type_unsupported', name: 'a.png' }), '“a.png” is not a PDF, .doc, .docx or .txt file. Save it as one of these.'],
  [new ApiError(0, 'Failed to fetch'), en.common.offline],
  [new Error(''), 'Failed to process document'],
  ['no error at all', 'Failed to process document'],
])('%s is told as “%s”', (error, sentence) => {
  expect(wordUploadError(error, { language: 'en', texts: en })).toBe(sentence)
})

test.each([
  ['damaged', '檔案'],
  ['cancelled', '取消'],
  ['too_many_pages', 'in the server’s words'],
  ['one of a later server', 'in the server’s words'],
])('the fault %s of a document is worded in the language of the page where it can be: %s', (code, words) => {
  expect(wordDocumentFault({ code, message: 'in the server’s words' }, 'zh-TW')).toContain(words)
})
