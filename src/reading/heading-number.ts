/** Recognises the number that a heading or list item begins with: 第一章, 一、, 1.2, Chapter 3, (a), •. */
import { itemAt } from '#domain/must-be-there.ts'

/** What a line's number says about the line. */
export type LineNumber = {
  /** `chapter`: only headings are numbered so. `item`: headings and list items alike. `bullet`: list items only. */
  readonly kind: 'chapter' | 'item' | 'bullet'
  /** The style of the number; two lines of one style stand on one level. */
  readonly style: string
  /** Lower stands higher in a document: a part over a chapter over a section. */
  readonly rank: number
  /** Length of the number with the space behind it. */
  readonly length: number
  /** Where the style counts; undefined for bullets. */
  readonly ordinal?: number
}

/** The number at the beginning of a line, or undefined. */
export function findLineNumber(line: string): LineNumber | undefined {
  for (const { pattern, kind, style, rank } of STYLES) {
    const match = pattern.exec(line)
    if (!match || match[0].length === line.length) continue
    const ordinal = ordinalOf(match.groups?.['n'] ?? '')
    return { kind, style, rank, length: match[0].length, ...(ordinal === undefined ? {} : { ordinal }) }
  }
  // A small letter after it would be a unit: "3.5 kg".
  const decimal =
    /^(?:§\s*)?(\d{1,3}(?:[.．]\d{1,3}){1,4})[.．]?(?:\s+|(?=[\p{Script=Han}]))(?=[\p{Lu}\p{Lo}"“「『《(（])/u.exec(
      line,
    )
  if (!decimal) return undefined
  const parts = itemAt(decimal, 1).split(/[.．]/)
  return {
    kind: 'chapter',
    style: `decimal ${parts.length}`,
    rank: RANK_OF_DECIMAL + parts.length - 1,
    length: decimal[0].length,
    ordinal: Number(parts.at(-1)),
  }
}

const RANK_OF_PART = 1
const RANK_OF_CHAPTER = 2
const RANK_OF_SECTION = 3
/** Of a decimal number of one part, under which those of two parts stand. */
export const RANK_OF_DECIMAL = RANK_OF_CHAPTER + 0.2

const COUNT = '[一二三四五六七八九十百零〇○兩\\d０-９]{1,5}'
const STYLES: readonly {
  readonly pattern: RegExp
  readonly kind: LineNumber['kind']
  readonly style: string
  readonly rank: number
}[] = [
  {
    pattern: new RegExp(
      `^第\\s*(?<n>${COUNT})\\s*(?:部分|部|編|编|篇|卷|冊|册|單元|单元)(?:[\\s:：、.．_]+|(?=\\p{Script=Han}))`,
      'u',
    ),
    kind: 'chapter',
    style: '部',
    rank: RANK_OF_PART,
  },
  {
    pattern: new RegExp(
      `^第\\s*(?<n>${COUNT})\\s*(?:章|課|课|回|講|讲|單元|单元)(?:[\\s:：、.．_]+|(?=\\p{Script=Han}))`,
      'u',
    ),
    kind: 'chapter',
    style: '章',
    rank: RANK_OF_CHAPTER,
  },
  {
    pattern: new RegExp(`^第\\s*(?<n>${COUNT})\\s*(?:節|节|目|條|条)(?:[\\s:：、.．_]+|(?=\\p{Script=Han}))`, 'u'),
    kind: 'chapter',
    style: '節',
    rank: RANK_OF_SECTION,
  },
  {
    pattern: /^part\s+(?<n>[ivxlc\d]{1,5}|one|two|three|four|five|six|seven|eight|nine|ten)\b(?:\s*[:.|—–-])?\s*/i,
    kind: 'chapter',
    style: 'part',
    rank: RANK_OF_PART,
  },
  {
    pattern:
      /^(?:unit|module)\s+(?<n>[ivxlc\d]{1,5}|one|two|three|four|five|six|seven|eight|nine|ten)\b(?:\s*[:.|—–-])?\s*/i,
    kind: 'chapter',
    style: 'unit',
    rank: RANK_OF_CHAPTER - 0.1,
  },
  {
    pattern:
      /^(?:chapter|appendix|topic)\s+(?:(?<n>[ivxlc\d]{1,5}|one|two|three|four|five|six|seven|eight|nine|ten)\b|[a-h](?=\W))(?:\s*[:.|—–-])?\s*/i,
    kind: 'chapter',
    style: 'chapter',
    rank: RANK_OF_CHAPTER,
  },
  {
    pattern: /^lesson\s+(?<n>[ivxlc\d]{1,5}|one|two|three|four|five|six|seven|eight|nine|ten)\b(?:\s*[:.|—–-])?\s*/i,
    kind: 'chapter',
    style: 'lesson',
    rank: RANK_OF_CHAPTER + 0.1,
  },
  {
    pattern: new RegExp(
      `^(?:單元|单元|課題|课题|主題|主题|專題|专题|附錄|附录)\\s*(?<n>${COUNT})(?:[\\s:：、.．]+|(?=\\p{Script=Han}))`,
      'u',
    ),
    kind: 'chapter',
    style: '單元',
    rank: RANK_OF_CHAPTER,
  },
  {
    pattern: /^section\s+(?<n>\d{1,3})(?![.\d])(?:\s*[:.|—–-])?\s*/i,
    kind: 'chapter',
    style: 'section',
    rank: RANK_OF_SECTION,
  },
  { pattern: /^(?<n>\d{1,3})\s*\|\s*(?=\p{L})/u, kind: 'chapter', style: 'chapter', rank: RANK_OF_CHAPTER },
  {
    pattern: /^(?<n>[壹貳參肆伍陸柒捌玖拾贰叁陆])\s*[、.．]\s*/u,
    kind: 'item',
    style: '壹、',
    rank: RANK_OF_SECTION + 0.3,
  },
  { pattern: /^(?<n>[甲乙丙丁戊己庚辛壬癸])\s*[、.．]\s*/u, kind: 'item', style: '甲、', rank: RANK_OF_SECTION + 0.4 },
  {
    pattern: /^(?<n>[一二三四五六七八九十]{1,3})\s*[、.．]\s*/u,
    kind: 'item',
    style: '一、',
    rank: RANK_OF_SECTION + 0.5,
  },
  {
    pattern: /^(?<n>[一二三四五六七八九十]{1,3})(?:\s*\u3000\s*|\s+)(?=\p{Script=Han})/u,
    kind: 'item',
    style: '一　',
    rank: RANK_OF_SECTION + 0.5,
  },
  { pattern: /^(?<n>[\d０-９]{1,2})\u3000+(?=\p{L})/u, kind: 'item', style: '1　', rank: RANK_OF_SECTION + 0.7 },
  {
    pattern: /^[（(]\s*(?<n>[一二三四五六七八九十]{1,3})\s*[）)]\s*/u,
    kind: 'item',
    style: '（一）',
    rank: RANK_OF_SECTION + 0.6,
  },
  {
    pattern: /^(?<n>[\d０-９]{1,2})\s*(?:[、．]\s*|\.(?:\s+|(?=\p{Script=Han}))|[)）]\s*)/u,
    kind: 'item',
    style: '1.',
    rank: RANK_OF_SECTION + 0.7,
  },
  { pattern: /^[（(]\s*(?<n>[\d０-９]{1,2})\s*[）)]\s*/u, kind: 'item', style: '(1)', rank: RANK_OF_SECTION + 0.8 },
  { pattern: /^(?<n>[①-⑳])\s*/u, kind: 'item', style: '①', rank: RANK_OF_SECTION + 0.9 },
  {
    pattern: /^(?<n>[A-H])[.．、]\s*(?=[\p{Lu}\p{Lo}\p{N}])/u,
    kind: 'item',
    style: 'A.',
    rank: RANK_OF_SECTION + 0.65,
  },
  { pattern: /^[（(]?(?<n>[a-h])[)）]\s*(?=\S)/, kind: 'item', style: 'a)', rank: RANK_OF_SECTION + 0.9 },
  { pattern: /^(?<n>[ivx]{1,4})[)）]\s+/, kind: 'item', style: 'i)', rank: RANK_OF_SECTION + 0.95 },
  {
    pattern: /^(?:[•●○◦■□▪◆◇►➢✓*·‧]|[-–—](?=\s))\s*(?=[\p{L}\p{N}"“「『《(（])/u,
    kind: 'bullet',
    style: 'bullet',
    rank: 9,
  },
]

const CHINESE_DIGITS = '〇一二三四五六七八九'

/** The value of a number in Western, Chinese, circled, Roman or alphabetic figures. */
function ordinalOf(figure: string): number | undefined {
  const western = figure.normalize('NFKC')
  if (/^\d+$/.test(western)) return Number(western)
  if (/^[〇○零一二兩三四五六七八九十百]+$/.test(figure)) return chineseValue(figure)
  if (/^[a-h]$/i.test(figure)) return figure.toLowerCase().charCodeAt(0) - 96
  for (const series of SERIES) {
    const place = series.indexOf(figure.toLowerCase())
    if (place >= 0) return place + 1
  }
  return undefined
}

const SERIES: readonly (readonly string[])[] = [
  ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii', 'xiii', 'xiv', 'xv'],
  ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  Array.from('甲乙丙丁戊己庚辛壬癸'),
  Array.from('壹貳參肆伍陸柒捌玖拾'),
  Array.from('壹贰叁肆伍陆柒捌玖拾'),
]

function chineseValue(figure: string): number {
  let value = 0
  let digit = 0
  for (const character of figure.replace(/[零○]/g, '〇').replace('兩', '二')) {
    if (character === '百' || character === '十') {
      value += (digit || 1) * (character === '百' ? 100 : 10)
      digit = 0
    } else {
      digit = CHINESE_DIGITS.indexOf(character)
    }
  }
  return value + digit
}
