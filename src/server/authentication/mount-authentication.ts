/** Puts `/api/auth/*` in front of better-auth: known paths only, limits by address and by account, its answers as they are. */
import { hash } from 'node:crypto'
import { addressBlock } from '../http/address-block.ts'
import type { HttpApp } from '../http/mount.ts'
import { refuse } from '../http/mount.ts'
import { outageOf } from '../http/outage.ts'
import { countInDatabase, type RateRule } from '../http/rate-limits.ts'
import { readJson, unstorable } from '../http/read-body.ts'
import { openRequest, type AddressOf } from '../http/request-record.ts'
import { SECURITY_HEADERS } from '../http/security-headers.ts'
import type { Db } from '../database/connect.ts'
import type { Log } from '../log.ts'
import { ADDRESS_HEADER, type Authentication } from './authentication.ts'
import { passOn } from './sign-in-paths.ts'

/** Of one address, and of one account whatever the address: a guesser has few tries either way. */
export const SIGN_IN_RULES = { address: { most: 30, seconds: 60 }, account: { most: 10, seconds: 300 } } as const satisfies Record<string, RateRule>

const LIMITED: ReadonlySet<string> = new Set(['/sign-in/email', '/sign-in/social', '/link-social', '/sign-up/email', '/request-password-reset', '/reset-password', '/change-password'])
const MOST_BYTES = 16 * 1024

export type AuthenticationMount = { readonly db: Db; readonly addressOf: AddressOf; readonly origins: ReadonlySet<string>; readonly log: Log; readonly now: () => number; readonly rules?: typeof SIGN_IN_RULES }

export function mountAuthentication(app: HttpApp, authentication: Authentication, { db, addressOf, origins, log, now, rules = SIGN_IN_RULES }: AuthenticationMount): void {
  app.all('/api/auth/*', async (context) => {
    const record = openRequest(context, addressOf)
    const path = context.req.path.slice('/api/auth'.length)
    if (passOn(path, undefined, authentication.ways) === 'not_found') return refuse({ code: 'not_found' }, record)
    const isRead = context.req.method === 'GET' || context.req.method === 'HEAD'
    const origin = context.req.header('origin')
    // Also without a cookie: another page must not sign its visitor in as somebody else. A bearer token is nothing that a browser adds.
    if (!isRead && origin !== undefined && !origins.has(origin) && context.req.header('authorization') === undefined) return refuse({ code: 'foreign_origin' }, record)
    try {
      const json = isRead ? { ok: true as const, value: undefined } : await readJson(context.env.incoming, MOST_BYTES)
      if (!json.ok) return refuse(json.error, record)
      const problem = unstorable(json.value)
      if (problem !== undefined) return refuse({ code: 'invalid_input', field: '', problem }, record)
      const passed = passOn(path, json.value, authentication.ways)
      if (passed === 'not_found') return refuse({ code: 'not_found' }, record)
      if (passed === 'not_configured') return notConfigured(record.id)
      const wait = LIMITED.has(path) ? await waitOf(json.value) : undefined
      if (wait !== undefined) return refuse({ code: 'rate_limited', retryAfterSeconds: wait }, record)
      const headers = new Headers(context.req.raw.headers)
      headers.set(ADDRESS_HEADER, record.address)
      headers.delete('content-length')
      if (isProgram(headers)) headers.delete('sec-fetch-mode')
      const url = new URL(context.req.url)
      url.pathname = `/api/auth${passed.path}`
      const answered = await authentication.handle(new Request(url, { method: context.req.method, headers, ...(passed.body === undefined ? {} : { body: JSON.stringify(passed.body) }) }))
      for (const [name, value] of Object.entries(headersOf(record.id))) answered.headers.set(name, value)
      return answered
    } catch (error) {
      const outage = outageOf(error)
      if (outage !== undefined) return refuse(outage, record)
      log.error({ request: record.id, err: error }, 'signing in failed')
      return refuse({ code: 'internal', requestId: record.id }, record)
    }

    async function waitOf(body: unknown): Promise<number | undefined> {
      const email = (body as { readonly email?: unknown } | undefined)?.email
      const byAddress = await countInDatabase(db, `sign-in-address:${addressBlock(record.address)}`, rules.address, now())
      if (byAddress !== undefined || typeof email !== 'string') return byAddress
      // The key tells nobody who tried to sign in.
      return countInDatabase(db, `sign-in-account:${hash('sha256', email.trim().toLowerCase()).slice(0, 32)}`, rules.account, now())
    }
  })
}

const headersOf = (request: string) => ({ ...SECURITY_HEADERS, 'x-request-id': request, 'cache-control': 'no-store' })

/** As better-auth would say it; the sentence is the specification's (section 8). */
const notConfigured = (request: string): Response =>
  Response.json({ code: 'SUPABASE_NOT_CONFIGURED', message: 'Supabase not configured. Please set up your environment variables.' }, { status: 503, headers: headersOf(request) })

/** Node's own fetch tells a mode, like a browser, but neither site nor origin: without a cookie there is nothing that another site could misuse. */
const isProgram = (headers: Headers): boolean => !['origin', 'sec-fetch-site', 'cookie'].some((name) => headers.has(name))
