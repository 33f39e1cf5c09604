/** Wayground's (once Quizizz) spreadsheet of questions: what its import takes (wayground.com, template for import). */
import type { FormatEntry } from '../format.ts'

export const WAYGROUND_OPTIONS = 5

export const entry: FormatEntry = {
  name: { en: 'Wayground (Quizizz)', 'zh-TW': 'Wayground（Quizizz）', 'zh-CN': 'Wayground（Quizizz）' },
  hint: {
    en: 'For a new quiz: Create, Assessment, Import spreadsheet. The answers lie in the file.',
    'zh-TW': '供建立測驗時匯入：「Create」→「Assessment」→「Import spreadsheet」。檔案內附答案。',
    'zh-CN': '供创建测验时导入：“Create”→“Assessment”→“Import spreadsheet”。文件内附答案。',
  },
  group: 'platform',
  extension: 'xlsx',
  mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  parts: ['both'],
  carriage: {
    record: 'dropped',
    // What the sheet has no type for is asked openly, and its answer stands in the explanation.
    types: { matching: 'short_answer', long_question: 'essay' },
    passages: 'repeated',
    figures: 'described',
    formulas: 'line',
    styles: 'dropped',
    marks: 'dropped',
    schemes: 'in_explanation',
    most: { options: WAYGROUND_OPTIONS, blanks: 1 },
  },
  preview: 'none',
}
