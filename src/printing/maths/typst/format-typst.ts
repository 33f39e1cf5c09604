/**
 * Writes MathJax's tree of a formula as Typst maths. Everything that came from the formula is quoted or a single
 * escaped sign.
 */
import type { MmlNode } from '@mathjax/src/js/core/MmlTree/MmlNode.js'
import { firstOf, itemAt, lastOf } from '#domain/must-be-there.ts'
import { findIsotope, type Isotope } from './find-isotope.ts'
import { formatFrame } from './format-frame.ts'
import { formatScripts } from './format-scripts.ts'
import { formatStack } from './format-stack.ts'
import { formatTable } from './format-table.ts'
import { formatIdentifier, formatNumber, formatOperator, formatWords, sign } from './format-tokens.ts'
import { colourOf, inClass } from './names.ts'
import { coreOf, isInnerFraction, lengthOf, ownAttribute, signsIn, TEX_CLASS, textOf } from './nodes.ts'

/**
 * Typst maths without its dollar signs. Throws an Error for a node that it cannot draw right: better another way than
 * wrong.
 */
export function formatTypst(node: MmlNode): string {
  switch (node.kind) {
    case 'math':
    case 'inferredMrow':
    case 'mtd':
      return formatRow(node)
    case 'TeXAtom':
      return formatAtom(node)
    case 'mrow':
      return isFenced(node) ? formatFenced(node) : formatRow(node)
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
      return formatFraction(node)
    case 'msqrt':
      return `sqrt(${orNothing(formatRow(node))})`
    case 'mroot':
      return `root(${child(node, 1)}, ${child(node, 0)})`
    case 'msup':
    case 'msub':
    case 'msubsup':
    case 'mmultiscripts':
      return formatScripts(node, formatTypst)
    case 'mover':
    case 'munder':
    case 'munderover':
      return formatStack(node, formatTypst)
    case 'mstyle':
      return formatStyle(node)
    case 'mpadded':
      return formatPadded(node)
    case 'mphantom':
      return formatPhantom(node)
    case 'menclose':
      return formatFrame(node, formatRow(node))
    case 'mtable':
      return formatTable(node, formatTypst)
    case 'semantics':
      return child(node, 0)
    case 'none':
    case 'mprescripts':
      return ''
    default:
      throw new Error(`Cannot write the maths node ${node.kind} for Typst`)
  }
}

/** Parts two atoms without a space: beside words Typst would print it. */
const BESIDE = '/**/'

/** A sign without width, for places that Typst wants filled. */
const orNothing = (expression: string): string => (expression === '' ? 'zws' : expression)
const child = (node: MmlNode, index: number): string =>
  orNothing(node.childNodes[index] === undefined ? '' : formatTypst(node.childNodes[index]))

/**
 * Children side by side. Typst sets no space of its own between an atom and an explicit space, TeX does;
 * so the space that belongs before the next atom is added to the explicit one. The same goes for an empty atom, as
 * before the sign
 * of an aligned equation.
 */
function formatRow(node: MmlNode): string {
  const parts: string[] = []
  const items = node.childNodes
  let index = 0
  while (index < items.length) {
    const isotope = findIsotope(items, index)
    parts.push(isotope === undefined ? formatItem(items, index) : formatIsotope(isotope))
    index += isotope?.length ?? 1
  }
  return parts.filter((part) => part !== '').join(BESIDE)
}

function formatItem(items: readonly MmlNode[], index: number): string {
  const item = itemAt(items, index)
  const formatted = formatTypst(item)
  const next = items[index + 1]
  const isLost = (isSpace(item) || formatted === '') && next !== undefined && !isSpace(next)
  const lost = isLost ? next.texSpacing() : ''
  return lost === '' ? formatted : [formatted, `#h(${lengthOf(lost)})`].filter((part) => part !== '').join(BESIDE)
}

function formatIsotope({ element, below, above }: Isotope): string {
  const script = (place: string, content: MmlNode | undefined): string => {
    const formatted = content === undefined ? '' : formatTypst(content)
    return formatted === '' ? '' : `, ${place}: ${formatted}`
  }
  return `attach(${orNothing(element === undefined ? '' : formatTypst(element))}${script('bl', below)}${script('tl', above)})`
}

const isSpace = (node: MmlNode): boolean => {
  const core = coreOf(node)
  return core.kind === 'mspace' || (core.kind === 'mtext' && /^[\s\u00a0]+$/.test(textOf(core)))
}

/** A group; one that was given a class of its own (`\mathrel{…}`, `\mathbin{…}`) keeps it. */
function formatAtom(node: MmlNode): string {
  const content = formatRow(node)
  const core = coreOf(node).kind
  switch (node.texClass) {
    case TEX_CLASS.relation:
      return core === 'mo' ? content : inClass(TEX_CLASS.relation, orNothing(content))
    case TEX_CLASS.binary:
      return core === 'mo' || content === '' ? content : inClass(TEX_CLASS.binary, content)
    case TEX_CLASS.operator:
      return core === 'mo' || core === 'mi' || content === '' ? content : `op(${content})`
    // `{=}` is a sign without the space of a relation, as the bonds of chemistry are.
    case TEX_CLASS.ordinary:
      return core === 'mo' && content !== '' ? inClass(TEX_CLASS.ordinary, content) : content
    default:
      return content
  }
}

/** `\left … \right` */
const isFenced = (node: MmlNode): boolean =>
  node.texClass === TEX_CLASS.inner &&
  node.childNodes.length >= 2 &&
  firstOf(node.childNodes).kind === 'mo' &&
  lastOf(node.childNodes).kind === 'mo'

function formatFenced(node: MmlNode): string {
  const fence = (side: MmlNode): string => [...textOf(side)].map(sign).join('')
  const inside = node.childNodes
    .slice(1, -1)
    .map((item) => (isMiddle(item) ? `mid(${sign(textOf(item))})` : formatTypst(item)))
  const fenced = `lr(${[fence(firstOf(node.childNodes)), ...inside, fence(lastOf(node.childNodes))].filter((part) => part !== '').join(BESIDE)})`
  const mayBreak = /class\("(?:binary|relation)"/.test(fenced)
  return mayBreak && signsIn(node) <= MOST_KEPT_SIGNS ? inOnePiece(fenced) : fenced
}

/**
 * A line may break at each sign of a calculation, also between brackets that belong together. What `scripts` holds is
 * one piece for Typst, with its baseline; nothing else of it changes.
 */
const inOnePiece = (expression: string): string => `scripts(${expression})`

/** So much stands in the narrowest column of a marking scheme; what is longer must be broken. */
export const MOST_KEPT_SIGNS = 26

/** Of all that is kept in one piece, the signs of the longest. */
export const signsInOnePiece = (node: MmlNode): number =>
  Math.max(
    isFenced(node) && signsIn(node) <= MOST_KEPT_SIGNS ? signsIn(node) : 0,
    ...node.childNodes.map(signsInOnePiece),
  )

const isMiddle = (node: MmlNode): boolean =>
  node.kind === 'mo' && ownAttribute(node, 'stretchy') === 'true' && ['|', '\u2016', '/'].includes(textOf(node))

function formatSpace(node: MmlNode): string {
  if (ownAttribute(node, 'linebreak') === 'newline') return '\\ '
  if (ownAttribute(node, 'mathbackground') !== '') throw new Error('Cannot write a rule for Typst')
  const width = ownAttribute(node, 'width')
  return width === '' ? '' : `#h(${lengthOf(width)})`
}

function formatFraction(node: MmlNode): string {
  const isStack = ownAttribute(node, 'linethickness').startsWith('0')
  return isStack
    ? `vec(delim: #none, gap: #0.25em, ${child(node, 0)}, ${child(node, 1)})`
    : isInnerFraction(node)
      ? `display(frac(${child(node, 0)}, ${child(node, 1)}))`
      : `frac(${child(node, 0)}, ${child(node, 1)})`
}

function formatStyle(node: MmlNode): string {
  const content = formatRow(node)
  if (content === '') return ''
  const display = ownAttribute(node, 'displaystyle')
  const isText = display === 'false' || (display === '' && ownAttribute(node, 'scriptlevel') === '0')
  const sized = display === 'true' ? `display(${content})` : isText ? `inline(${content})` : content
  const colour = ownAttribute(node, 'mathcolor')
  return colour === '' ? sized : `#text(fill: ${colourOf(colour)}, $${sized}$)`
}

const isZero = (length: string): boolean => /^0(\D|$)/.test(length.trim())

/** `\smash`, `\rlap` and their like: measures set to nothing. */
function formatPadded(node: MmlNode): string {
  const content = formatRow(node)
  if (content === '') return ''
  const raised = ownAttribute(node, 'voffset')
  // The labels of arrows are raised by a hair, which Typst does by itself.
  if (Math.abs(Number.parseFloat(lengthOf(raised))) > 0.3)
    throw new Error(`Cannot write a part raised by ${raised} for Typst`)
  if (ownAttribute(node, 'lspace').startsWith('-'))
    throw new Error('Cannot write a part that laps to the left for Typst')
  if (isZero(ownAttribute(node, 'width'))) return `#box(width: 0pt, $${content}$)`
  return content
}

function formatPhantom(node: MmlNode): string {
  const inner = coreOf(node.childNodes[0] ?? node)
  // A phantom without width only lends its height, as chemistry does before every script.
  if (inner.kind === 'mpadded' && isZero(ownAttribute(inner, 'width'))) return ''
  return `#hide($${formatRow(node)}$)`
}
