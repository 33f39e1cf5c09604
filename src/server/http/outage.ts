/** Tells what a caller can only wait for (the database or the store is away or full, no child can be started) from what is a bug of ours. */
import type { Refusal } from '#domain/refusal.ts'
import { NoChild } from '#sandbox/process-pool.ts'

/** Classes 08 (connection), 53 (resources) and 57P (shutdown) of SQLSTATE, and what the network and undici say. */
const AWAY =
  /^(?:08|53|57P|UND_ERR)|^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN|ESTORE|EIO|EROFS|EMFILE|ENFILE)$/
/** No room: of the file system, of a quota, of a limit on files, of PostgreSQL. */
const FULL = /^(?:ENOSPC|EDQUOT|EFBIG|53100)$/

/** Undefined for a bug. */
export function outageOf(error: unknown): Refusal | undefined {
  if (error instanceof NoChild) return { code: 'busy' }
  const codes = [...codesOf(error, 0)]
  if (codes.some((code) => FULL.test(code))) return { code: 'no_space' }
  return codes.some((code) => AWAY.test(code)) || saysAway(error) ? { code: 'unavailable' } : undefined
}

const MOST_CAUSES = 5

/** Those of an error, of its causes and of the errors that it gathers. */
function* codesOf(error: unknown, depth: number): Iterable<string> {
  if (!(error instanceof Error) || depth > MOST_CAUSES) return
  if ('code' in error && typeof error.code === 'string') yield error.code
  if (error.name === 'TimeoutError') yield 'ETIMEDOUT'
  yield* codesOf(error.cause, depth + 1)
  if (error instanceof AggregateError) for (const one of error.errors) yield* codesOf(one, depth + 1)
}

/** The driver's own words, for which it has no code. */
function saysAway(error: unknown): boolean {
  return (
    error instanceof Error &&
    /Connection terminated|timeout exceeded when trying to connect|the database system is|Client has encountered a connection error/i.test(
      error.message,
    )
  )
}
