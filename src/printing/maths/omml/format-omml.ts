/**
 * Writes MathJax's tree of a formula as Office's maths (OMML), which Word shows and edits as its own equations. All that
 * came from the formula is escaped text.
 */
import type { MmlNode } from '@mathjax/src/js/core/MmlTree/MmlNode.js'
import { attribute, isInnerFraction, ownAttribute, textOf } from '../typst/nodes.ts'
import { formatFrame } from './format-frame.ts'
import { formatRow } from './format-row.ts'
import { formatStack } from './format-stack.ts'
import { libreWidth } from './libre-width.ts'
import { formatTable } from './format-table.ts'
import { formatIdentifier, formatNumber, formatOperator, formatWords } from './tokens.ts'
import { isFenced, isNothing, isZero, spaceOf, withoutInvisible } from './read-row.ts'
import { part, script, scriptsOf, type Place } from './place.ts'
import { betweenBrackets } from './rules.ts'
import { bracketed, preScripted, scripted } from './structures.ts'
import { element, filled, property, rowOf, spacing, tag, type Piece } from './write-omml.ts'

/** `<m:oMath>`. Throws an Error for what OMML cannot hold: a picture shows it right. */
export function formatOmml(root: MmlNode, { inline }: { readonly inline: boolean }): string {
  const row = rowOf(piecesOf(root, { inline, isScript: false, pieces: piecesOf }))
  if (row === '') throw new Error('Cannot write a formula without signs for Word')
  return mathsOf(row)
}

/**
 * LibreOffice takes bold letters from another font than it measures, and cuts off their tails: a subscript of a thin
 * space makes the room.
 */
const mathsOf = (row: string): string =>
  tag('oMath', BOLD_WITH_TAIL.test(row) ? row + scripted(filled([]), { sub: filled(spacing('\u2009')) }) : row)
const BOLD_WITH_TAIL = /[𝐠𝐣𝐩𝐪𝐲]/u

/**
 * The same as one `<m:oMath>` or several, which stand one behind the other in a line. A long one is parted before its signs
 * of relation and behind its wide spaces: LibreOffice breaks no equation, and cuts off what leaves a column. There are as
 * few parts as may be, since it sets one with scripts a point lower than one without.
 */
export function formatOmmlParts(root: MmlNode): readonly string[] {
  if (libreWidth([root]) <= MOST_IN_ONE) return [formatOmml(root, { inline: true })]
  const stretches: Piece[][] = [[]]
  for (const piece of piecesOf(root, { inline: true, isScript: false, pieces: piecesOf })) {
    if (isRelation(piece) && stretches.at(-1)?.length !== 0) stretches.push([])
    stretches.at(-1)?.push(piece)
    if (isWideSpace(piece)) stretches.push([])
  }
  const parts: Piece[][] = []
  for (const stretch of stretches) {
    const last = parts.at(-1)
    if (last !== undefined && !last.some(isWideSpace) && roughWidth([...last, ...stretch]) <= MOST_IN_ONE)
      last.push(...stretch)
    else parts.push([...stretch])
  }
  return parts.map(rowOf).flatMap((row) => (row === '' ? [] : [mathsOf(row)]))
}

/** In em: less than the column of solutions in a marking scheme. */
const MOST_IN_ONE = 13
const isRelation = (piece: Piece): boolean =>
  piece.kind === 'signs' && !piece.look.words && /^[=<>≤≥⩽⩾≠≈≡≅⇒⇔]$/u.test(piece.text)
const isWideSpace = (piece: Piece): boolean => piece.kind === 'signs' && piece.text.includes('\u2003')
/** Half an em for each sign: too much where some stand over others. */
const roughWidth = (pieces: readonly Piece[]): number => rowOf(pieces).replace(/<[^>]*>/g, '').length / 2

function piecesOf(node: MmlNode, place: Place): Piece[] {
  switch (node.kind) {
    case 'math':
    case 'inferredMrow':
    case 'mtd':
    case 'TeXAtom':
      return formatRow(node.childNodes, place)
    case 'mrow':
      return isFenced(node) ? [formatFenced(node, place)] : formatRow(node.childNodes, place)
    case 'mi':
      return formatIdentifier(node)
    case 'mn':
      return formatNumber(node)
    case 'mo':
      return formatOperator(node)
    case 'mtext':
    case 'ms':
      return formatWords(node)
    case 'mspace':
      return formatSpace(node)
    case 'mfrac':
      return [formatFraction(node, place)]
    case 'msqrt':
      return [element(tag('rad', tag('radPr', property('degHide', '1')) + '<m:deg/>' + tag('e', inside(node, place))))]
    case 'mroot':
      return [element(tag('rad', tag('deg', part(node, 1, script(place))) + tag('e', part(node, 0, place))))]
    case 'msup':
    case 'msub':
    case 'msubsup':
      return [element(scripted(part(node, 0, place), scriptsOf(node, place)))]
    case 'mmultiscripts':
      return [formatMultiscripts(node, place)]
    case 'mover':
    case 'munder':
    case 'munderover':
      return [formatStack(node, place)]
    case 'mstyle':
      return formatStyle(node, place)
    case 'mpadded':
      return formatPadded(node, place)
    case 'mphantom':
      return formatPhantom(node, place)
    case 'menclose':
      return [element(formatFrame(node, inside(node, place)))]
    case 'mtable':
      return formatTable(node, place)
    case 'semantics':
      return node.childNodes[0] === undefined ? [] : piecesOf(node.childNodes[0], place)
    case 'none':
    case 'mprescripts':
      return []
    default:
      throw new Error(`Cannot write the maths node ${node.kind} for Word`)
  }
}

/** All children of a node, never empty. */
const inside = (node: MmlNode, place: Place): string => filled(formatRow(node.childNodes, place))

/** Pairs of subscript and superscript after the base, then `mprescripts` and the pairs before it. */
function formatMultiscripts(node: MmlNode, place: Place): Piece {
  const after: string[] = []
  const before: string[] = []
  let current = after
  for (const child of node.childNodes.slice(1)) {
    if (child.kind === 'mprescripts') current = before
    else current.push(rowOf(piecesOf(child, script(place))))
  }
  if (after.length > 2 || before.length > 2) throw new Error('Cannot write more than two scripts at one side for Word')
  const pair = ([sub = '', sup = '']: readonly string[]) => ({
    ...(sub === '' ? {} : { sub }),
    ...(sup === '' ? {} : { sup }),
  })
  const base = scripted(part(node, 0, place), pair(after))
  return element(before.length === 0 ? base : preScripted(base, pair(before)))
}

function formatSpace(node: MmlNode): Piece[] {
  if (ownAttribute(node, 'linebreak') === 'newline') throw new Error('Cannot break the line of a formula for Word')
  if (ownAttribute(node, 'mathbackground') !== '') throw new Error('Cannot write a rule for Word')
  return spacing(spaceOf(ownAttribute(node, 'width')))
}

function formatFenced(node: MmlNode, place: Place): Piece {
  const fence = (index: number): string => withoutInvisible(textOf(node.childNodes.at(index) ?? node))
  const groups: MmlNode[][] = [[]]
  const middles: string[] = []
  for (const item of node.childNodes.slice(1, -1)) {
    if (isMiddle(item)) {
      middles.push(textOf(item))
      groups.push([])
    } else groups.at(-1)?.push(item)
  }
  const inner = betweenBrackets(fence(0) + fence(-1), node.childNodes.slice(1, -1), place)
  if (new Set(middles).size > 1) throw new Error('Cannot write different signs between brackets for Word')
  return element(
    bracketed(
      fence(0),
      fence(-1),
      groups.map((group) => filled(formatRow(group, inner))),
      middles[0],
    ),
  )
}

const isMiddle = (node: MmlNode): boolean =>
  node.kind === 'mo' && ownAttribute(node, 'stretchy') === 'true' && ['|', '\u2016', '/'].includes(textOf(node))

/** In a line of text, and inside another one, Word shrinks a fraction; papers in Hong Kong print it in full size. */
function formatFraction(node: MmlNode, place: Place): Piece {
  const isStack = isZero(ownAttribute(node, 'linethickness') || '1')
  const isLarge = isInnerFraction(node) || (place.inline && attribute(node, 'displaystyle') === 'true')
  const isShrunk = !place.isScript && isLarge
  const size = isShrunk && !isStack ? tag('argPr', property('argSz', '1')) : ''
  if (place.slashes === true)
    return element(
      tag(
        'f',
        tag('fPr', property('type', 'lin')) + tag('num', part(node, 0, place)) + tag('den', part(node, 1, place)),
      ),
    )
  return element(
    tag(
      'f',
      (isStack ? tag('fPr', property('type', 'noBar')) : '') +
        tag('num', size + part(node, 0, place)) +
        tag('den', size + part(node, 1, place)),
    ),
  )
}

function formatStyle(node: MmlNode, place: Place): Piece[] {
  // LibreOffice would print it black.
  if (!['', 'black'].includes(ownAttribute(node, 'mathcolor'))) throw new Error('Cannot write colours for LibreOffice')
  return formatRow(node.childNodes, place)
}

/** `\smash`, `\rlap` and their like: measures set to nothing. */
function formatPadded(node: MmlNode, place: Place): Piece[] {
  if (isNothing(node) && node.childNodes.every((child) => isNothing(child))) return []
  if (ownAttribute(node, 'lspace').startsWith('-'))
    throw new Error('Cannot write a part that laps to the left for Word')
  // The labels of arrows are raised by a hair.
  if (Math.abs(Number.parseFloat(ownAttribute(node, 'voffset') || '0')) > 0.3)
    throw new Error('Cannot write a raised part for Word')
  // LibreOffice drops what is said to have no width, and prints no ground.
  if (isZero(ownAttribute(node, 'width') || '1') || ownAttribute(node, 'mathbackground') !== '')
    throw new Error('Cannot write a part that laps over another, or its ground, for LibreOffice')
  return formatRow(node.childNodes, place)
}

function formatPhantom(node: MmlNode, place: Place): Piece[] {
  // One without width only lends its height, as chemistry does before every script.
  if (isNothing(node)) return []
  return [element(tag('phant', tag('phantPr', property('show', '0')) + tag('e', inside(node, place))))]
}
