/** The calls to Supabase's GoTrue that signing in needs. */
import { LONGEST } from '#domain/limits.ts'
import { APIError } from 'better-auth/api'
import { z } from 'zod'
import type { SupabaseConfiguration } from '../foundation/configuration.ts'
import type { Log } from '../foundation/log.ts'

const PATIENCE_MS = 10_000

const user = z.object({
  id: z.string().min(1).max(100),
  email: z.string().min(1).max(LONGEST.email),
  email_confirmed_at: z.string().nullish(),
  user_metadata: z.object({ full_name: z.unknown(), name: z.unknown() }).partial().nullish(),
})
const session = z.object({ access_token: z.string().min(1), user })
const refusal = z
  .object({ error_code: z.string(), msg: z.string(), error_description: z.string(), message: z.string() })
  .partial()
const NOTHING = z.unknown()
export type GoTrueUser = Omit<z.infer<typeof user>, 'user_metadata'> & {
  readonly user_metadata?: { readonly full_name?: unknown; readonly name?: unknown } | null | undefined
}
export type GoTrueSession = { readonly access_token: string; readonly user: GoTrueUser }

/** Each throws an APIError with what the project says is wrong. */
export type GoTrue = {
  readonly signIn: (fields: { readonly email: string; readonly password: string }) => Promise<GoTrueSession>
  /** A user without a session has to confirm the address first. */
  readonly signUp: (fields: {
    readonly name: string
    readonly email: string
    readonly password: string
  }) => Promise<GoTrueSession | GoTrueUser>
  readonly exchange: (code: string, verifier: string) => Promise<GoTrueSession>
  readonly user: (token: string) => Promise<GoTrueUser>
  readonly setPassword: (token: string, password: string) => Promise<GoTrueUser>
  readonly recover: (email: string, redirectTo: string) => Promise<unknown>
  /** What does not work here does not matter: the token is thrown away, and ends by itself. */
  readonly signOut: (token: string) => Promise<void>
}

/** Its reasons in the words of better-auth, which the application knows. */
const REASONS: Readonly<Record<string, string>> = {
  invalid_credentials: 'INVALID_EMAIL_OR_PASSWORD',
  user_already_exists: 'USER_ALREADY_EXISTS',
  email_exists: 'USER_ALREADY_EXISTS',
  email_not_confirmed: 'EMAIL_NOT_CONFIRMED',
  bad_jwt: 'INVALID_TOKEN',
  session_not_found: 'INVALID_TOKEN',
  weak_password: 'PASSWORD_TOO_WEAK',
  signup_disabled: 'SIGN_UP_DISABLED',
}

export function openGoTrue({ url, anonKey }: SupabaseConfiguration, log: Log): GoTrue {
  async function ask<Answer>(
    method: string,
    path: string,
    schema: z.ZodType<Answer>,
    body?: unknown,
    token?: string,
  ): Promise<Answer> {
    const response = await fetch(`${url}/auth/v1${path}`, {
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: {
        apikey: anonKey,
        authorization: `Bearer ${token ?? anonKey}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }).catch((error: unknown) => {
      throw away(String(error))
    })
    const told: unknown = await response.json().catch(() => ({}))
    if (!response.ok) throw refused(response.status, told)
    const parsed = schema.safeParse(told)
    if (!parsed.success) throw away(`an answer of ${path} that is not understood`)
    return parsed.data
  }
  function away(fault: string): APIError {
    log.warn({ fault }, 'the Supabase project could not be asked')
    return new APIError('SERVICE_UNAVAILABLE', { code: 'PROVIDER_UNREACHABLE', message: 'Authentication failed' })
  }
  function refused(status: number, told: unknown): APIError {
    if (status >= 500) return away(`status ${status}`)
    const { error_code: reason = '', msg, error_description: description, message } = refusal.safeParse(told).data ?? {}
    const sentence = msg ?? description ?? message ?? 'Authentication failed'
    // Where the reason has no name of ours, the sentence alone is shown.
    const code = REASONS[reason] ?? (status === 401 && reason === '' ? 'INVALID_EMAIL_OR_PASSWORD' : undefined)
    return new APIError(
      status === 429 ? 'TOO_MANY_REQUESTS' : status === 401 || status === 403 ? 'UNAUTHORIZED' : 'BAD_REQUEST',
      { message: sentence, ...(code === undefined ? {} : { code }) },
    )
  }
  return {
    signIn: (fields) => ask('POST', '/token?grant_type=password', session, fields),
    signUp: ({ name, ...fields }) =>
      ask('POST', '/signup', z.union([session, user]), { ...fields, data: { full_name: name } }),
    exchange: (code, verifier) =>
      ask('POST', '/token?grant_type=pkce', session, { auth_code: code, code_verifier: verifier }),
    user: (token) => ask('GET', '/user', user, undefined, token),
    setPassword: (token, password) => ask('PUT', '/user', user, { password }, token),
    recover: (email, redirectTo) =>
      ask('POST', `/recover?redirect_to=${encodeURIComponent(redirectTo)}`, NOTHING, { email }),
    signOut: async (token) => {
      await ask('POST', '/logout?scope=local', NOTHING, undefined, token).catch(() => undefined)
    },
  }
}
