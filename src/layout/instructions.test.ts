/** What is printed as instructions is true of the paper. */
import { expect, test } from 'vitest'
import { plainText, parseRichText } from '#domain/rich-text.ts'
import type { PaperLanguage } from '#domain/language.ts'
import { defaultInstructions, printedIn } from '#messages/printed/printed.ts'
import { comprehensiveExamination } from '#templates/comprehensive-examination.ts'
import type { CandidatePaper, CandidateQuestion } from './candidate-paper.ts'
import { instructionsOf, type MarksShown } from './instructions.ts'

const stem = parseRichText('Why?')
const choice: CandidateQuestion = { type: 'multiple_choice', stem, marks: 2, options: [stem, stem] }
const essay: CandidateQuestion = { type: 'essay', stem, marks: 10 }

function printed(paper: Partial<CandidatePaper>, marksShown: MarksShown): string[] | undefined {
  const language = paper.language ?? 'en'
  const whole: CandidatePaper = {
    title: 'T',
    code: 'C',
    language,
    timeLimit: 60,
    totalMarks: 12,
    questionLanguage: undefined,
    questions: [choice, essay],
    passages: [],
    instructions: defaultInstructions(60, printedIn(language)),
    ...paper,
  }
  return instructionsOf(whole, comprehensiveExamination, printedIn(language), marksShown)?.lines.map(({ text }) =>
    plainText(text),
  )
}

test('where no question has its marks beside it, nothing is said of brackets', () => {
  expect(printed({}, 'in_headings')?.join(' ')).not.toContain('brackets')
})
test('where some have, both places are named', () => {
  expect(printed({}, 'beside_some')).toContain(
    'The marks for each question are shown in brackets beside it or under the heading of its section.',
  )
})
test('where all have, the brackets are', () => {
  expect(printed({}, 'beside_each')).toContain('The marks for each question are shown in brackets.')
})
test('a paper without room to write in has no “spaces provided”', () => {
  expect(printed({ questions: [choice] }, 'in_headings')).toContain('Answer ALL questions.')
  expect(printed({ questions: [choice] }, 'in_headings')).not.toContain('Answer ALL questions in the spaces provided.')
})
test('a time that was changed since is not printed beside the one that counts', () => {
  expect(printed({ timeLimit: 45 }, 'beside_each')?.join(' ')).not.toMatch(/60|minutes/)
})
test.each(['en', 'zh-TW', 'zh-CN'] satisfies PaperLanguage[])(
  'default rules in %s are printed in the paper’s language',
  (language) => {
    const instructions = defaultInstructions(60, printedIn(language))
    expect(printed({ language: 'zh-TW', instructions }, 'in_headings')).toEqual(
      printed({ language: 'zh-TW' }, 'in_headings'),
    )
  },
)
test('what the teacher wrote is printed as it stands', () => {
  expect(printed({ instructions: '- Use a pencil.\n- The marks are on the board.' }, 'in_headings')).toEqual([
    'Use a pencil.',
    'The marks are on the board.',
  ])
})
