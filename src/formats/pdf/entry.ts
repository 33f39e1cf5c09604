/** PDF: what the class and the marker get on paper. */
import type { FormatEntry } from '../format.ts'

export const entry: FormatEntry = {
  name: { en: 'PDF', 'zh-TW': 'PDF', 'zh-CN': 'PDF' },
  hint: {
    en: 'To print and copy: it looks the same everywhere.',
    'zh-TW': '供列印及影印，在任何裝置上都一樣。',
    'zh-CN': '供打印和复印，在任何设备上都一样。',
  },
  group: 'print',
  extension: 'pdf',
  mediaType: 'application/pdf',
  // Never both in one file, so that no key is copied for the class.
  parts: ['paper', 'key'],
  carriage: {},
  preview: 'pdf',
}
