/**
 * Finds the words of a quotation in the pieces of text of a page, whatever spaces, hyphens, ligatures and line ends
 * came between.
 */

/** A part of the piece `index`, in UTF-16 units. */
export type Mark = { readonly index: number; readonly start: number; readonly end: number }
export type FoundQuote = { readonly marks: readonly Mark[]; readonly isWhole: boolean }

/** So many letters in a row are no chance. */
const LEAST_LETTERS = 8
/**
 * Letters that may stand between two parts of a quotation, since reading left them out: a formula, a page's number and
 * the running head of the next.
 */
const MOST_BETWEEN = 60
/** Of the quotation: where its parts are so much of it, what stands between them is no part of it. */
const NEARLY_ALL = 0.9

/** Undefined where less than half of it is there. */
export function findQuote(texts: readonly string[], quote: string): FoundQuote | undefined {
  const page = fold(texts)
  const wanted = fold([withoutCommands(quote)]).letters
  if (wanted === '') return undefined
  const at = page.letters.indexOf(wanted)
  if (at !== -1) return { marks: marksOf(of(page, { at, length: wanted.length })), isWhole: true }
  return findParts(page, wanted)
}

/**
 * In pages that follow each other, each as its pieces: the marks of each page. A paragraph is cited by the page on
 * which it begins, so its
 * words may stand on the next one, or go over to it.
 */
export function findQuoteOnPages(
  pages: readonly (readonly string[])[],
  quote: string,
): { readonly marks: readonly (readonly Mark[])[]; readonly isWhole: boolean } | undefined {
  for (const [page, texts] of pages.entries()) {
    const found = findQuote(texts, quote)
    if (found?.isWhole === true)
      return { isWhole: true, marks: pages.map((_, index) => (index === page ? found.marks : [])) }
  }
  const found = findQuote(pages.flat(), quote)
  if (found === undefined) return undefined
  let before = 0
  const marks = pages.map(({ length }) => {
    const ofPage = found.marks
      .filter(({ index }) => index >= before && index < before + length)
      .map((mark) => ({ ...mark, index: mark.index - before }))
    before += length
    return ofPage
  })
  return { marks, isWhole: found.isWhole }
}

type Folded = { readonly letters: string; readonly places: readonly Mark[] }

type Run = { readonly at: number; readonly length: number }
const of = ({ places }: Folded, { at, length }: Run): readonly Mark[] => places.slice(at, at + length)

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

/**
 * The beginning and the end where something was left out between; else the one of them that is at least half of it, as
 * at the end of a page.
 */
function findParts(page: Folded, wanted: string): FoundQuote | undefined {
  const head = longest(wanted.length, (length) => page.letters.indexOf(wanted.slice(0, length)))
  const tail = longest(wanted.length, (length) =>
    page.letters.indexOf(wanted.slice(-length), head.length >= LEAST_LETTERS ? head.at + head.length : 0),
  )
  const between = tail.at - head.at - head.length
  const both = head.length + tail.length
  if (
    head.length >= LEAST_LETTERS &&
    tail.length >= LEAST_LETTERS &&
    between >= 0 &&
    between <= MOST_BETWEEN &&
    both >= wanted.length / 2
  ) {
    const places =
      both >= NEARLY_ALL * wanted.length
        ? [...of(page, head), ...of(page, tail)]
        : of(page, { at: head.at, length: both + between })
    return { marks: marksOf(places), isWhole: true }
  }
  const part = head.length >= tail.length ? head : tail
  return part.length >= LEAST_LETTERS && part.length >= wanted.length / 2
    ? { marks: marksOf(of(page, part)), isWhole: false }
    : undefined
}

/** The greatest length that is found: what holds for a length holds for each below it. */
function longest(most: number, find: (length: number) => number): Run {
  let [least, beyond] = [0, most]
  while (beyond - least > 1) {
    const middle = (least + beyond) >> 1
    if (find(middle) === -1) beyond = middle
    else least = middle
  }
  return { at: least === 0 ? 0 : find(least), length: least }
}

/** One mark for each piece, from its first letter to its last. */
function marksOf(places: readonly Mark[]): Mark[] {
  const marks: Mark[] = []
  for (const place of places) {
    const last = marks.at(-1)
    if (last?.index === place.index) marks[marks.length - 1] = { ...last, end: Math.max(last.end, place.end) }
    else marks.push(place)
  }
  return marks
}
