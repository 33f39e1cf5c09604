/** How high a formula stands, roughly: enough to make room for it in a line of text. */
import type { MmlNode } from '@mathjax/src/js/core/MmlTree/MmlNode.js'
import { itemAt } from '#domain/must-be-there.ts'
import { isInnerFraction } from './typst/nodes.ts'

/** Height with depth, in em of the text. A line of letters and scripts is about 1. */
export function formulaHeight(node: MmlNode): number {
  const inner = node.childNodes.map(formulaHeight)
  const highest = Math.max(0, ...inner)
  switch (node.kind) {
    case 'text':
    case 'XML':
      return 0
    case 'mfrac':
      return fractionSize(node) * (sum(inner) + 0.35)
    case 'msqrt':
    case 'mroot':
    case 'menclose':
      return highest + 0.2
    case 'msup':
    case 'msub':
    case 'msubsup':
    case 'mmultiscripts':
      return (inner[0] ?? 1) + 0.25 * Math.max(0, ...inner.slice(1))
    case 'mover':
    case 'munder':
    case 'munderover':
      return (
        (inner[0] ?? 1) +
        sum(
          node.childNodes.slice(1).map((attached, index) => (isMark(attached) ? 0.2 : 0.7 * itemAt(inner, index + 1))),
        )
      )
    case 'mtable':
      return sum(inner) + 0.45 * inner.length
    case 'mo':
      return node.attributes.get('largeop') === true && node.attributes.get('displaystyle') === true ? 1.9 : 0.95
    default:
      return node.isToken ? 0.95 : highest
  }
}

/** An accent or a line, not a limit of its own height. */
const isMark = (node: MmlNode): boolean =>
  node.kind === 'mo' || (node.childNodes.length === 1 && node.kind !== 'mi' && node.childNodes.every(isMark))

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** A fraction in a script shrinks. */
const fractionSize = (node: MmlNode): number =>
  node.attributes.get('displaystyle') === true || isInnerFraction(node) ? 1 : 0.72
