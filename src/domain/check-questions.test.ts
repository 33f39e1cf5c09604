import { describe, expect, test } from 'vitest'
import { checkQuestions, type CheckOptions } from './check-questions.ts'
import { formatRichText } from './rich-text.ts'

const english: CheckOptions = { language: 'en', from: { kind: 'ai', model: 'm' } }
const short = {
  type: 'short_answer',
  question: 'Why does ice float on water?',
  correctAnswer: 'It is less dense.',
  marks: 2,
}
const choice = {
  type: 'multiple_choice',
  question: 'Which is an acid?',
  options: ['HCl', 'NaOH'],
  correctAnswer: 'A',
  marks: 1,
}

test.each([null, undefined, {}, 5, 'no JSON', '{"questions":[]}'])('%j is no array of questions', (data) => {
  expect(checkQuestions(data, english)).toEqual({ errors: [{ code: 'not_an_array' }], warnings: [], questions: [] })
})

test.each([
  { name: 'an array', data: [short, choice] },
  { name: 'JSON text', data: JSON.stringify([short, choice]) },
  { name: 'JSON text in a fence', data: `\`\`\`json\n${JSON.stringify([short, choice], null, 2)}\n\`\`\`` },
])('$name of good questions is taken whole', ({ data }) => {
  const checked = checkQuestions(data, english)
  expect(checked).toMatchObject({ errors: [], warnings: [] })
  expect(checked.questions.map(({ id, type }) => [id, type])).toEqual([
    ['q_1', 'short_answer'],
    ['q_2', 'multiple_choice'],
  ])
})

test('each rule of the specification is an error with the number of its question', () => {
  const { errors, questions } = checkQuestions(
    [
      { ...short, question: 5 },
      { ...short, type: null },
      { ...short, correctAnswer: '' },
      { ...choice, options: [] },
      { ...choice, options: ['HCl'] },
      { ...choice, options: 'HCl' },
      short,
    ],
    english,
  )
  expect(errors).toMatchObject([
    { number: 1, fault: { code: 'text_missing' } },
    { number: 2, fault: { code: 'type_missing' } },
    { number: 3, fault: { code: 'key_missing' } },
    { number: 4, fault: { code: 'too_few_options', found: 0 } },
    { number: 5, fault: { code: 'too_few_options', found: 1 } },
    { number: 6, fault: { code: 'too_few_options', found: 0 } },
  ])
  expect(questions).toHaveLength(1)
})

test('marks that are not positive become 2', () => {
  const { questions, warnings } = checkQuestions([{ ...short, marks: -3 }], english)
  expect(questions[0]!.marks).toBe(2)
  expect(warnings).toEqual([{ code: 'in_question', number: 1, fault: { code: 'marks_defaulted', marks: 2 } }])
})

test('text is cleaned', () => {
  const { questions } = checkQuestions([{ ...short, question: '1. Why does ice float on water? (2 marks)' }], english)
  expect(formatRichText(questions[0]!.stem)).toBe('Why does ice float on water?')
})

describe('duplicates', () => {
  test.each<{ name: string; second: object; removed: boolean }>([
    {
      name: 'the same words in other case and spacing',
      second: { ...choice, question: 'WHICH  is an\tacid?' },
      removed: true,
    },
    { name: 'the same but for its number', second: { ...choice, question: '2. Which is an acid?' }, removed: true },
    { name: 'the same but for the key', second: { ...choice, correctAnswer: 'B' }, removed: true },
    { name: 'other options', second: { ...choice, options: ['HCl', 'KOH'] }, removed: false },
    { name: 'other words', second: { ...choice, question: 'Which is a strong acid?' }, removed: false },
  ])('$name: removed = $removed', ({ second, removed }) => {
    const { questions, warnings } = checkQuestions([choice, second], english)
    expect(questions).toHaveLength(removed ? 1 : 2)
    expect(warnings).toEqual(removed ? [{ code: 'in_question', number: 2, fault: { code: 'duplicate', of: 1 } }] : [])
  })
})

describe('language', () => {
  const chinese = { ...short, question: '冰為甚麼浮在水上？', correctAnswer: '密度較低' }
  test.each([
    { name: 'English in an English paper', language: 'en', question: short, differs: false },
    { name: 'Chinese in an English paper', language: 'en', question: chinese, differs: true },
    { name: 'English in a Chinese paper', language: 'zh-TW', question: short, differs: true },
    { name: 'Chinese in a Traditional paper', language: 'zh-TW', question: chinese, differs: false },
    { name: 'Chinese in a Simplified paper', language: 'zh-CN', question: chinese, differs: false },
    {
      name: 'a formula in a Chinese paper',
      language: 'zh-TW',
      question: { ...short, question: '$x^2 + abc = 0$' },
      differs: false,
    },
  ] as const)('$name: warned = $differs, and kept', ({ language, question, differs }) => {
    const checked = checkQuestions([question], { ...english, language })
    expect(checked.questions).toHaveLength(1)
    expect(checked.warnings).toEqual(
      differs ? [{ code: 'in_question', number: 1, fault: { code: 'language_differs', wanted: language } }] : [],
    )
  })
})

test('ids that repeat are made new', () => {
  const { questions } = checkQuestions(
    [{ ...short, id: 'q_2' }, choice, { ...short, id: 'q_2', question: 'Why is ice cold?' }],
    english,
  )
  expect(new Set(questions.map(({ id }) => id)).size).toBe(3)
  expect(questions[0]!.id).toBe('q_2')
})
