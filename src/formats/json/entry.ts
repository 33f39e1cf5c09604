/** JSON: the paper as data, whole, for another Setpaper or a program of the school's own. */
import type { FormatEntry } from '../format.ts'

export const entry: FormatEntry = {
  name: { en: 'JSON', 'zh-TW': 'JSON', 'zh-CN': 'JSON' },
  hint: {
    en: 'For programs: everything of the paper, to be read in again without loss.',
    'zh-TW': '供程式使用：保留試卷的一切資料，可完整重新匯入。',
    'zh-CN': '供程序使用：保留试卷的全部数据，可完整重新导入。',
  },
  group: 'data',
  extension: 'json',
  mediaType: 'application/json',
  parts: ['paper', 'both'],
  carriage: { readIn: 'with_answers' },
  preview: 'none',
}
