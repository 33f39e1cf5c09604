/** Hong Kong Secondary English: reading and language questions in two columns, writing across the page. */
import { asId } from '#domain/ids.ts'
import type { Template } from '#domain/template.ts'
import { FOOTER_SECTION, HEADER_SECTION, INSTRUCTIONS_SECTION, QUESTIONS_SECTION } from './standard-sections.ts'

export const hongKongSecondaryEnglish: Template = {
  id: asId('hong-kong-secondary-english'),
  name: { en: 'Hong Kong Secondary English', 'zh-TW': '香港中學英國語文', 'zh-CN': '香港中学英语' },
  description: {
    en: 'An English Language paper for secondary classes: reading and language questions in two columns, writing tasks on lines across the page.',
    'zh-TW': '中學英國語文試卷：閱讀及語文題目分兩欄排列，寫作題設全頁寬橫線。',
    'zh-CN': '中学英语试卷：阅读及语言题目分两栏排列，写作题设通栏横线。',
  },
  category: 'exam',
  difficulty: ['easy', 'medium', 'hard'],
  subjects: ['English'],
  gradeLevel: ['S1', 'S2', 'S3', 'S4', 'S5', 'S6'],
  layout: 'two-column',
  features: [
    {
      en: 'Two columns for reading and language questions',
      'zh-TW': '閱讀及語文題目分兩欄',
      'zh-CN': '阅读及语言题目分两栏',
    },
    { en: 'Parts with their marks', 'zh-TW': '分部並列明分數', 'zh-CN': '分部分并标明分值' },
    {
      en: 'Writing lines across the page, by the marks of the task',
      'zh-TW': '寫作題按分數設全頁寬橫線',
      'zh-CN': '写作题按分值设通栏横线',
    },
    { en: 'Formal header with boxes for the marks', 'zh-TW': '正式卷首及得分欄', 'zh-CN': '正式卷头及得分栏' },
  ],
  headerStyle: 'formal',
  questionNumbering: 'numeric',
  answerSpace: 'lines',
  sections: [
    HEADER_SECTION,
    INSTRUCTIONS_SECTION,
    QUESTIONS_SECTION,
    {
      id: 'answer-space',
      name: { en: 'Writing Space', 'zh-TW': '寫作位置', 'zh-CN': '写作空间' },
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
    colors: { primary: '#2e2a5e', secondary: '#4d4b63', text: '#000000' },
    fonts: { title: 'Libertinus Serif', body: 'Libertinus Serif' },
  },
  setting: {
    density: 'regular',
    candidateFields: ['name', 'class', 'classNumber', 'date'],
    sectionNumbering: 'parts',
    rooms: {
      short_answer: { ruling: 'lines', rowsAMark: 1, least: 2, most: 10 },
      essay: { ruling: 'lines', rowsAMark: 1.5, least: 8, most: 40 },
      part: { ruling: 'lines', rowsAMark: 1, least: 2, most: 12 },
    },
    practicalRecord: false,
  },
}
