/** Lines over or under an expression. */
import type { MmlNode } from '@mathjax/src/js/core/MmlTree/MmlNode.js'
import { attribute } from '../typst/nodes.ts'
import { bracketed, scripted } from './structures.ts'
import { filled, property, spacing, tag } from './write-omml.ts'

/**
 * Writes `menclose` around its content; a box is lines on its four sides, since LibreOffice passes over Office's own.
 * Throws an Error for what LibreOffice would print without its strokes: it shows level ones alone, which run along the
 * digits' own lines.
 */
export function formatFrame(node: MmlNode, content: string): string {
  const notation = attribute(node, 'notation').trim()
  switch (notation) {
    case 'top':
      return line('top', content)
    case 'bottom':
      return line('bot', content)
    case 'box':
      return line('top', line('bot', bracketed('|', '|', [content + ROOM_BELOW])))
    default:
      throw new Error(`Cannot enclose a formula in the notation ${notation} for LibreOffice`)
  }
}

/** The line would touch the digits. */
const ROOM_BELOW = scripted(filled([]), { sub: filled(spacing('\u2009')) })

const line = (side: 'top' | 'bot', content: string): string =>
  tag('bar', tag('barPr', property('pos', side)) + tag('e', content))
