import { expect, test } from 'vitest'
import { ApiError } from '../../api/call.ts'
import { emptyDraft } from '../draft.ts'
import { isServerFailure, presetOf } from './sample.ts'

const { configuration } = emptyDraft('zh-TW')
const preset = { paper: 1, form: 'mock', language: 'en' } as const

test.each([
  { of: 'a preset', draft: { preset, configuration }, found: preset },
  {
    of: 'a paper in the format of Paper 1',
    draft: { configuration: { ...configuration, paperFormat: 'hkdse_paper1' as const } },
    found: { paper: 1, form: 'authentic', language: 'zh-TW' },
  },
  {
    of: 'a paper in the format of Paper 2',
    draft: { configuration: { ...configuration, paperFormat: 'hkdse_paper2' as const } },
    found: { paper: 2, form: 'authentic', language: 'zh-TW' },
  },
  { of: 'any other paper', draft: { configuration }, found: undefined },
])('a sample in the place of $of is $found', ({ draft, found }) => {
  expect(presetOf(draft)).toEqual(found)
})

test.each([
  { error: new ApiError(0, 'away'), isFailure: true },
  { error: new ApiError(502, 'Bad Gateway'), isFailure: true },
  { error: new ApiError(402, '', { code: 'no_questions' }), isFailure: false },
  { error: new ApiError(429, 'slowly'), isFailure: false },
  { error: new Error('a bug'), isFailure: false },
])('$error is a failure of the server: $isFailure', ({ error, isFailure }) => {
  expect(isServerFailure(error)).toBe(isFailure)
})
