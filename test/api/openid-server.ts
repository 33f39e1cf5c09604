/**
 * An OpenID server on this machine in the place of Google's: persons choose themselves on a page, and allow or deny.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'

export type Person = {
  readonly sub: string
  readonly email: string
  readonly email_verified: boolean
  readonly name?: string
}
export type OpenIdServer = {
  readonly issuer: string
  readonly client: { readonly clientId: string; readonly clientSecret: string }
  /** Who may choose themselves from now on. */
  readonly knows: (...persons: readonly Person[]) => void
  /** Where browsers are sent back to; to be called before the first of them comes. */
  readonly sendsBackTo: (address: string) => void
  /** What the authorization requests asked for. */
  readonly asked: readonly Readonly<Record<string, unknown>>[]
  /** From now on nothing is answered but with 503. */
  readonly fail: (isDown: boolean) => void
  /** Answers no exchange of a code any more, until told. */
  readonly failTokens: (isDown: boolean) => void
  /** Leaves the ID token out of its answers, until told. */
  readonly leaveOutIdToken: (isLeftOut: boolean) => void
  readonly close: () => void
}

const CLIENT = { clientId: 'setpaper', clientSecret: 'a-secret-of-the-tests' }

export async function startOpenIdServer(): Promise<OpenIdServer> {
  const persons = new Map<string, Person>()
  const asked: Readonly<Record<string, unknown>>[] = []
  let provider: Provider | undefined
  let isDown = false
  let isTokenDown = false
  let isIdTokenLeftOut = false
  const server = createServer((request, response) => {
    // One that was idle for seconds, as on a slow machine, may end just when it is used again.
    response.setHeader('connection', 'close')
    if (isDown || provider === undefined || (isTokenDown && request.url?.startsWith('/token') === true))
      return void response.writeHead(503).end()
    if (isIdTokenLeftOut && request.url?.startsWith('/token') === true) withoutIdToken(response)
    if (request.url?.startsWith('/interaction/') !== true) return provider.callback()(request, response)
    interact(provider, request, response).catch((error: unknown) => response.writeHead(500).end(String(error)))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  async function interact(at: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { params } = await at.interactionDetails(request, response)
    const chosen = new URL(request.url!, issuer).searchParams.get('person')
    if (chosen === null) {
      asked.push(params)
      const choices = [...persons.values()]
        .map(({ sub, email }) => `<p><a href="?person=${encodeURIComponent(sub)}">${email}</a></p>`)
        .join('')
      return void response
        .writeHead(200, { 'content-type': 'text/html' })
        .end(
          `<!doctype html><html lang="en"><title>Choose an account</title><h1>Choose an account</h1>${choices}<p><a href="?person=deny">Deny</a></p></html>`,
        )
    }
    if (chosen === 'deny')
      return at.interactionFinished(
        request,
        response,
        { error: 'access_denied', error_description: 'The user said no' },
        { mergeWithLastSubmission: false },
      )
    const grant = new at.Grant({ accountId: chosen, clientId: CLIENT.clientId })
    grant.addOIDCScope('openid email profile')
    await at.interactionFinished(
      request,
      response,
      { login: { accountId: chosen, remember: false }, consent: { grantId: await grant.save() } },
      { mergeWithLastSubmission: false },
    )
  }

  return {
    issuer,
    client: CLIENT,
    asked,
    knows: (...known) => {
      for (const person of known) persons.set(person.sub, person)
    },
    sendsBackTo(address) {
      provider = new Provider(issuer, {
        clients: [
          {
            client_id: CLIENT.clientId,
            client_secret: CLIENT.clientSecret,
            redirect_uris: [address],
            grant_types: ['authorization_code'],
            response_types: ['code'],
            token_endpoint_auth_method: 'client_secret_post',
          },
        ],
        claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
        // As Google does it: the ID token holds the claims.
        conformIdTokenClaims: false,
        pkce: { required: () => true },
        ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600 },
        cookies: { keys: ['of-the-tests'] },
        features: { devInteractions: { enabled: false } },
        interactions: {
          url: (_context: unknown, interaction: { readonly uid: string }) => `/interaction/${interaction.uid}`,
        },
        findAccount: (_context: unknown, sub: string) => ({ accountId: sub, claims: () => persons.get(sub) }),
      })
    },
    fail: (down) => {
      isDown = down
    },
    failTokens: (down) => {
      isTokenDown = down
    },
    leaveOutIdToken: (isLeftOut) => {
      isIdTokenLeftOut = isLeftOut
    },
    close: () => server.close(),
  }
}

function withoutIdToken(response: ServerResponse): void {
  const end = response.end.bind(response)
  response.end = ((body: string | Buffer) => {
    const { id_token: _, ...others } = JSON.parse(body.toString()) as Readonly<Record<string, unknown>>
    response.removeHeader('content-length')
    return end(JSON.stringify(others))
  }) as never
}
