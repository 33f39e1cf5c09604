/** Sign-up, sign-in, sign-out and passwords, by better-auth over our own tables (decisions D16, D24). */
import { APIError, createAuthMiddleware } from 'better-auth/api'
import { betterAuth } from 'better-auth'
import { parseLanguage } from '#domain/language.ts'
import { bearer } from 'better-auth/plugins'
import type { Kysely } from 'kysely'
import type { OpenIdConfiguration, SupabaseConfiguration } from '../configuration.ts'
import type { Db } from '../database/connect.ts'
import type { Log } from '../log.ts'
import { randomId } from '../random-id.ts'
import { isCommonPassword } from './common-passwords.ts'
import type { Letter, Mail } from './mail.ts'
import { openIdPlugin } from './open-id.ts'
import { openSchool } from './open-school.ts'
import { signUpLanguage } from './sign-up-language.ts'
import { SESSION_DAYS } from './sessions.ts'
import { supabasePlugin } from './supabase.ts'

export type AuthenticationOptions = {
  readonly publicUrl: string
  /** From which a browser may sign in. */
  readonly origins: ReadonlySet<string>
  readonly secret: string
  readonly passwordMinLength: number
  /** Undefined where no SMTP is set: the operator resets passwords (`setpaper reset-password`). */
  readonly mail: Mail | undefined
  readonly google?: OpenIdConfiguration | undefined
  readonly supabase?: SupabaseConfiguration | 'not_configured' | undefined
  readonly log: Log
}

export type SignInWays = { readonly google: boolean; readonly mail: boolean; readonly provider: 'built-in' | 'supabase'; readonly isConfigured: boolean }

export type Authentication = {
  readonly handle: (request: Request) => Promise<Response>
  /** By which ways one may sign in. */
  readonly ways: SignInWays
  /** Writes to an account, where mail is set; nobody waits for it. */
  readonly tell: (user: { readonly id: string; readonly email: string; readonly language?: unknown }, letter: Letter) => void
  /** Of better-auth's own context: to hash a password that the operator sets. */
  readonly hashPassword: (password: string) => Promise<string>
  readonly verifyPassword: (password: string, hash: string) => Promise<boolean>
}

export const LONGEST_PASSWORD = 128
const RESET_MINUTES = 60

/** `__Host-` binds the cookie to this very host; browsers accept it over TLS only. */
export const sessionCookieName = (publicUrl: string): string => (publicUrl.startsWith('https:') ? '__Host-setpaper_session' : 'setpaper_session')

/** Where the browser comes back to from Google, with `error` where it failed (src/web/sign-in/auth-callback.tsx). */
export const CALLBACK_PAGE = '/auth/callback'

export async function openAuthentication(db: Db, options: AuthenticationOptions): Promise<Authentication> {
  const { publicUrl, origins, secret, passwordMinLength, mail, google, supabase, log } = options
  // Not waited for: what it tells about is done, and the time of an answer must not tell whether there is such an account.
  const tell = (user: { readonly id: string; readonly email: string; readonly language?: unknown }, letter: Letter): void => {
    mail?.send(letter, { to: user.email, language: parseLanguage(String(user.language)) ?? 'en' }).catch((error: unknown) => log.error({ user: user.id, fault: String(error) }, 'a mail could not be sent'))
  }
  const auth = betterAuth({
    appName: 'Setpaper',
    baseURL: publicUrl,
    basePath: '/api/auth',
    secret,
    trustedOrigins: [...origins],
    telemetry: { enabled: false },
    // Our mount answers what is no refusal, and logs it.
    onAPIError: { throw: true, errorURL: `${publicUrl}${CALLBACK_PAGE}` },
    logger: { level: 'warn', log: (level, message) => log[level === 'error' ? 'warn' : 'debug']({ from: 'better-auth' }, message) },
    database: { db: db as unknown as Kysely<never>, type: 'postgres', transaction: true },
    user: {
      modelName: 'accountUser',
      // An address that another server has not verified may be anybody's.
      validateUserInfo: ({ user, source }) => (source.method === 'oauth' && source.action !== 'sign-in' && user.emailVerified !== true ? { error: 'email_not_verified' } : undefined),
      additionalFields: { schoolId: { type: 'string', required: false, input: false, returned: false }, language: { type: 'string', required: false, input: true } },
    },
    session: { modelName: 'accountSession', expiresIn: SESSION_DAYS * 24 * 3600, updateAge: 24 * 3600 },
    // Who proves a verified address elsewhere is let into the account of that address only where it was verified here, too: else whoever had opened it with a password would stay in it.
    account: { modelName: 'accountCredential', accountLinking: { enabled: true, requireLocalEmailVerified: true, trustedProviders: [] }, updateAccountOnSignIn: false },
    verification: { modelName: 'accountVerification' },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: passwordMinLength,
      maxPasswordLength: LONGEST_PASSWORD,
      autoSignIn: true,
      revokeSessionsOnPasswordReset: true,
      onPasswordReset: async ({ user }) => {
        // Links of earlier requests are of no use any more.
        await db.deleteFrom('accountVerification').where('value', '=', user.id).where('identifier', 'like', 'reset-password:%').execute()
        // Whoever opened the mail owns the address; a password of somebody else's is gone, and so are the sessions.
        await db.updateTable('accountUser').set({ emailVerified: true }).where('id', '=', user.id).execute()
        tell(user, { kind: 'passwordChanged' })
      },
      resetPasswordTokenExpiresIn: RESET_MINUTES * 60,
      // Without mail the answer is the same.
      sendResetPassword: async ({ user, token }) => {
        if (mail === undefined) return log.warn({ user: user.id }, 'a password reset was asked for, but SMTP_URL is not set: use setpaper reset-password')
        tell(user, { kind: 'passwordReset', link: `${publicUrl}/reset-password?token=${token}`, minutes: RESET_MINUTES })
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
      cookies: { session_token: { name: sessionCookieName(publicUrl) }, dont_remember: { name: `${sessionCookieName(publicUrl)}_only` }, state: { name: `${sessionCookieName(publicUrl)}_state` } },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
    },
    databaseHooks: {
      account: {
        create: {
          // Tokens of another server's are of no use here, so they are not kept.
          before: async (account) => ({ data: { ...account, accessToken: null, refreshToken: null, idToken: null, scope: null } }),
          after: async ({ userId, providerId }) => {
            if (providerId !== 'google') return
            const ways = await db.selectFrom('accountCredential').innerJoin('accountUser', 'accountUser.id', 'userId').select(['accountUser.id', 'email', 'language']).where('userId', '=', userId).execute()
            if (ways.length > 1) tell(ways[0]!, { kind: 'googleConnected' })
          },
        },
      },
      user: { create: { before: async (user, context) => ({ data: { ...user, schoolId: await openSchool(db), language: signUpLanguage(user.language, context?.headers?.get('accept-language')) } }) } },
    },
    plugins: [
      bearer(),
      { id: 'passwords', hooks: { before: [{ matcher: ({ path }) => SETS_PASSWORD.has(path ?? ''), handler: refuseCommonPassword }], after: [{ matcher: ({ path }) => CHANGES_PASSWORD.has(path ?? ''), handler: createAuthMiddleware(async ({ context: { returned } }) => { if (isChange(returned)) tell(returned.user, { kind: 'passwordChanged' }) }) }] } },
      ...(google === undefined || supabase !== undefined ? [] : [openIdPlugin(google, log)]),
      ...(supabase === undefined || supabase === 'not_configured' ? [] : [supabasePlugin(supabase, log, publicUrl)]),
    ],
  })
  const { password } = await auth.$context
  return {
    handle: (request) => auth.handler(request),
    ways: { provider: supabase === undefined ? 'built-in' : 'supabase', isConfigured: supabase !== 'not_configured', google: supabase === undefined ? google !== undefined : supabase !== 'not_configured', mail: supabase === undefined ? mail !== undefined : supabase !== 'not_configured' },
    tell,
    hashPassword: password.hash,
    verifyPassword: (plain, hash) => password.verify({ password: plain, hash }),
  }
}

/** Set by our own server for better-auth, and taken off what arrives. */
export const ADDRESS_HEADER = 'x-setpaper-address'

const CHANGES_PASSWORD: ReadonlySet<string> = new Set(['/change-password', '/supabase/change-password'])
const SETS_PASSWORD: ReadonlySet<string> = new Set([...CHANGES_PASSWORD, '/sign-up/email', '/reset-password', '/supabase/sign-up/email', '/supabase/reset-password'])

/** A change that was refused gives an error instead. */
const isChange = (returned: unknown): returned is { readonly user: { readonly id: string; readonly email: string } } => typeof returned === 'object' && returned !== null && !(returned instanceof Error) && 'user' in returned

async function refuseCommonPassword(context: { readonly body?: unknown }): Promise<void> {
  const { password, newPassword } = (context.body ?? {}) as { readonly password?: unknown; readonly newPassword?: unknown }
  const chosen = newPassword ?? password
  if (typeof chosen === 'string' && isCommonPassword(chosen)) throw new APIError('BAD_REQUEST', { code: 'PASSWORD_TOO_COMMON', message: 'This password is among the commonest and would be guessed first. Choose another.' })
}
