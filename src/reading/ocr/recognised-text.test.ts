import { expect, test } from 'vitest'
import { recognisedText, widenMarks } from './recognised-text.ts'

/** Words as Tesseract parts them; `_` before a word is a space that it saw. */
const words = (text: string) =>
  text.split('|').map((word, index) => ({
    text: word.replace(/^_/, ''),
    left: 10 * index,
    right: 10 * index + 9,
    spaced: word.startsWith('_'),
  }))

test.each([
  { name: 'English words are spaced as they were seen', parted: 'The|_cell|_wall', text: 'The cell wall' },
  { name: 'Chinese words have no spaces', parted: '恆星|的|形成', text: '恆星的形成' },
  { name: 'a gap in a Chinese title stays', parted: '第|一|章|_恆星|的|形|成', text: '第一章 恆星的形成' },
  { name: 'spaces after every Chinese character go', parted: '恆|_星|_的|_形|_成', text: '恆星的形成' },
  {
    name: 'Latin and Chinese are spaced as they were seen',
    parted: '擁有|50|倍|，|按|_Enter|_鍵',
    text: '擁有50倍，按 Enter 鍵',
  },
  { name: 'spaces beside wide marks go', parted: '新|恆星|_。|_核心|_，|收縮', text: '新恆星。核心，收縮' },
  { name: 'a stretch of nothing is empty', parted: '', text: '' },
])('$name', ({ parted, text }) => {
  expect(recognisedText(parted === '' ? [] : words(parted))).toBe(text)
})

test.each([
  { narrow: '開始,通常是因為', wide: '開始，通常是因為' },
  { narrow: '分為三類:花、葉;根', wide: '分為三類：花、葉；根' },
  { narrow: '為甚麼?看!', wide: '為甚麼？看！' },
  { narrow: '遷移到 Linux, 你會', wide: '遷移到 Linux，你會' },
  { narrow: '細胞(見圖一)分裂', wide: '細胞（見圖一）分裂' },
  { narrow: '細胞(cell)有2,500個，比例是3:2.', wide: '細胞(cell)有2,500個，比例是3:2.' },
  { narrow: '這是句末.', wide: '這是句末。' },
  { narrow: '“small”;-scope, (a)', wide: '“small”;-scope, (a)' },
])('$narrow becomes $wide', ({ narrow, wide }) => {
  expect(widenMarks(narrow)).toBe(wide)
})
