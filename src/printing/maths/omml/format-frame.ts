/** Lines over or under an expression. */
import type { MmlNode } from '@mathjax/src/js/core/MmlTree/MmlNode.js'
import { attribute } from '../typst/nodes.ts'
import { property, tag } from './write-omml.ts'

/**
 * Writes `menclose` around its content. Throws an Error for what LibreOffice would print without its frame or strokes:
 * of strokes it shows level ones alone, which run along the digits' own lines.
 */
export function formatFrame(node: MmlNode, content: string): string {
  const notation = attribute(node, 'notation').trim()
  if (notation !== 'top' && notation !== 'bottom')
    throw new Error(`Cannot enclose a formula in the notation ${notation} for LibreOffice`)
  return tag('bar', tag('barPr', property('pos', notation === 'top' ? 'top' : 'bot')) + tag('e', content))
}
