/** How a cell of a table in a formula is aligned, spaced and ruled, as CSS: browsers read no attributes for it. */
import type { MmlNode } from '@mathjax/src/js/core/MmlTree/MmlNode.js'
import { lengthOf, ownAttribute } from '../typst/nodes.ts'

/** Undefined properties are those of the browser. */
export function cellStyle(cell: MmlNode): string {
  const row = cell.parent
  const table = row?.parent
  if (row === null || row === undefined || table?.kind !== 'mtable') return ''
  const cells = row.kind === 'mlabeledtr' ? row.childNodes.slice(1) : row.childNodes
  const column = cells.indexOf(cell)
  // The tag of an equation.
  if (column < 0) return 'padding-left:2em'
  const at = table.childNodes.indexOf(row)
  const nth = (name: string, index: number): string => {
    const entries = ownAttribute(table, name).trim().split(/\s+/)
    return entries[Math.min(index, entries.length - 1)] ?? ''
  }
  const alignment = nth('columnalign', column)
  const gap = (index: number): string => (index < 0 ? '0' : half(nth('columnspacing', index) || '1em'))
  const isRuled = ['frame', 'columnlines', 'rowlines', 'data-frame-styles'].some(
    (name) => ownAttribute(table, name) !== '',
  )
  const [left, right] = [gap(column - 1), column === cells.length - 1 ? '0' : gap(column)]
  const [top, after, bottom, before] = frameOf(table)
  const lines = [
    (column === 0 && before) || (column > 0 && isLine(nth('columnlines', column - 1))) ? 'left' : '',
    column === cells.length - 1 && after ? 'right' : '',
    (at === 0 && top) || (at > 0 && isLine(nth('rowlines', at - 1))) ? 'top' : '',
    at === table.childNodes.length - 1 && bottom ? 'bottom' : '',
  ]
  return [
    alignment === 'left' || alignment === 'right' ? `text-align:${alignment}` : '',
    isRuled ? '' : `padding-left:${left};padding-right:${right}`,
    ...lines.map((side) => (side === '' ? '' : `border-${side}:.06em solid`)),
  ]
    .filter((property) => property !== '')
    .join(';')
}

const isLine = (style: string): boolean => style !== '' && style !== 'none'
const half = (length: string): string => `${Math.max(0, Number.parseFloat(lengthOf(length)) / 2)}em`

/** Top, right, bottom, left; MathJax tells them apart in an attribute of its own. */
function frameOf(table: MmlNode): readonly boolean[] {
  const sides = ownAttribute(table, 'data-frame-styles')
  if (sides !== '') return sides.split(/\s+/).map(isLine)
  const frame = isLine(ownAttribute(table, 'frame'))
  return [frame, frame, frame, frame]
}
