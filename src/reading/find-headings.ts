/** Decides which paragraphs of a text without heading styles are headings, which are list items, and on what level. */
import { itemAt } from '#domain/must-be-there.ts'
import { headingLevels, STANDING_HEADING } from './heading-levels.ts'
import { findLineNumber, type LineNumber } from './heading-number.ts'
import { displayWidth, endsSentence, hasHeadingShape } from './heading-shape.ts'
import type { Block, Span } from './document.ts'
import { shownText, TITLE_LEVEL, type Paragraph } from './paragraph.ts'

/**
 * The blocks in the given order. Levels of found headings count from 1 without gaps, under those of heading styles;
 * headings whose level the file gives keep it.
 */
export function findHeadings(paragraphs: readonly Paragraph[]): Block[] {
  const styled = headingStyles(paragraphs)
  const numbers = paragraphs.map((paragraph) =>
    paragraph.kind === undefined ? findLineNumber(shownText(paragraph)) : undefined,
  )
  const isHeading: boolean[] = []
  for (const [index, paragraph] of paragraphs.entries()) {
    isHeading.push(
      paragraph.kind === undefined &&
        looksLikeHeading({ paragraphs, numbers, isHeading }, index) &&
        (!styled || standsUnderStyled(styled, { paragraphs, numbers, isHeading }, index)),
    )
  }
  if (!styled) promoteSiblings({ paragraphs, numbers, isHeading })
  const levelOf = headingLevels(paragraphs, numbers, isHeading)
  return paragraphs.map((paragraph, index) => {
    const number = numbers[index]
    if (paragraph.kind !== undefined) return fixedBlock(paragraph, paragraph.kind)
    if (isHeading[index])
      return { kind: 'heading', ...withListNumber(paragraph), level: (styled?.deepest ?? 0) + levelOf(index) }
    if (paragraph.listNumber !== undefined) return { kind: 'list_item', text: paragraph.text, spans: paragraph.spans }
    if (isCaption(paragraph.text)) return { kind: 'caption', text: paragraph.text, spans: paragraph.spans }
    if (number && isListItem(numbers, index))
      return { kind: 'list_item', ...withoutBeginning(paragraph, number.length) }
    return { kind: 'paragraph', text: paragraph.text, spans: paragraph.spans }
  })
}

function withListNumber(paragraph: Paragraph): Pick<Block, 'text' | 'spans'> {
  const text = shownText(paragraph)
  const moved = text.length - paragraph.text.length
  return { text, spans: paragraph.spans.map((span) => ({ ...span, start: span.start + moved, end: span.end + moved })) }
}

/** The paragraph without its first characters; spans move with the text. */
export function withoutBeginning(
  paragraph: { readonly text: string; readonly spans: readonly Span[] },
  length: number,
): { text: string; spans: Span[] } {
  const spans = paragraph.spans
    .map((span) => ({ ...span, start: Math.max(0, span.start - length), end: span.end - length }))
    .filter((span) => span.end > span.start)
  return { text: paragraph.text.slice(length), spans }
}

/** `圖 3 …`, `Figure 3: …`, `表一 …`: a line that belongs to a picture or table. */
export function isCaption(text: string): boolean {
  return (
    text.length <= 200 &&
    /^(?:(?:fig(?:ure|\.)?|table)\s*\d+(?:[.-]\d+)*\s*[.:：—–]|[圖图表]\s*[\d一二三四五六七八九十]+(?:[.．-]\d+)*(?:[\s:：、.．]))/iu.test(
      text,
    )
  )
}

const LONGEST_HEADING = 90
/** Body text after a heading that its place makes one. */
const SHORTEST_BODY = 60
/** Body text that makes a short line beside it stand out without any blank line. */
const LONG_BODY = 100

/** What the styles of a Word file say about its headings. */
type HeadingStyles = {
  readonly deepest: number
  /** So much text stands under each that the author cannot have given every heading its style. */
  readonly sparse: boolean
}

/**
 * Undefined unless the author uses heading styles; a title alone, or one stray heading in a long file, does not say so.
 */
function headingStyles(paragraphs: readonly Paragraph[]): HeadingStyles | undefined {
  const headings = paragraphs.filter((paragraph) => paragraph.kind === 'heading' && paragraph.level !== TITLE_LEVEL)
  if (headings.length === 0 || (headings.length === 1 && paragraphs.length >= LONG_FILE)) return undefined
  const characters = paragraphs.reduce((sum, { text }) => sum + text.length, 0)
  return {
    deepest: Math.max(...headings.map(({ level }) => level ?? 1)),
    sparse: characters > headings.length * MOST_UNDER_A_HEADING,
  }
}
const LONG_FILE = 30
/** In UTF-16 units. */
const MOST_UNDER_A_HEADING = 6000

/**
 * Beside heading styles only a line that is stressed and over body text is a heading, and where the styled ones are not
 * few, only one with a number.
 */
function standsUnderStyled(styled: HeadingStyles, around: Surroundings, index: number): boolean {
  const { stressed } = itemAt(around.paragraphs, index)
  return stressed === true && (styled.sparse || around.numbers[index] !== undefined) && nextIsBody(around, index)
}

function fixedBlock(paragraph: Paragraph, kind: Block['kind']): Block {
  return {
    kind,
    text: paragraph.text,
    spans: paragraph.spans,
    ...(kind === 'heading' ? { level: paragraph.level ?? 1 } : {}),
  }
}

/** What is known when a paragraph is decided: all paragraphs, and which of those before it are headings. */
type Surroundings = {
  readonly paragraphs: readonly Paragraph[]
  readonly numbers: readonly (LineNumber | undefined)[]
  readonly isHeading: readonly boolean[]
}

function looksLikeHeading(around: Surroundings, index: number): boolean {
  const paragraph = itemAt(around.paragraphs, index)
  const { stressed, isolated, listNumber } = paragraph
  const text = shownText(paragraph)
  const number = around.numbers[index]
  if (displayWidth(text) > LONGEST_HEADING || isCaption(text) || !/\p{L}/u.test(text)) return false
  if (BLANKS.test(text)) return false
  // A contents list repeats every heading with dots and a page number.
  if (/[.…．·]{3,}\s*\d*$|\t\s*\d+$/u.test(text)) return false
  if (number?.kind === 'bullet' || endsSentence(text)) return false
  if (listNumber !== undefined && stressed !== true && !(hasHeadingShape(paragraph.text) && isBody(around, index + 1)))
    return false
  if (number?.kind === 'chapter') return true
  if (around.paragraphs[index + 1] === undefined) return false
  if (STANDING_HEADING.test(text)) return true
  if (number?.style === 'A.' && !hasHeadingShape(text)) return false
  if (number?.kind === 'item' && hasNeighbourItem(around.numbers, index)) return false
  if (number?.kind === 'item' && QUESTION.test(text)) return nextIsBody(around, index)
  if (number?.kind === 'item') return stressed === true || isolated === true || nextIsBody(around, index)
  // "Think: why is it cold up there?" speaks to the reader.
  if (!hasHeadingShape(text) || (stressed !== true && LABELLED_QUESTION.test(text))) return false
  return stressed === true || (isolated === true && nextIsBody(around, index)) || standsOut(around, index)
}

/** Lines to be filled in: "Name: ____", a sentence with a gap. */
const BLANKS = /[_＿]{3,}|(?:\.\s?){6,}|…{3,}/u
const LABELLED_QUESTION = /[:：].*[?？]/u
const QUESTION = /[?？][)）」』"”]?$/u

/** Headings that may stand one under another before any text comes. */
const MOST_TOGETHER = 3

/** What follows is a paragraph of body text, perhaps after more headings. */
function nextIsBody(around: Surroundings, index: number): boolean {
  for (let at = index + 1; at <= index + MOST_TOGETHER; at += 1) {
    const next = around.paragraphs[at]
    if (!next) return false
    if (next.kind === 'list_item' || next.kind === 'table' || around.numbers[at]?.kind === 'bullet') return true
    if (isBody(around, at)) return true
    const number = around.numbers[at]
    const isLower = number !== undefined && number.style !== around.numbers[index]?.style
    if (!next.isolated && !next.stressed && !isLower) return false
  }
  return false
}

function isBody({ paragraphs }: Surroundings, index: number): boolean {
  const paragraph = paragraphs[index]
  return (
    paragraph !== undefined &&
    paragraph.kind !== 'heading' &&
    paragraph.listNumber === undefined &&
    displayWidth(paragraph.text) >= SHORTEST_BODY
  )
}

/**
 * Items counted in one style (一、 二、 三、) are all headings when one is: what stands under the others may be a list
 * or a formula.
 */
function promoteSiblings(around: {
  readonly paragraphs: readonly Paragraph[]
  readonly numbers: readonly (LineNumber | undefined)[]
  readonly isHeading: boolean[]
}): void {
  const series: number[][] = []
  const lastOf = new Map<string, { readonly ordinal: number; readonly members: number[] }>()
  for (const [index, number] of around.numbers.entries()) {
    if (number?.kind !== 'item' || number.ordinal === undefined) continue
    const before = lastOf.get(number.style)
    const members = before?.ordinal === number.ordinal - 1 ? before.members : []
    if (members.length === 0) series.push(members)
    members.push(index)
    lastOf.set(number.style, { ordinal: number.ordinal, members })
  }
  for (const members of series) {
    if (!members.some((index) => around.isHeading[index])) continue
    for (const index of members) around.isHeading[index] ||= couldBeHeading(around, index)
  }
}

function couldBeHeading(around: Surroundings, index: number): boolean {
  const paragraph = itemAt(around.paragraphs, index)
  const text = shownText(paragraph)
  return (
    around.paragraphs[index + 1] !== undefined &&
    displayWidth(text) <= LONGEST_PLAIN &&
    !BLANKS.test(text) &&
    !QUESTION.test(text) &&
    !endsSentence(text) &&
    !isCaption(text) &&
    !hasNeighbourItem(around.numbers, index)
  )
}

const LONGEST_PLAIN = 60

/** A short line between long paragraphs, where no blank lines part anything. */
function standsOut({ paragraphs, isHeading }: Surroundings, index: number): boolean {
  const isLong = (paragraph: Paragraph | undefined): boolean =>
    paragraph !== undefined && paragraph.kind === undefined && displayWidth(paragraph.text) >= LONG_BODY
  const before = paragraphs[index - 1]
  const after = paragraphs[index + 1]
  const freeBefore =
    before === undefined ||
    isHeading[index - 1] === true ||
    (isLong(before) && /[.。！？!?…]["”」』）)]?$/u.test(before.text))
  return (
    freeBefore &&
    (isLong(after) || (after !== undefined && hasHeadingShape(after.text) && isLong(paragraphs[index + 2])))
  )
}

/** The line before or after counts in the same style: the lines are a list. */
function hasNeighbourItem(numbers: readonly (LineNumber | undefined)[], index: number): boolean {
  const own = numbers[index]
  const follows = (first: LineNumber | undefined, second: LineNumber | undefined): boolean =>
    first !== undefined &&
    second !== undefined &&
    first.style === second.style &&
    first.ordinal !== undefined &&
    second.ordinal === first.ordinal + 1
  return follows(numbers[index - 1], own) || follows(own, numbers[index + 1])
}

/** Numbers that are also other things (an initial, "i)" in a formula): items only beside others of their kind. */
const LISTED_ONLY: ReadonlySet<string> = new Set(['i)', 'A.'])

function isListItem(numbers: readonly (LineNumber | undefined)[], index: number): boolean {
  const number = numbers[index]
  return (
    number?.kind === 'bullet' ||
    (number?.kind === 'item' && (hasNeighbourItem(numbers, index) || !LISTED_ONLY.has(number.style)))
  )
}
