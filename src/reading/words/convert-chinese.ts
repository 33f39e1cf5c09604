/** Converts Chinese between Traditional characters as used in Hong Kong and Simplified characters. */
import { Converter as SimplifiedConverter } from 'opencc-js/t2cn'
import { TraditionalConverter } from '#platform/chinese.ts'

/** A text in Simplified characters; what is Simplified already, or not Chinese, stays. The wording stays as it is. */
export function toSimplified(text: string): string {
  // Hong Kong writes 甚麼, which the dictionary leaves as 甚么.
  return (simplify ??= SimplifiedConverter({ from: 'hk', to: 'cn' }))(text.replaceAll('甚麼', '什麼'))
}

/** A text in Traditional characters as used in Hong Kong; what is Traditional already, or not Chinese, stays. */
export function toTraditional(text: string): string {
  return (traditionalise ??= TraditionalConverter({ from: 'cn', to: 'hk' }))(text)
}

/** As `toSimplified`, of the same length in UTF-16 units, so that offsets into the result are offsets into `text`. */
export function toSimplifiedInPlace(text: string): string {
  const simplified = toSimplified(text)
  if (simplified.length === text.length) return simplified
  return [...text]
    .map((character) => {
      const one = toSimplified(character)
      return one.length === character.length ? one : character
    })
    .join('')
}

// The dictionaries are unpacked on first use: English documents never need them.
let simplify: ((text: string) => string) | undefined
let traditionalise: ((text: string) => string) | undefined
