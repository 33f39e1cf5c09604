/** How wide LibreOffice sets a part of a formula, in em: it centres what Word aligns, so that the shorter part needs a space. */
import type { MmlNode } from '@mathjax/src/js/core/MmlTree/MmlNode.js'
import { coreOf, lengthOf, ownAttribute, textOf } from '../typst/nodes.ts'
import { isNothing, itemsOf, withoutInvisible } from './read-row.ts'

/** Measured in LibreOffice 7.4, whose formulas are set in Liberation Serif. Good to a tenth of an em for a school's equations. */
export function libreWidth(nodes: readonly MmlNode[]): number {
  let width = 0
  let isAfterSign = true
  for (const item of itemsOf(nodes)) {
    const core = coreOf(item)
    if (isNothing(core)) continue
    const isSign = core.kind === 'mo' && BINARY.has(textOf(core))
    // A sign before its number, as in "= −1", has no space behind it.
    width += isSign && isAfterSign ? UNARY : widthOf(core)
    isAfterSign = core.kind === 'mo' && !CLOSING.test(textOf(core))
  }
  return width
}

function widthOf(node: MmlNode): number {
  const { childNodes, kind } = node
  const child = (index: number): number => (childNodes[index] === undefined ? 0 : libreWidth([childNodes[index]]))
  switch (kind) {
    case 'mn':
      return textWidth(textOf(node))
    case 'mi':
      return identifierWidth(withoutInvisible(textOf(node)))
    case 'mo':
      return operatorWidth(withoutInvisible(textOf(node)))
    case 'mtext':
      return textWidth(textOf(node))
    case 'mspace':
      return Math.max(0, Number.parseFloat(lengthOf(ownAttribute(node, 'width')))) + AROUND_SPACE
    case 'msup':
    case 'msub':
      return child(0) + SCRIPT * child(1)
    case 'msubsup':
      return child(0) + SCRIPT * Math.max(child(1), child(2))
    case 'mover':
    case 'munder':
    case 'munderover':
      return Math.max(child(0), SCRIPT * child(1), SCRIPT * child(2))
    case 'mfrac':
      return Math.max(child(0), child(1)) + AROUND_FRACTION
    case 'msqrt':
      return libreWidth(childNodes) + ROOT
    case 'mroot':
      return child(0) + ROOT
    default:
      return libreWidth(childNodes)
  }
}

/** LibreOffice sets some itself. */
export const AROUND_SPACE = 0.2
const UNARY = 0.65
const SCRIPT = 0.58
const AROUND_FRACTION = 0.2
const ROOT = 0.6

const BINARY = new Set(['+', '-', '\u2212', '±'])
const CLOSING = /^[)\]}|!%°′]/

const identifierWidth = (text: string): number =>
  [...text].length === 1 ? (LETTERS[text] ?? 0.5) + BESIDE_LETTER : textWidth(text) + BESIDE_NAME
const BESIDE_LETTER = 0.09
const BESIDE_NAME = 0.05

/** Of Liberation Serif, italic, and two signs of geometry; the others are half an em. */
const LETTERS: Readonly<Record<string, number>> = Object.fromEntries(
  'c.44 e.44 f.28 i.28 j.28 k.44 l.28 m.72 r.39 s.39 t.28 v.44 w.67 x.44 y.44 z.39 A.66 B.66 C.72 D.77 E.66 F.66 G.77 H.77 I.38 J.5 K.72 L.61 M.88 N.72 O.77 P.66 Q.77 R.66 T.61 U.77 V.66 W.88 X.66 Y.61 Z.61 ∠.95 △.95'
    .split(' ')
    .map((entry) => [entry[0] ?? '', Number(entry.slice(1))]),
)

function operatorWidth(text: string): number {
  if (/^[()[\]{}|]$/.test(text)) return 0.25
  if (/^[.,;:'′!/]$/.test(text)) return 0.27
  return text === '+' || text === '<' || text === '>' ? 0.7 : /^[=≤≥≠≈≡⩽⩾]$/.test(text) ? 0.83 : 0.85
}

const textWidth = (text: string): number => [...text].reduce((sum, sign) => sum + signWidth(sign), 0)
const signWidth = (sign: string): number =>
  /[\u2E80-\uFFEF]/.test(sign) ? 1 : /[\s.,;:ijlftI'()]/.test(sign) ? 0.27 : /[A-Zmw]/.test(sign) ? 0.7 : 0.5
