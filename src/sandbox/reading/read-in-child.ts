/** Reads files in limited children: each file has a process of its own, which ends with it. */
import { hash } from 'node:crypto'
import { err, type Result } from '#domain/result.ts'
import { READING_LIMITS, type ReadingFault, type ReadingLimits } from '#reading/document.ts'
import type { Recognition } from '#reading/ocr/recognised-page.ts'
import type { DocumentWithTopics } from '#reading/topics/found-topic.ts'
import { childEntry } from '../child-entry.ts'
import type { Asker } from '../fair-queue.ts'
import { PACKAGE_ROOT } from '../limited-command.ts'
import type { ProcessFault, ProcessLimits } from '../limited-process.ts'
import { openProcessPool, type ChildPoolOptions } from '../process-pool.ts'
import { assembleDocument } from './assemble-document.ts'
import type { ReadingJob } from './reading-part.ts'

export type ReadingOptions = {
  readonly limits?: ReadingLimits
  /** What was recognised of its scanned pages. */
  readonly recognition?: Recognition | undefined
  readonly asker?: Asker
}

export type ReadingPool = {
  /**
   * Reads a file and finds its topics. Ends within `READING_JOB_MS` of its turn, whatever stands in the file.
   * Rejects only when the pool is closed, no child can be started, or the asker is gone.
   */
  readonly readInChild: (
    bytes: Uint8Array,
    name: string,
    how?: ReadingOptions,
  ) => Promise<Result<DocumentWithTopics, ReadingFault>>
  /** Starts a process before the first file; a reader loads for about half a second. */
  readonly warmUp: () => Promise<void>
  /** Ends every child. An idle pool does not keep the parent running, closed or not. */
  readonly close: () => Promise<void>
}

/** Below the 30 s that a teacher is promised, with room for starting and ending. */
export const READING_JOB_MS = 25_000

const MEGABYTE = 1024 * 1024

/** A 352-page book needs about 330 MB; what passes these limits is no chapter (design: security.md). */
export const READING_PROCESS_LIMITS: ProcessLimits = {
  heapMegabytes: 384,
  dataBytes: 1024 * MEGABYTE,
  cpuSeconds: 30,
  permission: true,
  startMs: 15_000,
  jobMs: READING_JOB_MS,
  residentBytes: 700 * MEGABYTE,
  printedBytes: MEGABYTE,
  // A part is cut at about 64,000 characters; JSON escapes may lengthen it sixfold.
  answer: { json: 2 * MEGABYTE, bytes: 0, total: 64 * MEGABYTE },
}

export function openReadingPool(options: ChildPoolOptions): ReadingPool {
  const { atOnce, spares, idleMs, onFault, entry = ENTRY, processLimits } = options
  const pool = openProcessPool(
    { entry, directory: PACKAGE_ROOT, limits: { ...READING_PROCESS_LIMITS, ...processLimits } },
    // A parser that a file has taken over must not meet another teacher's file: one job a process.
    {
      atOnce,
      spares,
      jobsPerProcess: 1,
      heldBytes: 0,
      ...(idleMs === undefined ? {} : { idleMs }),
      ...(onFault ? { onFault } : {}),
    },
  )
  return {
    async readInChild(bytes, name, { limits = READING_LIMITS, recognition, asker } = {}) {
      if (bytes.byteLength > limits.bytes) return err({ code: 'too_large', limit: limits.bytes })
      const assembler = assembleDocument()
      const ended = await pool.run(
        { header: { name, limits, recognition } satisfies ReadingJob, bytes },
        (part) => part.kind === 'json' && assembler.add(part.value),
        asker,
      )
      if (!ended.ok) return err({ code: FAULT_OF_PROCESS[ended.error.code] })
      const result = assembler.finish()
      return result && isAbout(result, bytes, name) ? result : err({ code: 'damaged' })
    },
    warmUp: pool.warmUp,
    close: pool.close,
  }
}

const ENTRY = childEntry('reading-child', import.meta.url)

/** A child that names another file than the one it was given has been taken over. */
function isAbout(result: Result<DocumentWithTopics, ReadingFault>, bytes: Uint8Array, name: string): boolean {
  return !result.ok || (result.value.document.name === name && result.value.document.id === fastDocumentId(bytes))
}

/** As `documentId` of reading, by the system's own SHA-256: 10 MB must not hold up the event loop. */
const fastDocumentId = (bytes: Uint8Array): string => hash('sha256', bytes, 'hex').slice(0, 32)

/** What a teacher can be told; the rest stands in the operator's log. */
const FAULT_OF_PROCESS: Readonly<Record<ProcessFault['code'], ReadingFault['code']>> = {
  too_slow: 'too_slow',
  too_much_memory: 'too_much_memory',
  answer_too_large: 'too_much_memory',
  printed_too_much: 'damaged',
  wrong_answer: 'damaged',
  crashed: 'damaged',
  did_not_start: 'damaged',
}
