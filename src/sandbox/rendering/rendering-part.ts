/**
 * What a child that draws LaTeX answers, checked at the border: one SVG, or one fault, or the word that a PNG follows.
 */
import { z } from 'zod'
import type { RenderFault } from '#domain/render-fault.ts'

const words = z.string().max(2_000)
const fault: z.ZodType<RenderFault> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('latex'), message: words, near: words }),
  z.strictObject({ kind: z.literal('no_such_package'), name: words }),
  z.strictObject({ kind: z.literal('no_such_library'), name: words }),
  z.strictObject({ kind: z.literal('no_such_sign'), sign: words }),
  z.strictObject({ kind: z.literal('too_long'), most: z.int() }),
  z.strictObject({ kind: z.literal('too_large') }),
  z.strictObject({ kind: z.literal('nothing_drawn') }),
])

export const renderingAnswer = z.union([
  z.strictObject({ svg: z.string() }),
  z.strictObject({ png: z.literal(true) }),
  z.strictObject({ fault }),
])
export type RenderingAnswer = z.infer<typeof renderingAnswer>

/** The eight bytes with which every PNG begins. */
export const isPng = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(8, bytes.byteLength)).toString('latin1') === '\x89PNG\r\n\x1A\n'
