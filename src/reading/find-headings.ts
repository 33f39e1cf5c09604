/** Decides which paragraphs of a text without heading styles are headings, which are list items, and on what level. */
import { findLineNumber, type LineNumber } from './heading-number.ts'
import { displayWidth, endsSentence, hasHeadingShape } from './heading-shape.ts'
import type { Block, Span } from './document.ts'

/** A paragraph before it is known what it is. */
export type Paragraph = {
  readonly text: string
  readonly spans: readonly Span[]
  /** Fixed where the file says it (a heading style, a list, a table); undefined asks for a decision. */
  readonly kind?: Block['kind']
  /** Of a heading that the file marks as one, `TITLE_LEVEL` for the title; for an undecided paragraph, where it would stand. */
  readonly level?: number
  /** All of it is bold, or larger than the body text, or underlined by a row of signs. */
  readonly stressed?: boolean
  /** Font size in any unit: among headings without a number the larger stands higher. */
  readonly size?: number
  /** Blank lines (or the beginning of the file) part it from both neighbours. */
  readonly isolated?: boolean
}

/** Over all headings. */
export const TITLE_LEVEL = 0

/** The blocks in the given order. Levels of found headings count from 1 without gaps; headings whose level the file gives keep it. */
export function findHeadings(paragraphs: readonly Paragraph[]): Block[] {
  const styled = hasHeadingStyles(paragraphs)
  const numbers = paragraphs.map((paragraph) => (paragraph.kind === undefined ? findLineNumber(paragraph.text) : undefined))
  const isHeading: boolean[] = []
  for (const [index, paragraph] of paragraphs.entries()) isHeading.push(!styled && paragraph.kind === undefined && looksLikeHeading({ paragraphs, numbers, isHeading }, index))
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

/** Headings that close or open a chapter beside its numbered sections. */
const STANDING_HEADING = /^(?:introduction|summary|chapter summary|key (?:points|terms|concepts)|conclusion|review questions?|exercises?|references|glossary|further reading|引言|導言|导言|前言|小結|小结|總結|总结|結論|结论|結語|结语|重點|重点|本章重點|本章小結|練習|练习|習題|习题|參考資料|参考资料|參考文獻|参考文献)$/iu

const LONGEST_HEADING = 90
/** Body text after a heading that its place makes one. */
const SHORTEST_BODY = 60
/** Body text that makes a short line beside it stand out without any blank line. */
const LONG_BODY = 100

/** The author uses heading styles; a title alone, or one stray heading in a long file, does not say so. */
function hasHeadingStyles(paragraphs: readonly Paragraph[]): boolean {
  const headings = paragraphs.filter((paragraph) => paragraph.kind === 'heading' && paragraph.level !== TITLE_LEVEL).length
  return headings >= 2 || (headings === 1 && paragraphs.length < LONG_FILE)
}
const LONG_FILE = 30

function fixedBlock(paragraph: Paragraph, kind: Block['kind']): Block {
  return { kind, text: paragraph.text, spans: paragraph.spans, ...(kind === 'heading' ? { level: paragraph.level ?? 1 } : {}) }
}

/** What is known when a paragraph is decided: all paragraphs, and which of those before it are headings. */
type Surroundings = { readonly paragraphs: readonly Paragraph[]; readonly numbers: readonly (LineNumber | undefined)[]; readonly isHeading: readonly boolean[] }

function looksLikeHeading(around: Surroundings, index: number): boolean {
  const { text, stressed, isolated } = around.paragraphs[index]!
  const number = around.numbers[index]
  if (displayWidth(text) > LONGEST_HEADING || isCaption(text) || !/\p{L}/u.test(text)) return false
  // A contents list repeats every heading with dots and a page number.
  if (/[.…．·]{3,}\s*\d*$|\t\s*\d+$/u.test(text)) return false
  if (number?.kind === 'bullet' || endsSentence(text)) return false
  if (number?.kind === 'chapter') return true
  if (around.paragraphs[index + 1] === undefined) return false
  if (number?.style === 'A.' && !hasHeadingShape(text)) return false
  if (number?.kind === 'item') return (stressed === true || isolated === true || nextIsBody(around, index)) && !hasNeighbourItem(around.numbers, index)
  if (!hasHeadingShape(text)) return false
  return stressed === true || (isolated === true && nextIsBody(around, index)) || standsOut(around, index)
}

/** What follows is a paragraph of body text, perhaps after one more heading. */
function nextIsBody({ paragraphs, numbers }: Surroundings, index: number): boolean {
  for (const offset of [1, 2]) {
    const next = paragraphs[index + offset]
    if (!next) return false
    if (next.kind === 'list_item' || next.kind === 'table' || numbers[index + offset]?.kind === 'bullet') return true
    if (displayWidth(next.text) >= SHORTEST_BODY) return true
    if (!next.isolated && !next.stressed && numbers[index + offset]?.kind !== 'chapter') return false
  }
  return false
}

/** A short line between long paragraphs, where no blank lines part anything. */
function standsOut({ paragraphs, isHeading }: Surroundings, index: number): boolean {
  const isLong = (paragraph: Paragraph | undefined): boolean => paragraph !== undefined && paragraph.kind === undefined && displayWidth(paragraph.text) >= LONG_BODY
  const before = paragraphs[index - 1]
  const after = paragraphs[index + 1]
  const freeBefore = before === undefined || isHeading[index - 1] === true || (isLong(before) && /[.。！？!?…]["”」』）)]?$/u.test(before.text))
  return freeBefore && (isLong(after) || (after !== undefined && hasHeadingShape(after.text) && isLong(paragraphs[index + 2])))
}

/** The line before or after counts in the same style: the lines are a list. */
function hasNeighbourItem(numbers: readonly (LineNumber | undefined)[], index: number): boolean {
  const own = numbers[index]!
  const follows = (first: LineNumber | undefined, second: LineNumber | undefined): boolean =>
    first !== undefined && second !== undefined && first.style === second.style && first.ordinal !== undefined && second.ordinal === first.ordinal + 1
  return follows(numbers[index - 1], own) || follows(own, numbers[index + 1])
}

/** Numbers that are also other things (an initial, "i)" in a formula): items only beside others of their kind. */
const LISTED_ONLY: ReadonlySet<string> = new Set(['i)', 'A.'])

function isListItem(numbers: readonly (LineNumber | undefined)[], index: number): boolean {
  const number = numbers[index]!
  return number.kind === 'bullet' || (number.kind === 'item' && (hasNeighbourItem(numbers, index) || !LISTED_ONLY.has(number.style)))
}

const RANK_UNDER_NUMBERS = 8
const RANK_ALONE = 2

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
    return isTitle ? 0 : (anyNumber ? RANK_UNDER_NUMBERS : RANK_ALONE) + 1 / (1 + (paragraphs[index]!.size ?? 0))
  }
  const ranks = [...new Set(indices.map(rankOf))].toSorted((a, b) => a - b)
  return (index) => ranks.indexOf(rankOf(index)) + 1
}
