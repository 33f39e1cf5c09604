/** Traditional Chinese Language: sections 一、二、三, long answers in the squares of a manuscript. */
import { asId } from '#domain/ids.ts'
import type { Template } from '#domain/template.ts'
import { FOOTER_SECTION, HEADER_SECTION, INSTRUCTIONS_SECTION, QUESTIONS_SECTION } from './standard-sections.ts'

export const traditionalChineseLanguage: Template = {
  id: asId('traditional-chinese-language'),
  name: { en: 'Traditional Chinese Language', 'zh-TW': '中國語文', 'zh-CN': '中国语文（繁体）' },
  description: {
    en: 'A Chinese Language paper: sections numbered in Chinese numerals, writing lines for short answers and manuscript squares for compositions.',
    'zh-TW': '中國語文試卷：以一、二、三分部，短答題設橫線，論述及寫作題設原稿紙方格。',
    'zh-CN': '中国语文试卷：以一、二、三分大题，简答题设横线，论述及写作题设稿纸方格。',
  },
  category: 'exam',
  difficulty: ['easy', 'medium', 'hard'],
  subjects: ['Chinese', 'History'],
  gradeLevel: ['P4', 'P5', 'P6', 'S1', 'S2', 'S3', 'S4', 'S5', 'S6'],
  layout: 'single-column',
  features: [
    { en: 'Sections in Chinese numerals', 'zh-TW': '以一、二、三分部', 'zh-CN': '以一、二、三分大题' },
    {
      en: 'Manuscript squares with a count of characters',
      'zh-TW': '原稿紙方格，附字數標示',
      'zh-CN': '稿纸方格，附字数标示',
    },
    { en: 'Blanks filled in inside the sentence', 'zh-TW': '直接在句中橫線填寫', 'zh-CN': '直接在句中横线填写' },
    { en: 'Formal header with boxes for the marks', 'zh-TW': '正式卷首及得分欄', 'zh-CN': '正式卷头及得分栏' },
  ],
  headerStyle: 'formal',
  questionNumbering: 'numeric',
  answerSpace: 'mixed',
  sections: [
    HEADER_SECTION,
    INSTRUCTIONS_SECTION,
    QUESTIONS_SECTION,
    {
      id: 'answer-space',
      name: { en: 'Manuscript Squares', 'zh-TW': '原稿紙', 'zh-CN': '稿纸' },
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
    colors: { primary: '#27272a', secondary: '#52525b', text: '#000000' },
    fonts: { title: 'Libertinus Serif', body: 'Libertinus Serif' },
  },
  setting: {
    density: 'regular',
    candidateFields: ['name', 'class', 'classNumber', 'date'],
    sectionNumbering: 'numerals',
    rooms: {
      short_answer: { ruling: 'lines', rowsAMark: 1, least: 2, most: 10 },
      essay: { ruling: 'manuscript', rowsAMark: 1.25, least: 6, most: 30 },
      part: { ruling: 'lines', rowsAMark: 1, least: 2, most: 12 },
    },
    practicalRecord: false,
  },
}
