/** Quick Quiz Format: a short test on one sheet. */
import { asId } from '#domain/ids.ts'
import type { Template } from '#domain/template.ts'
import { FOOTER_SECTION, HEADER_SECTION, QUESTIONS_SECTION } from './standard-sections.ts'

export const quickQuiz: Template = {
  id: asId('quick-quiz'),
  name: { en: 'Quick Quiz Format', 'zh-TW': '小測', 'zh-CN': '随堂小测' },
  description: {
    en: 'A compact quiz for the first or last minutes of a lesson: a one-line header and short answer spaces.',
    'zh-TW': '課堂開首或結尾的短測驗：單行卷首，作答位置精簡。',
    'zh-CN': '课前或课后几分钟的小测验：单行卷头，答题空间紧凑。',
  },
  category: 'quiz',
  difficulty: ['easy', 'medium'],
  subjects: ['Chinese', 'English', 'Mathematics', 'Science', 'General Studies', 'History', 'Geography'],
  gradeLevel: ['P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'S1', 'S2', 'S3', 'S4', 'S5', 'S6'],
  layout: 'single-column',
  features: [
    { en: 'One-line header', 'zh-TW': '單行卷首', 'zh-CN': '单行卷头' },
    { en: 'Compact answer lines', 'zh-TW': '精簡答題線', 'zh-CN': '紧凑答题线' },
    { en: 'Separate answer key', 'zh-TW': '另附評卷參考', 'zh-CN': '另附参考答案' },
  ],
  headerStyle: 'minimal',
  questionNumbering: 'numeric',
  answerSpace: 'lines',
  sections: [HEADER_SECTION, QUESTIONS_SECTION, { ...FOOTER_SECTION, required: false }],
  customization: {
    schoolLogo: false,
    customHeaders: true,
    scoring: true,
    timeLimit: true,
    colors: { primary: '#1f2937', secondary: '#4b5563', text: '#000000' },
    fonts: { title: 'Libertinus Serif', body: 'Libertinus Serif' },
  },
  setting: {
    density: 'compact',
    candidateFields: ['name', 'class', 'studentId', 'date'],
    sectionNumbering: 'letters',
    practicalRecord: false,
  },
}
