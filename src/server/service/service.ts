/** Everything that handlers and jobs work with, wired once. */
import type { Asker } from '#sandbox/fair-queue.ts'
import type { LanguageData } from '#sandbox/ocr/language-data.ts'
import type { MakingPool } from '#sandbox/making/make-in-child.ts'
import type { PrintingPool } from '#sandbox/printing/print-in-child.ts'
import type { ReadingPool } from '#sandbox/reading/read-in-child.ts'
import type { Ai } from '../ai/ai.ts'
import type { RenderingPool } from '#sandbox/rendering/render-in-child.ts'
import type { DrawLatex } from '#questions/draw-figures.ts'
import type { Authentication } from '../authentication/authentication.ts'
import type { Configuration } from '../foundation/configuration.ts'
import type { Memory } from '../foundation/memory.ts'
import type { Db } from '../database/connect.ts'
import type { ProgressBus } from '../events/progress.ts'
import type { Metrics } from '../http/metrics.ts'
import type { Queue } from '../jobs/queue.ts'
import type { Log } from '../foundation/log.ts'
import type { Payment } from '../stripe/open-payment.ts'
import type { Lease } from '../plans/metering.ts'
import type { PlanTable } from '../plans/plan-table.ts'
import type { BlobLedger } from '../storage/blob-ledger.ts'

export type Service = {
  readonly configuration: Configuration
  readonly publicUrl: string
  readonly secret: string
  readonly temporary: string
  readonly db: Db
  /** Asks the database for nothing; rejects where it cannot be reached. */
  readonly ping: () => Promise<unknown>
  readonly blobs: BlobLedger
  readonly queue: Queue
  readonly progress: ProgressBus
  readonly plans: PlanTable
  /** Of reservations. */
  readonly lease: Lease
  readonly authentication: Authentication
  /** Undefined where the operator has not set it up. */
  readonly payment: Payment | undefined
  /** Undefined: the built-in engine makes all questions. */
  readonly ai: Ai | undefined
  readonly reading: ReadingPool
  readonly recognition: LanguageData
  readonly making: MakingPool
  readonly printing: PrintingPool
  readonly rendering: RenderingPool
  /** For the figures of papers. */
  readonly drawLatexFor: (asker: Asker) => DrawLatex
  /** Files of papers that were written, by what they were written from. */
  readonly files: Memory<Uint8Array>
  readonly metrics: Metrics
  readonly log: Log
  readonly now: () => Date
}
