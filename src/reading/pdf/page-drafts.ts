/** Reads one page or one box: frames, columns, tables and paragraphs, in reading order. */
import { firstOf } from '#domain/must-be-there.ts'
import { findAsides } from './asides.ts'
import { classify } from './classify.ts'
import { readingOrder, type Region } from './columns.ts'
import { findContents, readContents } from './contents-list.ts'
import type { Draft } from './draft.ts'
import type { Frame } from './frames.ts'
import type { Vocabulary } from './join-words.ts'
import { findMarginEntries } from './margin-terms.ts'
import { boundsOf } from './measure.ts'
import { type Line, makeLine } from './line.ts'
import { partFormulas } from './part-formulas.ts'
import { makeParagraph, paragraphsOf } from './paragraphs.ts'
import { endsSentence } from './starts-paragraph.ts'
import { type PrintContext, relativeSize } from './print-context.ts'
import {
  emptyColumns,
  findTables,
  readLooseTable,
  readRuledTable,
  type Row,
  rowsOf,
  splitAtColumns,
  type Stretch,
} from './tables.ts'
import { EMPTY, type StyledText } from './styled-text.ts'

export type Page = { readonly number: number; readonly context: PrintContext; readonly vocabulary: Vocabulary }

/** `frames` with outer ones before those they hold. A frame stands among the lines as one of them. */
export function pageDrafts(lines: readonly Line[], frames: readonly Frame[], page: Page): Draft[] {
  const taken = takeFrames(lines, frames)
  const asides = takeFrames(taken.outside, findAsides(taken.outside))
  const framed = { outside: asides.outside, places: new Map([...taken.places, ...asides.places]) }
  return readingOrder([...framed.outside, ...framed.places.keys()]).flatMap((region) =>
    markFootnotes(regionDrafts(region, framed.places, page), page.context),
  )
}

/** Small print at the foot of a column, below text in the usual size, is a note even without a mark. */
function markFootnotes(drafts: readonly Draft[], context: PrintContext): Draft[] {
  const isSmall = (draft: Draft): boolean =>
    (draft.kind === 'paragraph' || draft.kind === 'footnote') && relativeSize(draft.paragraph.lines[0], context) < 0.91
  const last = drafts.findLastIndex((draft) => !isSmall(draft))
  const above = drafts[last]?.kind
  if (above !== 'paragraph' && above !== 'list_item') return [...drafts]
  return drafts.map((draft, index) => (index > last ? { ...draft, kind: 'footnote' } : draft))
}

type Framed = { readonly frame: Frame; readonly lines: readonly Line[]; readonly inner: readonly Frame[] }

/** A box holds at least this many lines: a bar behind a title is no box, but shows how far the title reaches. */
const FEWEST_LINES = 2

function takeFrames(lines: readonly Line[], frames: readonly Frame[]): { outside: Line[]; places: Map<Line, Framed> } {
  let outside = [...lines]
  const places = new Map<Line, Framed>()
  const taken: Frame[] = []
  for (const frame of frames) {
    if (taken.some((outer) => holds(outer, frame))) continue
    const inside = outside.filter((line) => isInside(line, frame))
    if (!isFilled(frame, inside) && !isTitleBar(frame, inside, lines)) continue
    taken.push(frame)
    outside = outside.filter((line) => !isInside(line, frame))
    places.set(placeholder(frame, firstOf(inside)), {
      frame,
      lines: inside,
      inner: frames.filter((other) => other !== frame && holds(frame, other)),
    })
  }
  return { outside, places }
}

/** A coloured bar across the page with one line on it: the title of what follows in all columns. */
function isTitleBar(frame: Frame, inside: readonly Line[], lines: readonly Line[]): boolean {
  if (frame.kind !== 'box' || inside.length !== 1) return false
  const { left, right } = boundsOf(lines)
  return frame.right - frame.left > 0.8 * (right - left)
}

/** Lines between rules are a table only when most of them stand in cells. */
function isFilled(frame: Frame, inside: readonly Line[]): boolean {
  switch (frame.kind) {
    case 'box':
      return inside.length >= FEWEST_LINES
    case 'table':
      return inside.length > 0
    case 'ruled':
      return rowsOf(inside).length > 1 && (frame.columns.length > 0 || emptyColumns(inside).length > 0)
  }
}

function isInside(line: Line, frame: Frame): boolean {
  const middle = line.baseline - 0.3 * line.size
  const overlap = Math.min(line.right, frame.right + 2) - Math.max(line.left, frame.left - 2)
  return middle > frame.top && middle < frame.bottom && overlap > 0.7 * (line.right - line.left)
}

const holds = (outer: Frame, inner: Frame): boolean =>
  inner.left >= outer.left - 2 &&
  inner.right <= outer.right + 2 &&
  inner.top >= outer.top - 2 &&
  inner.bottom <= outer.bottom + 2

/** A line without text in the place of a frame. */
function placeholder(frame: Frame, like: Line): Line {
  return { ...like, content: EMPTY, left: frame.left, right: frame.right, baseline: frame.top + like.size, runs: [] }
}

function regionDrafts(region: Region, places: ReadonlyMap<Line, Framed>, page: Page): Draft[] {
  const drafts: Draft[] = []
  let waiting: Line[] = []
  const flush = (): void => {
    if (waiting.length > 0) drafts.push(...textDrafts({ ...region, lines: waiting }, page))
    waiting = []
  }
  for (const line of region.lines) {
    const framed = places.get(line)
    if (!framed) {
      waiting.push(line)
      continue
    }
    flush()
    drafts.push(...frameDrafts(framed, page))
  }
  flush()
  return drafts
}

function frameDrafts({ frame, lines, inner }: Framed, page: Page): Draft[] {
  if (frame.kind === 'table') return [tableDraft(readRuledTable(lines, frame, page.vocabulary), lines, page)]
  if (frame.kind === 'ruled') return [tableDraft(readRules(frame, lines, page), lines, page)]
  const drafts = pageDrafts(lines, inner, page)
  if (lines.length < FEWEST_LINES) return drafts
  // A frame without a sentence is drawn around a figure.
  const kind = drafts.some(
    (draft) => endsSentence(draft.paragraph.content.text) && draft.paragraph.content.text.length > 20,
  )
    ? 'boxed'
    : 'caption'
  return drafts.map((draft) =>
    BOXED.has(draft.kind) || (kind === 'caption' && draft.kind !== 'table')
      ? { kind, paragraph: draft.paragraph }
      : draft,
  )
}

/** Rules below every row part the rows; those above and below a table and its head say nothing of them. */
function readRules(frame: Frame, lines: readonly Line[], page: Page): StyledText {
  const columns = frame.columns.length > 0 ? frame.columns : emptyColumns(lines)
  const parted = splitAtColumns(lines, columns)
  const filled = [...frame.rows, Infinity].every((rule, index) =>
    lines.some((line) => line.baseline < rule && line.baseline > (frame.rows[index - 1] ?? -Infinity)),
  )
  if (frame.rows.length < 2 || !filled) return readLooseTable(rowsOf(parted), page.vocabulary)
  return readRuledTable(parted, { ...frame, columns }, page.vocabulary)
}

/** What becomes part of a box; a table or a listing in it stays what it is. */
const BOXED = new Set<Draft['kind']>(['heading', 'paragraph', 'list_item', 'footnote'])

/** Lines of one column: tables and contents among them, paragraphs for the rest. */
function textDrafts(region: Region, page: Page): Draft[] {
  const rows = rowsOf(region.lines)
  const contents = findContents(rows).map((stretch) => ({ ...stretch, read: (of: readonly Row[]) => readContents(of) }))
  const tables = region.lines.every((line) => line.fixedPitchShare > 0.8) ? [] : findTables(rows)
  const stretches = [
    ...contents,
    ...tables
      .filter((table) => !contents.some((other) => overlaps(table, other)))
      .map((stretch) => ({ ...stretch, read: (of: readonly Row[]) => readLooseTable(of, page.vocabulary) })),
  ]
  const drafts: Draft[] = []
  let from = 0
  for (const stretch of stretches.toSorted((a, b) => a.start - b.start)) {
    drafts.push(...paragraphDrafts(region, rows.slice(from, stretch.start), page))
    const taken = rows.slice(stretch.start, stretch.end)
    const entries = findMarginEntries(taken)
    if (entries)
      drafts.push(...entries.flatMap(({ term, text }) => [...columnDrafts(term, page), ...columnDrafts(text, page)]))
    else drafts.push(tableDraft(stretch.read(taken), taken.flat(), page))
    from = stretch.end
  }
  drafts.push(...paragraphDrafts(region, rows.slice(from), page))
  return drafts
}

/** Lines that are a column of their own. */
const columnDrafts = (lines: readonly Line[], page: Page): Draft[] =>
  paragraphDrafts(
    boundsOf(lines),
    lines.map((line) => [line]),
    page,
  )

const overlaps = (a: Stretch, b: Stretch): boolean => a.start < b.end && b.start < a.end

/** What is left of rows of several parts is one line each, justified so widely that its words stand apart. */
function paragraphDrafts(region: Omit<Region, 'lines'>, rows: readonly Row[], page: Page): Draft[] {
  const lines = rows.map((row) => (row.length === 1 ? row[0] : makeLine(row.flatMap((part) => part.runs))))
  return paragraphsOf({ ...region, lines }, page.number, page.vocabulary, page.context).flatMap((paragraph) => {
    const kind = classify(paragraph, page.context)
    return kind === 'formula' ? partFormulas(paragraph, page.vocabulary) : [{ kind, paragraph }]
  })
}

function tableDraft(content: StyledText, lines: readonly Line[], page: Page): Draft {
  const bounds = {
    left: Math.min(...lines.map((line) => line.left)),
    right: Math.max(...lines.map((line) => line.right)),
  }
  return { kind: 'table', paragraph: { ...makeParagraph(lines, bounds, page.number, page.vocabulary), content } }
}
