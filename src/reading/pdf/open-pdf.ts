/** Opens a PDF by pdf.js: the one file that knows it. Works in a child that may neither start threads nor load native add-ons. */
import type { ReadingFault } from '../document.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { type Affine, multiply } from './affine.ts'
import { type FontStyle, fontStyle } from './font-style.ts'
import type { Bookmark, GlyphRun, PdfPage } from './glyph-run.ts'
import { loadPdfjs, pdfjsFolders } from './load-pdfjs.ts'
import { type Drawing, PIECE_LETTERS, readDrawing } from './read-drawing.ts'
import type { PDFDocumentProxy, PDFPageProxy, RefProxy, TextItem } from 'pdfjs-dist/types/src/display/api.d.ts'

/** An opened PDF. Reading a page that is damaged rejects; `close` frees its memory. */
export type OpenedPdf = {
  readonly pageCount: number
  readonly title?: string
  /** Shapes and pictures are looked for only when `wantsShapes` says so of the runs, or when there is hardly any text: they cost as much as the text. */
  readPage(number: number, wantsShapes: (runs: readonly GlyphRun[]) => boolean): Promise<PdfPage>
  readBookmarks(): Promise<Bookmark[]>
  close(): Promise<void>
}

/** Faults: `password`, `damaged`. Takes the bytes over: pdf.js detaches them, so it is given a copy. */
export type OpenPdf = (bytes: Uint8Array) => Promise<Result<OpenedPdf, ReadingFault>>

export const openPdf: OpenPdf = async (bytes) => {
  const pdfjs = await loadPdfjs()
  const task = pdfjs.getDocument({
    ...pdfjsFolders(),
    data: new Uint8Array(bytes),
    cMapPacked: true,
    useWorkerFetch: false,
    disableFontFace: true,
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
  try {
    const document = await task.promise
    const title = await readTitle(document)
    const fonts = new Map<string, FontStyle>()
    return ok({
      pageCount: document.numPages,
      ...(title === undefined ? {} : { title }),
      readPage: (number, wantsShapes) => readPage({ document, fonts, ops: pdfjs.OPS, wantsShapes }, number),
      readBookmarks: () => readBookmarks(document),
      close: () => task.destroy(),
    })
  } catch (problem) {
    await task.destroy().catch(() => undefined)
    return err({ code: problem instanceof pdfjs.PasswordException ? 'password' : 'damaged' })
  }
}

type Reading = { document: PDFDocumentProxy; fonts: Map<string, FontStyle>; ops: Record<string, number>; wantsShapes: (runs: readonly GlyphRun[]) => boolean }

/** A page with fewer characters may be a scan. */
const FEW_CHARACTERS = 200
const NOT_READ: Drawing = { shapes: [], pictures: false, parted: new Set() }

async function readPage({ document, fonts, ops, wantsShapes }: Reading, number: number): Promise<PdfPage> {
  const page = await document.getPage(number)
  try {
    const viewport = page.getViewport({ scale: 1 })
    const view = viewport.transform as unknown as Affine
    const content = await page.getTextContent({ includeMarkedContent: false })
    const items = content.items.filter((item): item is TextItem => 'str' in item)
    const toRuns = (): GlyphRun[] => items.flatMap((item) => toRun(item, view, fonts.get(item.fontName) ?? fontStyle(''), content.styles[item.fontName]?.vertical ?? false) ?? [])
    const few = items.reduce((count, item) => count + item.str.trim().length, 0) < FEW_CHARACTERS
    const unseen = [...new Set(items.map((item) => item.fontName))].filter((font) => !fonts.has(font))
    let runs = toRuns()
    const drawing = few || unseen.length > 0 || wantsShapes(runs) ? await readDrawing(page, view, ops) : NOT_READ
    for (const font of unseen) fonts.set(font, styleOf(page, font))
    if (unseen.length > 0) runs = toRuns()
    return { number, width: viewport.width, height: viewport.height, runs: addSoftHyphens(runs, drawing.parted), pictures: few && drawing.pictures, shapes: drawing.shapes }
  } finally {
    page.cleanup()
  }
}

/** A run on an upright baseline; undefined for turned text (watermarks, labels of axes) and for marks of line ends. */
function toRun(item: TextItem, view: Affine, style: FontStyle, vertical: boolean): GlyphRun | undefined {
  if (item.str === '') return undefined
  const [a, b, c, d, x, y] = multiply(view, item.transform as unknown as Affine)
  const run = Math.hypot(a, b)
  if (a <= 0 || Math.abs(b) > 0.3 * run) return undefined
  const size = Math.hypot(c, d) || run
  return { text: item.str, x, y, width: vertical ? size : item.width, size, ...style, fixedPitch: style.fixedPitch && !HAN.test(item.str) }
}

/** Gives the last run of a line the soft hyphen back that pdf.js left out. */
function addSoftHyphens(runs: GlyphRun[], parted: ReadonlySet<string>): GlyphRun[] {
  if (parted.size === 0) return runs
  return runs.map((run, index) => {
    const next = runs[index + 1]
    const endsLine = next === undefined || Math.abs(next.y - run.y) > 0.5 * run.size || next.x < run.x
    return endsLine && parted.has(lettersBefore(runs, index)) ? { ...run, text: `${run.text}\u00ad` } : run
  })
}

/** The last letters up to the end of a run, over the runs before it where it is short. */
function lettersBefore(runs: readonly GlyphRun[], index: number): string {
  let letters = ''
  for (let at = index; at >= 0 && letters.length < PIECE_LETTERS; at--) letters = runs[at]!.text.replace(/\s/g, '') + letters
  return letters.slice(-PIECE_LETTERS)
}

/** Every font of Chinese characters is of one width: that says nothing. */
const HAN = /\p{Script=Han}/u

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

type OutlineNode = Awaited<ReturnType<PDFDocumentProxy['getOutline']>>[number]

/** At most this many bookmarks are read: a file of hostile make can nest them without end. */
const MOST_BOOKMARKS = 5000

async function readBookmarks(document: PDFDocumentProxy): Promise<Bookmark[]> {
  const bookmarks: Bookmark[] = []
  const walk = async (nodes: readonly OutlineNode[], level: number): Promise<void> => {
    for (const node of nodes) {
      if (bookmarks.length >= MOST_BOOKMARKS) return
      const page = await pageOf(document, node.dest)
      bookmarks.push({ title: node.title.replace(/\s+/g, ' ').trim(), level, ...(page === undefined ? {} : { page }) })
      await walk((node.items ?? []) as OutlineNode[], level + 1)
    }
  }
  try {
    await walk((await document.getOutline()) ?? [], 1)
  } catch {
    // Broken bookmarks are none: the headings of the text serve instead.
  }
  return bookmarks
}

async function pageOf(document: PDFDocumentProxy, destination: OutlineNode['dest']): Promise<number | undefined> {
  try {
    const explicit = typeof destination === 'string' ? await document.getDestination(destination) : destination
    const target: unknown = explicit?.[0]
    if (typeof target === 'number') return target + 1
    return target ? (await document.getPageIndex(target as RefProxy)) + 1 : undefined
  } catch {
    return undefined
  }
}
