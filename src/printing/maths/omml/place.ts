/** What holds for a part of a formula while it is written. */
import type { MmlNode } from '@mathjax/src/js/core/MmlTree/MmlNode.js'
import { filled, type Piece } from './write-omml.ts'

/**
 * `inline`: in a line of text, where Word shrinks fractions; `isScript`: in a superscript, subscript or limit; `slashes`:
 * fractions are written on the line. `pieces` writes any node.
 */
export type Place = {
  readonly inline: boolean
  readonly isScript: boolean
  readonly slashes?: boolean
  readonly pieces: (node: MmlNode, place: Place) => Piece[]
}

export const script = (place: Place): Place => ({ ...place, isScript: true })

/** Child `index` of a node, never empty. */
export const part = ({ childNodes }: MmlNode, index: number, place: Place): string =>
  filled(childNodes[index] === undefined ? [] : place.pieces(childNodes[index], place))

/** Of `msup`, `msub` and `msubsup`. */
export function scriptsOf(node: MmlNode, place: Place): { readonly sub?: string; readonly sup?: string } {
  const first = part(node, 1, script(place))
  switch (node.kind) {
    case 'msup':
      return { sup: first }
    case 'msub':
      return { sub: first }
    default:
      return { sub: first, sup: part(node, 2, script(place)) }
  }
}
