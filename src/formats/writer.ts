/** What writes a file of a paper. The same order gives the same bytes. */
import type { Paper } from '#domain/paper.ts'
import type { ExportPart } from '#domain/paper-part.ts'
import type { Result } from '#domain/result.ts'
import type { Template } from '#domain/template.ts'
import type { LaidOut } from '#layout/laid-out.ts'

export type Order = {
  readonly paper: Paper
  readonly template: Template
  /** One that the format's entry names. */
  readonly part: ExportPart
  /** Whoever holds the link learns nothing of sources, proofs and notices (decision D13). */
  readonly reader: 'owner' | 'link'
}

/** What a writer is lent: Typst runs in a limited child, which writers know nothing of. */
export type Tools<Fault> = { readonly print: (laidOut: LaidOut) => Promise<Result<Uint8Array, Fault>> }

export type Writer = <Fault>(order: Order, tools: Tools<Fault>) => Promise<Result<Uint8Array, Fault>>
