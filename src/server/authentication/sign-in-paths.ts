/** What of `/api/auth` is reachable, and what of a call gets through to better-auth. */
import { CALLBACK_PAGE, type SignInWays } from './authentication.ts'
import { SUPABASE } from './supabase.ts'

/** Nothing else of better-auth is reachable: not its list of sessions, which holds their tokens. */
const AUTHENTICATION_PATHS: ReadonlySet<string> = new Set([
  '/sign-up/email',
  '/sign-in/email',
  '/sign-in/social',
  '/link-social',
  '/callback/google',
  '/sign-out',
  '/get-session',
  '/change-password',
  '/request-password-reset',
  '/reset-password',
])

/** These a Supabase project answers where it proves the accounts. */
const BY_PROJECT: ReadonlySet<string> = new Set([
  '/sign-up/email',
  '/sign-in/email',
  '/change-password',
  '/request-password-reset',
  '/reset-password',
])
/** These need nothing but our own database. */
const OF_SESSIONS: ReadonlySet<string> = new Set(['/sign-out', '/get-session'])

export type PassedOn = { readonly path: string; readonly body: unknown } | 'not_found' | 'not_configured'

/** Of a call about Google nothing is taken from the browser but that it was made: where it leads back to is ours. */
export function passOn(path: string, body: unknown, { provider, isConfigured, google }: SignInWays): PassedOn {
  if (!AUTHENTICATION_PATHS.has(path)) return 'not_found'
  if (OF_SESSIONS.has(path)) return { path, body }
  if (!isConfigured) return 'not_configured'
  const isProject = provider === 'supabase'
  switch (path) {
    case '/sign-in/social':
      return google
        ? {
            path,
            body: {
              provider: isProject ? SUPABASE : 'google',
              callbackURL: CALLBACK_PAGE,
              errorCallbackURL: CALLBACK_PAGE,
              disableRedirect: true,
            },
          }
        : 'not_found'
    case '/link-social':
      return google && !isProject
        ? {
            path,
            body: {
              provider: 'google',
              callbackURL: CONNECTED_PAGE,
              errorCallbackURL: CALLBACK_PAGE,
              disableRedirect: true,
            },
          }
        : 'not_found'
    case '/callback/google':
      return google ? { path: isProject ? `/callback/${SUPABASE}` : path, body } : 'not_found'
    case '/change-password':
      // Who changes a password may fear that somebody else knows it.
      return {
        path: isProject ? `/${SUPABASE}${path}` : path,
        body: { revokeOtherSessions: true, ...(body as object) },
      }
    default:
      return { path: isProject && BY_PROJECT.has(path) ? `/${SUPABASE}${path}` : path, body }
  }
}

/** After Google was connected with an account that is signed in. */
const CONNECTED_PAGE = `${CALLBACK_PAGE}?connected`
