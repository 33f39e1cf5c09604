/** How the characters of a line look: what tells a bold or large line from the text around it. */
import { displayWidth, endsSentence } from '../heading-shape.ts'
import type { BuiltText } from './text-builder.ts'

export type LineLook = {
  /** Letters, spaces not counted. */
  readonly characters: number
  readonly boldCharacters: number
  /** Letters by font size in half points. */
  readonly sizes: ReadonlyMap<number, number>
}
/** A line as far as the author's own break in it. */
export type WordLine = BuiltText & { readonly look: LineLook }

export type LookCounter = {
  add(text: string, bold: boolean, size: number): void
  /** Of what was added since the last time. */
  take(): LineLook
}

export function createLookCounter(): LookCounter {
  let counted = emptyLook()
  return {
    add(text, bold, size) {
      const count = text.replace(/\s/g, '').length
      counted.characters += count
      if (bold) counted.boldCharacters += count
      counted.sizes.set(size, (counted.sizes.get(size) ?? 0) + count)
    },
    take() {
      const look = counted
      counted = emptyLook()
      return look
    },
  }
}

const emptyLook = () => ({ characters: 0, boldCharacters: 0, sizes: new Map<number, number>() })

export function joinLooks(looks: readonly LineLook[]): LineLook {
  const joined = emptyLook()
  for (const { characters, boldCharacters, sizes } of looks) {
    joined.characters += characters
    joined.boldCharacters += boldCharacters
    for (const [size, count] of sizes) joined.sizes.set(size, (joined.sizes.get(size) ?? 0) + count)
  }
  return joined
}

/** Nearly all of it: a colon or a number may be plain. */
export const isAllBold = ({ characters, boldCharacters }: LineLook): boolean =>
  characters > 0 && boldCharacters >= characters * 0.9

export const commonestSize = ({ sizes }: LineLook): number | undefined =>
  [...sizes].toSorted((a, b) => b[1] - a[1])[0]?.[0]

const LONGEST_HEADING = 80
const LARGER = 1.15

/** Whether one of two lines of a paragraph looks like a heading and the other does not. */
export function looksPartLines(before: WordLine, line: WordLine): boolean {
  const [first, second] = [before, line].map(({ text, look }) => ({
    bold: isAllBold(look),
    size: commonestSize(look) ?? 0,
    short: displayWidth(text) <= LONGEST_HEADING && !endsSentence(text),
  }))
  if (!first || !second) return false
  const stands = (one: typeof first, other: typeof first): boolean =>
    one.short && ((one.bold && !other.bold) || one.size >= other.size * LARGER)
  return stands(first, second) || stands(second, first)
}
