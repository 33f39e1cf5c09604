/**
 * Sets the words of documents and teachers apart from our own, so that no words of theirs can end the quotation (design
 * of security).
 */
import { randomHex, type Random } from '#domain/random.ts'

export type Fence = {
  /** The text between two lines that it cannot forge. `title`: words of ours. */
  around(title: string, text: string): string
  /** A short text of theirs within a sentence of ours. */
  quote(text: string): string
  /** What the instructions call it. */
  readonly mark: string
}

/** Another mark for each request; `random` decides which. */
export function openFence(random: Random): Fence {
  const mark = randomHex(random).slice(0, 12)
  const harmless = (text: string): string =>
    text
      .replaceAll('\u0000', '')
      .replaceAll(mark, '·')
      .replace(/<{3,}|>{3,}/g, (signs) => (signs[0] === '<' ? '‹' : '›').repeat(signs.length))
  return {
    around: (title, text) => `<<<${mark} BEGIN ${title}>>>\n${harmless(text)}\n<<<${mark} END>>>`,
    quote: (text) => JSON.stringify(harmless(text).replace(/\s+/g, ' ').trim().slice(0, LONGEST_QUOTE)),
    mark,
  }
}

/** Names and descriptions are short. */
const LONGEST_QUOTE = 300
