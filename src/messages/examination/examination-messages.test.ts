import { describe, expect, test } from 'vitest'
import { PAPER_LANGUAGES } from '#domain/language.ts'
import { examinationMessagesIn, type ExaminationFacts } from './examination-messages.ts'

const authentic: ExaminationFacts = {
  sections: [
    { label: 'A(1)', marks: 35 },
    { label: 'A(2)', marks: 35 },
    { label: 'B', marks: 35 },
  ],
  questions: 19,
}
const mock: ExaminationFacts = {
  sections: [
    { label: 'A', marks: 35 },
    { label: 'B', marks: 35, answered: 3 },
  ],
  questions: 19,
}
const uneven: ExaminationFacts = {
  sections: [
    { label: 'A', marks: 30 },
    { label: 'B', marks: 15 },
  ],
  questions: 45,
}
const single: ExaminationFacts = { sections: [{ label: 'A', marks: 1 }], questions: 1 }

describe.each(PAPER_LANGUAGES)('the texts of an examination in %s', (language) => {
  const words = examinationMessagesIn(language)
  /** Every text, functions called with what they may be given. */
  const texts = JSON.stringify(words, (_key, value: unknown) =>
    typeof value === 'function'
      ? [mock, authentic, 3].map((argument) => {
          try {
            return String((value as (about: unknown) => unknown)(argument))
          } catch {
            return 'no text'
          }
        })
      : value,
  )
  test('are written in their own script', () => {
    const wrong = {
      en: /\p{Script=Han}/u,
      'zh-TW': /[题学选项为择错误与总时钟号档页无画]/u,
      'zh-CN': /[題學選項為擇錯誤與總時鐘號檔頁無畫樣]/u,
    }[language]
    expect(texts).not.toMatch(wrong)
  })
})

test.each([
  { language: 'en', minutes: 135, words: 'Time allowed: 135 minutes (2¼ hours)' },
  { language: 'en', minutes: 75, words: 'Time allowed: 75 minutes (1¼ hours)' },
  { language: 'en', minutes: 60, words: 'Time allowed: 60 minutes (1 hour)' },
  { language: 'en', minutes: 100, words: 'Time allowed: 100 minutes (1 hour 40 minutes)' },
  { language: 'en', minutes: 40, words: 'Time allowed: 40 minutes' },
  { language: 'zh-TW', minutes: 135, words: '考試時間：135分鐘（兩小時十五分鐘）' },
  { language: 'zh-TW', minutes: 120, words: '考試時間：120分鐘（兩小時）' },
  { language: 'zh-CN', minutes: 105, words: '考试时间：105分钟（一小时四十五分钟）' },
] as const)('$minutes minutes in $language', ({ language, minutes, words }) => {
  expect(examinationMessagesIn(language).time(minutes)).toBe(words)
})

test.each([
  {
    language: 'en',
    facts: authentic,
    words: 'This paper consists of THREE sections, A(1), A(2) and B. Each section carries 35 marks.',
  },
  {
    language: 'en',
    facts: uneven,
    words: 'This paper consists of TWO sections, A and B. They carry 30 and 15 marks respectively.',
  },
  { language: 'en', facts: single, words: 'This paper consists of ONE section, which carries 1 mark.' },
  { language: 'zh-TW', facts: authentic, words: '本試卷分三部，即甲部(1)、甲部(2)和乙部。每部各佔35分。' },
  { language: 'zh-CN', facts: uneven, words: '本试卷分两部，即甲部和乙部。各部依次占30和15分。' },
] as const)('the sections: $words', ({ language, facts, words }) => {
  expect(examinationMessagesIn(language).rubric.sections(facts)).toBe(words)
})

test.each([
  {
    language: 'en',
    words:
      'Answer ALL questions in Section A and any THREE questions in Section B. Write your answers in the spaces provided in this Question-Answer Book.',
  },
  { language: 'zh-TW', words: '甲部各題均須作答，乙部選答任何三題。答案須寫在本試題答題簿中預留的空位內。' },
] as const)('what is answered of a mock paper in $language', ({ language, words }) => {
  expect(examinationMessagesIn(language).rubric.answerSomeInBook(mock)).toBe(words)
})
