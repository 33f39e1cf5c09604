/** QTI 2.1: a package of questions that many platforms read, among them Canvas New Quizzes. */
import type { FormatEntry } from '../format.ts'

export const entry: FormatEntry = {
  name: { en: 'QTI 2.1', 'zh-TW': 'QTI 2.1', 'zh-CN': 'QTI 2.1' },
  hint: {
    en: 'For Canvas New Quizzes and other platforms that read the QTI standard. The answers lie in the file.',
    'zh-TW': '供Canvas New Quizzes及其他支援QTI標準的平台使用。檔案內附答案。',
    'zh-CN': '供Canvas New Quizzes及其他支持QTI标准的平台使用。文件内附答案。',
  },
  group: 'platform',
  extension: 'zip',
  mediaType: 'application/zip',
  parts: ['both'],
  // No machine marks free text or several parts rightly: a teacher does, with the marking scheme beside the answer.
  carriage: { record: 'dropped', types: { short_answer: 'essay', long_question: 'essay' }, passages: 'repeated' },
  preview: 'none',
}
