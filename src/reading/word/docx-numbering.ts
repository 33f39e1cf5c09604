/** The numbering of a .docx: which paragraphs are list items, and the numbers that Word computes for headings. Source: ECMA-376 part 1, 17.9. */
import type { NumberingReference } from './docx-styles.ts'
import { childElements, childValue, findChild, type XmlElement } from './xml.ts'

export type DocxNumbering = {
  /** Counts this paragraph and gives its number as printed (`4.1`, `第二章`); undefined for bullets and unknown lists. */
  next(reference: NumberingReference): string | undefined
  isKnown(reference: NumberingReference): boolean
}

/** Reads `word/numbering.xml`. Numbers depend on the order in which paragraphs are asked for. */
export function readNumbering(root: XmlElement | undefined): DocxNumbering {
  const abstracts = new Map(childElements(root, 'w:abstractNum').map((abstract) => [abstract.attributes.get('w:abstractNumId') ?? '', childElements(abstract, 'w:lvl').map(readLevel)]))
  const lists = new Map(childElements(root, 'w:num').map((num) => [num.attributes.get('w:numId') ?? '', childValue(num, 'w:abstractNumId') ?? '']))
  const counters = new Map<string, number[]>()
  const levelsOf = (reference: NumberingReference): readonly Level[] | undefined => abstracts.get(lists.get(reference.numId) ?? '')
  return {
    isKnown: (reference) => levelsOf(reference) !== undefined,
    next(reference) {
      const levels = levelsOf(reference)
      const level = levels?.find((candidate) => candidate.depth === reference.level)
      if (!levels || !level) return undefined
      // Lists that share a definition go on counting together.
      const key = lists.get(reference.numId)!
      const counts = counters.get(key) ?? []
      counters.set(key, counts)
      counts.length = Math.min(counts.length, reference.level + 1)
      for (let depth = 0; depth < reference.level; depth += 1) counts[depth] ??= startOf(levels, depth)
      counts[reference.level] = counts[reference.level] === undefined ? level.start : counts[reference.level]! + 1
      if (level.format === 'bullet' || level.format === 'none') return undefined
      return level.text.replace(/%([1-9])/g, (_, place: string) => formatOf(levels, Number(place) - 1, counts[Number(place) - 1] ?? 1, level.legal))
    },
  }
}

type Level = { readonly depth: number; readonly format: string; readonly text: string; readonly start: number; readonly legal: boolean }

function readLevel(element: XmlElement): Level {
  return {
    depth: Number(element.attributes.get('w:ilvl') ?? 0),
    format: childValue(element, 'w:numFmt') ?? 'decimal',
    text: childValue(element, 'w:lvlText') ?? '',
    start: Number(childValue(element, 'w:start') ?? 1) || 1,
    legal: findChild(element, 'w:isLgl') !== undefined,
  }
}

const startOf = (levels: readonly Level[], depth: number): number => levels.find((level) => level.depth === depth)?.start ?? 1

function formatOf(levels: readonly Level[], depth: number, value: number, legal: boolean): string {
  const format = levels.find((level) => level.depth === depth)?.format ?? 'decimal'
  return legal ? String(value) : formatNumber(value, format)
}

function formatNumber(value: number, format: string): string {
  switch (format) {
    case 'upperLetter': return letterOf(value)
    case 'lowerLetter': return letterOf(value).toLowerCase()
    case 'upperRoman': return romanOf(value)
    case 'lowerRoman': return romanOf(value).toLowerCase()
    case 'decimalZero': return String(value).padStart(2, '0')
    case 'decimalEnclosedCircle': return value >= 1 && value <= 20 ? String.fromCodePoint(0x245f + value) : String(value)
    case 'chineseCounting':
    case 'chineseCountingThousand':
    case 'taiwaneseCounting':
    case 'taiwaneseCountingThousand':
    case 'ideographDigital':
    case 'japaneseCounting': return chineseOf(value)
    case 'ideographTraditional': return '甲乙丙丁戊己庚辛壬癸'[value - 1] ?? String(value)
    default: return String(value)
  }
}

const letterOf = (value: number): string => String.fromCharCode(65 + ((value - 1) % 26)).repeat(Math.floor((value - 1) / 26) + 1)

function romanOf(value: number): string {
  const signs = [[1000, 'M'], [900, 'CM'], [500, 'D'], [400, 'CD'], [100, 'C'], [90, 'XC'], [50, 'L'], [40, 'XL'], [10, 'X'], [9, 'IX'], [5, 'V'], [4, 'IV'], [1, 'I']] as const
  let rest = Math.min(value, 3999)
  let roman = ''
  for (const [worth, sign] of signs) {
    for (; rest >= worth; rest -= worth) roman += sign
  }
  return roman
}

function chineseOf(value: number): string {
  const digits = '零一二三四五六七八九'
  if (value < 10) return digits[value] ?? String(value)
  if (value < 20) return `十${value % 10 === 0 ? '' : digits[value % 10]}`
  if (value < 100) return `${digits[Math.floor(value / 10)]}十${value % 10 === 0 ? '' : digits[value % 10]}`
  return String(value)
}
