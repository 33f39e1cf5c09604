/** Cuts a plain text into paragraphs: blank lines, hard-wrapped lines, underlined headings, tables of tabs. */
import { itemAt, lastOf } from '#domain/must-be-there.ts'
import { steps } from '#domain/steps.ts'
import { isCaption } from '../find-headings.ts'
import type { Paragraph } from '../paragraph.ts'
import { displayWidth, hasHeadingShape } from '../heading-shape.ts'
import { isNextEntry } from '../opens-with-label.ts'
import { findLineNumber } from '../heading-number.ts'

/** The paragraphs of a text in their order, each on one line. */
export function textParagraphs(text: string): Paragraph[] {
  const lines = splitLines(text)
  const wrapWidth = findWrapWidth(lines)
  return groupByBlankLines(lines).flatMap((group) => groupParagraphs(group, wrapWidth))
}

type Line = {
  /** Without the white space around it; inner runs of spaces are one. */
  readonly text: string
  /** Columns of white space before it. */
  readonly indent: number
  readonly tabs: number
}

function splitLines(text: string): Line[] {
  // U+0085 and U+2028/9 are line ends of other systems; a form feed stands between pages.
  return text.split(/\r\n|[\n\r\u0085\u2028\u2029\f\v]/).map((raw) => {
    const visible = raw.replace(/[\u200b\u2060\ufeff\u00ad]/g, '')
    const indent = displayWidth(/^[\s\u3000]*/.exec(visible)?.[0] ?? '')
    const inner = visible.trim()
    if (PAGE_NUMBER.test(inner)) return { text: '', indent: 0, tabs: 0 }
    // Word saves the number of a list item with a tab behind it; columns typed by spaces are as good as tabs.
    const number = inner.slice(0, findLineNumber(inner)?.length ?? 0)
    const cells = inner.slice(number.length).split(number === '' && !isCaption(inner) ? /\t| {3,}/ : '\t')
    const shown = oneSpace(number) + cells.map(squeeze).join('\t')
    return { text: shown, indent, tabs: cells.length - 1 }
  })
}

/** The foot of a page in a text saved from a word processor. */
const PAGE_NUMBER =
  /^(?:page\s+\d+(?:\s+of\s+\d+)?|[-–—]\s*\d{1,4}\s*[-–—]|第\s*\d{1,4}\s*[頁页](?:[，,\s/]*共\s*\d{1,4}\s*[頁页])?)$/iu

const oneSpace = (text: string): string =>
  text.replace(/[\s\u3000]+/g, (space) => (space.startsWith('\u3000') ? '\u3000' : ' '))
const squeeze = (text: string): string => oneSpace(text).trim()

function groupByBlankLines(lines: readonly Line[]): Line[][] {
  const groups: Line[][] = []
  let group: Line[] = []
  for (const line of lines) {
    if (line.text === '') {
      if (group.length > 0) groups.push(group)
      group = []
    } else {
      group.push(line)
    }
  }
  if (group.length > 0) groups.push(group)
  return groups
}

/** A text whose lines are longer than this was not wrapped by hand. */
const WIDEST_WRAP = 132
const LEAST_WRAP = 30
/** A line over this share of the wrap width may be a full one. */
const LEAST_OF_WRAP = 0.6
/** Wrapping cuts anywhere; where more lines than this share end with a sentence, each is a paragraph. */
const MOST_SENTENCE_ENDS = 0.5

/** The column at which the lines of a hard-wrapped text end; undefined when every line is a paragraph of its own. */
function findWrapWidth(lines: readonly Line[]): number | undefined {
  const inner = steps(lines, (line, next) => ({ line, next })).filter(
    ({ line, next }) => line.text !== '' && next.text !== '',
  )
  if (inner.length < 3) return undefined
  const widths = inner.map(({ line }) => fullWidth(line)).toSorted((a, b) => a - b)
  const widest = itemAt(widths, Math.floor(widths.length * 0.95))
  if (widest > WIDEST_WRAP || widest < LEAST_WRAP || lastOf(widths) > WIDEST_WRAP * 1.5) return undefined
  const full = inner.filter(({ line, next }) => endsByWrap(line, next, widest))
  const sentences = full.filter(({ line }) => /[.。！？!?][”」』"')）]?$/u.test(line.text))
  if (full.length >= inner.length * 0.5 && sentences.length <= full.length * MOST_SENTENCE_ENDS) return widest
  const cut = inner.filter(({ line, next }) => fullWidth(line) >= widest * LEAST_OF_WRAP && isCutInSentence(line, next))
  return cut.length >= Math.max(LEAST_CUT, inner.length * SHARE_CUT) ? widest : undefined
}

/**
 * So many lines that end in the middle of a sentence show that a text of many short lines (lists, tables) was wrapped.
 */
const LEAST_CUT = 3
const SHARE_CUT = 0.15

/** A Latin sentence that goes on in small letters on the next line. */
function isCutInSentence(line: Line, next: Line): boolean {
  return /[\p{Ll},]$/u.test(line.text) && /^\p{Ll}/u.test(next.text) && findLineNumber(next.text) === undefined
}

const fullWidth = (line: Line): number => line.indent + displayWidth(line.text)

/** Whether the next line's first word would not have fitted on this line, with a little slack for ragged editors. */
function endsByWrap(line: Line, next: Line, wrapWidth: number): boolean {
  const firstWord = /^\p{Script=Han}|^[^\s\p{Script=Han}]+/u.exec(next.text)?.[0] ?? ''
  return fullWidth(line) + 1 + displayWidth(firstWord) > wrapWidth - 6
}

function groupParagraphs(group: readonly Line[], wrapWidth: number | undefined): Paragraph[] {
  const paragraphs: Paragraph[] = []
  let at = 0
  const isolated = (from: number, to: number): boolean => from === 0 && to === group.length
  while (at < group.length) {
    const start = at
    const line = itemAt(group, at)
    const underline = group[at + 1]
    if (underline && isUnderline(underline.text) && !isUnderline(line.text) && displayWidth(line.text) <= 120) {
      const level = /^[=#*＝]/.test(underline.text) ? 1 : 2
      paragraphs.push({ text: line.text, spans: [], stressed: true, level })
      at += 2
    } else if (isUnderline(line.text)) {
      at += 1
    } else if (line.tabs > 0 && (underline?.tabs ?? 0) > 0) {
      while ((group[at]?.tabs ?? 0) > 0) at += 1
      paragraphs.push({
        text: group
          .slice(start, at)
          .map((row) => row.text)
          .join('\n'),
        spans: [],
        kind: 'table',
      })
    } else {
      at += 1
      let text = line.text
      while (wrapWidth !== undefined && at < group.length && continues(group, start, at, wrapWidth)) {
        text = joinLines(text, itemAt(group, at).text)
        at += 1
      }
      const [opening = '', hashes = ''] = /^(#{1,6})\s+(?=\S)/.exec(text) ?? []
      if (hashes !== '')
        paragraphs.push({
          text: text.slice(opening.length).replace(/\s*#+$/, ''),
          spans: [],
          stressed: true,
          level: hashes.length,
        })
      else paragraphs.push({ text: text.replaceAll('\t', ' '), spans: [], isolated: isolated(start, at) })
    }
  }
  return paragraphs
}

const isUnderline = (text: string): boolean =>
  /^(?:={3,}|-{3,}|_{3,}|~{3,}|\*{3,}|—{2,}|＝{3,}|─{3,}|#{3,})$/u.test(text)

/** Whether the line at `at` goes on with the paragraph that began at `start`. */
function continues(group: readonly Line[], start: number, at: number, wrapWidth: number): boolean {
  const [before, line, after] = [itemAt(group, at - 1), itemAt(group, at), group[at + 1]]
  if (isUnderline(line.text) || line.tabs > 0 || beginsItem(group, start, at)) return false
  if (isNextEntry(itemAt(group, start).text, line.text)) return false
  if (after && isUnderline(after.text)) return false
  if (isHeadingBetween(before, line, after)) return false
  // A paragraph's own first line is indented, a list item's other lines are.
  if (line.indent >= 2 && line.indent > before.indent && at - 1 > start) return false
  if (line.indent >= 2 && line.indent > before.indent && !isHangingItem(itemAt(group, start))) return false
  return endsByWrap(before, line, wrapWidth) || endsInMidSentence(before, wrapWidth, at - 1 === start)
}

/** A numbered line whose other lines may stand under its text; a chapter's heading is followed by a paragraph. */
function isHangingItem(line: Line): boolean {
  const number = findLineNumber(line.text)
  return number !== undefined && number.kind !== 'chapter'
}

/** Where indents begin paragraphs: a line like a heading after a finished sentence and before an indented line. */
function isHeadingBetween(before: Line, line: Line, after: Line | undefined): boolean {
  return (
    after !== undefined &&
    after.indent >= line.indent + 2 &&
    /[.。!?！？…][”"』」)）]?$/u.test(before.text) &&
    hasHeadingShape(line.text)
  )
}

/**
 * Lines of a fixed count of characters differ in width by their digits: a long enough line without a mark at its end
 * goes on too, unless it is a heading.
 */
function endsInMidSentence(line: Line, wrapWidth: number, first: boolean): boolean {
  if (!/[\p{Script=Han}\p{N},，、]$/u.test(line.text) || !/\p{Script=Han}/u.test(line.text)) return false
  return fullWidth(line) >= wrapWidth * LEAST_OF_WRAP && !(first && findLineNumber(line.text) !== undefined)
}

/**
 * A number at the beginning of a line may be the middle of a sentence ("B. F. Skinner"): it counts after a finished
 * line, or in a list of its kind.
 */
function beginsItem(group: readonly Line[], start: number, at: number): boolean {
  const number = findLineNumber(itemAt(group, at).text)
  if (number === undefined) return false
  return (
    number.kind === 'bullet' ||
    /[.。:：;；!?！？]["”」』）)]?$/u.test(itemAt(group, at - 1).text) ||
    findLineNumber(itemAt(group, start).text)?.style === number.style
  )
}

/**
 * Joins two lines of one paragraph: a space between Latin words; none in Chinese text, where a line may even cut a
 * number;
 * none after a hyphen (editors that wrap plain text break only at hyphens that were typed).
 */
function joinLines(first: string, second: string): string {
  if (/[\p{L}\p{N}]-$/u.test(first)) return first + second
  const around = first.slice(-20) + second.slice(0, 20)
  const isChinese = (around.match(CHINESE)?.length ?? 0) > around.length * 0.3
  const touches =
    /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]$/u.test(first) ||
    /^[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u.test(second)
  const cutsNumber = /[\d.,]$/.test(first) && /^[\d.,]/.test(second)
  return isChinese && (touches || cutsNumber) ? first + second : `${first} ${second}`
}

const CHINESE = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/gu
