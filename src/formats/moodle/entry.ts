/** Moodle XML: questions and answers for the question bank of a Moodle course. */
import type { FormatEntry } from '../format.ts'

export const entry: FormatEntry = {
  name: { en: 'Moodle XML', 'zh-TW': 'Moodle XML', 'zh-CN': 'Moodle XML' },
  hint: {
    en: 'Import it into the question bank of a Moodle course. The answers lie in the file.',
    'zh-TW': '匯入Moodle課程的題庫。檔案內附答案。',
    'zh-CN': '导入Moodle课程的题库。文件内附答案。',
  },
  group: 'platform',
  extension: 'xml',
  mediaType: 'application/xml',
  parts: ['both'],
  // No machine marks free text or several parts rightly: a teacher does, with the marking scheme beside the answer.
  carriage: { record: 'dropped', types: { short_answer: 'essay', long_question: 'essay' }, passages: 'repeated' },
  preview: 'none',
}
