/** Reads the JSON body of a request within a limit. */
import type { IncomingMessage } from 'node:http'
import { err, ok, type Result } from '#domain/result.ts'
import type { Refusal } from '#domain/refusal.ts'

export const MOST_JSON_BYTES = 4 * 1024 * 1024

/** Undefined for an empty body. */
export async function readJson(incoming: IncomingMessage, mostBytes = MOST_JSON_BYTES): Promise<Result<unknown, Refusal>> {
  const declared = Number(incoming.headers['content-length'] ?? 0)
  if (declared > mostBytes) return err({ code: 'body_too_large', mostBytes })
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    bytes += chunk.byteLength
    if (bytes > mostBytes) return err({ code: 'body_too_large', mostBytes })
    chunks.push(chunk)
  }
  if (bytes === 0) return ok(undefined)
  try {
    return ok(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks))) as unknown)
  } catch {
    return err({ code: 'invalid_input', field: '', problem: 'expected a JSON object in UTF-8' })
  }
}

/** The same value with well-formed Unicode, or undefined where a text holds a NUL, which no database text can. */
export function storable(value: unknown): { readonly value: unknown } | undefined {
  let holdsNul = false
  const clean = (part: unknown): unknown => {
    if (typeof part === 'string') {
      if (part.includes('\0')) holdsNul = true
      return part.toWellFormed()
    }
    if (Array.isArray(part)) return part.map(clean)
    if (typeof part === 'object' && part !== null) return Object.fromEntries(Object.entries(part).map(([key, inner]) => [clean(key) as string, clean(inner)]))
    return part
  }
  const cleaned = clean(value)
  return holdsNul ? undefined : { value: cleaned }
}
