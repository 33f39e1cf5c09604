/**
 * Google, or any server of OpenID Connect, as a provider of better-auth: with state, PKCE, nonce and a checked ID
 * token.
 */
import type { BetterAuthPlugin } from 'better-auth'
import { genericOAuth } from 'better-auth/plugins/generic-oauth'
import type { OpenIdConfiguration } from '../foundation/configuration.ts'
import type { Log } from '../foundation/log.ts'
import { checkIdToken } from './id-token-claims.ts'
import { takeSignInTurn } from './sign-in-turn.ts'
import { within } from './within.ts'
import { nameFault } from '../foundation/name-fault.ts'

/** What of better-auth's own type is looked at here. */
type Provider = {
  readonly id: string
  readonly issuer?: string | undefined
  readonly validateAuthorizationCode: (given: never) => Promise<unknown>
  readonly getUserInfo: (given: never) => Promise<unknown>
}
type AuthContext = Parameters<NonNullable<BetterAuthPlugin['init']>>[0]

const GOOGLE = 'https://accounts.google.com'
/** A server that answers no sooner counts as away. */
const PATIENCE_MS = 10_000

/**
 * Asks the server for its addresses when somebody first signs in by it, not at the start: Setpaper starts without it,
 * and finds it when it is
 * back. Until then better-auth knows no such provider, and says so.
 */
export const openIdPlugin = (configuration: OpenIdConfiguration, log: Log) =>
  ({
    id: 'open-id',
    init(context: AuthContext) {
      let found: Provider | undefined
      const provider = async () => {
        found ??= await discover(configuration, context).catch((error: unknown) => {
          log.warn({ issuer: configuration.issuer, fault: nameFault(error) }, 'the OpenID server could not be asked')
          return undefined
        })
        return found ?? AWAY
      }
      return { context: { socialProviders: [provider] as never } }
    },
  }) satisfies BetterAuthPlugin

const AWAY = { id: '' }

async function discover(
  { issuer, clientId, clientSecret }: OpenIdConfiguration,
  context: AuthContext,
): Promise<Provider> {
  const plugin = genericOAuth({
    config: [
      {
        providerId: 'google',
        discoveryUrl: `${issuer}/.well-known/openid-configuration`,
        clientId,
        clientSecret,
        scopes: ['openid', 'email', 'profile'],
        pkce: true,
        requireIdTokenVerification: true,
        // On a shared computer. Not every other server knows it.
        ...(issuer === GOOGLE ? { prompt: 'select_account' as const } : {}),
        mapProfileToUser: (profile: Readonly<Record<string, unknown>>) => ({
          emailVerified: profile.email_verified === true || profile.email_verified === 'true',
        }),
      },
    ],
  })
  const {
    context: {
      socialProviders: [provider],
    },
  } = await within(PATIENCE_MS, plugin.init({ ...context, socialProviders: [] }))
  if (provider === undefined) throw new Error('its discovery document is missing or incomplete')
  if (provider.issuer?.replace(/\/+$/, '') !== issuer) throw new Error(`it calls itself ${String(provider.issuer)}`)
  return {
    ...provider,
    validateAuthorizationCode: (given) => within(PATIENCE_MS, provider.validateAuthorizationCode(given)),
    getUserInfo: (given) =>
      within(PATIENCE_MS, provider.getUserInfo(given))
        .then(async (told) => {
          if (told === null) return told
          const { data } = told as { readonly data?: unknown }
          checkIdToken((given as { readonly idToken?: unknown }).idToken, data, clientId)
          await takeSignInTurn('google', (data as { readonly sub?: unknown }).sub)
          return told
        })
        .catch((error: unknown) => {
          context.logger.error('the OpenID server did not say who it is', String(error))
          return null
        }),
  }
}
