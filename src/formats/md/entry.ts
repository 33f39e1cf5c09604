/** Markdown with LaTeX: for a wiki, a repository or a notebook. */
import type { FormatEntry } from '../format.ts'

export const entry: FormatEntry = {
  name: { en: 'Markdown', 'zh-TW': 'Markdown', 'zh-CN': 'Markdown' },
  hint: {
    en: 'For wikis and notes: formulas as LaTeX, figures as pictures in the file.',
    'zh-TW': '供維基及筆記使用：算式為LaTeX，圖片存於檔案內。',
    'zh-CN': '供维基和笔记使用：公式为LaTeX，图片存于文件内。',
  },
  group: 'edit',
  extension: 'md',
  mediaType: 'text/markdown; charset=utf-8',
  parts: ['paper', 'key', 'both'],
  carriage: {},
  preview: 'none',
}
