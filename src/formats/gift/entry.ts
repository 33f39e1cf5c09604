/** GIFT: questions and answers as a text file that Moodle and many tools beside it read. */
import type { FormatEntry } from '../format.ts'

export const entry: FormatEntry = {
  name: { en: 'GIFT', 'zh-TW': 'GIFT', 'zh-CN': 'GIFT' },
  hint: {
    en: 'A text file of questions for Moodle and tools beside it; Moodle XML carries more. The answers lie in the file.',
    'zh-TW': '供Moodle及其他工具匯入的題目文字檔；Moodle XML保留的內容較多。檔案內附答案。',
    'zh-CN': '供Moodle及其他工具导入的题目文本文件；Moodle XML保留的内容较多。文件内附答案。',
  },
  group: 'platform',
  extension: 'gift.txt',
  mediaType: 'text/plain',
  parts: ['both'],
  carriage: {
    record: 'dropped',
    // No machine marks free text or several parts rightly: a teacher does.
    types: { short_answer: 'essay', long_question: 'essay' },
    passages: 'repeated',
    figures: 'described',
    marks: 'dropped',
    schemes: 'in_explanation',
  },
  preview: 'none',
}
