import { describe, expect, test } from 'vitest'
import { PAPER_LANGUAGES } from '#domain/language.ts'
import type { PaperNotice } from '#domain/paper.ts'
import { printedIn, wordNotice } from './printed.ts'

describe('what an AI could not give is said with its numbers', () => {
  const cases: readonly { readonly notice: PaperNotice; readonly en: string; readonly shown: readonly string[] }[] = [
    {
      notice: { kind: 'ai_incomplete', stopped: true, made: 12, filled: 5, missing: 3 },
      en: 'The AI service stopped after 12 questions (kept). 5 questions came from the built-in engine. 3 questions could not be made.',
      shown: ['12', '5', '3'],
    },
    {
      notice: { kind: 'ai_incomplete', stopped: true, made: 0, filled: 1, missing: 0 },
      en: 'The AI service stopped before it gave a question. 1 question came from the built-in engine.',
      shown: ['1'],
    },
    {
      notice: { kind: 'ai_incomplete', stopped: false, made: 18, filled: 0, missing: 2 },
      en: 'The AI service gave only 18 usable questions. 2 questions could not be made.',
      shown: ['18', '2'],
    },
    {
      notice: { kind: 'ai_batches_failed', count: 1 },
      en: '1 request to the AI service failed; the others went on.',
      shown: ['1'],
    },
    {
      notice: { kind: 'ai_unchecked', count: 7 },
      en: '7 questions by AI have answers that could not be checked: please confirm each one marked “Read this”.',
      shown: ['7'],
    },
  ]
  test.each(cases)('$en', ({ notice, en, shown }) => {
    expect(wordNotice(notice, printedIn('en'))).toBe(en)
    for (const language of PAPER_LANGUAGES)
      for (const number of shown) expect(wordNotice(notice, printedIn(language))).toContain(number)
  })
})
