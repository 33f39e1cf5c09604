/** Decides whether a line begins a paragraph or goes on with the one above it. */
import type { Region } from './columns.ts'
import type { Line } from './line.ts'
import { findListMarker, startsWithBullet } from './markers.ts'
import { isNextEntry } from '../opens-with-label.ts'
import { isResized, type PrintContext, relativeSize } from './print-context.ts'

/** `line` stands below `before` in one region. Lengths are points. */
export type Place = {
  readonly before: Line
  readonly line: Line
  /** The first line of the paragraph that `before` is in. */
  readonly first: Line
  readonly region: Region
  readonly leading: number
  readonly context: PrintContext
  /** One of the two has a fraction or the like in it, which makes room for itself. */
  readonly stacked: boolean
}

export function startsParagraph(place: Place): boolean {
  const { before, line, region } = place
  if (continuesHeading(place)) return false
  if (isResized(before, line) || isFarBelow(place)) return true
  if (isCentred(before, region) && !isCentred(line, region)) return true
  return (
    followsTitle(place) ||
    isRestyled(place) ||
    leavesItem(place) ||
    isIndented(place) ||
    followsLastLine(place) ||
    startsItem(place) ||
    isNextEntry(place.first.content.text, place.line.content.text) ||
    isLineOfList(place)
  )
}

/**
 * The text ends as a sentence does, a closing quotation mark or bracket after it or not; "p." and the like end none.
 */
export const endsSentence = (text: string): boolean =>
  /[.!?:。！？：…]["'”’」』）)]?$/u.test(text) &&
  !/(?:^|[\s(])(?:pp?|Figs?|Eqs?|Nos?|Vol|Ch|Sec|Drs?|Mrs?|Ms|St|vs|cf|e\.g|i\.e)\.$/.test(text)

const hasEnded = ({ before }: Place): boolean => endsSentence(before.content.text)

/** The line above leaves a good part of its column free. */
const isShort = ({ before, region }: Place): boolean =>
  before.right < region.right - 0.15 * (region.right - region.left)

const gapOf = ({ before, line }: Place): number => line.baseline - before.baseline

/** Titles of several lines are set tightly in one bold style, larger than the text. */
function continuesHeading(place: Place): boolean {
  const { before, line, context } = place
  const alike = before.boldShare > 0.9 && line.boldShare > 0.9 && !isResized(before, line)
  return (
    alike &&
    relativeSize(line, context) >= 1.05 &&
    gapOf(place) < 1.65 * line.size &&
    !/^(\d+(\.\d+)*|第.{1,3}[章節节])\s/.test(line.content.text)
  )
}

/** A wide gap parts paragraphs by itself, a narrower one where the line above could be a last line. */
function isFarBelow(place: Place): boolean {
  const { line, region, leading, stacked } = place
  const gap = gapOf(place)
  if (gap > (stacked ? 2 : 1.45) * Math.max(leading, line.size)) return true
  return gap > 1.25 * leading && (hasEnded(place) || isShort(place)) && !isCentred(line, region)
}

/** A numbered line that leaves room for the next word is a title, though it be set as the text is. */
function followsTitle(place: Place): boolean {
  const { before, line, first } = place
  return (
    before === first &&
    /^(?:\d{1,2}(?:\.\d{1,2})*|[A-Z]\.)\s+\p{Lu}/u.test(before.content.text) &&
    isShort(place) &&
    nextWordFits(place, place.region.right) &&
    /^["“(]?\p{Lu}/u.test(line.content.text)
  )
}

/**
 * Bold or fixed-pitch lines and others; a term of a glossary or a title run into the text is bold at the beginning of
 * its line.
 */
function isRestyled(place: Place): boolean {
  const { before, line, leading } = place
  if (isShort(place) && startsBold(line) && !endsBold(before)) return true
  if (before.boldShare > 0.9 !== line.boldShare > 0.9)
    return isShort(place) || gapOf(place) > 1.2 * leading || (line.boldShare > 0.9 && hasEnded(place))
  return before.fixedPitchShare > 0.9 !== line.fixedPitchShare > 0.9 && isShort(place)
}

const startsBold = (line: Line): boolean => line.content.spans.some((span) => span.kind === 'bold' && span.start === 0)
const endsBold = (line: Line): boolean =>
  line.content.spans.some((span) => span.kind === 'bold' && span.end >= line.content.text.length - 1)

/** What follows a list item in line with its marker, or left of it, is no part of it. */
function leavesItem(place: Place): boolean {
  const { before, line, first, leading } = place
  if (!isItem(first)) return false
  if (before !== first) return line.left < before.left - 0.6 * line.size
  return hasEnded(place) && line.left < first.left + 0.3 * line.size && gapOf(place) > 1.1 * leading
}

const isItem = (line: Line): boolean => findListMarker(line.content.text) !== undefined

/** The first line of a paragraph begins further right than the others; lines of an item do so too, below its marker. */
function isIndented(place: Place): boolean {
  const { before, line, first, region } = place
  if (isItem(first) || isCentred(before, region) || isCentred(line, region)) return false
  const further =
    line.left > region.left + 0.8 * line.size &&
    before.left <= region.left + 0.5 * line.size &&
    line.left - before.left > 0.8 * line.size
  return further && (hasEnded(place) || isShort(place))
}

/** The line above ends a sentence, and was ended on purpose. */
function followsLastLine(place: Place): boolean {
  return (
    hasEnded(place) &&
    (nextWordFits(place, place.region.right) || (isShort(place) && gapOf(place) >= 1.2 * place.leading))
  )
}

/** A line that has room for the first word of the next one was ended on purpose. */
function nextWordFits({ before, line }: Place, edge: number): boolean {
  const text = line.content.text
  const word = /^[^\s\p{Script=Han}]+|^\p{Script=Han}/u.exec(text)?.[0] ?? text
  const wordWidth = (word.length / text.length) * (line.right - line.left)
  return before.right + wordWidth + 0.8 * line.size < edge
}

/** A bullet is never inside a sentence; a number or a dash may be. */
function startsItem(place: Place): boolean {
  const { before, line, first } = place
  if (startsWithBullet(line.content.text)) return true
  const belowFirst =
    isItem(first) && Math.abs(line.left - first.left) < 0.4 * line.size && line.left < before.left - 0.3 * line.size
  return (isItem(line) || CHINESE_SECTION.test(line.content.text)) && (hasEnded(place) || isShort(place) || belowFirst)
}

const CHINESE_SECTION = /^(?:[一二三四五六七八九十]{1,3}|[甲乙丙丁戊])[、.．]/u

/** Items whose bullets are drawn, not written: each begins anew though the line above has room for much more. */
function isLineOfList(place: Place): boolean {
  const { before, line, region, leading } = place
  if (
    line.fixedPitchShare >= 0.8 ||
    region.lines.length > MOST_LINES ||
    !isShort(place) ||
    !nextWordFits(place, region.right)
  )
    return false
  if (
    !/^[\p{Lu}\p{Script=Han}]/u.test(line.content.text) ||
    !/[\p{L}\p{N})）]$/u.test(before.content.text) ||
    OPEN_END.test(before.content.text)
  )
    return false
  // Lines beside a picture leave room in the column as well, but end at one edge, and few of them begin with a capital.
  const near = region.lines.filter(
    (other) =>
      Math.abs(other.baseline - before.baseline) < 4 * leading && Math.abs(other.left - line.left) < 2 * line.size,
  )
  const ragged = /\p{Script=Han}/u.test(line.content.text) ? 1.5 : 5
  const atOneEdge = near.filter(
    (other) => other !== before && Math.abs(other.right - before.right) < ragged * line.size,
  )
  if (atOneEdge.length < 2) return true
  return near.filter((other) => /^\p{Lu}/u.test(other.content.text)).length >= 0.8 * near.length
}

/** More lines are no page; the bound keeps hostile ones cheap. */
const MOST_LINES = 400
/** A sentence goes on after these. */
const OPEN_END = /\s(?:a|an|the|of|and|or|in|to|for|by|with|at)$/i

/** As far from the left as from the right of its column, and well inside. */
function isCentred(line: Line, region: Region): boolean {
  const left = line.left - region.left
  const right = region.right - line.right
  return left > 1.5 * line.size && Math.abs(left - right) < 0.6 * line.size
}
