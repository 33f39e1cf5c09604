/** The limited children that a command works with; its own unless the caller has some to share. */
import { openPrintingPool, type PrintingPool } from '#sandbox/printing/print-in-child.ts'
import { openReadingPool, type ReadingPool } from '#sandbox/reading/read-in-child.ts'

/** What is opened is closed by the command that opened it. */
export type Tools = {
  readonly openReader: () => ReadingPool
  readonly openPrinter: () => PrintingPool
}

export const OWN_TOOLS: Tools = {
  openReader: () => openReadingPool({ atOnce: 2, spares: 0 }),
  /** Opened early, so that Typst and its fonts load while the document is still read. */
  openPrinter() {
    const pool = openPrintingPool({ atOnce: 1, spares: 0 })
    // A printer that cannot start is reported by the print that needs it.
    pool.warmUp().catch(() => undefined)
    return pool
  },
}
