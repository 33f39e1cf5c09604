/** What writes each format; the compiler asks for one where an entry has none. */
import type { Format } from './formats.ts'
import { writePdf } from './pdf/write-pdf.ts'
import type { Writer } from './writer.ts'

export const WRITERS: Readonly<Record<Format, Writer>> = { pdf: writePdf }
