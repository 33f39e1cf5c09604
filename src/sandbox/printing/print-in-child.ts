/** Prints laid-out papers in limited children, which stay warm and are renewed after a while. */
import { fileURLToPath } from 'node:url'
import { err, ok, type Result } from '#domain/result.ts'
import type { PrintWarning } from '#printing/pdf/print-warning.ts'
import type { Asker } from '../fair-queue.ts'
import type { Frame } from '../frames.ts'
import { PACKAGE_ROOT } from '../limited-command.ts'
import type { ProcessFault, ProcessLimits } from '../limited-process.ts'
import { openProcessPool, type ChildPoolOptions } from '../process-pool.ts'
import { isFileOf, printWarnings, type PrintJob } from './printed-part.ts'

/** `failed` is a bug of ours: a paper that can be laid out can be printed. */
export const PRINTING_FAULTS = ['too_slow', 'too_much_memory', 'failed'] as const
export type PrintingFault = { readonly code: (typeof PRINTING_FAULTS)[number] }

export type PrintingPool = {
  /**
   * What the printer of the job makes; `onWarning` hears of each thing that could not be printed as it stands.
   * Rejects only when the pool is closed, no child can be started, or the asker is gone.
   */
  readonly printInChild: (
    job: PrintJob,
    onWarning?: (warning: PrintWarning) => void,
    asker?: Asker,
  ) => Promise<Result<Uint8Array, PrintingFault>>
  /** Starts a process before the first paper: Typst and its fonts load for about a second. */
  readonly warmUp: () => Promise<void>
  /** Ends every child. An idle pool does not keep the parent running, closed or not. */
  readonly close: () => Promise<void>
}

const MEGABYTE = 1024 * 1024

export const PRINTING_PROCESS_LIMITS: ProcessLimits = {
  heapMegabytes: 384,
  dataBytes: 1536 * MEGABYTE,
  // Typst is a native add-on, which Node's permission model refuses. It sees no environment and an empty workspace
  // instead.
  permission: false,
  startMs: 20_000,
  jobMs: 20_000,
  residentBytes: 900 * MEGABYTE,
  printedBytes: MEGABYTE,
  answer: { json: MEGABYTE, bytes: 64 * MEGABYTE, total: 66 * MEGABYTE },
}

/** Typst leaks about 1.4 MB a paper (design: typesetting.md). */
const JOBS_PER_PROCESS = 200
const HELD_BYTES = 500 * MEGABYTE

export function openPrintingPool(options: ChildPoolOptions): PrintingPool {
  const { atOnce, spares, idleMs, onFault, entry = ENTRY, processLimits } = options
  const pool = openProcessPool(
    { entry, directory: PACKAGE_ROOT, limits: { ...PRINTING_PROCESS_LIMITS, ...processLimits } },
    {
      atOnce,
      spares,
      jobsPerProcess: JOBS_PER_PROCESS,
      heldBytes: HELD_BYTES,
      ...(idleMs === undefined ? {} : { idleMs }),
      ...(onFault ? { onFault } : {}),
    },
  )
  return {
    async printInChild(job, onWarning = () => undefined, asker = {}) {
      const printed = takePrinted(job.printer)
      const ended = await pool.run({ header: job, bytes: new Uint8Array() }, printed.take, asker)
      if (!ended.ok) return err({ code: FAULT_OF_PROCESS[ended.error.code] })
      const file = printed.file()
      if (!file) return err({ code: 'failed' })
      for (const warning of printed.warnings()) onWarning(warning)
      return ok(file)
    },
    warmUp: pool.warmUp,
    close: pool.close,
  }
}

const ENTRY = fileURLToPath(new URL('./printing-child.ts', import.meta.url))

/** Takes warnings once, then one file; anything else is refused. */
function takePrinted(printer: PrintJob['printer']): {
  readonly take: (part: Frame) => boolean
  readonly warnings: () => readonly PrintWarning[]
  readonly file: () => Uint8Array | undefined
} {
  let warnings: readonly PrintWarning[] | undefined
  let file: Uint8Array | undefined
  const take = (part: Frame): boolean => {
    if (part.kind === 'bytes') {
      if (!warnings || file || !isFileOf(printer, part.bytes)) return false
      file = part.bytes
      return true
    }
    const parsed = printWarnings.safeParse(part.value)
    if (warnings || !parsed.success) return false
    warnings = parsed.data.warnings
    return true
  }
  return { take, warnings: () => warnings ?? [], file: () => file }
}

const FAULT_OF_PROCESS: Readonly<Record<ProcessFault['code'], PrintingFault['code']>> = {
  too_slow: 'too_slow',
  too_much_memory: 'too_much_memory',
  answer_too_large: 'too_much_memory',
  printed_too_much: 'failed',
  wrong_answer: 'failed',
  crashed: 'failed',
  did_not_start: 'failed',
}
