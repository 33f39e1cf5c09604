/** Cuts a Chinese sentence into the pieces between its semicolons. */

export type Piece = { readonly text: string; readonly start: number }

/** The pieces of a sentence between semicolons that stand outside quotation marks; each keeps its closing mark. */
export function splitAtSemicolons(sentence: Piece): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  for (let at = 0; at < sentence.text.length; at += 1) {
    const last = at === sentence.text.length - 1
    if (!last && sentence.text[at] !== '；' && sentence.text[at] !== ';') continue
    const text = sentence.text.slice(from, at + 1)
    if (!last && !balanced(text)) continue
    const lead = text.length - text.trimStart().length
    if (text.trim() !== '') pieces.push({ text: text.trim(), start: sentence.start + from + lead })
    from = at + 1
  }
  return pieces
}

const PAIRS: readonly (readonly [string, string])[] = [
  ['（', '）'],
  ['(', ')'],
  ['「', '」'],
  ['『', '』'],
  ['《', '》'],
  ['〈', '〉'],
  ['“', '”'],
  ['‘', '’'],
  ['[', ']'],
  ['【', '】'],
  ['〔', '〕'],
]

/** Every bracket and quotation mark that opens closes, in the right order of counts. */
export function balanced(text: string): boolean {
  if (!/[（）()「」『』《》〈〉“”‘’[\]【】〔〕"]/.test(text)) return true
  if ((text.match(/"/g) ?? []).length % 2 === 1) return false
  return PAIRS.every(([open, close]) => {
    let depth = 0
    for (const character of text) {
      if (character === open) depth += 1
      else if (character === close) depth -= 1
      if (depth < 0) return false
    }
    return depth === 0
  })
}
