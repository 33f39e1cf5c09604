import { beforeAll, expect, test } from 'vitest'
import { en } from '#messages/interface/en.ts'
import { zhTW } from '#messages/interface/zh-TW.ts'
import { ApiError } from '../../api/call.ts'
import { loadTold } from '../../floor/told.ts'
import { wordUploadError } from './word-upload-fault.ts'

beforeAll(() => Promise.all([loadTold('en'), loadTold('zh-TW')]))

test.each([
  [new ApiError(500, 'upstream said 401'), 'Please sign in to upload documents'],
  [new ApiError(401, 'Unauthorized'), 'Please sign in to upload documents'],
  [new ApiError(400, 'Invalid token given'), 'Your session has expired. Please sign in again'],
  [
    new ApiError(401, 'Authentication required', { code: 'unauthenticated' }),
    'Your session has expired. Please sign in again',
  ],
  [new ApiError(502, 'HTTP error! status: 502'), 'HTTP error! status: 502'],
  [
    new ApiError(415, 'in the server’s words', { code: 'file_type_unsupported', name: 'a.png' }),
    '“a.png” is not a PDF, .doc, .docx, .pptx or .txt file. Save it as one of these.',
  ],
  [new ApiError(0, 'Failed to fetch'), en.common.offline],
  [new Error(''), 'Failed to process document'],
  ['no error at all', 'Failed to process document'],
])('%s is told as “%s”', (error, sentence) => {
  expect(wordUploadError(error, { language: 'en', texts: en })).toBe(sentence)
})

test('what another program said in English is not told to a Chinese reader', () => {
  expect(wordUploadError(new ApiError(502, 'Bad gateway'), { language: 'zh-TW', texts: zhTW })).toBe(
    '伺服器未能處理這項要求（HTTP 502），請稍後重試。',
  )
  expect(wordUploadError(new ApiError(502, 'Bad gateway'), { language: 'en', texts: en })).toBe('Bad gateway')
})
