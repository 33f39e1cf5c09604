/** What LibreOffice shows of lines and brackets: those of an array below a row of a single column, and between two matrices. */
import type { MmlNode } from '@mathjax/src/js/core/MmlTree/MmlNode.js'
import { coreOf, ownAttribute } from '../typst/nodes.ts'
import type { Place } from './place.ts'

/** `below`: rows with a line below them; `before`: columns with a line before them. Both are counted from 0. */
export type Rules = { readonly below: ReadonlySet<number>; readonly before: readonly number[] }

/** Throws an Error for lines that have no place in Office's maths. */
export function rulesOf(table: MmlNode, columns: number): Rules {
  const isFramed = ['frame', 'data-frame-styles'].some((name) => linesOf(table, name).length > 0)
  const rows = linesOf(table, 'rowlines')
  const before = linesOf(table, 'columnlines').map((line) => line + 1)
  if (isFramed || (rows.length > 0 && columns > 1)) throw new Error('Cannot write a ruled table for Word')
  // The rows of matrices beside each other are as high as what stands in them.
  if (before.length > 0 && table.childNodes.some(isHigh))
    throw new Error('Cannot write high parts beside a line for Word')
  return { below: new Set(rows), before }
}

/** Which of the places between rows or columns have a line. Only whole ones are known. */
function linesOf(table: MmlNode, name: string): number[] {
  const styles = ownAttribute(table, name).split(/\s+/)
  return styles.flatMap((style, index) => {
    if (style === '' || style === 'none') return []
    if (style !== 'solid') throw new Error(`Cannot write a ${style} line for Word`)
    return [index]
  })
}

/** Higher than a line of signs. */
export const isHigh = (node: MmlNode): boolean => HIGH.has(node.kind) || node.childNodes.some(isHigh)
const HIGH = new Set(['mfrac', 'mtable', 'munder', 'mover', 'munderover', 'msqrt', 'mroot'])

/**
 * What holds between the brackets ⌊ ⌋ and ⌈ ⌉, which LibreOffice leaves as low as a line: fractions stand on a slash.
 * Throws an Error for other high content, and for fractions that would need brackets of their own.
 */
export function betweenBrackets(signs: string, content: readonly MmlNode[], place: Place): Place {
  if (!/[⌊⌋⌈⌉]/u.test(signs) || !content.some(isHigh)) return place
  if (!content.every(isLowOnSlashes)) throw new Error('Cannot write brackets that LibreOffice does not stretch')
  return { ...place, slashes: true }
}

const isLowOnSlashes = (node: MmlNode): boolean =>
  node.kind === 'mfrac'
    ? node.childNodes.every(isOneFactor)
    : !HIGH.has(node.kind) && node.childNodes.every(isLowOnSlashes)

/** A number or a letter, which a slash divides without brackets. */
const isOneFactor = (node: MmlNode): boolean => ['mi', 'mn'].includes(coreOf(node).kind)
