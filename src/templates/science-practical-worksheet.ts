/** Science Practical Worksheet: questions answered in boxes, then a page to record the practical. */
import { asId } from '#domain/ids.ts'
import type { Template } from '#domain/template.ts'
import { FOOTER_SECTION, HEADER_SECTION, INSTRUCTIONS_SECTION, QUESTIONS_SECTION } from './standard-sections.ts'

export const sciencePracticalWorksheet: Template = {
  id: asId('science-practical-worksheet'),
  name: { en: 'Science Practical Worksheet', 'zh-TW': '科學實驗工作紙', 'zh-CN': '科学实验练习单' },
  description: {
    en: 'A worksheet for a practical lesson: questions answered in boxes, then a record with an observation table and room for a labelled diagram.',
    'zh-TW': '實驗課工作紙：題目設作答方框，並附實驗記錄頁，包括觀察記錄表及繪圖位置。',
    'zh-CN': '实验课练习单：题目设作答方框，并附实验记录页，包括观察记录表及绘图位置。',
  },
  category: 'worksheet',
  difficulty: ['easy', 'medium', 'hard'],
  subjects: ['Science', 'Biology', 'Chemistry', 'Physics', 'General Studies'],
  gradeLevel: ['P4', 'P5', 'P6', 'S1', 'S2', 'S3', 'S4'],
  layout: 'single-column',
  features: [
    { en: 'Header with the name of the group', 'zh-TW': '卷首設組別欄', 'zh-CN': '卷头设组别栏' },
    { en: 'Answer boxes', 'zh-TW': '作答方框', 'zh-CN': '作答方框' },
    {
      en: 'Practical record with an observation table',
      'zh-TW': '實驗記錄及觀察記錄表',
      'zh-CN': '实验记录及观察记录表',
    },
    { en: 'Room for a labelled diagram', 'zh-TW': '繪圖及標示位置', 'zh-CN': '绘图及标注位置' },
  ],
  headerStyle: 'standard',
  questionNumbering: 'roman',
  answerSpace: 'boxes',
  sections: [
    HEADER_SECTION,
    INSTRUCTIONS_SECTION,
    QUESTIONS_SECTION,
    {
      id: 'practical-record',
      name: { en: 'Practical Record', 'zh-TW': '實驗記錄', 'zh-CN': '实验记录' },
      type: 'answer_space',
      required: true,
      customizable: true,
    },
    FOOTER_SECTION,
  ],
  customization: {
    schoolLogo: false,
    customHeaders: true,
    scoring: true,
    timeLimit: true,
    colors: { primary: '#14432a', secondary: '#46584d', text: '#000000' },
    fonts: { title: 'Libertinus Serif', body: 'Libertinus Serif' },
  },
  setting: {
    density: 'regular',
    candidateFields: ['name', 'class', 'classNumber', 'group', 'date'],
    sectionNumbering: 'letters',
    rooms: {
      short_answer: { ruling: 'box', rowsAMark: 1, least: 2, most: 8 },
      essay: { ruling: 'lines', rowsAMark: 1, least: 5, most: 15 },
      part: { ruling: 'box', rowsAMark: 1, least: 2, most: 10 },
    },
    practicalRecord: true,
  },
}
