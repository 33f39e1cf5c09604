/**
 * What .docx and .doc share: paragraphs with their look become blocks, tables become one block or the prose they lay
 * out.
 */
import type { Block, Span } from '../document.ts'
import { dropResidue } from '../drop-residue.ts'
import { findHeadings } from '../find-headings.ts'
import type { Paragraph } from '../paragraph.ts'
import { joinLooks, looksPartLines, type WordLine } from './line-look.ts'
import type { BuiltText } from './text-builder.ts'

/**
 * A paragraph of a Word file with what the decision about headings needs, before the size of the body text is known.
 * Sizes are the commonest in the paragraph, in half points.
 */
export type WordParagraph = Omit<Paragraph, 'stressed' | 'isolated'> & {
  /** Letters in it, spaces not counted. */
  readonly characters?: number
  readonly allBold?: boolean
  /** An empty paragraph, a table or the beginning stands before it. */
  readonly afterBlank?: boolean
}

/** Over a table of contents, which is left out. */
const CONTENTS_TITLE = /^(?:table of )?contents$|^目\s*[錄录次]$/i

/** Text as large as this against the body is stressed. */
const LARGER = 1.15
/** In half points: below the size of body text nothing is a heading by its look. */
const SMALLER = 0.95

/**
 * Decides about headings and lists, and closes gaps between the levels of headings (a title over "Heading 3"), so that
 * 1 is the highest.
 */
export function wordBlocks(read: readonly WordParagraph[]): Block[] {
  const paragraphs = outOfBoxes(read.map(dropResidue).filter(({ text }) => text !== ''))
  const bodySize = findBodySize(paragraphs)
  const blocks = findHeadings(
    paragraphs.map((paragraph, index): Paragraph => {
      const { allBold, afterBlank, characters: _, ...kept } = paragraph
      const { size } = paragraph
      const stressed =
        (allBold === true && (size ?? bodySize) >= bodySize * SMALLER) ||
        (size !== undefined && size >= bodySize * LARGER)
      const isolated = afterBlank === true && paragraphs[index + 1]?.afterBlank === true
      return { ...kept, ...(stressed ? { stressed } : {}), ...(isolated ? { isolated } : {}) }
    }),
  ).filter(
    (block, index, all) =>
      !(
        (block.kind === 'heading' || block.kind === 'paragraph') &&
        CONTENTS_TITLE.test(block.text) &&
        (all[index + 1]?.kind ?? 'heading') === 'heading'
      ),
  )
  return closeLevels(blocks)
}

/** The levels of headings as 1, 2, 3, whatever levels between them were left out. */
export function closeLevels(blocks: readonly Block[]): Block[] {
  const levels = [...new Set(blocks.flatMap((block) => (block.level === undefined ? [] : [block.level])))].toSorted(
    (a, b) => a - b,
  )
  return blocks.map((block) =>
    block.level === undefined ? block : { ...block, level: levels.indexOf(block.level) + 1 },
  )
}

const MOST_IN_BOXES = 2 / 3

/**
 * Where most of the text stands in text boxes or frames of one cell, these are the author's way to lay out the page:
 * what they hold is the text itself.
 */
function outOfBoxes(paragraphs: readonly WordParagraph[]): readonly WordParagraph[] {
  const lengthOf = (some: readonly WordParagraph[]): number => some.reduce((sum, { text }) => sum + text.length, 0)
  if (lengthOf(paragraphs.filter(({ kind }) => kind === 'boxed')) <= lengthOf(paragraphs) * MOST_IN_BOXES)
    return paragraphs
  return paragraphs.map((paragraph) => {
    if (paragraph.kind !== 'boxed') return paragraph
    const { kind: _, ...free } = paragraph
    return free
  })
}

function findBodySize(paragraphs: readonly WordParagraph[]): number {
  const characters = new Map<number, number>()
  for (const { size, characters: count } of paragraphs) {
    if (size !== undefined) characters.set(size, (characters.get(size) ?? 0) + (count ?? 0))
  }
  return [...characters].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 0
}

/** Cells longer than this on average hold prose: the table only lays out the page. */
const LONGEST_CELL = 200
/** A table of short titles beside long texts lays out prose as well. */
const MOST_IN_LONG_CELLS = 0.8

/**
 * The paragraphs of a table given by rows and cells: one `table`, or its prose, or `boxed` paragraphs where one cell is
 * drawn around a text.
 */
export function tableParagraphs(rows: readonly (readonly (readonly WordParagraph[])[])[]): WordParagraph[] {
  const cells = rows.flat().filter((cell) => cell.length > 0)
  const all = cells.flat()
  const only = cells.length === 1
  if (only) return all.map((paragraph) => (paragraph.kind === undefined ? { ...paragraph, kind: 'boxed' } : paragraph))
  const characters = all.reduce((sum, paragraph) => sum + paragraph.text.length, 0)
  const inLongCells = cells
    .map((cell) => cell.reduce((sum, { text }) => sum + text.length, 0))
    .filter((length) => length > LONGEST_CELL)
    .reduce((sum, length) => sum + length, 0)
  if (
    characters > LONGEST_CELL * cells.length ||
    inLongCells > characters * MOST_IN_LONG_CELLS ||
    all.some((paragraph) => paragraph.kind === 'table' || paragraph.kind === 'heading')
  )
    return all
  const table = joinRows(rows)
  const notes = all.filter((paragraph) => paragraph.kind === 'footnote')
  return table.text.trim() === '' ? notes : [{ ...table, kind: 'table', afterBlank: true }, ...notes]
}

function joinRows(rows: readonly (readonly (readonly WordParagraph[])[])[]): BuiltText {
  const parts: string[] = []
  let length = 0
  const add = (text: string): void => {
    parts.push(text)
    length += text.length
  }
  const spans: Span[] = []
  rows
    .filter((cells) => cells.some((cell) => cell.length > 0))
    .forEach((cells, row) => {
      if (row > 0) add('\n')
      cells.forEach((cell, column) => {
        if (column > 0) add('\t')
        const content = joinLines(cell.filter((paragraph) => paragraph.kind !== 'footnote'))
        for (const span of content.spans) spans.push({ ...span, start: span.start + length, end: span.end + length })
        add(content.text)
      })
    })
  return { text: parts.join(''), spans }
}

/** Lines joined into one text, with a space between Latin words and none between Chinese characters. */
export function joinLines(lines: readonly BuiltText[]): BuiltText {
  const parts: string[] = []
  const spans: Span[] = []
  let length = 0
  let before = ''
  for (const line of lines) {
    const tight =
      before === '' || (/[\u2e80-\u9fff\uff00-\uffef]$/.test(before) && /^[\u2e80-\u9fff\uff00-\uffef]/.test(line.text))
    if (!tight) parts.push(' ')
    const start = length + (tight ? 0 : 1)
    parts.push(line.text)
    for (const span of line.spans) spans.push({ ...span, start: span.start + start, end: span.end + start })
    length = start + line.text.length
    before = line.text === '' ? before : line.text.slice(-1)
  }
  return { text: parts.join(''), spans }
}

/** A heading with the number that Word prints before it. */
export function withNumber(text: BuiltText, number: string | undefined): BuiltText {
  if (number === undefined || number.trim() === '' || text.text.startsWith(number)) return text
  const prefix = `${number.trim()} `
  return {
    text: prefix + text.text,
    spans: text.spans.map((span) => ({ ...span, start: span.start + prefix.length, end: span.end + prefix.length })),
  }
}

/**
 * Lines that the author broke inside a paragraph; they stay one text unless the line before is a finished sentence, a
 * number begins one of them, or only one looks like a heading.
 */
export function groupLines(lines: readonly WordLine[], startsItem: (text: string) => boolean): WordLine[] {
  const groups: WordLine[][] = []
  for (const line of lines) {
    const last = groups.at(-1)
    const before = last?.at(-1)
    if (
      last &&
      before &&
      !FINISHED.test(before.text) &&
      !startsItem(line.text) &&
      !startsItem(before.text) &&
      !looksPartLines(before, line)
    )
      last.push(line)
    else groups.push([line])
  }
  return groups.map((group) => ({ ...joinLines(group), look: joinLooks(group.map(({ look }) => look)) }))
}

const FINISHED = /[.。！？!?:：;；]["”」』）)]?$/u
