/** Finds a quotation in its document, and gives some of the text before and after it, so that a reader can judge it. */
import type { Block } from '#reading/document.ts'

/** Characters on each side, to the nearest end of a sentence; Chinese tells more in fewer. */
const REACH = { en: 450, zh: 160 } as const

/** Empty texts where the quotation cannot be found word for word. Headings stand in brackets. */
export function surroundings(
  quote: string,
  blocks: readonly Block[],
): { readonly before: string; readonly after: string } {
  const text = blocks.map(({ kind, text: words }) => (kind === 'heading' ? `[${words}]` : words)).join('\n')
  const at = text.indexOf(quote)
  if (at < 0) return { before: '', after: '' }
  const reach = /\p{Script=Han}/u.test(quote) ? REACH.zh : REACH.en
  const end = at + quote.length
  return {
    before: fromSentence(text.slice(Math.max(0, at - reach), at), at > reach),
    after: toSentence(text.slice(end, end + reach), end + reach < text.length),
  }
}

/** What stands after the first end of a sentence, unless the text begins here. */
function fromSentence(text: string, isCut: boolean): string {
  if (!isCut) return text.trim()
  const end = /[.!?。！？\n](?:["”」』)]|\s)*/.exec(text)
  return (end === null ? text : text.slice(end.index + end[0].length)).trim()
}

/** What stands up to the last end of a sentence, unless the text ends here. */
function toSentence(text: string, isCut: boolean): string {
  if (!isCut) return text.trim()
  const ends = [...text.matchAll(/[.!?。！？\n]["”」』)]*/g)]
  const last = ends.at(-1)
  return (last === undefined ? text : text.slice(0, last.index + last[0].length)).trim()
}
