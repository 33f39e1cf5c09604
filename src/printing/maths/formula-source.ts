/** Limits of a formula, and the LaTeX that is mended before MathJax reads it. */
import { expandDefinitions } from './expand-definitions.ts'

/** In UTF-8; the longest formula of the curriculum is under 500 bytes. */
export const LONGEST_FORMULA_BYTES = 4096
/** Of braces, environments and `\left`; MathJax and Typst recurse, and a deep formula would overflow their stacks. */
export const DEEPEST_NESTING = 40

/** Why a formula is not parsed at all, as a sentence; undefined when it may be. */
export function formulaFault(tex: string): string | undefined {
  const bytes = new TextEncoder().encode(tex).length
  if (bytes > LONGEST_FORMULA_BYTES)
    return `Cannot set a formula of ${bytes} bytes: expected at most ${LONGEST_FORMULA_BYTES}`
  if (nesting(tex) > DEEPEST_NESTING) return `Cannot set a formula nested deeper than ${DEEPEST_NESTING}`
  if (PRIVATE_USE.test(tex)) return 'Cannot set a formula with private-use characters'
  return undefined
}

/** SVG text with these makes Typst loop for ever. */
export const PRIVATE_USE = /[\uE000-\uF8FF]|[\u{F0000}-\u{10FFFF}]/u

/**
 * Takes out what needs no command (`\require{cancel}` is always loaded) and puts signs for what MathJax does not know,
 * and what a command stands for that the formula itself defines.
 */
export function tidyFormula(tex: string): string {
  return expandDefinitions(tex, LONGEST_FORMULA_BYTES)
    .replace(/\\require\s*\{\w*\}/g, '')
    .replace(/\\textcircled\s*\{?\s*(20|1\d|[1-9])\s*\}?/g, (_all, digits: string) =>
      String.fromCodePoint(CIRCLED_ONE + Number(digits) - 1),
    )
    .replace(UNITS, (_all, command: string) => command.replace(/(?<=[a-zA-Z}])\.(?=[a-zA-Z])/g, '\\,'))
    .trim()
}

/** siunitx writes a product of units with full stops: `\SI{9.8}{m.s^{-2}}`. */
const UNITS = /(\\(?:SI|si|unit)\s*(?:\{[^{}]*\}\s*)?\{(?:[^{}]|\{[^{}]*\})*\})/g

/** U+2460 ① … U+2473 ⑳ */
const CIRCLED_ONE = 0x2460

/** The deepest nesting of groups; a formula whose groups do not close is MathJax's to refuse. */
function nesting(tex: string): number {
  let depth = 0
  let deepest = 0
  for (const [mark] of tex.matchAll(/\\(?:begin|left)(?![a-zA-Z])|\\(?:end|right)(?![a-zA-Z])|\\.|[{}_^]|\\sqrt/gs)) {
    // Scripts nest without braces (x^x^x is refused, x^\sqrt x^… is not), so each counts until the formula ends.
    if (mark === '{' || mark === '\\begin' || mark === '\\left') depth += 1
    else if (mark === '}' || mark === '\\end' || mark === '\\right') depth -= 1
    deepest = Math.max(deepest, depth)
  }
  return deepest
}
