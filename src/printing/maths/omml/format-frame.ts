/** Lines over or under an expression. */
import type { MmlNode } from '@mathjax/src/js/core/MmlTree/MmlNode.js'
import { attribute } from '../typst/nodes.ts'
import { property, tag } from './write-omml.ts'

/**
 * Writes `menclose` around its content. Throws an Error for what LibreOffice would print without its frame or strokes. Of
 * strokes it shows level ones: what is cancelled has one through letters or digits, and is a picture where the stroke
 * would be lost among lines of its own.
 */
export function formatFrame(node: MmlNode, content: string): string {
  const notation = attribute(node, 'notation').trim()
  if (CANCELS.has(notation) && isLettersAndDigits(node))
    return tag('borderBox', tag('borderBoxPr', STROKE_ALONE) + tag('e', content))
  if (notation !== 'top' && notation !== 'bottom')
    throw new Error(`Cannot enclose a formula in the notation ${notation} for LibreOffice`)
  return tag('bar', tag('barPr', property('pos', notation === 'top' ? 'top' : 'bot')) + tag('e', content))
}

const CANCELS = new Set(['updiagonalstrike', 'downdiagonalstrike', 'updiagonalstrike downdiagonalstrike'])
const STROKE_ALONE = ['hideTop', 'hideBot', 'hideLeft', 'hideRight', 'strikeH']
  .map((name) => property(name, '1'))
  .join('')

const isLettersAndDigits = ({ kind, childNodes }: MmlNode): boolean =>
  kind === 'mi' || kind === 'mn' || (GROUPS.has(kind) && childNodes.length > 0 && childNodes.every(isLettersAndDigits))
const GROUPS = new Set(['menclose', 'mrow', 'inferredMrow', 'TeXAtom', 'msup', 'msub'])
