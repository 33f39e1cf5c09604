/** Makes one long book of the measuring documents: their pages one after the other, 600 in all. */
import { readdirSync, readFileSync } from 'node:fs'
import { pdfjsData } from '#platform/pdfjs.ts'
import { loadPdfjs } from '#reading/pdf/load-pdfjs.ts'
import { DOCUMENTS } from './gold.ts'

export const BOOK_PAGES = 600

/**
 * As bytes of a PDF, put together by pdf.js itself; the documents begin anew until the book is full. Takes some seconds
 * and 500 MB: make it in a process of its own.
 */
export async function makeBook(): Promise<Uint8Array> {
  const pdfjs = await loadPdfjs()
  const open = (data: Uint8Array) =>
    pdfjs.getDocument({ ...pdfjsData(), data, cMapPacked: true, verbosity: pdfjs.VerbosityLevel.ERRORS }).promise
  const parts: { document: Uint8Array; includePages: number[] }[] = []
  let missing = BOOK_PAGES
  while (missing > 0) {
    for (const file of readdirSync(DOCUMENTS).filter((name) => name.endsWith('.pdf') && !name.startsWith('scan'))) {
      const document = new Uint8Array(readFileSync(DOCUMENTS + file))
      const { numPages } = await open(document.slice())
      const includePages = Array.from({ length: Math.min(numPages, missing) }, (_, index) => index)
      if (includePages.length > 0) parts.push({ document, includePages })
      missing -= includePages.length
    }
  }
  const [first, ...others] = parts
  const book = await open(first!.document.slice())
  return book.extractPages([{ document: null, includePages: first!.includePages }, ...others])
}
