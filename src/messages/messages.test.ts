import { describe, expect, test } from 'vitest'
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '#domain/language.ts'
import { QUESTION_TYPES } from '#domain/question.ts'
import { SECTION_NUMBERINGS } from '#domain/template.ts'
import { messagesIn, type Messages } from './messages.ts'
import { defaultInstructions, wordNotice } from './printed/printed.ts'
import { wordCheck, wordFault, wordFirstErrors, wordPaperFault } from './word-faults.ts'
import { wordRefusal } from './word-refusal.ts'

/** Every sentence without parameters, by its path. */
function sentences(messages: unknown, path = ''): (readonly [string, string])[] {
  if (typeof messages === 'string') return [[path, messages]]
  if (typeof messages !== 'object' || messages === null) return []
  return Object.entries(messages).flatMap(([key, value]) => sentences(value, path === '' ? key : `${path}.${key}`))
}

describe.each(INTERFACE_LANGUAGES)('every text in %s', (language) => {
  test('says something', () => {
    const empty = sentences(messagesIn(language)).filter(([, text]) => text.trim() === '')
    expect(empty).toEqual([])
  })

  test('is written in its own script', () => {
    const traditionalOnly = /[題學選項為擇錯誤與總時鐘號檔頁無]/u
    const simplifiedOnly = /[题学选项为择错误与总时钟号档页无]/u
    const wrong = language === 'zh-TW' ? simplifiedOnly : language === 'zh-CN' ? traditionalOnly : /\p{Script=Han}/u
    expect(sentences(messagesIn(language)).filter(([, text]) => wrong.test(text))).toEqual([])
  })
})

test('no Chinese text was left in English', () => {
  const english = new Map(sentences(messagesIn('en')))
  const left = (['zh-TW', 'zh-CN'] as const).flatMap((language) =>
    sentences(messagesIn(language)).filter(([path, text]) => english.get(path) === text),
  )
  expect(left).toEqual([])
})

describe('the specification’s own texts', () => {
  const { paper, key, questions } = messagesIn('en')
  test('headings by type', () => {
    expect(QUESTION_TYPES.map((type) => paper.sectionTitles[type])).toEqual([
      'Multiple Choice Questions',
      'True or False',
      'Fill in the Blanks',
      'Matching Questions',
      'Short Answer Questions',
      'Essay Questions',
      'Long Questions',
    ])
  })
  test('end, emptiness, default title, wrong data', () => {
    expect([
      paper.end,
      paper.noQuestions,
      key.noAnswers,
      paper.defaultTitle(undefined),
      paper.defaultTitle('Science'),
      questions.notAnArray,
    ]).toEqual([
      '--- End of Paper ---',
      'No questions available.',
      'No answers available',
      'Exercise Paper',
      'Science Exercise Paper',
      'Questions data is not an array',
    ])
  })
  test('the default instructions are the time allowed and five bullet rules', () => {
    for (const language of INTERFACE_LANGUAGES) {
      const [time, ...rules] = defaultInstructions(60, messagesIn(language)).split('\n')
      expect(time).toContain('60')
      expect(rules).toHaveLength(5)
      expect(rules.every((rule) => rule.startsWith('- '))).toBe(true)
    }
  })
})

test.each<{ language: InterfaceLanguage; one: string; two: string }>([
  { language: 'en', one: '1 mark', two: '2 marks' },
  { language: 'zh-TW', one: '1分', two: '2分' },
  { language: 'zh-CN', one: '1分', two: '2分' },
])('marks in $language', ({ language, one, two }) => {
  const { paper } = messagesIn(language)
  expect([paper.marks(1), paper.marks(2)]).toEqual([one, two])
})

test.each<{ language: InterfaceLanguage; titles: string[] }>([
  {
    language: 'en',
    titles: ['Exercise Paper', 'Exercise Paper', 'History Exercise Paper', 'Needlework Exercise Paper'],
  },
  { language: 'zh-TW', titles: ['練習卷', '練習卷', '歷史練習卷', 'Needlework練習卷'] },
  { language: 'zh-CN', titles: ['练习卷', '练习卷', '历史练习卷', 'Needlework练习卷'] },
])('default titles in $language', ({ language, titles }) => {
  const { paper } = messagesIn(language)
  expect([undefined, 'General', 'History', 'Needlework'].map(paper.defaultTitle)).toEqual(titles)
})

test.each<{ language: InterfaceLanguage; headings: string[] }>([
  { language: 'en', headings: ['Section A: X', 'Section B: X', 'Section G: X'] },
  { language: 'zh-TW', headings: ['甲部：X', '乙部：X', '庚部：X'] },
  { language: 'zh-CN', headings: ['一、X', '二、X', '七、X'] },
])('sections in $language', ({ language, headings }) => {
  const { paper } = messagesIn(language)
  expect([0, 1, 6].map((index) => paper.sectionHeadings.letters(index, 'X'))).toEqual(headings)
})

test.each<{ language: InterfaceLanguage; parts: string; numerals: string; names: string[] }>([
  { language: 'en', parts: 'Part IV: X', numerals: 'IV. X', names: ['Section D', 'Part IV', 'IV'] },
  { language: 'zh-TW', parts: '第四部分：X', numerals: '四、X', names: ['丁部', '第四部分', '四'] },
  { language: 'zh-CN', parts: '第四部分：X', numerals: '四、X', names: ['第四大题', '第四部分', '四'] },
])('sections counted in other ways in $language', ({ language, parts, numerals, names }) => {
  const { sectionHeadings, sectionNames } = messagesIn(language).paper
  expect([sectionHeadings.parts(3, 'X'), sectionHeadings.numerals(3, 'X')]).toEqual([parts, numerals])
  expect(SECTION_NUMBERINGS.map((numbering) => sectionNames[numbering](3))).toEqual(names)
})

test.each(INTERFACE_LANGUAGES)(
  'the rule about the fields of a head, worded from its fields, is the default rule for the generic head in %s',
  (language) => {
    const { fillIn, rules } = messagesIn(language).paper
    expect(fillIn(['name', 'class', 'studentId', 'date'])).toBe(rules[0])
  },
)

test.each<{ language: InterfaceLanguage; grades: string[] }>([
  { language: 'en', grades: ['Primary 1', 'Primary 5', 'Secondary 2', 'Year 9'] },
  { language: 'zh-TW', grades: ['小一', '小五', '中二', 'Year 9'] },
  { language: 'zh-CN', grades: ['小一', '小五', '中二', 'Year 9'] },
])('levels of the curriculum in $language', ({ language, grades }) => {
  expect(['P1', 'P5', 'S2', 'Year 9'].map(messagesIn(language).paper.grade)).toEqual(grades)
})

test.each<{ language: InterfaceLanguage; source: string; whole: string }>([
  { language: 'en', source: 'Source: page 12', whole: 'Source: cells.pdf, Osmosis, page 12' },
  { language: 'zh-TW', source: '出處：第12頁', whole: '出處：《cells.pdf》，Osmosis，第12頁' },
  { language: 'zh-CN', source: '出处：第12页', whole: '出处：《cells.pdf》，Osmosis，第12页' },
])('sources in $language', ({ language, source, whole }) => {
  const { key } = messagesIn(language)
  expect([key.source({ page: 12 }), key.source({ document: 'cells.pdf', heading: 'Osmosis', page: 12 })]).toEqual([
    source,
    whole,
  ])
})

describe('sentences use all that they are told', () => {
  /** Distinct values that a sentence must show somehow. */
  const cases: {
    readonly name: string
    readonly word: (messages: Messages) => string
    readonly shown: readonly string[]
  }[] = [
    {
      name: 'questions of the reserve',
      word: (m) => wordNotice({ kind: 'reserve', type: 'multiple_choice', count: 43 }, m),
      shown: ['43'],
    },
    {
      name: 'a topic that fell short',
      word: (m) =>
        wordNotice({ kind: 'shortfall', shortfall: { kind: 'topic', topic: 'Osmosis', asked: 71, given: 43 } }, m),
      shown: ['Osmosis', '71', '43'],
    },
    {
      name: 'documents that fell short',
      word: (m) => wordNotice({ kind: 'shortfall', shortfall: { kind: 'total', asked: 71, given: 43 } }, m),
      shown: ['71', '43'],
    },
    {
      name: 'a type that fell short',
      word: (m) =>
        wordNotice({ kind: 'shortfall', shortfall: { kind: 'type', type: 'essay', asked: 71, given: 43 } }, m),
      shown: ['71', '43'],
    },
    {
      name: 'a level that fell short',
      word: (m) =>
        wordNotice({ kind: 'shortfall', shortfall: { kind: 'level', level: 'hard', asked: 71, given: 43 } }, m),
      shown: ['71', '43'],
    },
    {
      name: 'pages not read',
      word: (m) =>
        wordNotice({ kind: 'pages_not_read', document: 'cells.pdf', pages: [3, 4, 9], reason: 'scanned' }, m),
      shown: ['cells.pdf', '3–4', '9'],
    },
    { name: 'a file too large', word: (m) => m.readingFaults.too_large({ limit: 10 * 1024 * 1024 }), shown: ['10 MB'] },
    {
      name: 'too many pages',
      word: (m) => m.readingFaults.too_many_pages({ limit: 500, found: '612' }),
      shown: ['500', '612'],
    },
    {
      name: 'a wrong type',
      word: (m) => m.readingFaults.wrong_type({ found: 'png', claimed: 'pdf' }),
      shown: ['PNG', '.pdf'],
    },
    { name: 'an unsupported type', word: (m) => m.readingFaults.unsupported_type({ found: 'png' }), shown: ['PNG'] },
    { name: 'scanned pages', word: (m) => m.readingFaults.scan({ pages: [3, 4, 9] }), shown: ['3–4', '9'] },
    { name: 'pages left out', word: (m) => m.readingWarnings.truncated({ pages: [30, 31] }), shown: ['30–31'] },
    { name: 'formulas lost', word: (m) => m.readingWarnings.formulas_lost({ pages: [30, 31] }), shown: ['30–31'] },
    {
      name: 'blanks without keys',
      word: (m) => wordFault({ code: 'blanks_without_keys', blanks: 71, keys: 43 }, m),
      shown: ['71', '43'],
    },
    {
      name: 'marks below one a question',
      word: (m) => wordFault({ code: 'below_one_mark_a_question', total: 50, needed: 71, questions: 43 }, m),
      shown: ['50', '71', '43'],
    },
    {
      name: 'marks out of range',
      word: (m) => wordFault({ code: 'total_marks_out_of_range', total: 17, least: 50, most: 300 }, m),
      shown: ['17', '50', '300'],
    },
    {
      name: 'a number out of range',
      word: (m) => wordFault({ code: 'number_out_of_range', field: 'timeLimit', found: 17, least: 50, most: 300 }, m),
      shown: ['17', '50', '300'],
    },
    {
      name: 'a plan’s limit',
      word: (m) => wordFault({ code: 'over_plan', limit: 'quizzesPerMonth', most: 10, used: 43, asked: 71 }, m),
      shown: ['10', '43', '71'],
    },
    {
      name: 'a plan’s storage',
      word: (m) =>
        wordFault(
          { code: 'over_plan', limit: 'storageBytes', most: 104_857_600, used: 52_428_800, asked: 62_914_560 },
          m,
        ),
      shown: ['100 MB', '50 MB', '60 MB'],
    },
    {
      name: 'an unknown value',
      word: (m) => wordFault({ code: 'unknown_value', field: 'language', found: 'fr', wanted: ['en', 'zh-TW'] }, m),
      shown: ['fr', 'en', 'zh-TW'],
    },
    {
      name: 'a duplicate in question 7',
      word: (m) => wordCheck({ code: 'in_question', number: 7, fault: { code: 'duplicate', of: 3 } }, m),
      shown: ['7', '3'],
    },
    {
      name: 'a quota that is used up',
      word: (m) =>
        wordRefusal({ code: 'quota', cause: 'questions', usage: 71, limit: 43, requiredCredits: 9, credits: 4 }, m),
      shown: ['71', '43'],
    },
    {
      name: 'storage that is used up',
      word: (m) =>
        wordRefusal(
          { code: 'quota', cause: 'storage', usage: 104_857_600, limit: 52_428_800, requiredCredits: 0, credits: 4 },
          m,
        ),
      shown: ['100 MB', '50 MB'],
    },
    {
      name: 'a file over the limit',
      word: (m) => wordRefusal({ code: 'file_too_large', mostBytes: 10_485_760, name: 'cells.pdf' }, m),
      shown: ['10 MB', 'cells.pdf'],
    },
    {
      name: 'a change that came too late',
      word: (m) => wordRefusal({ code: 'revision_conflict', revision: 71 }, m),
      shown: ['71'],
    },
    {
      name: 'a configuration with two faults',
      word: (m) =>
        wordRefusal(
          {
            code: 'invalid_configuration',
            faults: [
              { code: 'no_types' },
              { code: 'number_out_of_range', field: 'timeLimit', found: 17, least: 50, most: 300 },
            ],
          },
          m,
        ),
      shown: ['17', '50', '300'],
    },
    {
      name: 'a wrong field',
      word: (m) => wordPaperFault({ code: 'field_wrong', field: 'title', problem: 'too short' }, m),
      shown: ['title', 'too short'],
    },
  ]
  test.each(INTERFACE_LANGUAGES.flatMap((language) => cases.map((one) => ({ ...one, language }))))(
    '$name in $language',
    ({ word, shown, language }) => {
      const sentence = word(messagesIn(language))
      for (const part of shown) expect(sentence).toContain(part)
      expect(sentence).not.toMatch(/undefined|null|NaN|\[object/)
    },
  )
})

test('of many errors the first three are shown, two on re-generation', () => {
  const errors = [1, 2, 3, 4].map(
    (number) => ({ code: 'in_question', number, fault: { code: 'key_missing' } }) as const,
  )
  expect(wordFirstErrors(errors, 'generation', messagesIn('en'))).toEqual(
    [1, 2, 3].map((number) => `Question ${number}: A correct answer is required.`),
  )
  expect(wordFirstErrors(errors, 'regeneration', messagesIn('en'))).toHaveLength(2)
  expect(wordFirstErrors([{ code: 'not_an_array' }], 'generation', messagesIn('en'))).toEqual([
    'Questions data is not an array',
  ])
})

test.each(INTERFACE_LANGUAGES)('a reading fault in %s reads well when nothing more is known', (language) => {
  for (const word of Object.values(messagesIn(language).readingFaults))
    expect(word({})).not.toMatch(/undefined|NaN|\s{2}/)
})

test.each([
  {
    pages: [3],
    sentence: 'Page 3 is a picture of text and could not be read. Run text recognition (OCR) on the file to use it.',
  },
  {
    pages: [3, 4],
    sentence:
      'Pages 3–4 are pictures of text and could not be read. Run text recognition (OCR) on the file to use them.',
  },
  {
    pages: [3, 4, 9],
    sentence:
      'Pages 3–4 and 9 are pictures of text and could not be read. Run text recognition (OCR) on the file to use them.',
  },
])('$sentence', ({ pages, sentence }) => {
  expect(messagesIn('en').readingWarnings.scanned_pages({ pages })).toBe(sentence)
})
