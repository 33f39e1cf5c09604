/** Finds where a quotation stands in a document, whatever its spaces and signs: its page, the heading above it, its block. */
import type { ReadDocument } from '#reading/document.ts'
import { squeezed } from '../likeness.ts'

export type QuotationPlace = { readonly block: number; readonly page?: number; readonly heading?: string }

/** The first place that holds all letters and digits of the quotation in their order, also over the end of a block. Undefined where there is none. */
export function locateQuotation(document: ReadDocument, quote: string): QuotationPlace | undefined {
  const wanted = squeezed(quote)
  if (wanted === '') return undefined
  const { text, starts } = squeezedText(document)
  const at = text.indexOf(wanted)
  if (at < 0) return undefined
  const block = starts.findLastIndex((start) => start <= at)
  const page = document.blocks[block]!.page
  const heading = document.blocks.slice(0, block + 1).findLast(({ kind }) => kind === 'heading')?.text
  return { block, ...(page === undefined ? {} : { page }), ...(heading === undefined ? {} : { heading }) }
}

/** The letters of a document in one string, and where each block begins in it. */
type SqueezedText = { readonly text: string; readonly starts: readonly number[] }

const KNOWN = new WeakMap<ReadDocument, SqueezedText>()

function squeezedText(document: ReadDocument): SqueezedText {
  const known = KNOWN.get(document)
  if (known !== undefined) return known
  const starts: number[] = []
  const texts: string[] = []
  let length = 0
  for (const block of document.blocks) {
    const text = squeezed(block.text)
    starts.push(length)
    texts.push(text)
    length += text.length
  }
  const made = { text: texts.join(''), starts }
  KNOWN.set(document, made)
  return made
}
