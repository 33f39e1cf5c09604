/** A PDF that is open while its viewer is: loading, failed or there; all of it is freed at the end. */
import { useCallback, useEffect, useState } from 'react'
import { findQuote, type FoundQuote } from './find-quote.ts'
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
    const settle = (state: PdfState): void => { if (!opening.signal.aborted) setSettled({ wish, state }) }
    openPdf(wish.source, opening.signal).then(
      (opened) => settle(opened.ok ? { kind: 'open', pdf: opened.value } : { kind: 'failed', fault: opened.error }),
      () => settle({ kind: 'failed', fault: 'damaged' }),
    )
    return () => opening.abort()
  }, [wish])
  return { state: settled?.wish === wish ? settled.state : { kind: 'loading' }, retry: useCallback(() => setWish({ source }), [source]) }
}

/** `missing` where the words are not on the page. */
export type QuoteState = { readonly kind: 'none' } | { readonly kind: 'missing'; readonly page: number } | ({ readonly kind: 'found'; readonly page: number } & FoundQuote)

export function useQuote(pdf: OpenPdf | undefined, page: number, quote: string | undefined): QuoteState {
  const [state, setState] = useState<QuoteState>({ kind: 'none' })
  useEffect(() => {
    if (pdf === undefined || quote === undefined) return
    let isOver = false
    void readTexts(pdf, page).catch(() => []).then((texts) => {
      if (isOver) return
      const found = findQuote(texts, quote)
      setState(found === undefined ? { kind: 'missing', page } : { kind: 'found', page, ...found })
    })
    return () => { isOver = true }
  }, [pdf, page, quote])
  return state
}

/** The same pieces, in the same order, as those of the text layer. */
async function readTexts(pdf: OpenPdf, number: number): Promise<string[]> {
  const { items } = await (await pdf.getPage(number)).getTextContent({ disableNormalization: true })
  return items.flatMap((item) => ('str' in item ? [item.str] : []))
}
