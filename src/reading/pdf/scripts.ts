/** Writes raised and lowered characters so that 10²⁴ is not read as 1024. */

const RAISED: Readonly<Record<string, string>> = {
  '0': '⁰',
  '1': '¹',
  '2': '²',
  '3': '³',
  '4': '⁴',
  '5': '⁵',
  '6': '⁶',
  '7': '⁷',
  '8': '⁸',
  '9': '⁹',
  '+': '⁺',
  '-': '⁻',
  '–': '⁻',
  '−': '⁻',
  '(': '⁽',
  ')': '⁾',
  '=': '⁼',
  n: 'ⁿ',
  i: 'ⁱ',
}
const LOWERED: Readonly<Record<string, string>> = {
  '0': '₀',
  '1': '₁',
  '2': '₂',
  '3': '₃',
  '4': '₄',
  '5': '₅',
  '6': '₆',
  '7': '₇',
  '8': '₈',
  '9': '₉',
  '+': '₊',
  '-': '₋',
  '–': '₋',
  '−': '₋',
  '(': '₍',
  ')': '₎',
  '=': '₌',
  a: 'ₐ',
  e: 'ₑ',
  i: 'ᵢ',
  k: 'ₖ',
  m: 'ₘ',
  n: 'ₙ',
  o: 'ₒ',
  p: 'ₚ',
  s: 'ₛ',
  t: 'ₜ',
  x: 'ₓ',
}

/** English ordinals are read in a line: 1st, not 1ˢᵗ. */
const ORDINAL = /^(st|nd|rd|th)$/

/**
 * `23` → `²³`; what has no raised form of its own is written `^{max}`. Longer text than a script would hold is left as
 * it is.
 */
export function raise(text: string): string {
  return ORDINAL.test(text.trim()) ? text : write(text, RAISED, '^')
}

/** `2` → `₂`; `max` → `_{max}`. */
export function lower(text: string): string {
  return write(text, LOWERED, '_')
}

function write(text: string, forms: Readonly<Record<string, string>>, mark: string): string {
  const core = text.trim()
  if (core === '') return text
  const space = /\s$/.test(text) ? ' ' : ''
  const characters = Array.from(core)
  if (characters.every((character) => forms[character] !== undefined))
    return characters.map((character) => forms[character]).join('') + space
  if (!/^[\p{L}\p{N}+\-−–]{1,4}$/u.test(core)) return text
  return `${mark}${characters.length > 1 ? `{${core}}` : core}${space}`
}
