/** Matrices, cases, aligned equations and ruled arrays as a call of the prelude's `maths-table`. */
import type { MmlNode } from '@mathjax/src/js/core/MmlTree/MmlNode.js'
import { firstOf } from '#domain/must-be-there.ts'
import { quote } from './format-tokens.ts'
import { attribute, lengthOf, ownAttribute, textOf } from './nodes.ts'

type Format = (node: MmlNode) => string
type Row = { readonly label: string | undefined; readonly cells: readonly MmlNode[] }

/** Writes `mtable`. The tag of an equation (`\tag{1}`) stands after it. */
export function formatTable(node: MmlNode, format: Format): string {
  const rows = node.childNodes.map(rowOf)
  const columns = Math.max(...rows.map(({ cells }) => cells.length))
  const spacing = list(ownAttribute(node, 'columnspacing') || '1em')
  const gaps = Array.from({ length: columns - 1 }, (_, index) => lengthOf(nth(spacing, index)))
  const isDisplay = attribute(node, 'displaystyle') === 'true'
  const cells = rows.flatMap((row) =>
    Array.from({ length: columns }, (_, index) => formatCell(row.cells[index], isDisplay, format)),
  )
  const lines = rulesOf(node, rows.length, columns)
  const alignment = list(attribute(node, 'columnalign') || 'center')
  const alignments = Array.from({ length: columns }, (_, index) => alignmentOf(nth(alignment, index)))
  const table = `#maths-table(${[array(alignments), array(gaps), array(lines.horizontal), array(lines.vertical), ...cells].join(', ')})`
  const shrunk = SCRIPT_SIZES[Number(attribute(node, 'scriptlevel') || 0)]
  const tags = rows.flatMap(({ label }) => (label === undefined ? [] : [label]))
  return `${shrunk === undefined ? table : `#text(size: ${shrunk}, $${table}$)`}${tags.map((tag) => ` #h(2em) ${quote(tag)}`).join('')}`
}

/** A table in a script shrinks with it; Typst does not do this by itself. */
const SCRIPT_SIZES: Readonly<Record<number, string>> = { 1: '0.7em', 2: '0.5em' }

const rowOf = (row: MmlNode): Row =>
  row.kind === 'mlabeledtr'
    ? { label: textOf(firstOf(row.childNodes)), cells: row.childNodes.slice(1) }
    : { label: undefined, cells: row.childNodes }

function formatCell(cell: MmlNode | undefined, isDisplay: boolean, format: Format): string {
  const content = cell === undefined ? '' : format(cell)
  return content === '' ? 'none' : `$${isDisplay ? `display(${content})` : content}$`
}

/** Numbers of the grid lines that are drawn: 0 is the first edge. */
function rulesOf(node: MmlNode, rows: number, columns: number): { horizontal: string[]; vertical: string[] } {
  const [top, right, bottom, left] = frameOf(node)
  const between = (name: string, count: number): string[] => {
    const styles = list(ownAttribute(node, name) || 'none')
    return Array.from({ length: count - 1 }, (_, index) => index + 1)
      .filter((line) => nth(styles, line - 1) !== 'none')
      .map(String)
  }
  return {
    horizontal: [...(top ? ['0'] : []), ...between('rowlines', rows), ...(bottom ? [`${rows}`] : [])],
    vertical: [...(left ? ['0'] : []), ...between('columnlines', columns), ...(right ? [`${columns}`] : [])],
  }
}

/** MathJax tells the four sides apart in an attribute of its own. */
function frameOf(node: MmlNode): readonly [boolean, boolean, boolean, boolean] {
  const drawn = (style: string | undefined): boolean => style !== undefined && style !== '' && style !== 'none'
  const sides = ownAttribute(node, 'data-frame-styles')
  if (sides !== '') {
    const [top, right, bottom, left] = sides.split(/\s+/)
    return [drawn(top), drawn(right), drawn(bottom), drawn(left)]
  }
  const frame = drawn(ownAttribute(node, 'frame'))
  return [frame, frame, frame, frame]
}

const list = (value: string): string[] => value.trim().split(/\s+/)
/** MathML repeats the last entry of a list for what follows. */
const nth = (entries: readonly string[], index: number): string => entries[Math.min(index, entries.length - 1)] ?? ''
const array = (items: readonly string[]): string => `(${items.map((item) => `${item}, `).join('')})`
const alignmentOf = (name: string): string => (name === 'left' || name === 'right' ? name : 'center')
