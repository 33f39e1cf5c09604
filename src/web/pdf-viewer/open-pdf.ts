/** Opens a PDF with pdf.js: its worker and data come from our own origin, and nothing inside the file is run. */
import {
  GlobalWorkerOptions,
  getDocument,
  version,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
// oxlint-disable-next-line import/default -- Vite puts the address of the file there
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'
import { err, ok, type Result } from '#domain/result.ts'
import { isAbort } from '../api/call.ts'

/** In points, as the page is meant to be read. */
export type PageSize = { readonly width: number; readonly height: number }

export type OpenPdf = {
  readonly pageCount: number
  readonly sizes: readonly PageSize[]
  getPage(number: number): Promise<PDFPageProxy>
}

/** `offline`: nothing came from the address; `refused`: something else than the file. */
export type PdfFault = 'offline' | 'refused' | 'password' | 'damaged'

GlobalWorkerOptions.workerSrc = workerUrl

/**
 * Put there by vite.config.ts. Chinese fonts that are not embedded need the character maps, scans the WebAssembly
 * decoders.
 */
const DATA = `${import.meta.env.BASE_URL}assets/pdfjs-${version}/`
const MOST_IMAGE_PIXELS = 1 << 26

/** The signal frees all that was opened, at whatever moment it comes. */
export async function openPdf(source: string | Blob, signal: AbortSignal): Promise<Result<OpenPdf, PdfFault>> {
  const read = await readBytes(source, signal)
  signal.throwIfAborted()
  if (!read.ok) return read
  const task = getDocument({
    data: read.value,
    cMapUrl: `${DATA}cmaps/`,
    standardFontDataUrl: `${DATA}standard_fonts/`,
    wasmUrl: `${DATA}wasm/`,
    iccUrl: `${DATA}iccs/`,
    maxImageSize: MOST_IMAGE_PIXELS,
    enableXfa: false,
    verbosity: 0,
  })
  signal.addEventListener('abort', () => void task.destroy())
  try {
    const pdf = await task.promise
    const sizes = await readSizes(pdf)
    return ok({ pageCount: pdf.numPages, sizes, getPage: (number) => pdf.getPage(number) })
  } catch (error) {
    signal.throwIfAborted()
    await task.destroy()
    return err(error instanceof Error && error.name === 'PasswordException' ? 'password' : 'damaged')
  }
}

async function readBytes(source: string | Blob, signal: AbortSignal): Promise<Result<Uint8Array, PdfFault>> {
  try {
    if (typeof source !== 'string') return ok(new Uint8Array(await source.arrayBuffer()))
    const answer = await fetch(source, { signal })
    return answer.ok ? ok(new Uint8Array(await answer.arrayBuffer())) : err('refused')
  } catch (error) {
    if (isAbort(error)) throw error
    return err(typeof source === 'string' ? 'offline' : 'damaged')
  }
}

/** A damaged page takes the size of the one before it, so that the others can still be read. */
async function readSizes(pdf: PDFDocumentProxy): Promise<PageSize[]> {
  const found = await Promise.all(
    Array.from({ length: pdf.numPages }, (_, index) =>
      pdf
        .getPage(index + 1)
        .then((page): PageSize => {
          const { width, height } = page.getViewport({ scale: 1 })
          return { width, height }
        })
        .catch(() => undefined),
    ),
  )
  const first = found.find((size) => size !== undefined)
  if (first === undefined) throw new Error('Cannot open the PDF: no page of it can be read')
  const sizes: PageSize[] = []
  for (const size of found) sizes.push(size ?? sizes.at(-1) ?? first)
  return sizes
}
