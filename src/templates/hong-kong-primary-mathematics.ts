/** Hong Kong Primary Mathematics: large type, short questions in pairs, squared paper for working. */
import { asId } from '#domain/ids.ts'
import type { Template } from '#domain/template.ts'
import { FOOTER_SECTION, HEADER_SECTION, INSTRUCTIONS_SECTION, QUESTIONS_SECTION } from './standard-sections.ts'

export const hongKongPrimaryMathematics: Template = {
  id: asId('hong-kong-primary-mathematics'),
  name: { en: 'Hong Kong Primary Mathematics', 'zh-TW': '香港小學數學', 'zh-CN': '香港小学数学' },
  description: {
    en: 'A mathematics paper for primary classes: large type, short questions side by side, squared paper for working and a line for each answer.',
    'zh-TW': '小學數學試卷：字體較大，短題左右並排，列式計算附方格，並設答案線。',
    'zh-CN': '小学数学试卷：字号较大，短题左右并排，列式计算附方格，并设答案线。',
  },
  category: 'standard',
  difficulty: ['easy', 'medium', 'hard'],
  subjects: ['Mathematics'],
  gradeLevel: ['P1', 'P2', 'P3', 'P4', 'P5', 'P6'],
  layout: 'mixed',
  features: [
    { en: 'Large type for young readers', 'zh-TW': '字體較大，方便小學生閱讀', 'zh-CN': '字号较大，方便小学生阅读' },
    { en: 'Short questions side by side', 'zh-TW': '短題左右並排', 'zh-CN': '短题左右并排' },
    {
      en: 'Squared paper for working, with an answer line',
      'zh-TW': '列式計算附方格及答案線',
      'zh-CN': '列式计算附方格及答案线',
    },
    { en: 'Box for the marks in the header', 'zh-TW': '卷首設得分欄', 'zh-CN': '卷头设得分栏' },
  ],
  headerStyle: 'standard',
  questionNumbering: 'numeric',
  answerSpace: 'mixed',
  sections: [
    HEADER_SECTION,
    INSTRUCTIONS_SECTION,
    QUESTIONS_SECTION,
    {
      id: 'answer-space',
      name: { en: 'Working Space', 'zh-TW': '列式計算位置', 'zh-CN': '列式计算位置' },
      type: 'answer_space',
      required: true,
      customizable: true,
    },
    FOOTER_SECTION,
  ],
  customization: {
    schoolLogo: true,
    customHeaders: true,
    scoring: true,
    timeLimit: true,
    colors: { primary: '#1e3a5f', secondary: '#46576b', text: '#000000' },
    fonts: { title: 'Libertinus Serif', body: 'Libertinus Serif' },
  },
  setting: {
    density: 'roomy',
    candidateFields: ['name', 'class', 'classNumber', 'date'],
    sectionNumbering: 'numerals',
    rooms: {
      short_answer: { ruling: 'squares', rowsAMark: 1, least: 3, most: 8, answerLine: true },
      essay: { ruling: 'lines', rowsAMark: 0.6, least: 4, most: 12 },
      part: { ruling: 'squares', rowsAMark: 1.5, least: 3, most: 10, answerLine: true },
    },
    practicalRecord: false,
  },
}
