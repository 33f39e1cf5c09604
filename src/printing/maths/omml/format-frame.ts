/** Boxes and strokes around or through an expression. */
import type { MmlNode } from '@mathjax/src/js/core/MmlTree/MmlNode.js'
import { attribute } from '../typst/nodes.ts'
import { property, tag } from './write-omml.ts'

/** Writes `menclose` around its content. Throws an Error for a notation that OMML does not have. */
export function formatFrame(node: MmlNode, content: string): string {
  const notations = new Set(
    attribute(node, 'notation')
      .split(/\s+/)
      .filter((notation) => notation !== ''),
  )
  if (notations.size === 1 && notations.has('top')) return bar('top', content)
  if (notations.size === 1 && notations.has('bottom')) return bar('bot', content)
  for (const notation of notations)
    if (notation !== 'box' && !(notation in STRIKES))
      throw new Error(`Cannot enclose a formula in the notation ${notation} for Word`)
  const hidden = notations.has('box') ? '' : ['hideTop', 'hideBot', 'hideLeft', 'hideRight'].map(on).join('')
  const strikes = Object.entries(STRIKES)
    .filter(([notation]) => notations.has(notation))
    .map(([, name]) => on(name))
    .join('')
  const properties = hidden + strikes
  return tag('borderBox', (properties === '' ? '' : tag('borderBoxPr', properties)) + tag('e', content))
}

const bar = (side: string, content: string): string =>
  tag('bar', tag('barPr', property('pos', side)) + tag('e', content))
const on = (name: string): string => property(name, '1')

/** In the order in which their properties stand. */
const STRIKES: Readonly<Record<string, string>> = {
  horizontalstrike: 'strikeH',
  verticalstrike: 'strikeV',
  updiagonalstrike: 'strikeBLTR',
  downdiagonalstrike: 'strikeTLBR',
}
