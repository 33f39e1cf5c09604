/** Opens a PDF by pdf.js. Works in a child that may neither start threads nor load native add-ons. */
import type { ReadingFault } from '../document.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { pdfjsData } from '#platform/pdfjs.ts'
import { type FontStyle, fontStyle } from './font-style.ts'
import type { Bookmark, GlyphRun, PdfPage } from './glyph-run.ts'
import { loadPdfjs, startParser } from './load-pdfjs.ts'
import { readBookmarks } from './read-bookmarks.ts'
import { type Drawing, readDrawing } from './read-drawing.ts'
import { pageText } from './page-text.ts'
import { addSoftHyphens } from './text-items.ts'
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/types/src/display/api.d.ts'

/** An opened PDF. Reading a page that is damaged rejects; `close` frees its memory. */
export type OpenedPdf = {
  readonly pageCount: number
  readonly title?: string
  /**
   * Shapes and pictures are looked for only when `wantsShapes` says so of the runs, or when there is hardly any text:
   * they cost as much as the text.
   */
  readPage(number: number, wantsShapes: (runs: readonly GlyphRun[]) => boolean): Promise<PdfPage>
  readBookmarks(): Promise<Bookmark[]>
  close(): Promise<void>
}

/** Faults: `password`, `damaged`. The bytes stay as they are. Rejects only when pdf.js itself cannot be loaded. */
export type OpenPdf = (bytes: Uint8Array) => Promise<Result<OpenedPdf, ReadingFault>>

export const openPdf: OpenPdf = async (bytes) => {
  const pdfjs = await loadPdfjs()
  const parser = startParser(pdfjs)
  const task = pdfjs.getDocument({
    ...pdfjsData(),
    worker: parser,
    // pdf.js detaches what it is given.
    data: new Uint8Array(bytes),
    cMapPacked: true,
    // Told that fonts can be shown, pdf.js does not turn every letter into an outline for its own painting.
    disableFontFace: false,
    ownerDocument: FONTS_UNSEEN as never,
    useSystemFonts: false,
    // Names of fonts (bold, italic) are only told with this set.
    fontExtraProperties: true,
    enableXfa: false,
    stopAtErrors: false,
    // Pictures are never decoded: only text is wanted, and a small file can hold a picture of gigabytes.
    maxImageSize: 1,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    verbosity: pdfjs.VerbosityLevel.ERRORS,
  })
  const close = async (): Promise<void> => {
    await task.destroy()
    parser.destroy()
  }
  try {
    const document = await task.promise
    const title = await readTitle(document)
    const fonts = new Map<string, FontStyle>()
    return ok({
      pageCount: document.numPages,
      ...(title === undefined ? {} : { title }),
      readPage: (number, wantsShapes) => readPage({ document, fonts, ops: pdfjs.OPS, wantsShapes }, number),
      readBookmarks: () => readBookmarks(document),
      close,
    })
  } catch (problem) {
    await close().catch(() => undefined)
    return err({ code: problem instanceof pdfjs.PasswordException ? 'password' : 'damaged' })
  }
}

/** The part of a browser's document in which pdf.js registers fonts; nothing is ever shown here. */
const FONTS_UNSEEN = { fonts: { add: () => undefined, delete: () => undefined } }

type Reading = {
  document: PDFDocumentProxy
  fonts: Map<string, FontStyle>
  ops: Record<string, number>
  wantsShapes: (runs: readonly GlyphRun[]) => boolean
}

/** A page with fewer characters may be a scan. */
const FEW_CHARACTERS = 200
const NOT_READ: Drawing = { shapes: [], pictures: false, parted: new Set() }

async function readPage({ document, fonts, ops, wantsShapes }: Reading, number: number): Promise<PdfPage> {
  const page = await document.getPage(number)
  try {
    const viewport = page.getViewport({ scale: 1 })
    const text = pageText(await page.getTextContent({ includeMarkedContent: false }), viewport)
    const { view, width, height } = text.pose
    const toRuns = (): GlyphRun[] => text.toRuns((fontName) => fonts.get(fontName) ?? fontStyle(''))
    const few = text.characters < FEW_CHARACTERS
    const unseen = [...text.fontNames].filter((font) => !fonts.has(font))
    let runs = toRuns()
    const drawing = few || unseen.length > 0 || wantsShapes(runs) ? await readDrawing(page, view, ops) : NOT_READ
    for (const font of unseen) fonts.set(font, styleOf(page, font))
    if (unseen.length > 0) runs = toRuns()
    return {
      number,
      width,
      height,
      runs: addSoftHyphens(runs, drawing.parted),
      pictures: few && drawing.pictures,
      shapes: drawing.shapes,
    }
  } finally {
    page.cleanup()
  }
}

/** pdf.js hands a font over with the operator list of the first page that shows it. */
function styleOf(page: PDFPageProxy, fontName: string): FontStyle {
  if (!page.commonObjs.has(fontName)) return fontStyle('')
  const font = page.commonObjs.get(fontName) as { name?: string; isMonospace?: boolean } | null
  return fontStyle(font?.name ?? '', font?.isMonospace ?? false)
}

async function readTitle(document: PDFDocumentProxy): Promise<string | undefined> {
  try {
    const { info } = await document.getMetadata()
    const title = (info as { Title?: unknown }).Title
    return typeof title === 'string' && title.trim() !== '' ? title.trim() : undefined
  } catch {
    return undefined
  }
}
