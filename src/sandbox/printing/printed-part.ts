/** What a printing child answers, checked at the border: first its warnings, then the file. */
import { z } from 'zod'
import type { Mathml } from '#domain/lone-formula.ts'
import type { PrintJob } from '#printing/print.ts'
import type { PrintWarning } from '#printing/pdf/print-warning.ts'

/** It passes through the sandbox unseen. */
export type { PrintJob }

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

/** What the printer of formulas writes. */
export const mathmlList: z.ZodType<readonly Mathml[]> = z.array(z.string().startsWith('<math').nullable())

/** How the file of each printer begins. */
const BEGINNINGS: Readonly<Record<PrintJob['printer'], string>> = {
  html: '<!doctype html>',
  interactive: '<!doctype html>',
  pdf: '%PDF-',
  word: 'PK\u0003\u0004',
  mathml: '[',
}

export function isFileOf(printer: PrintJob['printer'], bytes: Uint8Array): boolean {
  const wanted = BEGINNINGS[printer]
  return (
    Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(wanted.length, bytes.byteLength)).toString('latin1') === wanted
  )
}
