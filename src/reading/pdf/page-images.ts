/** Draws the pictures of a PDF page on white paper, in grey, for character recognition: no canvas, no native add-on. */
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/types/src/display/api.d.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { pdfjsData } from '#platform/pdfjs.ts'
import type { ReadingFault } from '../document.ts'
import type { Affine } from './affine.ts'
import { loadPdfjs } from './load-pdfjs.ts'
import { placedImages } from './page-images-placed.ts'
import { drawOnPaper, type GreyPicture } from './page-images-drawn.ts'

/** Width and height of the page are points, as seen by the reader: a turned page is turned. */
export type PagePicture = { readonly picture: GreyPicture; readonly width: number; readonly height: number }

export type PageImages = {
  readonly pageCount: number
  /**
   * Undefined where the page has no pictures, or only such as cannot be had without a canvas: text drawn as outlines,
   * patterns, and
   * pictures over `MOST_PIXELS`. Clips are not cut. Rejects for a damaged page.
   */
  drawPage(number: number): Promise<PagePicture | undefined>
  close(): Promise<void>
}

/** A sheet of A3 at 600 dots an inch; decoded in colour it takes 280 MB. */
const MOST_PIXELS = 70_000_000

/** Faults: `password`, `damaged`. The bytes stay as they are. */
export async function openPageImages(bytes: Uint8Array): Promise<Result<PageImages, ReadingFault>> {
  const pdfjs = await loadPdfjs()
  const task = pdfjs.getDocument({
    ...pdfjsData(),
    // pdf.js detaches what it is given.
    data: new Uint8Array(bytes),
    cMapPacked: true,
    disableFontFace: true,
    useSystemFonts: false,
    enableXfa: false,
    stopAtErrors: false,
    maxImageSize: MOST_PIXELS,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    verbosity: pdfjs.VerbosityLevel.ERRORS,
  })
  try {
    const document = await task.promise
    return ok({
      pageCount: document.numPages,
      drawPage: (number) => drawPage(document, number, pdfjs.OPS),
      close: () => task.destroy(),
    })
  } catch (problem) {
    await task.destroy().catch(() => undefined)
    return err({ code: problem instanceof pdfjs.PasswordException ? 'password' : 'damaged' })
  }
}

async function drawPage(
  document: PDFDocumentProxy,
  number: number,
  ops: Record<string, number>,
): Promise<PagePicture | undefined> {
  const page: PDFPageProxy = await document.getPage(number)
  try {
    const { width, height, transform } = page.getViewport({ scale: 1 })
    const images = await placedImages(page, transform as unknown as Affine, ops)
    const picture = drawOnPaper(images, { width, height })
    return picture && { picture, width, height }
  } finally {
    page.cleanup()
  }
}
