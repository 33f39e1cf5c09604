/** Sign-up, sign-in, sign-out and passwords, by better-auth over our own tables (decisions D16, D24). */
import { PASSWORD_LENGTH, PASSWORD_RESET_MINUTES } from '#domain/limits.ts'
import { createAuthMiddleware } from 'better-auth/api'
import { betterAuth } from 'better-auth'
import { parseInterfaceLanguage } from '#domain/language.ts'
import { bearer } from 'better-auth/plugins'
import type { Kysely } from 'kysely'
import type { OpenIdConfiguration, SupabaseConfiguration } from '../foundation/configuration.ts'
import type { Db } from '../database/connect.ts'
import type { Log } from '../foundation/log.ts'
import { randomId } from '../foundation/random-id.ts'
import type { Letter, Mail } from './mail.ts'
import { openIdPlugin } from './open-id.ts'
import { openSchool } from './open-school.ts'
import { signUpLanguage } from './sign-up-language.ts'
import { openSessions, SESSION_DAYS } from './sessions.ts'
import { supabasePlugin } from './supabase.ts'
import { refuseWeakPassword } from './weak-password.ts'
import { nameFault } from '../foundation/name-fault.ts'

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
  /** How passwords are kept; by better-auth's scrypt where it is undefined. */
  readonly passwords?: Passwords | undefined
  readonly log: Log
}

/** `hash` gives what is stored of a password; `verify` tells whether a password is the one that was stored. */
export type Passwords = {
  readonly hash: (password: string) => Promise<string>
  readonly verify: (given: { readonly password: string; readonly hash: string }) => Promise<boolean>
}

export type SignInWays = {
  readonly google: boolean
  readonly mail: boolean
  readonly provider: 'built-in' | 'supabase'
  readonly isConfigured: boolean
}

export type Authentication = {
  readonly handle: (request: Request) => Promise<Response>
  /** By which ways one may sign in. */
  readonly ways: SignInWays
  /** Writes to an account, where mail is set; nobody waits for it. */
  readonly tell: (
    user: { readonly id: string; readonly email: string; readonly language?: unknown },
    letter: Letter,
  ) => void
  /** Of better-auth's own context: to hash a password that the operator sets. */
  readonly hashPassword: (password: string) => Promise<string>
  readonly verifyPassword: (password: string, hash: string) => Promise<boolean>
}

/** `__Host-` binds the cookie to this very host; browsers accept it over TLS only. */
export const sessionCookieName = (publicUrl: string): string =>
  publicUrl.startsWith('https:') ? '__Host-setpaper_session' : 'setpaper_session'

/** Where the browser comes back to from Google, with `error` where it failed (src/web/arrival/auth-callback.tsx). */
export const CALLBACK_PAGE = '/auth/callback'

export async function openAuthentication(db: Db, options: AuthenticationOptions): Promise<Authentication> {
  const { publicUrl, origins, secret, passwordMinLength, mail, google, supabase, passwords, log } = options
  // Not waited for: what it tells about is done, and the time of an answer must not tell whether there is such an
  // account.
  const tell = (
    user: { readonly id: string; readonly email: string; readonly language?: unknown },
    letter: Letter,
  ): void => {
    mail
      ?.send(letter, { to: user.email, language: parseInterfaceLanguage(String(user.language)) ?? 'en' })
      .catch((error: unknown) => log.error({ user: user.id, fault: nameFault(error) }, 'a mail could not be sent'))
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
    logger: {
      level: 'warn',
      log: (level, message, ...more: unknown[]) =>
        log[level === 'error' ? 'warn' : 'debug'](
          { from: 'better-auth', ...(more.length > 0 ? { fault: more.map(nameFault).join('; ') } : {}) },
          message,
        ),
    },
    database: { db: db as unknown as Kysely<never>, type: 'postgres', transaction: true },
    user: {
      modelName: 'accountUser',
      // An address that another server has not verified may be anybody's.
      validateUserInfo: async ({ user, source: { method, action, oauth } }) => {
        if (method !== 'oauth' || action === 'sign-in') return undefined
        if (user.emailVerified !== true) return { error: 'email_not_verified' }
        // The address may have gone to somebody else since: a second person there is let in by what was used before.
        return action === 'link-account' &&
          (await isOfAnother(db, user.id ?? '', oauth?.providerId ?? '', oauth?.profile?.sub))
          ? { error: 'account_not_linked' }
          : undefined
      },
      additionalFields: {
        schoolId: { type: 'string', required: false, input: false, returned: false },
        language: { type: 'string', required: false, input: true },
      },
    },
    session: { modelName: 'accountSession', expiresIn: SESSION_DAYS * 24 * 3600, updateAge: 24 * 3600 },
    // Who proves a verified address elsewhere is let into the account of that address only where it was verified here,
    // too: else the person who opened it with a password would stay in it.
    account: {
      modelName: 'accountCredential',
      accountLinking: { enabled: true, requireLocalEmailVerified: true, trustedProviders: [] },
      updateAccountOnSignIn: false,
    },
    verification: { modelName: 'accountVerification' },
    emailAndPassword: {
      enabled: true,
      ...(passwords === undefined ? {} : { password: passwords }),
      minPasswordLength: passwordMinLength,
      maxPasswordLength: PASSWORD_LENGTH.most,
      autoSignIn: true,
      revokeSessionsOnPasswordReset: true,
      onPasswordReset: async ({ user }) => {
        // Links of earlier requests are of no use any more.
        await db
          .deleteFrom('accountVerification')
          .where('value', '=', user.id)
          .where('identifier', 'like', 'reset-password:%')
          .execute()
        // The person who opened the mail owns the address; a password of somebody else's is gone, and so are the sessions.
        await db.updateTable('accountUser').set({ emailVerified: true }).where('id', '=', user.id).execute()
        tell(user, { kind: 'passwordChanged' })
      },
      resetPasswordTokenExpiresIn: PASSWORD_RESET_MINUTES * 60,
      // Without mail the answer is the same.
      sendResetPassword: async ({ user, token }) => {
        if (mail === undefined)
          return log.warn(
            { user: user.id },
            'a password reset was asked for, but SMTP_URL is not set: use setpaper reset-password',
          )
        tell(user, {
          kind: 'passwordReset',
          link: `${publicUrl}/reset-password?token=${token}`,
          minutes: PASSWORD_RESET_MINUTES,
        })
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
      cookies: {
        session_token: { name: sessionCookieName(publicUrl) },
        dont_remember: { name: `${sessionCookieName(publicUrl)}_only` },
        state: { name: `${sessionCookieName(publicUrl)}_state` },
      },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
    },
    databaseHooks: {
      account: {
        create: {
          // Tokens of another server's are of no use here, so they are not kept.
          before: async (account) => ({
            data: { ...account, accessToken: null, refreshToken: null, idToken: null, scope: null },
          }),
          after: async ({ userId, providerId }) => {
            if (providerId !== 'google') return
            const ways = await db
              .selectFrom('accountCredential')
              .innerJoin('accountUser', 'accountUser.id', 'userId')
              .select(['accountUser.id', 'email', 'language'])
              .where('userId', '=', userId)
              .execute()
            const [first] = ways
            if (first !== undefined && ways.length > 1) tell(first, { kind: 'googleConnected' })
          },
        },
      },
      user: {
        create: {
          before: async (user, context) => ({
            data: {
              ...user,
              schoolId: await openSchool(db),
              language: signUpLanguage(user.language, context?.headers?.get('accept-language')),
            },
          }),
        },
      },
    },
    plugins: [
      bearer(),
      {
        id: 'passwords',
        hooks: {
          before: [
            {
              matcher: ({ path }) => SETS_PASSWORD.has(path ?? ''),
              handler: refuseWeakPassword(
                db,
                openSessions(db, sessionCookieName(publicUrl), () => new Date()),
              ),
            },
          ],
          after: [
            {
              matcher: ({ path }) => CHANGES_PASSWORD.has(path ?? ''),
              handler: createAuthMiddleware(async ({ context: { returned } }) => {
                if (isChange(returned)) tell(returned.user, { kind: 'passwordChanged' })
              }),
            },
          ],
        },
      },
      ...(google === undefined || supabase !== undefined ? [] : [openIdPlugin(google, log)]),
      ...(supabase === undefined || supabase === 'not_configured' ? [] : [supabasePlugin(supabase, log, publicUrl)]),
    ],
  })
  const { password } = await auth.$context
  return {
    handle: (request) => auth.handler(request),
    ways: {
      provider: supabase === undefined ? 'built-in' : 'supabase',
      isConfigured: supabase !== 'not_configured',
      google: supabase === undefined ? google !== undefined : supabase !== 'not_configured',
      mail: supabase === undefined ? mail !== undefined : supabase !== 'not_configured',
    },
    tell,
    hashPassword: password.hash,
    verifyPassword: (plain, hash) => password.verify({ password: plain, hash }),
  }
}

/** Set by our own server for better-auth, and taken off what arrives. */
export const ADDRESS_HEADER = 'x-setpaper-address'

const CHANGES_PASSWORD: ReadonlySet<string> = new Set(['/change-password', '/supabase/change-password'])
const SETS_PASSWORD: ReadonlySet<string> = new Set([
  ...CHANGES_PASSWORD,
  '/sign-up/email',
  '/reset-password',
  '/supabase/sign-up/email',
  '/supabase/reset-password',
])

/** Whether another person of the same server signs in to the account already. */
async function isOfAnother(db: Db, userId: string, providerId: string, person: unknown): Promise<boolean> {
  const known = await db
    .selectFrom('accountCredential')
    .select('accountId')
    .where('userId', '=', userId)
    .where('providerId', '=', providerId)
    .execute()
  return known.some(({ accountId }) => accountId !== person)
}

/** A change that was refused gives an error instead. */
const isChange = (returned: unknown): returned is { readonly user: { readonly id: string; readonly email: string } } =>
  typeof returned === 'object' && returned !== null && !(returned instanceof Error) && 'user' in returned
