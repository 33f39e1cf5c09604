import { describe, expect, test } from 'vitest'
import { OFFERED_TYPES, parseConfiguration, type WordedDefaults } from './configuration.ts'

const defaults: WordedDefaults = {
  title: () => 'Exercise Paper',
  instructions: (language, minutes) => `${language} ${minutes}`,
  topics: 3,
}
const codes = (input: unknown, worded = defaults): unknown => {
  const result = parseConfiguration(input, worded)
  return result.ok ? [] : result.error.map(({ code }) => code)
}

test('what says nothing takes the defaults of the specification', () => {
  expect(parseConfiguration({}, defaults)).toEqual({
    ok: true,
    value: {
      title: 'Exercise Paper',
      language: 'en',
      difficulty: 'medium',
      questionTypes: ['multiple_choice'],
      totalQuestions: 10,
      questionsPerTopic: 4,
      timeLimit: 60,
      instructions: 'en 60',
      includeAnswerKey: true,
      paperFormat: 'standard',
    },
  })
})

test('what is said is kept', () => {
  const said = {
    title: 'Test',
    language: 'zh-HK',
    difficulty: 'advanced',
    questionTypes: ['fill_blanks', 'essay', 'fill-blank'],
    totalQuestions: '30',
    timeLimit: 45,
    totalMarks: 100,
    instructions: 'Be quick.',
    includeAnswerKey: false,
    paperFormat: 'standard',
  }
  expect(parseConfiguration(said, defaults)).toMatchObject({
    ok: true,
    value: {
      title: 'Test',
      language: 'zh-TW',
      difficulty: 'hard',
      questionTypes: ['fill_blank', 'essay'],
      totalQuestions: 30,
      questionsPerTopic: 10,
      timeLimit: 45,
      totalMarks: 100,
      instructions: 'Be quick.',
      includeAnswerKey: false,
    },
  })
})

test.each(['', 'many', Number.NaN, 7.5, {}])('the numbers fall back when they are %j', (blank) => {
  expect(parseConfiguration({ totalQuestions: blank, timeLimit: blank, totalMarks: blank }, defaults)).toMatchObject({
    ok: true,
    value: { totalQuestions: 20, timeLimit: 60, totalMarks: 100 },
  })
})

test.each([
  { field: 'totalQuestions', least: 5, most: 100 },
  { field: 'timeLimit', least: 15, most: 300 },
  { field: 'totalMarks', least: 50, most: 300 },
])('$field may be from $least to $most, and is never shortened silently', ({ field, least, most }) => {
  expect(codes({ [field]: least })).toEqual([])
  expect(codes({ [field]: most })).toEqual([])
  expect(parseConfiguration({ [field]: least - 1 }, defaults)).toEqual({
    ok: false,
    error: [{ code: 'number_out_of_range', field, found: least - 1, least, most }],
  })
  expect(codes({ [field]: most + 1 })).toEqual(['number_out_of_range'])
})

describe('types by format', () => {
  test.each([
    {
      format: 'standard',
      types: ['multiple_choice', 'true_false', 'fill_blank', 'matching', 'short_answer', 'essay', 'long_question'],
    },
    { format: 'hkdse_paper1', types: ['short_answer', 'long_question'] },
    { format: 'hkdse_paper2', types: ['multiple_choice'] },
  ] as const)('$format offers $types', ({ format, types }) => {
    expect(OFFERED_TYPES[format]).toEqual(types)
    expect(codes({ paperFormat: format, questionTypes: types })).toEqual([])
  })
  test('an HKDSE paper without types takes all that it offers', () => {
    expect(parseConfiguration({ paperFormat: 'hkdse_paper1' }, defaults)).toMatchObject({
      ok: true,
      value: { questionTypes: ['short_answer', 'long_question'] },
    })
  })
})

test.each<{ name: string; input: object; found: string[] }>([
  {
    name: 'multiple choice in an HKDSE Paper 1',
    input: { paperFormat: 'hkdse_paper1', questionTypes: ['multiple_choice'] },
    found: ['type_not_offered'],
  },
  { name: 'no type chosen', input: { questionTypes: [] }, found: ['no_types'] },
  { name: 'an unknown type', input: { questionTypes: ['riddle', 'essay'] }, found: ['unknown_value'] },
  { name: 'an unknown language', input: { language: 'fr' }, found: ['unknown_value'] },
  {
    name: 'an unknown difficulty and format',
    input: { difficulty: 'fiendish', paperFormat: 'a4' },
    found: ['unknown_value', 'unknown_value'],
  },
])('$name is refused', ({ input, found }) => {
  expect(codes(input)).toEqual(found)
})

test('a title is required where none can be worded', () => {
  const { title: _, ...untitled } = defaults
  expect(codes({ title: ' ' }, untitled)).toEqual(['title_missing'])
})
