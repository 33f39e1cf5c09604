/** What a document can say by a paragraph or a table of its own, where no equation that LibreOffice shows says it. */
import type { MmlNode } from '@mathjax/src/js/core/MmlTree/MmlNode.js'
import { attribute, ownAttribute } from '../typst/nodes.ts'
import { formatOmml } from './format-omml.ts'
import { libreWidth } from './libre-width.ts'

/** Equations in the frame of a paragraph, or in the cells of a table with all its lines; widths in em. */
export type StandingAlone =
  | { readonly kind: 'box'; readonly equation: string; readonly width: number }
  | { readonly kind: 'grid'; readonly rows: readonly (readonly string[])[]; readonly widths: readonly number[] }

/** Of a formula that is all of it one box or one ruled table. */
export function standingAlone(root: MmlNode): StandingAlone | undefined {
  const [only, ...others] = root.childNodes
  if (only !== undefined && root.kind === 'menclose' && attribute(root, 'notation').trim() === 'box')
    return { kind: 'box', equation: equation(only), width: libreWidth([only]) }
  if (root.kind === 'mtable') return gridOf(root)
  return only !== undefined && others.length === 0 && PASSED.has(root.kind) ? standingAlone(only) : undefined
}
const PASSED = new Set(['math', 'inferredMrow', 'mrow', 'TeXAtom', 'mstyle'])

const equation = (node: MmlNode): string => formatOmml(node, { inline: false })

/** With every line, and with something in every cell. */
function gridOf(table: MmlNode): StandingAlone | undefined {
  const rows = table.childNodes.map(({ childNodes }) => childNodes)
  const [first] = rows
  const isWhole = (name: string, lines: number): boolean => {
    const styles = ownAttribute(table, name)
      .split(/\s+/)
      .filter((style) => style !== '')
    return lines === 0 || (styles.length > 0 && styles.length <= lines && styles.every((style) => style === 'solid'))
  }
  if (
    first === undefined ||
    ownAttribute(table, 'frame') !== 'solid' ||
    !isWhole('rowlines', rows.length - 1) ||
    !isWhole('columnlines', first.length - 1) ||
    rows.some((row) => row.length !== first.length || row.some((cell) => libreWidth([cell]) === 0))
  )
    return undefined
  return {
    kind: 'grid',
    rows: rows.map((row) => row.map(equation)),
    widths: first.map((_, column) => Math.max(...rows.map((row) => libreWidth(row.slice(column, column + 1))))),
  }
}
