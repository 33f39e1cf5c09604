/**
 * Microsoft Forms: a plain Word document for its Quick import, which takes numbered questions and lettered options
 * (support.microsoft.com, "Convert a Word or PDF form or quiz to Microsoft Forms").
 */
import type { FormatEntry } from '../format.ts'

export const entry: FormatEntry = {
  name: { en: 'Microsoft Forms', 'zh-TW': 'Microsoft Forms', 'zh-CN': 'Microsoft Forms' },
  hint: {
    en: 'A plain document for Quick import, New quiz. The answers lie in it; check them after the import.',
    'zh-TW': '供「快速匯入」→「新測驗」使用的簡單文件。檔案內附答案，匯入後請核對。',
    'zh-CN': '供“快速导入”→“新建测验”使用的简单文档。文件内附答案，导入后请核对。',
  },
  group: 'platform',
  // Not the name of the question paper, since the answers lie in it.
  extension: 'forms.docx',
  mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  parts: ['both'],
  carriage: {
    record: 'dropped',
    // The import knows choices and open questions.
    types: { matching: 'short_answer', long_question: 'essay' },
    passages: 'repeated',
    figures: 'described',
    formulas: 'line',
    // The import takes one answer of a question.
    answers: 'first',
    styles: 'dropped',
    marks: 'dropped',
    schemes: 'dropped',
    explanations: 'dropped',
    // A form holds 200 questions (support.microsoft.com, limits of Microsoft Forms).
    most: { questions: 200 },
  },
  preview: 'none',
}
