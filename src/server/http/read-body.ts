/** Reads the JSON body of a request within a limit. */
import type { IncomingMessage } from 'node:http'
import { err, ok, type Result } from '#domain/result.ts'
import type { Refusal } from '#domain/refusal.ts'

export const MOST_JSON_BYTES = 4 * 1024 * 1024

/** Undefined for an empty body. */
export async function readJson(
  incoming: IncomingMessage,
  mostBytes = MOST_JSON_BYTES,
): Promise<Result<unknown, Refusal>> {
  const read = await readBytes(incoming, mostBytes)
  if (!read.ok) return read
  if (read.value.byteLength === 0) return ok(undefined)
  try {
    return ok(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(read.value)) as unknown)
  } catch {
    return err({ code: 'invalid_input', field: '', problem: 'expected a JSON object in UTF-8' })
  }
}

export async function readBytes(incoming: IncomingMessage, mostBytes: number): Promise<Result<Buffer, Refusal>> {
  const declared = Number(incoming.headers['content-length'] ?? 0)
  if (declared > mostBytes) return err({ code: 'body_too_large', mostBytes })
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    bytes += chunk.byteLength
    if (bytes > mostBytes) return err({ code: 'body_too_large', mostBytes })
    chunks.push(chunk)
  }
  return ok(Buffer.concat(chunks))
}

/** Deeper than anything that the API takes; what walks a value must not run out of stack. */
const DEEPEST = 64

/**
 * Why a value cannot be stored as it is; undefined when it can. A database text holds neither NUL nor half a character.
 */
export function unstorable(value: unknown, depth = 0): string | undefined {
  if (depth > DEEPEST) return `expected at most ${DEEPEST} levels of nesting`
  if (typeof value === 'string')
    return value.includes('\0')
      ? 'a text must not hold the character NUL'
      : value.isWellFormed()
        ? undefined
        : 'a text must not hold half a character (a lone surrogate)'
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, inner] of Object.entries(value)) {
    const problem = unstorable(key) ?? unstorable(inner, depth + 1)
    if (problem !== undefined) return problem
  }
  return undefined
}
