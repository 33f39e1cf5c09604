/** Boxes and strokes around or through an expression. */
import type { MmlNode } from '@mathjax/src/js/core/MmlTree/MmlNode.js'
import { attribute } from './nodes.ts'

/** Writes `menclose` with each of its notations. Throws an Error for one that is not known. */
export function formatFrame(node: MmlNode, content: string): string {
  return attribute(node, 'notation')
    .split(/\s+/)
    .filter((notation) => notation !== '')
    .reduce(enclose, content)
}

function enclose(content: string, notation: string): string {
  switch (notation) {
    case 'updiagonalstrike':
      return `cancel(${content})`
    case 'downdiagonalstrike':
      return `cancel(${content}, inverted: #true)`
    case 'horizontalstrike':
      return `cancel(${content}, angle: #90deg)`
    case 'box':
      return `#framed($${content}$)`
    case 'roundedbox':
      return `#framed(radius: 3pt, $${content}$)`
    case 'circle':
      return `#framed(radius: 50%, $${content}$)`
    case 'top':
      return `overline(${content})`
    case 'bottom':
      return `underline(${content})`
    default:
      throw new Error(`Cannot enclose a formula in the notation ${notation}`)
  }
}
