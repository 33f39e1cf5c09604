/** Matrices, cases, aligned equations, sums in columns and matrices parted by lines. */
import type { MmlNode } from '@mathjax/src/js/core/MmlTree/MmlNode.js'
import { attribute, textOf } from '../typst/nodes.ts'
import { formatRow } from './format-row.ts'
import { AROUND_SPACE, libreWidth } from './libre-width.ts'
import type { Place } from './place.ts'
import { spaceOf } from './read-row.ts'
import { rulesOf, type Rules } from './rules.ts'
import { bracketed } from './structures.ts'
import { element, filled, property, signs, spacing, tag, type Piece } from './write-omml.ts'

type Row = { readonly label: string | undefined; readonly cells: readonly MmlNode[] }

/** Writes `mtable`. The tag of an equation (`\tag{1}`) stands after it. */
export function formatTable(node: MmlNode, place: Place): Piece[] {
  const rows = node.childNodes.map(rowOfTable)
  const columns = Math.max(...rows.map(({ cells }) => cells.length))
  const alignments = (attribute(node, 'columnalign') || 'center').trim().split(/\s+/)
  const tags = rows.flatMap(({ label }) =>
    label === undefined ? [] : [signs(`\u2003\u2003${label}`, { words: true })],
  )
  // Aligned equations have no gap beside their signs.
  const gap = isAligned(alignments, columns) ? property('cGpRule', '3') + property('cGp', '0') : ''
  const rules = rulesOf(node, columns)
  const draft = { rows, alignments, gap, rules, place }
  const from = [0, ...rules.before]
  const parts = from.map((first, index) => matrix(draft, first, from[index + 1] ?? columns))
  const table = parts.length === 1 ? parts.join('') : bracketed('', '', parts, '|')
  return rows.length === 1 && tags.length === 1 && columns <= 2
    ? [...firstRow(rows, place), ...tags]
    : [element(table), ...tags]
}

const rowOfTable = (row: MmlNode): Row =>
  row.kind === 'mlabeledtr'
    ? { label: row.childNodes[0] === undefined ? undefined : textOf(row.childNodes[0]), cells: row.childNodes.slice(1) }
    : { label: undefined, cells: row.childNodes }

const firstRow = ([row]: readonly Row[], place: Place): Piece[] =>
  row === undefined ? [] : row.cells.flatMap((cell) => formatRow(cell.childNodes, place))

/** Columns to the right and to the left in turn, as TeX aligns equations at their signs. */
const isAligned = (alignments: readonly string[], columns: number): boolean =>
  alignments[0] === 'right' && columns <= alignments.length && (columns === 1 || alignments[1] === 'left')

type Draft = {
  readonly rows: readonly Row[]
  readonly alignments: readonly string[]
  readonly gap: string
  readonly rules: Rules
  readonly place: Place
}

/** The columns from `first` up to `end`. */
function matrix({ rows, alignments, gap, rules, place }: Draft, first: number, end: number): string {
  const sideOf = (index: number): Side => {
    const alignment = alignments[Math.min(index, alignments.length - 1)]
    return alignment === 'left' || alignment === 'right' ? alignment : 'center'
  }
  const column = (index: number): string =>
    tag('mc', tag('mcPr', property('count', '1') + property('mcJc', sideOf(index))))
  const indices = Array.from({ length: end - first }, (_, index) => first + index)
  const widths = new Map(
    indices.map((index) => [index, Math.max(...rows.map(({ cells }) => libreWidth(cells[index]?.childNodes ?? [])))]),
  )
  const cell = (node: MmlNode | undefined, index: number, isRuled: boolean): string => {
    const nodes = node?.childNodes ?? []
    const pieces = formatRow(nodes, place)
    const missing = (widths.get(index) ?? 0) - libreWidth(nodes)
    const content = filled([
      ...(index === first && index > 0 ? spacing(BESIDE_LINE) : []),
      ...beside(pieces, sideOf(index), missing, isRuled),
      ...(rules.before.includes(index + 1) ? spacing(BESIDE_LINE) : []),
    ])
    return tag('e', isRuled ? tag('bar', tag('barPr', property('pos', 'bot')) + tag('e', content)) : content)
  }
  return tag(
    'm',
    tag('mPr', property('plcHide', '1') + gap + tag('mcs', indices.map(column).join(''))) +
      rows
        .map(({ cells }, row) =>
          tag('mr', indices.map((index) => cell(cells[index], index, rules.below.has(row))).join('')),
        )
        .join(''),
  )
}

/** A third of an em. */
const BESIDE_LINE = '\u2004'

type Side = 'left' | 'right' | 'center'

/**
 * LibreOffice centres every column. With a space beside it each cell is as wide as its column, so that it stands at the
 * same side there; Word, which aligns by itself, shows the space as nothing but the room that is left over. A line below
 * a cell is as long as its column.
 */
function beside(pieces: readonly Piece[], side: Side, missing: number, isRuled: boolean): readonly Piece[] {
  if (missing < LEAST_SPACE || (side === 'center' && !isRuled)) return pieces
  const space = (width: number): Piece[] => spacing(spaceOf(`${width - AROUND_SPACE}em`))
  if (side === 'center') return [...space(missing / 2), ...pieces, ...space(missing / 2)]
  return side === 'right' ? [...space(missing), ...pieces] : [...pieces, ...space(missing)]
}
const LEAST_SPACE = 0.15
