/** An interactive page: the paper to be answered on a screen, which checks and adds up. */
import type { FormatEntry } from '../format.ts'

export const entry: FormatEntry = {
  name: { en: 'interactive HTML', 'zh-TW': '互動HTML', 'zh-CN': '互动HTML' },
  hint: {
    en: 'Pupils answer on a screen and check themselves; the answers lie in the file. No network needed.',
    'zh-TW': '學生在螢幕上作答並自行核對，答案就在檔案之內；毋須連線。',
    'zh-CN': '学生在屏幕上作答并自行核对，答案就在文件之内；无需联网。',
  },
  group: 'platform',
  extension: 'quiz.html',
  mediaType: 'text/html; charset=utf-8',
  // Whoever has the page has the answers.
  parts: ['both'],
  carriage: { record: 'dropped' },
  preview: 'page',
}
