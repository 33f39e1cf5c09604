/** A PDF that is open while its viewer is: loading, failed or there; all of it is freed at the end. */
import { useCallback, useEffect, useState } from 'react'
import { findQuoteOnPages, type Mark } from './find-quote.ts'
import { openPdf, type OpenPdf, type PdfFault } from './open-pdf.ts'

export type PdfState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly fault: PdfFault }
  | { readonly kind: 'open'; readonly pdf: OpenPdf }

export function usePdf(source: string | Blob): { readonly state: PdfState; readonly retry: () => void } {
  // A new object each time that it is to be opened, so that what an earlier one became is told apart.
  const [wish, setWish] = useState({ source })
  const [settled, setSettled] = useState<{ readonly wish: typeof wish; readonly state: PdfState }>()
  if (wish.source !== source) setWish({ source })
  useEffect(() => {
    const opening = new AbortController()
    const settle = (state: PdfState): void => {
      if (!opening.signal.aborted) setSettled({ wish, state })
    }
    openPdf(wish.source, opening.signal).then(
      (opened) => settle(opened.ok ? { kind: 'open', pdf: opened.value } : { kind: 'failed', fault: opened.error }),
      () => settle({ kind: 'failed', fault: 'damaged' }),
    )
    return () => opening.abort()
  }, [wish])
  return {
    state: settled?.wish === wish ? settled.state : { kind: 'loading' },
    retry: useCallback(() => setWish({ source }), [source]),
  }
}

/** `page`: the first with marks; `marks`: by page. `missing` where the words are not there. */
export type QuoteState =
  | { readonly kind: 'none' }
  | { readonly kind: 'missing'; readonly page: number }
  | {
      readonly kind: 'found'
      readonly page: number
      readonly marks: ReadonlyMap<number, readonly Mark[]>
      readonly isWhole: boolean
    }

export function useQuote(pdf: OpenPdf | undefined, page: number, quote: string | undefined): QuoteState {
  const [state, setState] = useState<QuoteState>({ kind: 'none' })
  useEffect(() => {
    if (pdf === undefined || quote === undefined) return
    let isOver = false
    const first = Math.min(page, pdf.pageCount)
    const numbers = first < pdf.pageCount ? [first, first + 1] : [first]
    void Promise.all(numbers.map((number) => readTexts(pdf, number).catch(() => []))).then((texts) => {
      if (isOver) return
      const found = findQuoteOnPages(texts, quote)
      const marks = new Map(
        numbers.flatMap((number, index) =>
          found?.marks[index]?.length ? [[number, found.marks[index]] as const] : [],
        ),
      )
      const [marked] = marks.keys()
      setState(
        found === undefined || marked === undefined
          ? { kind: 'missing', page: first }
          : { kind: 'found', page: marked, marks, isWhole: found.isWhole },
      )
    })
    return () => {
      isOver = true
    }
  }, [pdf, page, quote])
  return state
}

/** The same pieces, in the same order, as those of the text layer. */
async function readTexts(pdf: OpenPdf, number: number): Promise<string[]> {
  const { items } = await (await pdf.getPage(number)).getTextContent({ disableNormalization: true })
  return items.flatMap((item) => ('str' in item ? [item.str] : []))
}
