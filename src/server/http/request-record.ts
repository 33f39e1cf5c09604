/** What is known of a request before it is understood: its id, where it comes from and the reader's language. */
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

export type RequestRecord = { readonly id: string; readonly address: string; readonly language: string }
export type AddressOf = (incoming: IncomingMessage) => string

export function openRequest(context: Context<{ Bindings: HttpBindings }>, addressOf: AddressOf): RequestRecord {
  // `error` stays English unless the caller asks for Chinese: programs match on `code`.
  return {
    id: randomUUID(),
    address: addressOf(context.env.incoming),
    language: first(context.env.incoming.headers['x-language']) ?? 'en',
  }
}

/** The connection's address, or what the header of a trusted proxy says last. */
export const addressFrom =
  (trustedHeader: string | undefined): AddressOf =>
  (incoming) => {
    const told = trustedHeader === undefined ? undefined : incoming.headers[trustedHeader]
    const last = (Array.isArray(told) ? told.join(',') : told)?.split(',').at(-1)?.trim()
    return last === undefined || last === '' ? (incoming.socket.remoteAddress ?? 'unknown') : last
  }

const first = (header: string | string[] | undefined): string | undefined =>
  Array.isArray(header) ? header[0] : header
