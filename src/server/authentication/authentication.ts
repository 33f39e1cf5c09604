/** Sign-up, sign-in, sign-out and passwords, by better-auth over our own tables (decisions D16, D24). */
import { APIError } from 'better-auth/api'
import { betterAuth } from 'better-auth'
import { parseLanguage } from '#domain/language.ts'
import { bearer } from 'better-auth/plugins'
import type { Kysely } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { Log } from '../log.ts'
import { randomId } from '../random-id.ts'
import { isCommonPassword } from './common-passwords.ts'
import type { Mail } from './mail.ts'
import { openSchool } from './open-school.ts'
import { signUpLanguage } from './sign-up-language.ts'
import { SESSION_DAYS } from './sessions.ts'

export type AuthenticationOptions = {
  readonly publicUrl: string
  /** From which a browser may sign in. */
  readonly origins: ReadonlySet<string>
  readonly secret: string
  readonly passwordMinLength: number
  /** Undefined where no SMTP is set: the operator resets passwords (`setpaper reset-password`). */
  readonly mail: Mail | undefined
  readonly log: Log
}

export type Authentication = {
  readonly handle: (request: Request) => Promise<Response>
  /** Of better-auth's own context: to hash a password that the operator sets. */
  readonly hashPassword: (password: string) => Promise<string>
  readonly verifyPassword: (password: string, hash: string) => Promise<boolean>
}

export const LONGEST_PASSWORD = 128
const RESET_MINUTES = 60

/** `__Host-` binds the cookie to this very host; browsers accept it over TLS only. */
export const sessionCookieName = (publicUrl: string): string => (publicUrl.startsWith('https:') ? '__Host-setpaper_session' : 'setpaper_session')

/** Below `/api/auth`: nothing else of better-auth is reachable. */
export const AUTHENTICATION_PATHS: ReadonlySet<string> = new Set(['/sign-up/email', '/sign-in/email', '/sign-out', '/get-session', '/change-password', '/request-password-reset', '/reset-password', '/list-sessions', '/revoke-session', '/revoke-other-sessions'])

export async function openAuthentication(db: Db, options: AuthenticationOptions): Promise<Authentication> {
  const { publicUrl, origins, secret, passwordMinLength, mail, log } = options
  const auth = betterAuth({
    appName: 'Setpaper',
    baseURL: publicUrl,
    basePath: '/api/auth',
    secret,
    trustedOrigins: [...origins],
    telemetry: { enabled: false },
    // Our mount answers what is no refusal, and logs it.
    onAPIError: { throw: true },
    logger: { level: 'warn', log: (level, message) => log[level === 'error' ? 'warn' : 'debug']({ from: 'better-auth' }, message) },
    database: { db: db as unknown as Kysely<never>, type: 'postgres', transaction: true },
    user: { modelName: 'accountUser', additionalFields: { schoolId: { type: 'string', required: false, input: false, returned: false }, language: { type: 'string', required: false, input: true } } },
    session: { modelName: 'accountSession', expiresIn: SESSION_DAYS * 24 * 3600, updateAge: 24 * 3600 },
    account: { modelName: 'accountCredential' },
    verification: { modelName: 'accountVerification' },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: passwordMinLength,
      maxPasswordLength: LONGEST_PASSWORD,
      autoSignIn: true,
      revokeSessionsOnPasswordReset: true,
      // Links of earlier requests are of no use any more.
      onPasswordReset: async ({ user }) => { await db.deleteFrom('accountVerification').where('value', '=', user.id).where('identifier', 'like', 'reset-password:%').execute() },
      resetPasswordTokenExpiresIn: RESET_MINUTES * 60,
      // Not waited for: the time of an answer must not tell whether there is such an account. Without mail the answer is the same.
      sendResetPassword: async ({ user, token }) => {
        if (mail === undefined) return log.warn({ user: user.id }, 'a password reset was asked for, but SMTP_URL is not set: use setpaper reset-password')
        const language = parseLanguage(String((user as { readonly language?: unknown }).language)) ?? 'en'
        mail.sendPasswordReset({ to: user.email, language, link: `${publicUrl}/reset-password?token=${token}`, minutes: RESET_MINUTES }).catch((error: unknown) => log.error({ user: user.id, fault: String(error) }, 'a mail could not be sent'))
      },
    },
    // Ours counts over all processes, by address and by account (mount-authentication.ts).
    rateLimit: { enabled: false },
    advanced: {
      database: { generateId: ({ model }) => randomId(model === 'user' || model === 'accountUser' ? 'user' : 'entry') },
      // Its own default is another under test.
      disableOriginCheck: false,
      disableCSRFCheck: false,
      // It would put `__Secure-` before our own prefix.
      useSecureCookies: false,
      defaultCookieAttributes: { secure: publicUrl.startsWith('https:'), sameSite: 'lax', httpOnly: true, path: '/' },
      cookies: { session_token: { name: sessionCookieName(publicUrl) }, dont_remember: { name: `${sessionCookieName(publicUrl)}_only` } },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
    },
    databaseHooks: {
      user: { create: { before: async (user, context) => ({ data: { ...user, schoolId: await openSchool(db), language: signUpLanguage(user.language, context?.headers?.get('accept-language')) } }) } },
    },
    plugins: [bearer(), { id: 'common-passwords', hooks: { before: [{ matcher: ({ path }) => SETS_PASSWORD.has(path ?? ''), handler: refuseCommonPassword }] } }],
  })
  const { password } = await auth.$context
  return {
    handle: (request) => auth.handler(request),
    hashPassword: password.hash,
    verifyPassword: (plain, hash) => password.verify({ password: plain, hash }),
  }
}

/** Set by our own server for better-auth, and taken off what arrives. */
export const ADDRESS_HEADER = 'x-setpaper-address'

const SETS_PASSWORD: ReadonlySet<string> = new Set(['/sign-up/email', '/change-password', '/reset-password'])

async function refuseCommonPassword(context: { readonly body?: unknown }): Promise<void> {
  const { password, newPassword } = (context.body ?? {}) as { readonly password?: unknown; readonly newPassword?: unknown }
  const chosen = newPassword ?? password
  if (typeof chosen === 'string' && isCommonPassword(chosen)) throw new APIError('BAD_REQUEST', { code: 'PASSWORD_TOO_COMMON', message: 'This password is among the commonest and would be guessed first. Choose another.' })
}
