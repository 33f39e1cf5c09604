/** Looks a quotation up in a document: it must stand there word for word. */
import type { Block, ReadDocument } from '#reading/document.ts'
import { normalText, type NormalText } from './normal-text.ts'

/** Where it stands. `block`: its index; `text`: the whole block, or the two that a page break parted. */
export type Place = { readonly block: number; readonly page?: number; readonly heading?: string; readonly text: string }

const LONGEST = 2000
const FEWEST_WORDS = 5
const FEWEST_CHARACTERS = 8

/** Long enough to say something: five words, or eight Chinese characters. */
export const isSentence = (quote: string): boolean =>
  quote.length <= LONGEST &&
  ((quote.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.filter((word) => !/\p{Script=Han}/u.test(word)).length ?? 0) >=
    FEWEST_WORDS ||
    (quote.match(/\p{Script=Han}/gu)?.length ?? 0) >= FEWEST_CHARACTERS)

/**
 * The first place where the quotation stands, on the page given if it stands there; undefined when it does not stand in
 * the document.
 */
export function findQuotation(quote: string, document: ReadDocument, page?: number): Place | undefined {
  if (!isSentence(quote)) return undefined
  const wanted = trimmed(normalText(quote))
  if (wanted === '') return undefined
  let first: Place | undefined
  for (const { normal, block, index } of stretchesOf(document)) {
    if (!stands(wanted, normal)) continue
    const place = placeOf(document, block, index, normal.text)
    if (page === undefined || block.page === page) return place
    first ??= place
  }
  return first
}

/** A quotation may leave out the stop at its end. */
const trimmed = ({ key }: NormalText): string => key.replace(/^[.…!?,;:()]+(?=.*\p{L})|[.…!?,;:]+$/gu, '')

/** With a boundary of a word or number on either side, so that 186 does not stand in 1861. */
function stands(wanted: string, normal: NormalText): boolean {
  for (let from = normal.key.indexOf(wanted); from >= 0; from = normal.key.indexOf(wanted, from + 1)) {
    const [start, end] = [normal.at[from]!, normal.at[from + wanted.length - 1]!]
    if (
      !joins(normal.text[start - 1], normal.text[start]) &&
      !joins(normal.text[end], normal.text[end + 1]) &&
      !isDecimal(normal.text, end)
    )
      return true
  }
  return false
}

const WORD = /[\p{L}\p{N}]/u
const joins = (left: string | undefined, right: string | undefined): boolean =>
  left !== undefined &&
  right !== undefined &&
  WORD.test(left) &&
  WORD.test(right) &&
  !/\p{Script=Han}/u.test(left) &&
  !/\p{Script=Han}/u.test(right)
/** 3 does not stand in 3.5, nor in 3%. */
const isDecimal = (text: string, end: number): boolean =>
  /\d/.test(text[end] ?? '') && /^(?:[.,]\d|\s?[%％])/.test(text.slice(end + 1, end + 4))

type Stretch = { readonly normal: NormalText; readonly block: Block; readonly index: number }

const known = new WeakMap<ReadDocument, readonly Stretch[]>()

/** Blocks, and a paragraph with the next where a page break parted a sentence. */
function stretchesOf(document: ReadDocument): readonly Stretch[] {
  let stretches = known.get(document)
  if (stretches === undefined) {
    stretches = document.blocks.flatMap((block, index): Stretch[] => {
      const next = document.blocks[index + 1]
      const goesOn =
        block.kind === 'paragraph' &&
        next?.kind === 'paragraph' &&
        block.page !== next.page &&
        !/[.!?。！？:：]["'”’」』)）]*\s*$/u.test(block.text)
      const own = { normal: normalText(block.text), block, index }
      return goesOn ? [own, { normal: normalText(`${block.text} ${next.text}`), block, index }] : [own]
    })
    known.set(document, stretches)
  }
  return stretches
}

function placeOf({ blocks }: ReadDocument, { page }: Block, index: number, text: string): Place {
  const heading = blocks.slice(0, index + 1).findLast(({ kind }) => kind === 'heading')?.text
  return { block: index, ...(page === undefined ? {} : { page }), ...(heading === undefined ? {} : { heading }), text }
}
