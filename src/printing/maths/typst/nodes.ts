/** Reading MathJax's nodes: text, attributes, and the core inside wrappers that draw nothing themselves. */
import type { MmlNode } from '@mathjax/src/js/core/MmlTree/MmlNode.js'
import { signsOfToken } from '../formula-shape.ts'
import { signsOfMhchem } from './names.ts'

/**
 * The text of a token, with the private-use signs of chemistry replaced by real ones. Throws for a private-use sign
 * that is not known.
 */
export function textOf(node: MmlNode): string {
  return signsOfMhchem(
    node.childNodes
      .map((child) =>
        child.kind === 'text'
          ? (child as unknown as { getText(): string }).getText()
          : child.kind === 'XML'
            ? ''
            : textOf(child),
      )
      .join(''),
  )
}

/** An attribute as it applies: set on the node, inherited, or by default. */
export const attribute = (node: MmlNode, name: string): string => String(node.attributes?.get(name) ?? '')
/** An attribute only where it stands on the node itself, else ''. */
export const ownAttribute = (node: MmlNode, name: string): string => String(node.attributes?.getExplicit(name) ?? '')

const WRAPPERS = new Set(['TeXAtom', 'mrow', 'inferredMrow', 'mstyle'])

/** What is left when wrappers with one child are taken off. */
export function coreOf(node: MmlNode): MmlNode {
  const [only, ...others] = WRAPPERS.has(node.kind) ? node.childNodes : []
  return only === undefined || others.length > 0 ? node : coreOf(only)
}

/** How many signs stand beside each other, roughly: of a fraction those of its longer line. */
export function signsIn(node: MmlNode): number {
  if (node.isToken) return signsOfToken(textOf(node))
  const inner = node.childNodes.map(signsIn)
  return node.kind === 'mfrac' ? Math.max(0, ...inner) : inner.reduce((sum, signs) => sum + signs, 0)
}

const SCRIPTS = new Set(['msup', 'msub', 'msubsup', 'mmultiscripts', 'mover', 'munder', 'munderover'])

/**
 * A fraction in a line of a fraction, which TeX would set small: it is set as large as the one around it. One in a
 * script is small on purpose, and so is one that was asked to be.
 */
export function isInnerFraction(node: MmlNode): boolean {
  if (node.kind !== 'mfrac' || ownAttribute(node, 'linethickness').startsWith('0')) return false
  for (let at = node; at.parent !== null && at.parent !== undefined; at = at.parent) {
    const { parent } = at
    if (parent.kind === 'mfrac') return true
    if (parent.kind === 'mstyle' && ownAttribute(parent, 'displaystyle') !== '') return false
    if (SCRIPTS.has(parent.kind) && parent.childNodes[0] !== at) return false
  }
  return false
}

/** TeX's classes of atoms, as MathJax numbers them. */
export const TEX_CLASS = {
  ordinary: 0,
  operator: 1,
  binary: 2,
  relation: 3,
  opening: 4,
  closing: 5,
  punctuation: 6,
  inner: 7,
} as const

/**
 * A length of MathJax ("0.278em", "2cm", "thickmathspace") in a unit that Typst knows; "0em" when it has none.
 * Held between -3 and 40 em, so that no formula can push text off its page.
 */
export function lengthOf(value: string): string {
  const parsed = /^\s*([+-]?\d*\.?\d+)\s*(em|ex|px|pt|cm|mm|in|mu|pc)?\s*$/.exec(value)
  if (parsed === null) return NAMED_SPACES[value.trim()] ?? '0em'
  const em = Number(parsed[1]) * EM_PER_UNIT[(parsed[2] ?? 'em') as keyof typeof EM_PER_UNIT]
  return `${round(Math.min(40, Math.max(-3, em)))}em`
}

/** Of text of 11 points. */
const EM_PER_UNIT = {
  em: 1,
  ex: 0.442,
  px: 0.75 / 11,
  mu: 1 / 18,
  pt: 1 / 11,
  pc: 12 / 11,
  cm: 28.35 / 11,
  mm: 2.835 / 11,
  in: 72 / 11,
} as const

const round = (value: number): number => Math.round(value * 1000) / 1000

const NAMED_SPACES: Readonly<Record<string, string>> = {
  veryverythinmathspace: '0.056em',
  verythinmathspace: '0.111em',
  thinmathspace: '0.167em',
  mediummathspace: '0.222em',
  thickmathspace: '0.278em',
  verythickmathspace: '0.333em',
  negativethinmathspace: '-0.167em',
}
