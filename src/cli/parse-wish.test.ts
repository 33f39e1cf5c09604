import { describe, expect, test } from 'vitest'
import { QUESTION_TYPES } from '#domain/question.ts'
import { parseWish } from './parse-wish.ts'
import { UserFault } from './user-fault.ts'

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
    expect(() => parseWish(['chapter.pdf', '--types', 'riddle'])).toThrow(
      '--types must be multiple_choice, true_false, fill_blank, matching, short_answer, essay or long_question, not "riddle".',
    )
  })
})

describe('a wish that cannot be fulfilled is refused in one sentence', () => {
  test.each([
    { name: 'no file', args: [], says: 'Name at least one document' },
    { name: 'six files', args: ['a', 'b', 'c', 'd', 'e', 'f'], says: 'At most 5' },
    { name: 'an option that is not there', args: ['x.pdf', '--colour', 'red'], says: '--colour' },
    { name: 'too many questions', args: ['x.pdf', '--questions', '101'], says: 'from 5 to 100, not "101"' },
    { name: 'half a question', args: ['x.pdf', '--questions', '7.5'], says: 'not "7.5"' },
    { name: 'an unknown language', args: ['x.pdf', '--language', 'fr'], says: 'en, zh-TW or zh-CN' },
    { name: 'an output over the input', args: ['x.pdf', '-o', './x.pdf'], says: 'overwritten' },
    { name: 'two outputs in one file', args: ['x.pdf', '-o', 'y.pdf', '--key', 'y.pdf'], says: 'written twice' },
  ])('$name', ({ args, says }) => {
    expect(() => parseWish(args)).toThrow(says)
    expect(() => parseWish(args)).toThrow(UserFault)
    expect(() => parseWish(args)).not.toThrow(/\n/)
  })
})
