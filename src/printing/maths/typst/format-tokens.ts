/** Identifiers, numbers, operators and words of a formula as Typst maths. */
import type { MmlNode } from '@mathjax/src/js/core/MmlTree/MmlNode.js'
import { inAlphabet, inClass } from './names.ts'
import { attribute, ownAttribute, TEX_CLASS, textOf } from './nodes.ts'

/** Text as a Typst string, which is never markup. */
export const quote = (text: string): string => `"${text.replace(/[\\"]/g, '\\$&')}"`

/** One sign as itself, whatever it would mean to Typst. */
export const sign = (character: string): string =>
  /[A-Za-z0-9]|[^\0-\x7f]/.test(character) ? character : `\\${character}`

/** Invisible operators: function application, times, separator, plus. */
const INVISIBLE = new Set(['\u2061', '\u2062', '\u2063', '\u2064'])

export function formatIdentifier(node: MmlNode): string {
  const text = textOf(node)
  if (text === '' || INVISIBLE.has(text)) return ''
  const variant = ownAttribute(node, 'mathvariant')
  if (isLong(text)) {
    const isOperator = node.texClass === TEX_CLASS.operator
    return isOperator ? `op(${quote(text)})` : inAlphabet(variant === '' ? 'normal' : variant, quote(text))
  }
  const letter = sign(text)
  if (variant !== '') return inAlphabet(variant, letter)
  // Capital Greek is upright in TeX and slanted in Typst.
  return attribute(node, 'mathvariant') === 'normal' && /\p{L}/u.test(text) ? inAlphabet('normal', letter) : letter
}

export function formatNumber(node: MmlNode): string {
  const text = textOf(node)
  return inAlphabet(ownAttribute(node, 'mathvariant'), /^\d+(\.\d+)?$/.test(text) ? text : quote(text))
}

export function formatOperator(node: MmlNode): string {
  const text = textOf(node)
  if (text === '' || INVISIBLE.has(text)) return ''
  if (isLong(text))
    return node.texClass === TEX_CLASS.operator ? `op(${quote(text)})` : inClass(node.texClass, quote(text))
  const shape = text === '-' || text === '\u2212' ? '\u2212' : text === "'" ? 'prime' : sign(text)
  const variant = ownAttribute(node, 'mathvariant')
  const styled = variant === 'normal' ? shape : inAlphabet(variant, shape)
  return inClassOf(node, text, sized(node, styled))
}

/** `\big` and its like ask for a least height in em. */
function sized(node: MmlNode, expression: string): string {
  const height = ownAttribute(node, 'minsize')
  return /^[\d.]+em$/.test(height) ? `lr(${expression}, size: #${height})` : expression
}

function inClassOf(node: MmlNode, text: string, expression: string): string {
  const { texClass } = node
  if (texClass < TEX_CLASS.ordinary || texClass > TEX_CLASS.punctuation) return expression
  return texClass === TEX_CLASS.ordinary && /\w/.test(text) ? expression : inClass(texClass, expression)
}

export function formatWords(node: MmlNode): string {
  const text = textOf(node).replace(/\u00a0/g, ' ')
  if (text === '') return ''
  if (/^\s+$/.test(text)) return `#h(${text.length * 0.25}em)`
  const variant = ownAttribute(node, 'mathvariant')
  return variant === '' || variant === 'normal' ? quote(text) : inAlphabet(variant, quote(text))
}

const isLong = (text: string): boolean => [...text].length > 1
