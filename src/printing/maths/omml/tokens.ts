/** The signs of a formula: letters, numbers, operators and words, each with the look that Word and LibreOffice need. */
import type { MmlNode } from '@mathjax/src/js/core/MmlTree/MmlNode.js'
import { attribute, ownAttribute, TEX_CLASS, textOf } from '../typst/nodes.ts'
import { CLOSING, KNOWN_FUNCTIONS, lookOfVariant, OPENING } from './names.ts'
import { withoutInvisible } from './read-row.ts'
import { signs, spacing, type Piece, type RunLook } from './write-omml.ts'

export const formatIdentifier = (node: MmlNode): Piece[] => token(...identifier(node))
export const formatNumber = (node: MmlNode): Piece[] =>
  token(textOf(node), lookOfVariant(ownAttribute(node, 'mathvariant')))
export const formatOperator = (node: MmlNode): Piece[] => token(operatorText(textOf(node)), operatorLook(node))

function token(text: string, look: RunLook): Piece[] {
  // LibreOffice shows no other stroke.
  const shown = withoutInvisible(text).replaceAll('\\', '\u2216')
  return shown === '' ? [] : [signs(shown, COMMANDS.test(shown) ? { words: 'maths' } : look)]
}
/** Signs of LibreOffice's own language of formulas, which it takes for commands unless they are text, and money, which it slants. */
const COMMANDS = /^[#&_$]+$/

/**
 * A single letter is slanted unless MathJax says otherwise. Upright letters that name no function are words, as units and
 * elements are: LibreOffice slants all others. Letters of the number sets are signs of their own.
 */
function identifier(node: MmlNode): [text: string, look: RunLook] {
  const text = textOf(node)
  const variant = ownAttribute(node, 'mathvariant')
  const set = variant === 'double-struck' ? NUMBER_SETS[text] : undefined
  if (set !== undefined) return [set, {}]
  const isUpright =
    variant === 'normal' || (variant === '' && (attribute(node, 'mathvariant') === 'normal' || [...text].length > 1))
  if (!isUpright) return [text, variant === '' ? {} : lookOfVariant(variant)]
  const isOperator = node.texClass === TEX_CLASS.operator && KNOWN_FUNCTIONS.has(text)
  return [text, isOperator || !/\p{L}/u.test(text) ? { face: 'plain' } : { words: 'maths' }]
}

const NUMBER_SETS: Readonly<Record<string, string>> = { C: 'ℂ', H: 'ℍ', N: 'ℕ', P: 'ℙ', Q: 'ℚ', R: 'ℝ', Z: 'ℤ' }

const operatorText = (text: string): string => OPERATORS[text] ?? text
/**
 * A bar that is no bracket stands between: "the probability of A where B". LibreOffice drops a straight quotation mark.
 */
const OPERATORS: Readonly<Record<string, string>> = {
  '-': '\u2212',
  "'": '\u2032',
  '|': '\u2223',
  '"': '\u201D',
}
const operatorLook = (node: MmlNode): RunLook => {
  const variant = ownAttribute(node, 'mathvariant')
  if (variant !== '') return lookOfVariant(variant)
  const text = textOf(node)
  // A bracket without its other half; LibreOffice writes a stroke before a brace in a text.
  if (text === '{' || text === '}') return {}
  if (OPENING.has(text) || CLOSING.has(text)) return { words: 'maths' }
  return /\p{L}/u.test(text) ? { face: 'plain' } : {}
}

export function formatWords(node: MmlNode): Piece[] {
  const text = withoutInvisible(textOf(node))
  if (text === '') return []
  if (text.trim() === '') return spacing('\u2004'.repeat(text.length))
  const { face } = lookOfVariant(ownAttribute(node, 'mathvariant'))
  return [
    signs(text, {
      words: true,
      ...(face === undefined || face === 'plain' ? {} : { face }),
    }),
  ]
}
