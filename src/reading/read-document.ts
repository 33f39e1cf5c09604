/** Reads a teacher's file: finds out what it is, and hands it to the reader of its type. */
import { err, type Result } from '#domain/result.ts'
import type { ReadDocument, ReadingFault, ReadingLimits } from './document.ts'
import type { Recognition } from './ocr/recognised-page.ts'
import { sniffType } from './sniff-type.ts'

/**
 * The document as blocks in reading order, or what is wrong with the file; never throws for a bad file.
 * `name` is the file's name with its extension; `recognition` holds what was recognised of its scanned pages. The readers are loaded only when a file of their type comes.
 */
export async function readDocument(bytes: Uint8Array, name: string, limits: ReadingLimits, recognition?: Recognition): Promise<Result<ReadDocument, ReadingFault>> {
  if (bytes.length === 0) return err({ code: 'empty' })
  if (bytes.length > limits.bytes) return err({ code: 'too_large', limit: limits.bytes })
  if (isBlank(bytes)) return err({ code: 'empty' })
  const type = await sniffType(bytes, name)
  if (!type.ok) return type
  switch (type.value) {
    case 'pdf': {
      const [{ readPdf }, { openPdf }] = await Promise.all([import('./pdf/read-pdf.ts'), import('./pdf/open-pdf.ts')])
      return readPdf(bytes, name, limits, openPdf, recognition)
    }
    case 'docx': {
      const { readDocx } = await import('./word/read-docx.ts')
      return readDocx(bytes, name, limits)
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

/** Nothing but white space and NUL, as an interrupted download leaves. */
const isBlank = (bytes: Uint8Array): boolean => bytes.every((byte) => byte === 0 || byte === 0x20 || (byte >= 0x09 && byte <= 0x0d))
