/** A scripted Supabase project: the calls of GoTrue that signing in needs, answered as its documentation says. */
import { hash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

export type GoTrueServer = {
  readonly url: string
  readonly anonKey: string
  /** Method and path of each call, with its body. */
  readonly calls: readonly { readonly call: string; readonly body: any }[]
  /** Tokens that were given and not ended. */
  readonly tokens: ReadonlyMap<string, string>
  readonly users: ReadonlyMap<string, User>
  readonly fail: (isDown: boolean) => void
  readonly confirmsAddresses: (does: boolean) => void
  readonly close: () => void
}

type User = {
  readonly id: string
  readonly email: string
  password: string
  email_confirmed_at: string | null
  readonly user_metadata: { readonly full_name?: string }
}

const ANON_KEY = 'the-anon-key-of-the-tests'
/** Whom Google says it is, for every browser that comes. */
const GOOGLE_USER: User = {
  id: '00000000-0000-4000-8000-0000000000aa',
  email: 'by-google@school.hk',
  password: '',
  email_confirmed_at: '2026-11-20T00:00:00Z',
  user_metadata: { full_name: 'Yip Wing Sze' },
}

export async function startGoTrue(): Promise<GoTrueServer> {
  const users = new Map<string, User>([[GOOGLE_USER.email, GOOGLE_USER]])
  const tokens = new Map<string, string>()
  const codes = new Map<string, { readonly challenge: string; readonly email: string }>()
  const calls: { call: string; body: any }[] = []
  let isDown = false
  let confirms = false
  let count = 0

  const told = ({ id, email, email_confirmed_at, user_metadata }: User) => ({
    id,
    aud: 'authenticated',
    email,
    email_confirmed_at,
    user_metadata,
  })
  function session(user: User) {
    const token = `token-${(count += 1)}-of-${user.id}`
    tokens.set(token, user.email)
    return { access_token: token, token_type: 'bearer', expires_in: 3600, refresh_token: 'r', user: told(user) }
  }
  const refusal = (status: number, error_code: string, msg: string): [number, unknown] => [
    status,
    { code: status, error_code, msg },
  ]

  function answer(call: string, body: any, query: URLSearchParams, bearer: string): [number, unknown] {
    const mine = users.get(tokens.get(bearer) ?? '')
    switch (call) {
      case 'POST /token': {
        if (query.get('grant_type') === 'pkce') {
          const kept = codes.get(body.auth_code)
          codes.delete(body.auth_code)
          if (kept === undefined || hash('sha256', body.code_verifier, 'base64url') !== kept.challenge)
            return refusal(400, 'bad_code_verifier', 'code challenge does not match previously saved code verifier')
          return [200, session(users.get(kept.email)!)]
        }
        const user = users.get(body.email)
        if (user === undefined || user.password !== body.password)
          return refusal(400, 'invalid_credentials', 'Invalid login credentials')
        return user.email_confirmed_at === null
          ? refusal(400, 'email_not_confirmed', 'Email not confirmed')
          : [200, session(user)]
      }
      case 'POST /signup': {
        if (users.has(body.email)) return refusal(422, 'user_already_exists', 'User already registered')
        const user: User = {
          id: `00000000-0000-4000-8000-${String((count += 1)).padStart(12, '0')}`,
          email: body.email,
          password: body.password,
          email_confirmed_at: confirms ? null : '2026-11-20T00:00:00Z',
          user_metadata: body.data,
        }
        users.set(user.email, user)
        return [200, confirms ? told(user) : session(user)]
      }
      case 'GET /user':
        return mine === undefined ? refusal(403, 'bad_jwt', 'invalid JWT') : [200, told(mine)]
      case 'PUT /user': {
        if (mine === undefined) return refusal(403, 'bad_jwt', 'invalid JWT')
        if (body.password.length < 8) return refusal(422, 'weak_password', 'Password should be at least 8 characters.')
        mine.password = body.password
        return [200, told(mine)]
      }
      case 'POST /logout':
        return tokens.delete(bearer) ? [204, undefined] : refusal(403, 'session_not_found', 'Session not found')
      case 'POST /recover':
        return [200, {}]
      default:
        return [404, {}]
    }
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url!, 'http://127.0.0.1')
    if (isDown) return void response.writeHead(503).end('upstream connect error')
    if (url.pathname === '/auth/v1/authorize') {
      const code = `code-${(count += 1)}`
      codes.set(code, { challenge: url.searchParams.get('code_challenge')!, email: GOOGLE_USER.email })
      const back = new URL(url.searchParams.get('redirect_to')!)
      back.searchParams.set('code', code)
      return void response.writeHead(302, { location: back.toString() }).end()
    }
    const body = request.headers['content-type'] === undefined ? undefined : await json(request)
    const call = `${request.method} ${url.pathname.replace('/auth/v1', '')}`
    calls.push({ call: `${call}${url.search}`, body })
    const [status, told_] =
      request.headers.apikey === ANON_KEY
        ? answer(call, body, url.searchParams, (request.headers.authorization ?? '').replace('Bearer ', ''))
        : [401, { message: 'No API key found in request' }]
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(told_ === undefined ? undefined : JSON.stringify(told_))
  }

  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    anonKey: ANON_KEY,
    calls,
    tokens,
    users,
    fail: (down) => {
      isDown = down
    },
    confirmsAddresses: (does) => {
      confirms = does
    },
    close: () => server.close(),
  }
}
