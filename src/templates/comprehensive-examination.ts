/** Comprehensive Examination: a formal paper of several sections for a term test or an examination. */
import { asId } from '#domain/ids.ts'
import type { Template } from '#domain/template.ts'
import { FOOTER_SECTION, HEADER_SECTION, INSTRUCTIONS_SECTION, QUESTIONS_SECTION } from './standard-sections.ts'

export const comprehensiveExamination: Template = {
  id: asId('comprehensive-examination'),
  name: { en: 'Comprehensive Examination', 'zh-TW': '綜合考試卷', 'zh-CN': '综合考试卷' },
  description: {
    en: 'A formal examination paper: candidate box, instructions, lettered sections with their marks, and room for long answers.',
    'zh-TW': '正式考試卷：考生資料欄、考生須知、按題型分部並列明分數，長答題有充足作答位置。',
    'zh-CN': '正式考试卷：考生信息栏、注意事项、按题型分大题并标明分值，长答题留有充足空间。',
  },
  category: 'exam',
  difficulty: ['easy', 'medium', 'hard'],
  subjects: ['Chinese', 'English', 'Mathematics', 'Science', 'General Studies', 'History', 'Geography'],
  gradeLevel: ['P3', 'P4', 'P5', 'P6', 'S1', 'S2', 'S3', 'S4', 'S5', 'S6'],
  layout: 'single-column',
  features: [
    { en: 'Formal header with candidate details', 'zh-TW': '正式卷首及考生資料', 'zh-CN': '正式卷头及考生信息' },
    { en: 'Instructions to candidates', 'zh-TW': '考生須知', 'zh-CN': '注意事项' },
    { en: 'Lettered sections with marks', 'zh-TW': '分部並列明分數', 'zh-CN': '分大题并标明分值' },
    {
      en: 'Separate answer key with marking scheme',
      'zh-TW': '另附評卷參考及評分準則',
      'zh-CN': '另附参考答案及评分标准',
    },
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
      name: { en: 'Answer Space', 'zh-TW': '作答位置', 'zh-CN': '答题空间' },
      type: 'answer_space',
      required: false,
      customizable: true,
    },
    FOOTER_SECTION,
  ],
  customization: {
    schoolLogo: true,
    customHeaders: true,
    scoring: true,
    timeLimit: true,
    colors: { primary: '#111827', secondary: '#4b5563', text: '#000000' },
    fonts: { title: 'Libertinus Serif', body: 'Libertinus Serif' },
  },
  setting: {
    density: 'regular',
    candidateFields: ['name', 'class', 'studentId', 'date'],
    sectionNumbering: 'letters',
    practicalRecord: false,
  },
}
