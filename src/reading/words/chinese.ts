/** Tags Chinese, Traditional or Simplified: sentences, and words with their exact places and jieba's parts of speech. */
import { tag } from 'jieba-wasm'
import { splitChineseSentences } from './chinese-sentences.ts'
import { toSimplifiedInPlace } from './convert-chinese.ts'
import type { TaggedSentence, Tagger, Token } from './token.ts'

/**
 * Sentences of a Chinese text, in order. jieba's dictionary is Simplified, so the text is converted first, character for
 * character; places are those of the text given. White space is no token. Loading jieba's dictionary takes some 300 ms, once, at the first text.
 */
export const tagChinese: Tagger = (text) => {
  const simplified = toSimplifiedInPlace(text)
  return splitChineseSentences(text).map(({ start, end }): TaggedSentence => ({
    text: text.slice(start, end), start, end, tokens: tagStretch(text, simplified, start, end),
  }))
}

function tagStretch(text: string, simplified: string, start: number, end: number): Token[] {
  const tokens: Token[] = []
  let at = start
  for (const { word, tag: kind } of tag(simplified.slice(start, end), true) as readonly { word: string; tag: string }[]) {
    const from = at
    at += word.length
    if (word.trim() === '') continue
    tokens.push({ text: text.slice(from, at), start: from, end: at, stem: word.toLowerCase(), tag: kind })
  }
  return tokens
}
