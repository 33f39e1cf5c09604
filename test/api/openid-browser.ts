/** What a browser does while somebody signs in by another server: it keeps cookies and follows where it is sent. */

export function openIdBrowser(address: string, headers: Readonly<Record<string, string>> = {}) {
  const cookies = new Map<string, string>()
  const isOurs = (url: string): boolean => url.startsWith(address)
  async function fetched(url: string, init: RequestInit = {}): Promise<Response> {
    const host = new URL(url).host
    const own = [...cookies]
      .filter(([name]) => name.startsWith(`${host} `))
      .map(([name, value]) => `${name.split(' ')[1]}=${value}`)
      .join('; ')
    const answer = await fetch(url, {
      redirect: 'manual',
      ...init,
      headers: {
        ...(isOurs(url) ? headers : {}),
        ...(own === '' ? {} : { cookie: own }),
        ...(init.method === undefined ? {} : { origin: address }),
        ...(init.headers as Record<string, string> | undefined),
      },
    })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/max-age=0/i.test(line) || value === '') cookies.delete(`${host} ${name}`)
      else cookies.set(`${host} ${name}`, value)
    }
    return answer
  }
  /** Goes where it is sent, until there is a page; gives the last address. */
  async function wander(url: string, until: (url: string) => boolean): Promise<string> {
    let at = url
    for (let steps = 0; steps < 12 && !until(at); steps += 1) {
      const answer = await fetched(at)
      const next = answer.headers.get('location')
      if (next === null) return at
      at = new URL(next, at).toString()
    }
    return at
  }
  const pathOf = (url: string): string =>
    isOurs(url) ? url.slice(address.length) : new URL(url).pathname + new URL(url).search
  const isPage = (url: string): boolean => isOurs(url) && new URL(url).pathname === '/auth/callback'

  async function tryToAsk(body: unknown = {}, path = 'sign-in/social'): Promise<Response> {
    return fetched(`${address}/api/auth/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  }
  async function backFrom(url: string, person: string): Promise<string> {
    const page = await wander(url, isOurs)
    // A person who chose before is known there.
    return isOurs(page) ? page : wander(`${page}?person=${person}`, (at) => isOurs(at))
  }
  async function call(method: string, path: string): Promise<{ readonly status: number; readonly body: any }> {
    const answer = await fetched(`${address}/api/v1${path}`, { method, headers: { origin: address } })
    return { status: answer.status, body: await answer.json() }
  }
  return {
    tryToAsk,
    backFrom,
    call,
    /** The address at the other server. */
    ask: async (body: unknown = {}, path = 'sign-in/social') =>
      (await tryToAsk(body, path)).json() as Promise<{ readonly url: string }>,
    /** Where the browser stands after all, below our address. */
    follow: async (url: string) => pathOf(await wander(url, isPage)),
    choose: async (url: string, person: string) => pathOf(await wander(await backFrom(url, person), isPage)),
    me: async () => (await call('GET', '/me')).body.data,
    status: async () => (await call('GET', '/me')).status,
  }
}
