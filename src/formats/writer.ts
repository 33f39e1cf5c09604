/** What writes a file of a paper. The same order gives the same bytes. */
import type { Paper } from '#domain/paper.ts'
import type { ExportPart } from '#domain/paper-part.ts'
import type { Result } from '#domain/result.ts'
import type { Template } from '#domain/template.ts'
import type { LaidOut } from '#layout/laid-out.ts'
import type { LaidOutQuiz } from '#layout/quiz.ts'
import type { LoneFormula, Mathml } from '#domain/lone-formula.ts'

export type Order = {
  readonly paper: Paper
  readonly template: Template
  /** One that the format's entry names. */
  readonly part: ExportPart
  /** Whoever holds the link learns nothing of sources, proofs and notices (decision D13). */
  readonly reader: 'owner' | 'link'
}

/** The printers that set a laid-out tree. */
export type Printer = 'html' | 'pdf' | 'word'

/** What a writer is lent: what sets pages and formulas runs in a limited child, which writers know nothing of. */
export type Tools<Fault> = {
  readonly print: (printer: Printer, laidOut: LaidOut) => Promise<Result<Uint8Array, Fault>>
  readonly printQuiz: (quiz: LaidOutQuiz) => Promise<Result<Uint8Array, Fault>>
  /** In the order in which they are named. */
  readonly setFormulas: (formulas: readonly LoneFormula[]) => Promise<Result<readonly Mathml[], Fault>>
}

export type Writer = <Fault>(order: Order, tools: Tools<Fault>) => Promise<Result<Uint8Array, Fault>>
