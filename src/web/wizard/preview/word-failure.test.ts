/** The sentences for papers that could not be made (specification 2, section 8), and where each leads back to. */
import { beforeAll, describe, expect, test } from 'vitest'
import { en } from '#messages/interface/en.ts'
import { ApiError } from '../../api/call.ts'
import { loadTold } from '../../floor/told.ts'
import { NotGenerated, wordFailure } from '../../made-paper/word-failure.ts'
import { wayBack } from './way-back.ts'

beforeAll(() => loadTold('en'))

const CASES = [
  {
    of: 'no topics',
    error: new NotGenerated('no_topics'),
    sentence: 'Failed to generate paper: No topics selected for paper generation',
    back: 'topics',
  },
  {
    of: 'no templates',
    error: new NotGenerated('no_templates'),
    sentence: 'Failed to generate paper: No templates available from backend',
    back: 'template',
  },
  {
    of: 'an empty answer',
    error: new NotGenerated('no_response'),
    sentence: 'Failed to generate paper - no response from the AI service',
    back: 'template',
  },
  {
    of: 'a lost connection',
    error: new ApiError(0, 'Failed to fetch'),
    sentence: 'Failed to generate paper - no response from the AI service',
    back: 'template',
  },
  {
    of: 'a failure of the server without a word',
    error: new ApiError(500, 'HTTP error! status: 500'),
    sentence: 'Failed to generate paper: Backend API unavailable. Please ensure the AI service is properly configured.',
    back: 'template',
  },
  {
    of: 'an answer that says neither yes nor why not',
    error: new ApiError(200, 'HTTP error! status: 200'),
    sentence: 'Failed to generate paper: Failed to generate quiz',
    back: 'template',
  },
  {
    of: 'a refusal',
    error: new ApiError(422, '', { code: 'no_questions' }),
    sentence:
      'Failed to generate paper: No good question could be made from these documents. Choose a document with more running text, or other question types.',
    back: 'configuration',
  },
  {
    of: 'a quota',
    error: new ApiError(402, '', {
      code: 'quota',
      cause: 'quiz',
      usage: 10,
      limit: 10,
      requiredCredits: 6,
      credits: 100,
    }),
    sentence: 'Failed to generate paper: Monthly quiz generation limit reached: 10 of 10 used.',
    back: 'template',
  },
  {
    of: 'a document that is gone',
    error: new ApiError(404, '', { code: 'not_found' }),
    sentence: 'Failed to generate paper: There is nothing here, or it is not yours.',
    back: 'input',
  },
  {
    of: 'a fault of the page itself',
    error: new TypeError('x is undefined'),
    sentence: 'Failed to generate paper: Unknown error occurred',
    back: 'template',
  },
] as const

describe('a paper that could not be made', () => {
  test.each(CASES)('because of $of is told, with the step that can mend it', ({ error, sentence, back }) => {
    expect(wordFailure(error, 'generation', 'en', en.preview)).toBe(sentence)
    expect(wayBack(error)).toBe(back)
  })
  test('again is told as such', () => {
    expect(wordFailure(new ApiError(0, ''), 'regeneration', 'en', en.preview)).toBe(
      'Failed to regenerate paper - no response from the AI service',
    )
    expect(wordFailure(new ApiError(422, '', { code: 'no_questions' }), 'regeneration', 'en', en.preview)).toMatch(
      /^Failed to regenerate paper: No good question/,
    )
  })
})
