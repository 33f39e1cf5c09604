/** Plain text: for a message, a note, or a program that takes nothing else. */
import type { FormatEntry } from '../format.ts'

export const entry: FormatEntry = {
  name: { en: 'Plain text', 'zh-TW': '純文字', 'zh-CN': '纯文本' },
  hint: {
    en: 'To paste anywhere: words alone, formulas in one line.',
    'zh-TW': '可貼到任何地方：只有文字，算式寫成一行。',
    'zh-CN': '可粘贴到任何地方：只有文字，公式写成一行。',
  },
  group: 'edit',
  extension: 'txt',
  mediaType: 'text/plain; charset=utf-8',
  parts: ['paper', 'key', 'both'],
  carriage: { figures: 'described', formulas: 'line', styles: 'dropped' },
  preview: 'none',
}
