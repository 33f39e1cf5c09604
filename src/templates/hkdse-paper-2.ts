/** HKDSE Mathematics Paper 2: multiple choice with an answer sheet (specification 2, section 2; decisions D1 to D3). */
import { asId } from '#domain/ids.ts'
import type { Template } from '#domain/template.ts'
import { hkdsePaper1 } from './hkdse-paper-1.ts'
import {
  ANSWER_SPACE_SECTION,
  FOOTER_SECTION,
  HEADER_SECTION,
  INSTRUCTIONS_SECTION,
  QUESTIONS_SECTION,
} from './standard-sections.ts'

export const hkdsePaper2: Template = {
  ...hkdsePaper1,
  id: asId('hkdse-paper-2'),
  name: { en: 'HKDSE Mathematics Paper 2', 'zh-TW': '香港中學文憑數學 試卷二', 'zh-CN': '香港中学文凭数学 试卷二' },
  description: {
    en: 'Multiple choice as in the examination: cover with rubric, options A to D, and an answer sheet with bubbles; the key gives every answer with its reasons.',
    'zh-TW': '與公開試相同的多項選擇題卷：封面及考生須知、選項A至D、填畫用的答題紙；答案逐題附題解。',
    'zh-CN': '与公开考试相同的多项选择题卷：封面及考生须知、选项A至D、填涂用的答题纸；答案逐题附题解。',
  },
  category: 'hkdse_paper2',
  features: [
    {
      en: 'Cover with candidate and seat number boxes',
      'zh-TW': '封面設考生編號及座位編號方格',
      'zh-CN': '封面设考生编号及座位编号方格',
    },
    {
      en: 'Options A to D, set beside each other where they fit',
      'zh-TW': '選項A至D，盡量並排',
      'zh-CN': '选项A至D，尽量并排',
    },
    { en: 'Answer sheet with bubbles in five columns', 'zh-TW': '五欄圓圈答題紙', 'zh-CN': '五栏圆圈答题纸' },
    { en: 'Key with the reasons of every answer', 'zh-TW': '答案逐題附題解', 'zh-CN': '答案逐题附题解' },
  ],
  answerSpace: 'blank',
  sections: [HEADER_SECTION, INSTRUCTIONS_SECTION, QUESTIONS_SECTION, ANSWER_SPACE_SECTION, FOOTER_SECTION],
}
