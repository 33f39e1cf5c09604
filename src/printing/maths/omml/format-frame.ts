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

/** What stands in the box, of a formula that is all of it in one: a paragraph of its own can have the frame instead. */
export function inBox(root: MmlNode): MmlNode | undefined {
  const [only, ...others] = root.childNodes
  if (root.kind === 'menclose') return attribute(root, 'notation').trim() === 'box' ? only : undefined
  return only !== undefined && others.length === 0 && PASSED.has(root.kind) ? inBox(only) : undefined
}
const PASSED = new Set(['math', 'inferredMrow', 'mrow', 'TeXAtom', 'mstyle'])
