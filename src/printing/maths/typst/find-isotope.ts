/**
 * Mass and atomic numbers before an element, as `\ce{^{14}_{6}C}` draws them: TeX has no scripts before a base, so
 * mhchem sets
 * invisible ones for their width and then the real ones lapping to the left.
 */
import type { MmlNode } from '@mathjax/src/js/core/MmlTree/MmlNode.js'
import { coreOf, ownAttribute } from './nodes.ts'

export type Isotope = {
  readonly element: MmlNode | undefined
  readonly below: MmlNode | undefined
  readonly above: MmlNode | undefined
  readonly length: number
}

/** The isotope that begins at `index` of these siblings, over `length` of them; undefined when there is none. */
export function findIsotope(siblings: readonly MmlNode[], index: number): Isotope | undefined {
  const [invisible, space, lapping, element] = siblings.slice(index, index + 4)
  if (invisible === undefined || lapping === undefined || space?.kind !== 'mspace') return undefined
  if (!isScripted(invisible) || invisible.kind !== lapping.kind) return undefined
  if (!invisible.childNodes.slice(1).every(isInvisible)) return undefined
  const scripts = lapping.childNodes.slice(1).map(lappedContent)
  if (scripts.includes(undefined)) return undefined
  const [below, above] = lapping.kind === 'msup' ? [undefined, scripts[0]] : scripts
  return { element, below, above, length: element === undefined ? 3 : 4 }
}

const isScripted = ({ kind }: MmlNode): boolean => kind === 'msup' || kind === 'msub' || kind === 'msubsup'

const isInvisible = (script: MmlNode): boolean => {
  const core = coreOf(script)
  return (
    core.kind === 'mphantom' ||
    (core.kind === 'mpadded' && core.childNodes.length === 1 && core.childNodes.every(isInvisible))
  )
}

/** What laps to the left of its place: the last part of the script. */
function lappedContent(script: MmlNode): MmlNode | undefined {
  const last = coreOf(script).childNodes.at(-1)
  const padded = last === undefined ? undefined : coreOf(last)
  if (padded?.kind !== 'mpadded' || ownAttribute(padded, 'lspace') !== '-1width') return undefined
  const content = coreOf(padded.childNodes[0] ?? padded)
  // A subscript is also smashed, so that it does not push the superscript up.
  return content.kind === 'mpadded' ? content.childNodes[0] : content
}
