/** Reading a row of MathJax's tree for Office's maths: what is bracket, function, space or nothing. */
import type { MmlNode } from '@mathjax/src/js/core/MmlTree/MmlNode.js'
import { coreOf, lengthOf, ownAttribute, TEX_CLASS, textOf } from '../typst/nodes.ts'
import { CLOSING, LARGE, OPENING } from './names.ts'

/** Function application, invisible times, separator and plus. */
export const withoutInvisible = (text: string): string => text.replace(/[\u2061-\u2064]/g, '')

/** The items of a row without the groups that only hold others. */
export function itemsOf(nodes: readonly MmlNode[]): MmlNode[] {
  return nodes.flatMap((node) => (isPlainGroup(node) ? itemsOf(node.childNodes) : [node]))
}

const isPlainGroup = (node: MmlNode): boolean =>
  node.kind === 'inferredMrow' ||
  (node.kind === 'TeXAtom' && node.texClass === TEX_CLASS.ordinary && node.childNodes.length > 0 && !isNothing(node)) ||
  (node.kind === 'mrow' && node.texClass !== TEX_CLASS.inner)

/** `\left … \right` */
export const isFenced = (node: MmlNode): boolean => {
  const [first] = node.childNodes
  return (
    node.kind === 'mrow' &&
    node.texClass === TEX_CLASS.inner &&
    node.childNodes.length >= 2 &&
    first?.kind === 'mo' &&
    node.childNodes.at(-1)?.kind === 'mo'
  )
}

export const signOf = (node: MmlNode | undefined): string => {
  const core = node === undefined ? undefined : coreOf(node)
  return core?.kind === 'mo' ? textOf(core) : ''
}

const SCRIPTED = new Set(['msup', 'msub', 'msubsup'])
export const isScripted = (node: MmlNode): boolean => SCRIPTED.has(coreOf(node).kind)

/** The closing bracket that a node is, or has its scripts at: `)^2`. */
export function closingOf(node: MmlNode): string {
  const core = coreOf(node)
  const sign = SCRIPTED.has(core.kind) ? signOf(core.childNodes[0]) : signOf(core)
  return CLOSING.has(sign) || BARS.has(sign) ? sign : ''
}

/** Where the bracket that opens at an index is closed. A bar closes the last bracket where that is a bar, too. */
export function pairsIn(items: readonly MmlNode[]): ReadonlyMap<number, number> {
  const open: { readonly at: number; readonly sign: string }[] = []
  const pairs = new Map<number, number>()
  items.forEach((item, index) => {
    const bar = barOf(item)
    const last = open.at(-1)
    if (bar !== '' && last?.sign === bar) {
      open.pop()
      if (last.at < index - 1) pairs.set(last.at, index)
    } else if (bar !== '' && signOf(item) === bar) open.push({ at: index, sign: bar })
    else if (OPENING.has(signOf(item))) open.push({ at: index, sign: signOf(item) })
    else if (CLOSING.has(closingOf(item))) {
      while (BARS.has(open.at(-1)?.sign ?? '')) open.pop()
      const from = open.pop()
      if (from !== undefined) pairs.set(from.at, index)
    }
  })
  return pairs
}

export const BARS: ReadonlySet<string> = new Set(['|', '\u2016', '\u2225'])
/** A bar, or one with scripts. Two sides of a figure are parallel (a relation), and no bars. */
function barOf(node: MmlNode): string {
  const core = coreOf(node)
  const base = SCRIPTED.has(core.kind) ? core.childNodes[0] : core
  return base !== undefined && BARS.has(signOf(base)) && coreOf(base).texClass !== TEX_CLASS.relation
    ? signOf(base)
    : ''
}

/** The large operator that a node is, or has its limits at. */
export function largeOperatorOf(node: MmlNode): string {
  const core = coreOf(node)
  const sign = signOf(LIMITED.has(core.kind) ? core.childNodes[0] : core)
  return LARGE.has(sign) ? sign : ''
}

const LIMITED = new Set(['munderover', 'munder', 'mover', 'msubsup', 'msub', 'msup'])

/** `\sin`, `\log_2`, `\lim_{x\to 0}`: a name in letters, with or without scripts or limits. */
export function isFunction(node: MmlNode): boolean {
  const core = coreOf(node)
  const [base] = core.childNodes
  const name = LIMITED.has(core.kind) && base !== undefined ? coreOf(base) : core
  return (
    (name.kind === 'mi' || name.kind === 'mo') &&
    name.texClass === TEX_CLASS.operator &&
    /^\p{L}{2,}/u.test(textOf(name))
  )
}

/** Draws nothing and takes no width, as the phantoms before the scripts of chemistry and `{}`. */
export function isNothing(node: MmlNode): boolean {
  const core = coreOf(node)
  switch (core.kind) {
    case 'mphantom':
      return core.childNodes.every((child) => isNothing(child))
    case 'mpadded':
      return isZero(ownAttribute(core, 'width'))
    case 'mi':
    case 'mo':
    case 'mtext':
    case 'mn':
      return withoutInvisible(textOf(core)) === ''
    case 'TeXAtom':
    case 'mrow':
    case 'inferredMrow':
    case 'mstyle':
      return core.childNodes.every((child) => isNothing(child))
    default:
      return false
  }
}

/** `{}` itself, which nothing stands in. */
export const isEmptyGroup = (node: MmlNode): boolean => {
  const core = coreOf(node)
  return core.childNodes.length === 0 || (!hasPhantom(core) && isNothing(core))
}
const hasPhantom = (node: MmlNode): boolean =>
  node.kind === 'mphantom' || node.kind === 'mpadded' || node.childNodes.some((child) => hasPhantom(child))

export const isZero = (length: string): boolean => /^0(\D|$)/.test(length.trim())

/** A space as the signs of Unicode that are about as wide; nothing for one that draws signs together. */
export function spaceOf(width: string): string {
  let left = Number.parseFloat(lengthOf(width))
  let space = ''
  for (const [sign, em] of SPACES)
    while (left >= em - 0.02 && space.length < MOST_SPACES) {
      space += sign
      left -= em
    }
  return space
}
const SPACES = [
  ['\u2003', 1],
  ['\u2002', 0.5],
  ['\u2004', 0.333],
  ['\u2005', 0.25],
  ['\u2009', 0.167],
] as const
const MOST_SPACES = 40
