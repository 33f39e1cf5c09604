import { describe, expect, test } from 'vitest'
import { QUESTION_TYPES } from '#domain/question.ts'
import { parseWish } from './parse-wish.ts'

describe('types', () => {
  test('are the four short ones where none are named', () => {
    expect(parseWish(['chapter.pdf']).types).toEqual(['multiple_choice', 'true_false', 'fill_blank', 'short_answer'])
  })
  test('can be all seven', () => {
    expect(parseWish(['chapter.pdf', '--types', QUESTION_TYPES.join(',')]).types).toEqual(QUESTION_TYPES)
  })
  test('named twice count once, in the order named', () => {
    expect(parseWish(['chapter.pdf', '--types', 'essay,matching,essay']).types).toEqual(['essay', 'matching'])
  })
  test('that do not exist are refused with the list of those that do', () => {
    expect(() => parseWish(['chapter.pdf', '--types', 'riddle'])).toThrow('--types must be multiple_choice, true_false, fill_blank, matching, short_answer, essay or long_question, not "riddle".')
  })
})
