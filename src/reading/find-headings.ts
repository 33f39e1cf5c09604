/** Decides which paragraphs of a text without heading styles are headings, which are list items, and on what level. */
import { findLineNumber, type LineNumber } from './heading-number.ts'
import type { Block, Span } from './document.ts'

/** A paragraph before it is known what it is. */
export type Paragraph = {
  readonly text: string
  readonly spans: readonly Span[]
  /** Fixed where the file says it (a heading style, a list, a table); undefined asks for a decision. */
  readonly kind?: Block['kind']
  /** Of a heading that the file marks as one; for an undecided paragraph, where it would stand. */
  readonly level?: number
  /** All of it is bold, or larger than the body text, or underlined by a row of signs. */
  readonly stressed?: boolean
  /** Blank lines (or the beginning of the file) part it from both neighbours. */
  readonly isolated?: boolean
}

/** The blocks in the given order. Levels of found headings count from 1 without gaps; headings whose level the file gives keep it. */
export function findHeadings(paragraphs: readonly Paragraph[]): Block[] {
  const styled = paragraphs.some((paragraph) => paragraph.kind === 'heading')
  const numbers = paragraphs.map((paragraph) => (paragraph.kind === undefined ? findLineNumber(paragraph.text) : undefined))
  const isHeading = paragraphs.map((paragraph, index) => !styled && paragraph.kind === undefined && looksLikeHeading(paragraphs, numbers, index))
  const levelOf = levels(paragraphs, numbers, isHeading)
  return paragraphs.map((paragraph, index) => {
    const number = numbers[index]
    if (paragraph.kind !== undefined) return fixedBlock(paragraph, paragraph.kind)
    if (isHeading[index]) return { kind: 'heading', text: paragraph.text, spans: paragraph.spans, level: levelOf(index) }
    if (isCaption(paragraph.text)) return { kind: 'caption', text: paragraph.text, spans: paragraph.spans }
    if (number && isListItem(numbers, index)) return { kind: 'list_item', ...withoutBeginning(paragraph, number.length) }
    return { kind: 'paragraph', text: paragraph.text, spans: paragraph.spans }
  })
}

/** The paragraph without its first characters; spans move with the text. */
export function withoutBeginning(paragraph: { readonly text: string; readonly spans: readonly Span[] }, length: number): { text: string; spans: Span[] } {
  const spans = paragraph.spans
    .map((span) => ({ ...span, start: Math.max(0, span.start - length), end: span.end - length }))
    .filter((span) => span.end > span.start)
  return { text: paragraph.text.slice(length), spans }
}

/** `圖 3 …`, `Figure 3: …`, `表一 …`: a line that belongs to a picture or table. */
export function isCaption(text: string): boolean {
  return text.length <= 200 && /^(?:(?:fig(?:ure|\.)?|table)\s*\d+(?:[.-]\d+)*\s*[.:：—–]|[圖图表]\s*[\d一二三四五六七八九十]+(?:[.．-]\d+)*(?:[\s:：、.．]))/iu.test(text)
}

/** Latin letters count 1, Han 2: how long a line looks. */
export function displayWidth(text: string): number {
  let width = 0
  for (const character of text) width += character > '\u2e7f' ? 2 : 1
  return width
}

/** Headings that close or open a chapter beside its numbered sections. */
const STANDING_HEADING = /^(?:introduction|summary|chapter summary|key (?:points|terms|concepts)|conclusion|review questions?|exercises?|references|glossary|further reading|引言|導言|导言|前言|小結|小结|總結|总结|結論|结论|結語|结语|重點|重点|本章重點|本章小結|練習|练习|習題|习题|參考資料|参考资料|參考文獻|参考文献)$/iu

const LONGEST_HEADING = 80
const LONGEST_PLAIN_HEADING = 60
const SHORTEST_BODY = 60

function fixedBlock(paragraph: Paragraph, kind: Block['kind']): Block {
  return { kind, text: paragraph.text, spans: paragraph.spans, ...(kind === 'heading' ? { level: paragraph.level ?? 1 } : {}) }
}

function looksLikeHeading(paragraphs: readonly Paragraph[], numbers: readonly (LineNumber | undefined)[], index: number): boolean {
  const { text, stressed, isolated } = paragraphs[index]!
  const width = displayWidth(text)
  const number = numbers[index]
  if (width > LONGEST_HEADING || isCaption(text) || !/\p{L}/u.test(text)) return false
  // A contents list repeats every heading with dots and a page number.
  if (/[.…．·]{3,}\s*\d*$|\t\s*\d+$/u.test(text)) return false
  if (number?.kind === 'bullet') return false
  const sentence = /[。，；：,;:]$|[^.]\.$/u.test(text)
  if (number?.kind === 'chapter') return !sentence
  if (sentence) return false
  const bodyFollows = nextIsBody(paragraphs, numbers, index)
  if (number?.kind === 'item') return (stressed === true || isolated === true || bodyFollows) && !hasNeighbourItem(numbers, index) && nextExists(paragraphs, index)
  if (width > LONGEST_PLAIN_HEADING || /^\p{Ll}/u.test(text) || /[=<>{}|\\]/.test(text)) return false
  if (stressed) return nextExists(paragraphs, index)
  if (/[？！?!」』）)"”]$/u.test(text)) return false
  return isolated === true && bodyFollows
}

const nextExists = (paragraphs: readonly Paragraph[], index: number): boolean => index + 1 < paragraphs.length

/** What follows is a paragraph of body text, perhaps after further headings. */
function nextIsBody(paragraphs: readonly Paragraph[], numbers: readonly (LineNumber | undefined)[], index: number): boolean {
  for (const offset of [1, 2]) {
    const next = paragraphs[index + offset]
    if (!next) return false
    if (next.kind === 'list_item' || next.kind === 'table' || numbers[index + offset]?.kind === 'bullet') return true
    if (displayWidth(next.text) >= SHORTEST_BODY) return true
    if (!next.isolated && !next.stressed && numbers[index + offset]?.kind !== 'chapter') return false
  }
  return false
}

/** The line before or after counts in the same style: the lines are a list. */
function hasNeighbourItem(numbers: readonly (LineNumber | undefined)[], index: number): boolean {
  const own = numbers[index]!
  const follows = (first: LineNumber | undefined, second: LineNumber | undefined): boolean =>
    first !== undefined && second !== undefined && first.style === second.style && first.ordinal !== undefined && second.ordinal === first.ordinal + 1
  return follows(numbers[index - 1], own) || follows(own, numbers[index + 1])
}

function isListItem(numbers: readonly (LineNumber | undefined)[], index: number): boolean {
  const number = numbers[index]!
  return number.kind === 'bullet' || (number.kind === 'item' && (hasNeighbourItem(numbers, index) || number.style !== 'i)'))
}

/** Ranks of numbering styles, made into levels without gaps; plain headings stand under the numbered ones, but a title at the very beginning (over numbered headings, or right over another heading) over them. */
function levels(paragraphs: readonly Paragraph[], numbers: readonly (LineNumber | undefined)[], isHeading: readonly boolean[]): (index: number) => number {
  const indices = isHeading.flatMap((is, index) => (is ? [index] : []))
  const anyNumber = indices.some((index) => numbers[index] !== undefined)
  const rankOf = (index: number): number => {
    const given = paragraphs[index]!.level
    if (given !== undefined) return given
    const number = numbers[index]
    if (number) return number.rank
    const section = STANDING_HEADING.test(paragraphs[index]!.text) ? indices.findLast((other) => other < index && numbers[other] !== undefined) : undefined
    if (section !== undefined) return numbers[section]!.rank
    const isTitle = index === 0 && (anyNumber || isHeading[1] === true)
    return isTitle ? 0 : anyNumber ? 8 : 2
  }
  const ranks = [...new Set(indices.map(rankOf))].toSorted((a, b) => a - b)
  return (index) => ranks.indexOf(rankOf(index)) + 1
}
