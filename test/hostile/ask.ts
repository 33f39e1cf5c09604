/**
 * Makes questions from what was read of hostile files, in a limited child, since their text can be as hostile as their
 * bytes.
 */
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import type { ProcessFault } from '#sandbox/limited-process.ts'
import { openProcessPool } from '#sandbox/process-pool.ts'
import { PACKAGE_ROOT } from '#sandbox/limited-command.ts'
import { READING_PROCESS_LIMITS } from '#sandbox/reading/read-in-child.ts'
import type { DocumentWithTopics } from '#reading/topics/found-topic.ts'

export type Asked = { readonly questions: number; readonly ms: number } | ProcessFault
export type QuestionPool = {
  readonly ask: (read: DocumentWithTopics) => Promise<Asked>
  readonly close: () => Promise<void>
}

/** No promise to a teacher, but an end. */
const QUESTION_JOB_MS = 60_000

const answered = z.strictObject({ questions: z.int(), ms: z.number() })

export function openQuestionPool(): QuestionPool {
  const entry = fileURLToPath(new URL('./question-child.ts', import.meta.url))
  const pool = openProcessPool(
    {
      entry,
      directory: PACKAGE_ROOT,
      limits: { ...READING_PROCESS_LIMITS, jobMs: QUESTION_JOB_MS, cpuSeconds: (2 * QUESTION_JOB_MS) / 1000 },
    },
    { atOnce: 1, spares: 0, jobsPerProcess: 20, heldBytes: 300_000_000 },
  )
  return {
    async ask(read) {
      let asked: Asked | undefined
      const ended = await pool.run({ header: read, bytes: new Uint8Array() }, (part) => {
        const parsed = part.kind === 'json' ? answered.safeParse(part.value) : undefined
        asked = parsed?.data
        return asked !== undefined
      })
      return ended.ok ? asked! : ended.error
    },
    close: pool.close,
  }
}

/** For the table and the faults: how it went, and whether that is well. */
export const describeAsked = (asked: Asked): string =>
  'code' in asked
    ? `questions: ${asked.code}, ${asked.detail.replace(/\s+/g, ' ').slice(0, 160)}`
    : `${asked.questions} questions in ${Math.round(asked.ms)} ms`
