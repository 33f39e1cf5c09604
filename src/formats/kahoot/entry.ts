/** Kahoot's spreadsheet of questions: what "Add question, Import spreadsheet" takes (kahoot.com, template for import). */
import type { FormatEntry } from '../format.ts'

/** Characters of a question and of an answer, and answers of a question, as the template has them. */
export const KAHOOT_MOST = { stem: 120, option: 75, options: 4 } as const

export const entry: FormatEntry = {
  name: { en: 'Kahoot', 'zh-TW': 'Kahoot', 'zh-CN': 'Kahoot' },
  hint: {
    en: 'For a new kahoot: Add question, Import spreadsheet. The answers lie in the file.',
    'zh-TW': '供建立kahoot時匯入：「Add question」→「Import spreadsheet」。檔案內附答案。',
    'zh-CN': '供创建kahoot时导入：“Add question”→“Import spreadsheet”。文件内附答案。',
  },
  group: 'platform',
  extension: 'xlsx',
  mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  parts: ['both'],
  carriage: {
    record: 'dropped',
    types: {
      fill_blank: 'left_out',
      matching: 'left_out',
      short_answer: 'left_out',
      essay: 'left_out',
      long_question: 'left_out',
    },
    passages: 'left_out',
    figures: 'described',
    formulas: 'line',
    styles: 'dropped',
    marks: 'dropped',
    explanations: 'dropped',
    most: KAHOOT_MOST,
  },
  preview: 'none',
}
