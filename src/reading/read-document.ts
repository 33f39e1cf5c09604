/** Reads a teacher's file: finds out what it is, and hands it to the reader of its type. */
import { err, ok, type Result } from '#domain/result.ts'
import type { ReadDocument, ReadingFault, ReadingLimits } from './document.ts'
import type { Recognition } from './ocr/recognised-page.ts'
import type { OpenPdf } from './pdf/open-pdf.ts'
import { sniffType } from './sniff-type.ts'

/**
 * The document as blocks in reading order, or what is wrong with the file; never throws for a bad file.
 * `name` is the file's name with its extension; `recognition` holds what was recognised of its scanned pages;
 * `onPage` is told of each page of a PDF when it is begun. The readers are loaded only when a file of their type
 * comes.
 */
export async function readDocument(
  bytes: Uint8Array,
  name: string,
  limits: ReadingLimits,
  recognition?: Recognition,
  onPage?: OnPage,
): Promise<Result<ReadDocument, ReadingFault>> {
  if (bytes.length === 0) return err({ code: 'empty' })
  if (bytes.length > limits.bytes) return err({ code: 'too_large', limit: limits.bytes })
  if (isBlank(bytes)) return err({ code: 'empty' })
  const type = await sniffType(bytes, name)
  if (!type.ok) return type
  switch (type.value) {
    case 'pdf': {
      const [{ readPdf }, { openPdf }] = await Promise.all([import('./pdf/read-pdf.ts'), import('./pdf/open-pdf.ts')])
      return readPdf(bytes, name, limits, onPage ? tellingOf(onPage, openPdf) : openPdf, recognition)
    }
    case 'docx': {
      const { readDocx } = await import('./word/read-docx.ts')
      return readDocx(bytes, name, limits)
    }
    case 'pptx': {
      const { readSlides } = await import('./slides/read-slides.ts')
      return readSlides(bytes, name, limits)
    }
    case 'doc': {
      const { readDoc } = await import('./word/read-doc.ts')
      return readDoc(bytes, name, limits)
    }
    case 'txt': {
      const { readText } = await import('./text/read-text.ts')
      return readText(bytes, name, limits)
    }
  }
}

/** A page, counted from 1, and how many there are. */
export type OnPage = (page: number, of: number) => void

const tellingOf =
  (onPage: OnPage, open: OpenPdf): OpenPdf =>
  async (bytes) => {
    const opened = await open(bytes)
    if (!opened.ok) return opened
    const pdf = opened.value
    return ok({
      ...pdf,
      readPage: (number, wantsShapes) => {
        onPage(number, pdf.pageCount)
        return pdf.readPage(number, wantsShapes)
      },
    })
  }

/** Nothing but white space and NUL, as an interrupted download leaves. */
const isBlank = (bytes: Uint8Array): boolean =>
  bytes.every((byte) => byte === 0 || byte === 0x20 || (byte >= 0x09 && byte <= 0x0d))
