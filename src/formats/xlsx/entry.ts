/** Excel: a row for each question, to sort, to count and to copy from. */
import type { FormatEntry } from '../format.ts'

export const entry: FormatEntry = {
  name: { en: 'Excel', 'zh-TW': 'Excel', 'zh-CN': 'Excel' },
  hint: {
    en: 'A table with a row for each question, to sort, count and copy from.',
    'zh-TW': '每題一行的試算表，方便排序、統計及複製。',
    'zh-CN': '每题一行的表格，方便排序、统计和复制。',
  },
  group: 'data',
  extension: 'xlsx',
  mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  parts: ['paper', 'both'],
  carriage: {
    record: 'dropped',
    figures: 'described',
    formulas: 'line',
    styles: 'dropped',
  },
  preview: 'none',
}
