/** HTML: one file that any browser shows, on a screen of any width and on paper. */
import type { FormatEntry } from '../format.ts'

export const entry: FormatEntry = {
  name: { en: 'HTML', 'zh-TW': 'HTML', 'zh-CN': 'HTML' },
  hint: {
    en: 'One file for any browser, on a phone too; no network needed.',
    'zh-TW': '單一檔案，電腦或手機的瀏覽器均可開啟，毋須連線。',
    'zh-CN': '单一文件，电脑或手机的浏览器均可打开，无需联网。',
  },
  group: 'print',
  extension: 'html',
  mediaType: 'text/html; charset=utf-8',
  // Never both in one file, so that no key is handed out with the questions.
  parts: ['paper', 'key'],
  carriage: {},
  preview: 'page',
}
