/** Google Forms: a script that makes the quiz in the teacher's own Google account (Google imports no files of questions). */
import type { FormatEntry } from '../format.ts'

export const entry: FormatEntry = {
  name: { en: 'Google Forms', 'zh-TW': 'Google表單', 'zh-CN': 'Google表单' },
  hint: {
    en: 'A script that makes the quiz: paste it into a new project of script.google.com and run makeQuiz. The answers lie in it.',
    'zh-TW': '製作測驗的指令碼：在script.google.com新增專案並貼上，然後執行makeQuiz。檔案內附答案。',
    'zh-CN': '制作测验的脚本：在script.google.com新建项目并粘贴，然后运行makeQuiz。文件内附答案。',
  },
  group: 'platform',
  extension: 'gs.txt',
  mediaType: 'text/plain; charset=utf-8',
  parts: ['both'],
  carriage: {
    record: 'dropped',
    // A form marks choices by itself; the answer to anything else stands in the feedback. A script cannot mark a grid.
    types: { matching: 'short_answer', long_question: 'essay' },
    figures: 'described',
    formulas: 'line',
    // Apps Script sets no accepted answer for a text.
    answers: 'in_feedback',
    styles: 'dropped',
    schemes: 'in_explanation',
  },
  preview: 'none',
}
