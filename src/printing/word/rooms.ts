/** Room for written answers: lines, frames, squares for working, squares of a manuscript. */
import { LeaderType, LineRuleType, Tab, TabStopType, TextRun } from 'docx'
import type { AnswerSpace } from '#layout/laid-out.ts'
import { paragraph, RULE, table, type Block } from './blocks.ts'
import { tab } from './hanging.ts'
import { ownRun } from './lines.ts'
import { fromCentimetres } from './measures.ts'
import type { Sheet } from './sheet.ts'

/** Up to this many rows stand together with their question; of more, three stay at either end. */
const MOST_KEPT_ROWS = 8
export const EDGE = 3
export const mayBreak = ({ lines, shape }: AnswerSpace): boolean =>
  lines > MOST_KEPT_ROWS && (shape === 'lines' || shape === 'manuscript')

/** `left`: how far the room is moved in; `width`: to the right edge of the text. */
export function roomOf(space: AnswerSpace, left: number, width: number, sheet: Sheet): Block[] {
  const result = space.answerLine === undefined ? [] : [resultLine(space.answerLine, width, sheet)]
  switch (space.shape) {
    case 'lines':
      return [...ruledLines(space, left, width, sheet), ...result]
    case 'manuscript':
      return manuscript(space.lines, sheet)
    case 'squares':
      return [gap(), squares(space.lines, left, width, sheet), ...result]
    case 'box':
      return [gap(), frame(space.lines, left, width, sheet, true), ...result]
    case 'blank':
      return [gap(), frame(space.lines, left, width, sheet, false), ...result]
  }
}

const gap = (): Block => paragraph({ style: 'BeforeRoom' })

/**
 * Rows to the right end, each with its line below: what is typed stands on it, and every program keeps rows as high and
 * together, which LibreOffice does with no long chain of paragraphs.
 */
function ruledLines(space: AnswerSpace, left: number, width: number, sheet: Sheet): Block[] {
  const short = Math.round((width - left) * 0.6)
  const from = space.width === 'short' ? left + short : left
  // LibreOffice moves a table at the end of a column into another one.
  if (width < sheet.measures.textWidth) return leaders(space.lines, from, width, sheet)
  return [
    table({
      widths: [width - from],
      indent: from,
      ...(mayBreak(space) ? { loose: EDGE } : {}),
      rows: Array.from({ length: space.lines }, () => ({
        height: { value: sheet.measures.rowHeight },
        cells: [{ bottom: true as const, blocks: [{ style: 'AnswerLine' }], borders: { bottom: RULE } }],
      })),
    }),
  ]
}

/** Each line a tab to the right end. */
const leaders = (lines: number, left: number, width: number, sheet: Sheet): Block[] =>
  Array.from({ length: lines }, () =>
    paragraph({
      style: 'AnswerLine',
      indent: { left },
      tabStops: [{ type: TabStopType.RIGHT, position: width, leader: LeaderType.UNDERSCORE }],
      spacing: rowSpacing(sheet),
      children: [new TextRun({ color: '8C8C8C', children: [new Tab()] })],
    }),
  )

/** Not one line of that height: what is typed would hang in the middle of it. */
const rowSpacing = ({ measures }: Sheet) => ({
  before: measures.rowHeight - measures.linePitch,
  after: 0,
  line: measures.linePitch,
  lineRule: LineRuleType.EXACT,
})

/** One cell, which can be typed into; without its frame it is only room. */
const frame = (rows: number, left: number, width: number, sheet: Sheet, isRuled: boolean): Block =>
  table({
    widths: [width - left],
    indent: left,
    ...(isRuled ? { border: RULE } : {}),
    rows: [{ height: { value: rows * sheet.measures.rowHeight, least: true }, cells: [{ blocks: [] }] }],
  })

function resultLine(words: string, width: number, sheet: Sheet): Block {
  const left = Math.round(width / 2)
  return paragraph({
    style: 'AnswerLine',
    indent: { left },
    tabStops: [{ type: TabStopType.RIGHT, position: width, leader: LeaderType.UNDERSCORE }],
    spacing: rowSpacing(sheet),
    children: [ownRun(`${words} `, sheet), tab()],
  })
}

/** Whole squares as on squared paper: drawn, since a table of some hundred cells is slow to open and to edit. */
function squares(rows: number, left: number, width: number, sheet: Sheet): Block {
  const room = width - left
  const columns = Math.round(room / fromCentimetres(0.7))
  const pitch = room / columns
  const down = Math.ceil((rows * sheet.measures.rowHeight) / pitch)
  const size = { width: room, height: down * pitch }
  return picture(grid(columns, down, pitch, '#B8B8B8'), size, left, 'Room', sheet)
}

/** Twenty squares with space below them for corrections; the signs are counted at the end of every fifth row. */
function manuscript(rows: number, sheet: Sheet): Block[] {
  const columns = 20
  const { textWidth } = sheet.measures
  const pitch = (textWidth - fromCentimetres(0.9)) / columns
  return Array.from({ length: rows }, (_, index) => {
    const row = picture(
      grid(columns, 1, pitch, '#8C8C8C'),
      { width: columns * pitch, height: pitch },
      0,
      'Manuscript',
      sheet,
    )
    const signs = (index + 1) * columns
    return (index + 1) % 5 === 0 && row.kind === 'paragraph'
      ? paragraph({
          ...row.options,
          children: [...(row.options.children ?? []), ownRun(` ${signs}`, sheet, { style: 'Counted' })],
        })
      : row
  })
}

const picture = (
  svg: string,
  size: { width: number; height: number },
  left: number,
  style: string,
  sheet: Sheet,
): Block => paragraph({ style, indent: { left }, children: [sheet.pictures.drawing(svg, size, '')] })

/** Lengths in points, half a line of room around. */
function grid(columns: number, rows: number, pitch: number, colour: string): string {
  const side = pitch / 20
  const [width, height] = [columns * side, rows * side]
  const length = (value: number): string => value.toFixed(2)
  const lines = [
    ...Array.from({ length: rows - 1 }, (_, row) => `M0 ${length((row + 1) * side)}H${length(width)}`),
    ...Array.from({ length: columns - 1 }, (_, column) => `M${length((column + 1) * side)} 0V${length(height)}`),
  ].join('')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${length(width)}pt" height="${length(height)}pt" viewBox="0 0 ${length(width)} ${length(height)}">` +
    `<path d="${lines}" fill="none" stroke="${colour}" stroke-width="0.4"/>` +
    `<rect x="0.3" y="0.3" width="${length(width - 0.6)}" height="${length(height - 0.6)}" fill="none" stroke="#8C8C8C" stroke-width="0.6"/></svg>`
  )
}
