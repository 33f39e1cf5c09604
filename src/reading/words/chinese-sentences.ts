/** Cuts Chinese text, Traditional or Simplified, into sentences. */
import { addTrimmed, type Stretch } from './stretch.ts'

/**
 * The sentences of a text as stretches (UTF-16 units) without the white space around them. Sentences end with 。！？
 * and the closing
 * quotes and brackets after them; an end inside an open quotation does not count, nor one after which a comma goes
 * on. A line end
 * always ends a sentence.
 */
export function splitChineseSentences(text: string): Stretch[] {
  const sentences: Stretch[] = []
  let start = 0
  let open = 0
  for (const mark of text.matchAll(
    /[。！？!?]+[」』”’）)》】〕]*|(?<=\p{Script=Han})[.．](?=\s|\p{Script=Han}|$)|[「『“（(]|[」』”’）)]|\n/gu,
  )) {
    const end = mark.index + mark[0].length
    open += countBrackets(mark[0])
    const inside = open > 0 && end - start < LONGEST_QUOTATION
    const ends =
      mark[0] === '\n' ||
      (/^[。！？!?.．]/.test(mark[0]) && !inside && !/^\s*[，、；：,;]/.test(text.slice(end, end + 4)))
    if (!ends) continue
    addTrimmed(sentences, text, start, end)
    start = end
    open = 0
  }
  addTrimmed(sentences, text, start, text.length)
  return sentences
}

/** A quotation that is never closed must not swallow the rest of the text. In UTF-16 units. */
const LONGEST_QUOTATION = 200

function countBrackets(marks: string): number {
  let balance = 0
  for (const mark of marks) balance += /[「『“（(]/.test(mark) ? 1 : /[」』”’）)]/.test(mark) ? -1 : 0
  return balance
}
