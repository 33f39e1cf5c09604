/** Finds the words of a quotation in the pieces of text of a page, whatever spaces, hyphens, ligatures and line ends came between. */

/** A part of the piece `index`, in UTF-16 units. */
export type Mark = { readonly index: number; readonly start: number; readonly end: number }
export type FoundQuote = { readonly marks: readonly Mark[]; readonly isWhole: boolean }

/** So many letters in a row are no chance. */
const LEAST_LETTERS = 8
/** What may stand between two parts of a quotation that reading left out: a footnote's number, a formula. */
const MOST_STRETCH = 1.5

/** Undefined where less than half of it is there. */
export function findQuote(texts: readonly string[], quote: string): FoundQuote | undefined {
  const page = fold(texts)
  const wanted = fold([withoutCommands(quote)]).letters
  if (wanted === '') return undefined
  const at = page.letters.indexOf(wanted)
  if (at !== -1) return { marks: marksOf(page, at, at + wanted.length), isWhole: true }
  return findParts(page, wanted)
}

type Folded = { readonly letters: string; readonly places: readonly Mark[] }

/** Letters and digits alone, without case and accents, each with the place it came from. */
function fold(texts: readonly string[]): Folded {
  const letters: string[] = []
  const places: Mark[] = []
  for (const [index, text] of texts.entries()) {
    let start = 0
    for (const character of text) {
      const end = start + character.length
      for (const letter of character.normalize('NFKD').toLowerCase()) {
        if (!/[\p{L}\p{N}]/u.test(letter)) continue
        letters.push(letter)
        // A letter outside of the first plane is two units of the string that is searched.
        for (let unit = 0; unit < letter.length; unit += 1) places.push({ index, start, end })
      }
      start = end
    }
  }
  return { letters: letters.join(''), places }
}

/** A formula's commands stand in no page; its letters and numbers do. */
const withoutCommands = (quote: string): string => quote.replaceAll(/\\[A-Za-z]+/g, ' ')

/** The beginning and the end where something was left out between; else the one of them that is at least half of it, as at the end of a page. */
function findParts(page: Folded, wanted: string): FoundQuote | undefined {
  const head = longest(wanted.length, (length) => page.letters.indexOf(wanted.slice(0, length)))
  const tail = longest(wanted.length, (length) => page.letters.indexOf(wanted.slice(-length), head.length >= LEAST_LETTERS ? head.at + head.length : 0))
  const span = tail.at + tail.length - head.at
  if (head.length >= LEAST_LETTERS && tail.length >= LEAST_LETTERS && span > 0 && span <= MOST_STRETCH * wanted.length && head.length + tail.length >= wanted.length / 2) return { marks: marksOf(page, head.at, head.at + span), isWhole: true }
  const part = head.length >= tail.length ? head : tail
  return part.length >= LEAST_LETTERS && part.length >= wanted.length / 2 ? { marks: marksOf(page, part.at, part.at + part.length), isWhole: false } : undefined
}

/** The greatest length that is found: what holds for a length holds for each below it. */
function longest(most: number, find: (length: number) => number): { readonly at: number; readonly length: number } {
  let [least, beyond] = [0, most]
  while (beyond - least > 1) {
    const middle = (least + beyond) >> 1
    if (find(middle) === -1) beyond = middle
    else least = middle
  }
  return { at: least === 0 ? 0 : find(least), length: least }
}

/** One mark for each piece, from its first letter to its last. */
function marksOf({ places }: Folded, from: number, to: number): Mark[] {
  const marks: Mark[] = []
  for (const place of places.slice(from, to)) {
    const last = marks.at(-1)
    if (last?.index === place.index) marks[marks.length - 1] = { ...last, end: Math.max(last.end, place.end) }
    else marks.push(place)
  }
  return marks
}
