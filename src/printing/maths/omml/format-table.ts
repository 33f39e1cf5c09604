/** Matrices, cases and aligned equations. Ruled arrays have no place in Office's maths. */
import type { MmlNode } from '@mathjax/src/js/core/MmlTree/MmlNode.js'
import { attribute, ownAttribute, textOf } from '../typst/nodes.ts'
import { formatRow } from './format-row.ts'
import { libreWidth } from './libre-width.ts'
import type { Place } from './place.ts'
import { spaceOf } from './read-row.ts'
import { element, filled, property, signs, spacing, tag, type Piece } from './write-omml.ts'

type Row = { readonly label: string | undefined; readonly cells: readonly MmlNode[] }

/** Writes `mtable`. The tag of an equation (`\tag{1}`) stands after it. */
export function formatTable(node: MmlNode, place: Place): Piece[] {
  if (isRuled(node)) throw new Error('Cannot write a ruled table for Word')
  const rows = node.childNodes.map(rowOfTable)
  const columns = Math.max(...rows.map(({ cells }) => cells.length))
  const alignments = (attribute(node, 'columnalign') || 'center').trim().split(/\s+/)
  const tags = rows.flatMap(({ label }) =>
    label === undefined ? [] : [signs(`\u2003\u2003${label}`, { words: true })],
  )
  // Aligned equations have no gap beside their signs.
  const gap = isAligned(alignments, columns) ? property('cGpRule', '3') + property('cGp', '0') : ''
  const table = matrix(rows, columns, alignments, gap, place)
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

function matrix(
  rows: readonly Row[],
  columns: number,
  alignments: readonly string[],
  gap: string,
  place: Place,
): string {
  const sideOf = (index: number): Side => {
    const alignment = alignments[Math.min(index, alignments.length - 1)]
    return alignment === 'left' || alignment === 'right' ? alignment : 'center'
  }
  const column = (index: number): string =>
    tag('mc', tag('mcPr', property('count', '1') + property('mcJc', sideOf(index))))
  const indices = Array.from({ length: columns }, (_, index) => index)
  const widths = indices.map((index) =>
    Math.max(...rows.map(({ cells }) => libreWidth(cells[index]?.childNodes ?? []))),
  )
  const cell = (node: MmlNode | undefined, index: number): string => {
    const nodes = node?.childNodes ?? []
    const pieces = formatRow(nodes, place)
    const missing = (widths[index] ?? 0) - libreWidth(nodes)
    return tag('e', filled(beside(pieces, sideOf(index), missing)))
  }
  return tag(
    'm',
    tag('mPr', property('plcHide', '1') + gap + tag('mcs', indices.map(column).join(''))) +
      rows.map(({ cells }) => tag('mr', indices.map((index) => cell(cells[index], index)).join(''))).join(''),
  )
}

type Side = 'left' | 'right' | 'center'

/**
 * LibreOffice centres every column. With a space beside it each cell is as wide as its column, so that it stands at the
 * same side there; Word, which aligns by itself, shows the space as nothing but the room that is left over.
 */
function beside(pieces: readonly Piece[], side: Side, missing: number): readonly Piece[] {
  const space = side === 'center' || missing < LEAST_SPACE ? [] : spacing(spaceOf(`${missing - AROUND_SPACE}em`))
  return side === 'right' ? [...space, ...pieces] : [...pieces, ...space]
}
const LEAST_SPACE = 0.15
/** LibreOffice sets some itself. */
const AROUND_SPACE = 0.12

function isRuled(node: MmlNode): boolean {
  const drawn = (styles: string): boolean => styles.split(/\s+/).some((style) => style !== '' && style !== 'none')
  return ['rowlines', 'columnlines', 'frame', 'data-frame-styles'].some((name) => drawn(ownAttribute(node, name)))
}
