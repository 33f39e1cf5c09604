/**
 * HKDSE Mathematics Paper 1: conventional questions in a question-answer book (specification 2, section 2; decisions D1
 * to D3).
 */
import { asId } from '#domain/ids.ts'
import type { Template } from '#domain/template.ts'
import {
  ANSWER_SPACE_SECTION,
  FOOTER_SECTION,
  HEADER_SECTION,
  INSTRUCTIONS_SECTION,
  QUESTIONS_SECTION,
} from './standard-sections.ts'

export const hkdsePaper1: Template = {
  id: asId('hkdse-paper-1'),
  name: { en: 'HKDSE Mathematics Paper 1', 'zh-TW': '香港中學文憑數學 試卷一', 'zh-CN': '香港中学文凭数学 试卷一' },
  description: {
    en: 'Conventional questions in a question-answer book, as in the examination: cover with rubric, Sections A and B, ruled answer space, and a marking scheme in three columns.',
    'zh-TW': '與公開試相同的試題答題簿：封面及考生須知、甲部和乙部的傳統題、答題線，另附三欄的評卷參考。',
    'zh-CN': '与公开考试相同的试题答题簿：封面及考生须知、甲部和乙部的传统题、答题线，另附三栏的评卷参考。',
  },
  category: 'hkdse_paper1',
  difficulty: ['easy', 'medium', 'hard'],
  subjects: ['Mathematics'],
  gradeLevel: ['S4', 'S5', 'S6'],
  layout: 'single-column',
  features: [
    {
      en: 'Cover with candidate and seat number boxes',
      'zh-TW': '封面設考生編號及座位編號方格',
      'zh-CN': '封面设考生编号及座位编号方格',
    },
    {
      en: 'Sections A and B with computed marks',
      'zh-TW': '甲部、乙部，分數自動計算',
      'zh-CN': '甲部、乙部，分数自动计算',
    },
    { en: 'Figures with captions', 'zh-TW': '附圖及圖號', 'zh-CN': '附图及图号' },
    {
      en: 'Hong Kong marking scheme: solution, marks, remarks',
      'zh-TW': '評卷參考分題解、分數、備註三欄',
      'zh-CN': '评卷参考分题解、分数、备注三栏',
    },
  ],
  headerStyle: 'formal',
  questionNumbering: 'numeric',
  answerSpace: 'lines',
  sections: [HEADER_SECTION, INSTRUCTIONS_SECTION, QUESTIONS_SECTION, ANSWER_SPACE_SECTION, FOOTER_SECTION],
  customization: {
    schoolLogo: true,
    customHeaders: true,
    scoring: true,
    timeLimit: true,
    colors: { primary: '#000000', secondary: '#404040', text: '#000000' },
    fonts: { title: 'Libertinus Serif', body: 'Libertinus Serif' },
  },
  setting: {
    density: 'regular',
    candidateFields: [],
    sectionNumbering: 'letters',
    practicalRecord: false,
  },
}
