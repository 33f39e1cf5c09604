/**
 * A hosted Supabase project proves who somebody is, our own session says so afterwards (decision D16): only this
 * server talks to the project,
 * over TLS, and what it answers is therefore believed; no token of it is kept or checked later
 * (docs/decisions/service.md).
 */
import { LONGEST, PASSWORD_LENGTH } from '#domain/limits.ts'
import { hash } from 'node:crypto'
import type { BetterAuthPlugin } from 'better-auth'
import { APIError, createAuthEndpoint, getSessionFromCtx } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { handleOAuthUserInfo } from 'better-auth/oauth2'
import { z } from 'zod'
import type { SupabaseConfiguration } from '../foundation/configuration.ts'
import type { Log } from '../foundation/log.ts'
import { openGoTrue, type GoTrue, type GoTrueSession, type GoTrueUser } from './go-true.ts'
import { takeSignInTurn } from './sign-in-turn.ts'
import { refuseAddress } from './weak-password.ts'

export const SUPABASE = 'supabase'

const email = z.string().min(1).max(LONGEST.email)
const password = z.string().min(1).max(PASSWORD_LENGTH.most)
type Context = Parameters<typeof setSessionCookie>[0]

export const supabasePlugin = (configuration: SupabaseConfiguration, log: Log, publicUrl: string) => {
  const project = openGoTrue(configuration, log)
  return {
    id: SUPABASE,
    init: () => ({ context: { socialProviders: [googleOf(configuration, project)] as never } }),
    endpoints: {
      supabaseSignIn: createAuthEndpoint(
        '/supabase/sign-in/email',
        { method: 'POST', body: z.object({ email, password }) },
        async (context) => signIn(context, await project.signIn(context.body), project),
      ),
      supabaseSignUp: createAuthEndpoint(
        '/supabase/sign-up/email',
        { method: 'POST', body: z.object({ name: z.string().max(LONGEST.personName).default(''), email, password }) },
        async (context) => {
          const made = await project.signUp(context.body)
          return 'access_token' in made ? signIn(context, made, project) : context.json({ isConfirmationSent: true })
        },
      ),
      supabaseChangePassword: createAuthEndpoint(
        '/supabase/change-password',
        { method: 'POST', body: z.object({ currentPassword: password, newPassword: password }) },
        async (context) => {
          const session = await getSessionFromCtx(context)
          if (session === null)
            throw new APIError('UNAUTHORIZED', { code: 'UNAUTHORIZED', message: 'Authentication required' })
          const proved = await project
            .signIn({ email: session.user.email, password: context.body.currentPassword })
            .catch((error: unknown) => {
              throw error instanceof APIError && error.body?.code === 'INVALID_EMAIL_OR_PASSWORD'
                ? new APIError('BAD_REQUEST', { code: 'INVALID_PASSWORD', message: 'Invalid password' })
                : error
            })
          await project.setPassword(proved.access_token, context.body.newPassword)
          await project.signOut(proved.access_token)
          await context.context.internalAdapter.deleteUserSessions(session.user.id)
          await setSessionCookie(context, {
            session: await context.context.internalAdapter.createSession(session.user.id),
            user: session.user,
          })
          return context.json({
            user: {
              id: session.user.id,
              email: session.user.email,
              language: (session.user as { readonly language?: unknown }).language,
            },
          })
        },
      ),
      supabaseRequestReset: createAuthEndpoint(
        '/supabase/request-password-reset',
        { method: 'POST', body: z.object({ email }) },
        async (context) => {
          await project.recover(context.body.email, `${publicUrl}/reset-password`)
          return context.json({ status: true })
        },
      ),
      supabaseReset: createAuthEndpoint(
        '/supabase/reset-password',
        { method: 'POST', body: z.object({ token: z.string().min(1).max(8_000), newPassword: password }) },
        async (context) => {
          const { email: address } = await project.user(context.body.token)
          refuseAddress(context.body.newPassword, address)
          const { id } = await project.setPassword(context.body.token, context.body.newPassword)
          await project.signOut(context.body.token)
          const owner = await context.context.internalAdapter.findAccountOwnerByKey({
            providerId: SUPABASE,
            accountId: id,
          })
          if (owner?.kind === 'owned') await context.context.internalAdapter.deleteUserSessions(owner.user.id)
          return context.json({ status: true })
        },
      ),
    },
  } satisfies BetterAuthPlugin
}

/** Finds the account of the project's user, or opens one, and begins a session of ours; the project's own ends. */
async function signIn(context: Context, { user, access_token: token }: GoTrueSession, project: GoTrue) {
  await project.signOut(token)
  await takeSignInTurn(SUPABASE, user.id)
  const found = await handleOAuthUserInfo(context, {
    userInfo: { ...profileOf(user), id: user.id },
    account: { providerId: SUPABASE, accountId: user.id },
    callbackURL: '/',
    source: { method: 'oauth', oauth: { providerId: SUPABASE } },
  })
  if (found.data === null)
    throw new APIError('FORBIDDEN', { code: found.error.replaceAll(' ', '_').toUpperCase(), message: found.error })
  await setSessionCookie(context, found.data)
  return context.json({
    user: { id: found.data.user.id, email: found.data.user.email },
  })
}

const profileOf = ({ email: address, email_confirmed_at: confirmedAt, user_metadata: told }: GoTrueUser) => ({
  email: address,
  emailVerified: typeof confirmedAt === 'string' && confirmedAt !== '',
  name:
    [told?.full_name, told?.name]
      .find((name): name is string => typeof name === 'string' && name.trim() !== '')
      ?.slice(0, 120) ?? '',
})

/** Google by way of the project: its code comes back to our own callback, bound by our state and by PKCE. */
function googleOf({ url }: SupabaseConfiguration, project: GoTrue) {
  return {
    id: SUPABASE,
    name: 'Google',
    callbackPath: '/callback/google',
    accountSubject: ({ profile }: { readonly profile: GoTrueUser }) => profile.id,
    createAuthorizationURL({
      state,
      codeVerifier,
      redirectURI,
    }: {
      readonly state: string
      readonly codeVerifier: string
      readonly redirectURI: string
    }) {
      const back = new URL(redirectURI)
      back.searchParams.set('state', state)
      const asked = new URL(`${url}/auth/v1/authorize`)
      for (const [name, value] of Object.entries({
        provider: 'google',
        redirect_to: back.toString(),
        code_challenge: hash('sha256', codeVerifier, 'base64url'),
        code_challenge_method: 's256',
      }))
        asked.searchParams.set(name, value)
      return asked
    },
    async validateAuthorizationCode({ code, codeVerifier }: { readonly code: string; readonly codeVerifier: string }) {
      const { access_token: accessToken } = await project.exchange(code, codeVerifier)
      return { accessToken }
    },
    async getUserInfo({ accessToken }: { readonly accessToken?: string }) {
      const user = await project.user(accessToken ?? '')
      await project.signOut(accessToken ?? '')
      await takeSignInTurn(SUPABASE, user.id)
      return { user: { id: user.id, ...profileOf(user) }, data: user }
    },
  }
}
