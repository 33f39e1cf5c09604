/** Word: to change anything by hand, and to print it from Word. */
import type { FormatEntry } from '../format.ts'

export const entry: FormatEntry = {
  name: { en: 'Word', 'zh-TW': 'Word', 'zh-CN': 'Word' },
  hint: {
    en: 'To change by hand: headings, numbering and equations are Word’s own.',
    'zh-TW': '可自行修改：標題、題號及算式均為Word的格式。',
    'zh-CN': '可自行修改：标题、题号和公式均为Word的格式。',
  },
  group: 'edit',
  extension: 'docx',
  mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  // Never both in one file, so that no key is copied for the class.
  parts: ['paper', 'key'],
  carriage: {},
  preview: 'none',
}
