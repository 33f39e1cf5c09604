/**
 * Tags Chinese, Traditional or Simplified: sentences, and words with their exact places and jieba's parts of speech.
 */
import { tagWords } from '#platform/chinese.ts'
import { splitChineseSentences } from './chinese-sentences.ts'
import { toSimplifiedInPlace } from './convert-chinese.ts'
import type { TaggedSentence, Tagger, Token } from './token.ts'

/**
 * Sentences of a Chinese text, in order. jieba's dictionary is Simplified, so the text is converted first, character
 * for
 * character; places are those of the text given. White space is no token. Loading jieba's dictionary takes some 300
 * ms, once, at the first text.
 */
export const tagChinese: Tagger = (text) => {
  const simplified = toSimplifiedInPlace(text)
  return splitChineseSentences(text).map(({ start, end }): TaggedSentence => ({
    text: text.slice(start, end),
    start,
    end,
    tokens: tagStretch(text, simplified, start, end),
  }))
}

function tagStretch(text: string, simplified: string, start: number, end: number): Token[] {
  const tokens: Token[] = []
  let at = start
  for (const piece of pieces(simplified, start, end)) {
    for (const { word, tag: kind } of tagWords(piece, true) as readonly { word: string; tag: string }[]) {
      const from = at
      at += word.length
      if (word.trim() === '') continue
      tokens.push({ text: text.slice(from, at), start: from, end: at, stem: word.toLowerCase(), tag: kind })
    }
  }
  return tokens
}

/**
 * jieba's WebAssembly ends in `unreachable` on a sentence of millions of characters; no honest sentence comes near this
 * length.
 */
const LONGEST_PIECE = 20_000

function* pieces(text: string, start: number, end: number): Generator<string> {
  for (let at = start; at < end;) {
    const cut = Math.min(at + LONGEST_PIECE, end)
    // Both halves of a surrogate pair stay in one piece.
    const next = cut < end && /[\uD800-\uDBFF]/.test(text.charAt(cut - 1)) ? cut + 1 : cut
    yield text.slice(at, next)
    at = next
  }
}
