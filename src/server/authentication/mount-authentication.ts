/**
 * Puts `/api/auth/*` in front of better-auth: known paths only, limits by address and by account, its answers as they
 * are.
 */
import type { HttpApp } from '../http/mount.ts'
import type { Sessions } from '../http/endpoint.ts'
import { refuse } from '../http/respond.ts'
import { outageOf } from '../http/outage.ts'
import { readJson, unstorable } from '../http/read-body.ts'
import { openRequest, type AddressOf } from '../http/request-record.ts'
import { SECURITY_HEADERS } from '../http/security-headers.ts'
import type { Db } from '../database/connect.ts'
import type { Log } from '../foundation/log.ts'
import { ADDRESS_HEADER, type Authentication } from './authentication.ts'
import { accountKey, countTry, SIGN_IN_RULES, type SignInRules } from './guessing.ts'
import type { KnownDevices } from './known-device.ts'
import { passOn } from './sign-in-paths.ts'
import { endingTurns } from './sign-in-turn.ts'
import { isProgram, withoutTokens } from './without-tokens.ts'

const LIMITED: ReadonlySet<string> = new Set([
  '/sign-in/email',
  '/sign-in/social',
  '/link-social',
  '/sign-up/email',
  '/change-password',
])
const RESETS: ReadonlySet<string> = new Set(['/request-password-reset', '/reset-password'])
/** Who gets through one of these is known on this device from then on. */
const BY_PASSWORD: ReadonlySet<string> = new Set(['/sign-in/email', '/sign-up/email'])
/** These prove the account by its password: a right one was no guess. */
const PROVED: ReadonlySet<string> = new Set(['/sign-in/email', '/change-password'])
const MOST_BYTES = 16 * 1024

export type AuthenticationMount = {
  readonly db: Db
  readonly sessions: Sessions
  readonly addressOf: AddressOf
  readonly origins: ReadonlySet<string>
  readonly log: Log
  readonly now: () => number
  readonly rules?: SignInRules
  readonly devices: KnownDevices
}

export function mountAuthentication(
  app: HttpApp,
  authentication: Authentication,
  { db, sessions, addressOf, origins, log, now, devices, rules = SIGN_IN_RULES }: AuthenticationMount,
): void {
  app.all('/api/auth/*', async (context) => {
    const record = openRequest(context, addressOf)
    const path = context.req.path.slice('/api/auth'.length)
    if (passOn(path, undefined, authentication.ways) === 'not_found') return refuse({ code: 'not_found' }, record)
    const isRead = context.req.method === 'GET' || context.req.method === 'HEAD'
    const origin = context.req.header('origin')
    // Also without a cookie: another page must not sign its visitor in as somebody else. A bearer token is nothing that
    // a browser adds.
    if (!isRead && origin !== undefined && !origins.has(origin) && context.req.header('authorization') === undefined)
      return refuse({ code: 'foreign_origin' }, record)
    try {
      const json = isRead ? { ok: true as const, value: undefined } : await readJson(context.env.incoming, MOST_BYTES)
      if (!json.ok) return refuse(json.error, record)
      const problem = unstorable(json.value)
      if (problem !== undefined) return refuse({ code: 'invalid_input', field: '', problem }, record)
      const passed = passOn(path, json.value, authentication.ways)
      if (passed === 'not_found') return refuse({ code: 'not_found' }, record)
      if (passed === 'not_configured') return notConfigured(record.id)
      const cookies = context.req.header('cookie') ?? null
      const account = accountKey(
        path === '/change-password'
          ? (await sessions.find(context.req.header()))?.user.email
          : (json.value as { readonly email?: unknown } | undefined)?.email,
      )
      const counted =
        LIMITED.has(path) || RESETS.has(path)
          ? await countTry(db, rules, now(), {
              kind: RESETS.has(path) ? 'reset' : 'sign-in',
              address: record.address,
              account,
              device: PROVED.has(path) && account !== undefined ? devices.of(cookies, account) : undefined,
            })
          : undefined
      if (counted !== undefined && 'wait' in counted)
        return refuse({ code: 'rate_limited', retryAfterSeconds: counted.wait }, record)
      const headers = new Headers(context.req.raw.headers)
      headers.set(ADDRESS_HEADER, record.address)
      headers.delete('content-length')
      // Node's own fetch tells a mode, like a browser, but neither site nor origin: without a cookie there is nothing
      // that another site could misuse.
      if (isProgram(headers)) headers.delete('sec-fetch-mode')
      const url = new URL(context.req.url)
      url.pathname = `/api/auth${passed.path}`
      const request = new Request(url, {
        method: context.req.method,
        headers,
        ...(isRead || passed.body === undefined ? {} : { body: JSON.stringify(passed.body) }),
      })
      const answered = await withoutTokens(
        await endingTurns(db, () => authentication.handle(request)),
        context.req.raw.headers,
      )
      if (answered.ok && PROVED.has(path)) await counted?.forget()
      if (answered.ok && BY_PASSWORD.has(path) && account !== undefined)
        answered.headers.append('set-cookie', devices.remember(cookies, account))
      for (const [name, value] of Object.entries(headersOf(record.id))) answered.headers.set(name, value)
      return answered
    } catch (error) {
      const outage = outageOf(error)
      if (outage !== undefined) return refuse(outage, record)
      log.error({ request: record.id, err: error }, 'signing in failed')
      return refuse({ code: 'internal', requestId: record.id }, record)
    }
  })
}

const headersOf = (request: string) => ({ ...SECURITY_HEADERS, 'x-request-id': request, 'cache-control': 'no-store' })

/** As better-auth would say it; the sentence is the specification's (section 8). */
const notConfigured = (request: string): Response =>
  Response.json(
    { code: 'SUPABASE_NOT_CONFIGURED', message: 'Supabase not configured. Please set up your environment variables.' },
    { status: 503, headers: headersOf(request) },
  )
