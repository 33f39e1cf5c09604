/** Answers of better-auth without the tokens of sessions: they stand in the cookie, and in a header for programs. */

/** What a script in a page reads of an answer must not be enough to be somebody. `asked`: the headers of the request. */
export async function withoutTokens(answered: Response, asked: Headers): Promise<Response> {
  const headers = new Headers(answered.headers)
  if (!isProgram(asked) && !asked.has('authorization'))
    for (const name of ['set-auth-token', 'access-control-expose-headers']) headers.delete(name)
  const { status } = answered
  if (!answered.ok || !(headers.get('content-type') ?? '').includes('json'))
    return new Response(answered.body, { status, headers })
  const body: unknown = await answered.json()
  headers.delete('content-length')
  return new Response(JSON.stringify(stripped(body)), { status, headers })
}

/** Browsers tell where a call comes from, and send their cookies; programs do neither. */
export const isProgram = (asked: Headers): boolean =>
  !['origin', 'sec-fetch-site', 'cookie'].some((name) => asked.has(name))

function stripped(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body
  const { token: _, session, ...rest } = body as { readonly token?: unknown; readonly session?: unknown }
  return session === undefined ? rest : { ...rest, session: stripped(session) }
}
