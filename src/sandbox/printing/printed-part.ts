/** What a printing child answers, checked at the border: first its warnings, then the PDF. */
import { z } from 'zod'
import type { printPdf } from '#printing/pdf/print-pdf.ts'
import type { PrintWarning } from '#printing/pdf/print-warning.ts'

/** A laid-out paper; it passes through the sandbox unseen. */
export type PrintablePaper = Parameters<typeof printPdf>[0]

/** More would say nothing new to a teacher. */
export const MOST_WARNINGS = 200

const warning: z.ZodType<PrintWarning> = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('formula'),
    tex: z.string(),
    shownAs: z.enum(['picture', 'latex']),
    reason: z.string(),
  }),
  z.strictObject({ kind: z.literal('signs'), signs: z.array(z.string()) }),
  z.strictObject({ kind: z.literal('figure'), alt: z.string(), reason: z.string() }),
])
export const printWarnings = z.strictObject({ warnings: z.array(warning).max(MOST_WARNINGS) })

/** The five bytes with which every PDF begins. */
export const isPdf = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(5, bytes.byteLength)).toString('latin1') === '%PDF-'
