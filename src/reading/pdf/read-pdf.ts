/** Reads a PDF: bytes → blocks in reading order, outline, warnings, or the reason why not. */
import { cutBlocks } from '../cut-blocks.ts'
import { detectLanguage } from '../detect-language.ts'
import type { Block, ReadDocument, ReadingFault, ReadingLimits, ReadingWarning } from '../document.ts'
import { documentId } from '../document-id.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { Recognition } from '../ocr/recognised-page.ts'
import { recognisedRuns } from '../ocr/recognised-runs.ts'
import { gatherPage, layOutDocument, type ReadPage } from './lay-out-document.ts'
import { type OpenedPdf, type OpenPdf, openPdf } from './open-pdf.ts'
import type { GlyphRun, PdfPage } from './glyph-run.ts'
import { standsInCells } from './page-lines.ts'
import { isGarbage, isScan } from './page-quality.ts'

/**
 * Faults: empty, too_many_pages (before any page is read), password, damaged, scan, doubtful_scan, garbage_text,
 * no_text. Never throws for a bad file.
 */
export async function readPdf(
  bytes: Uint8Array,
  name: string,
  limits: ReadingLimits,
  open: OpenPdf = openPdf,
  recognition: Recognition = NOTHING_RECOGNISED,
): Promise<Result<ReadDocument, ReadingFault>> {
  if (bytes.length === 0) return err({ code: 'empty' })
  const read = await readParts(bytes, limits, open, recognition)
  return read.ok ? putTogether(read.value, { id: documentId(bytes), name }, limits) : read
}

type PdfParts = {
  readonly pageCount: number
  readonly title: string | undefined
  readonly pages: ReadPages
  readonly bookmarks: Awaited<ReturnType<OpenedPdf['readBookmarks']>>
}

/**
 * All that pdf.js is asked. It throws errors of every kind at bytes that are no PDF; what comes after it is ours, and
 * is not caught.
 */
async function readParts(
  bytes: Uint8Array,
  limits: ReadingLimits,
  open: OpenPdf,
  recognition: Recognition,
): Promise<Result<PdfParts, ReadingFault>> {
  try {
    const opened = await open(bytes)
    if (!opened.ok) return opened
    const pdf = opened.value
    try {
      if (pdf.pageCount > limits.pages)
        return err({ code: 'too_many_pages', limit: limits.pages, found: String(pdf.pageCount) })
      return ok({
        pageCount: pdf.pageCount,
        title: pdf.title,
        pages: await readPages(pdf, recognition),
        bookmarks: await pdf.readBookmarks(),
      })
    } finally {
      await pdf.close().catch(() => undefined)
    }
  } catch {
    return err({ code: 'damaged' })
  }
}

function putTogether(
  { pageCount, title, pages: read, bookmarks }: PdfParts,
  identity: Pick<ReadDocument, 'id' | 'name'>,
  limits: ReadingLimits,
): Result<ReadDocument, ReadingFault> {
  if (read.damaged.length === pageCount) return err({ code: 'damaged' })
  const poor = poorPages(read, pageCount)
  if (poor) return err(poor)
  const { blocks, outline } = layOutDocument(read.pages, bookmarks)
  const kept = cutBlocks(blocks, limits)
  if (kept.length === 0) return err({ code: 'no_text' })
  return ok({
    ...identity,
    fileType: 'pdf',
    pageCount,
    ...titleOf(title, kept),
    language: languageOf(kept),
    blocks: kept,
    outline: outline.filter((entry) => entry.block === undefined || entry.block < kept.length),
    warnings: warningsOf(read, blocks, kept),
  })
}

/** What programs write into the title when nobody gave one: their name, the name of the file. */
const NO_TITLE =
  /^(?:microsoft |powerpoint|untitled|document\d*$|slide \d)|\.(?:docx?|pdf|indd|pptx?|qxd|tex|dvi|p65)$/i

/** The title that the file gives itself, else its highest heading on the first two pages. */
function titleOf(given: string | undefined, blocks: readonly Block[]): { title?: string } {
  if (given !== undefined && !NO_TITLE.test(given)) return { title: given }
  const headings = blocks.filter(({ kind, page = Infinity }) => kind === 'heading' && page <= 2)
  const [highest] = headings.toSorted(({ level: a = 1 }, { level: b = 1 }) => a - b)
  return highest ? { title: highest.text } : {}
}

/** The language of the prose: listings and formulas are in none. */
function languageOf(blocks: readonly Block[]): ReadDocument['language'] {
  const prose = blocks.filter((block) => block.kind !== 'code' && block.kind !== 'formula' && block.kind !== 'table')
  return detectLanguage((prose.length > 0 ? prose : blocks).map((block) => block.text).join('\n'))
}

type ReadPages = {
  readonly pages: readonly ReadPage[]
  readonly damaged: readonly number[]
  /** Pictures of text that nothing was recognised of. */
  readonly scanned: readonly number[]
  readonly recognised: readonly number[]
  readonly doubtful: readonly number[]
  readonly beyondRecognition: readonly number[]
  readonly garbage: readonly number[]
}

/** In longer documents boxes and rules are looked for only where the text stands in cells. */
const FULLY_READ_PAGES = 120

/** A page that cannot be read does not cost the others. While one is laid out, pdf.js already unpacks the next. */
async function readPages(pdf: OpenedPdf, recognition: Recognition): Promise<ReadPages> {
  const wantsShapes = (runs: readonly GlyphRun[]): boolean => pdf.pageCount <= FULLY_READ_PAGES || standsInCells(runs)
  const pages: ReadPage[] = []
  const damaged: number[] = []
  const pictured: number[] = []
  const recognised = new Map(recognisedRuns(recognition.pages).map((page) => [page.number, page]))
  const garbage: number[] = []
  const start = (number: number): Promise<PdfPage | undefined> =>
    pdf.readPage(number, wantsShapes).catch(() => undefined)
  let coming = start(1)
  for (let number = 1; number <= pdf.pageCount; number++) {
    const page = await coming
    if (number < pdf.pageCount) coming = start(number + 1)
    if (!page) {
      damaged.push(number)
      continue
    }
    try {
      const lined = gatherPage(page)
      const text = lined.lines.map((line) => line.content.text).join('\n')
      const scan = isScan(text, page.pictures)
      if (scan) pictured.push(number)
      const known = scan ? recognised.get(number) : undefined
      if (known) pages.push(gatherPage(known))
      else if (isGarbage(proseOf(lined))) garbage.push(number)
      else pages.push(lined)
    } catch {
      damaged.push(number)
    }
  }
  return { pages, damaged, garbage, ...sortPictured(pictured, recognition) }
}

const NOTHING_RECOGNISED: Recognition = { pages: [], doubtful: [], beyondLimit: [] }

/** What became of the pages that are pictures; their text counts only where the file itself says that they are. */
function sortPictured(
  pictured: readonly number[],
  { pages, doubtful, beyondLimit }: Recognition,
): Pick<ReadPages, 'scanned' | 'recognised' | 'doubtful' | 'beyondRecognition'> {
  const recognised = new Set(pages.map((page) => page.number))
  return {
    scanned: pictured.filter(
      (number) => !recognised.has(number) && !doubtful.includes(number) && !beyondLimit.includes(number),
    ),
    recognised: pictured.filter((number) => recognised.has(number)),
    doubtful: pictured.filter((number) => doubtful.includes(number)),
    beyondRecognition: pictured.filter((number) => beyondLimit.includes(number)),
  }
}

/** Listings have letters of their own kind: they are not judged. */
const proseOf = (page: ReadPage): string =>
  page.lines
    .filter((line) => line.fixedPitchShare < 0.5)
    .map((line) => line.content.text)
    .join('\n')

/** A document is refused when nearly all its pages (nine in ten) are pictures or garbage. */
function poorPages(read: ReadPages, pageCount: number): ReadingFault | undefined {
  const unread = [...read.scanned, ...read.doubtful, ...read.beyondRecognition].toSorted((a, b) => a - b)
  if (unread.length >= 0.9 * pageCount)
    return { code: read.doubtful.length > 0 ? 'doubtful_scan' : 'scan', pages: unread }
  if (read.garbage.length > 0 && read.garbage.length + unread.length >= 0.9 * pageCount)
    return { code: 'garbage_text', pages: read.garbage }
  return undefined
}

/** A cover that is a picture is no loss: it is told only together with other pages. */
const withoutCover = (scanned: readonly number[]): readonly number[] =>
  scanned.length === 1 && scanned[0] === 1 ? [] : scanned

function warningsOf(read: ReadPages, blocks: readonly Block[], kept: readonly Block[]): ReadingWarning[] {
  const formulas = [...new Set(kept.flatMap(({ kind, page }) => (kind === 'formula' ? (page ?? []) : [])))]
  const cut = blocks.slice(kept.length, kept.length + 1).flatMap(({ page }) => page ?? [])
  const warnings: ReadingWarning[] = [
    { code: 'scanned_pages', pages: withoutCover(read.scanned) },
    { code: 'garbage_pages', pages: [...read.garbage, ...read.damaged].toSorted((a, b) => a - b) },
    { code: 'formulas_lost', pages: formulas },
    { code: 'truncated', pages: cut },
    { code: 'recognised_pages', pages: read.recognised },
    { code: 'doubtful_pages', pages: read.doubtful },
    { code: 'pages_beyond_recognition', pages: read.beyondRecognition },
  ]
  return warnings.filter((warning) => warning.pages.length > 0)
}
