/** Opens and ends the listening server: what is being answered may end. */
import type { Server } from 'node:http'
import type { Configuration } from '../foundation/configuration.ts'

/** Below the 10 s after which container runtimes kill. */
const ANSWERING_MS = 8_000
const LOOK_MS = 50
/** What comes beyond is dropped at once: the memory of the process stays bounded whatever strangers open. */
const MOST_CONNECTIONS = 5_000

export function listen(server: Server, { port, host }: Pick<Configuration, 'port' | 'host'>): Promise<void> {
  server.maxConnections = MOST_CONNECTIONS
  return new Promise((done, failed) => {
    server.once('error', (error: NodeJS.ErrnoException) => failed(sentenceOf(error, port, host)))
    server.listen(port, host, () => done())
  })
}

function sentenceOf(error: NodeJS.ErrnoException, port: number, host: string): Error {
  if (error.code === 'EADDRINUSE')
    return new Error(
      `Cannot listen on port ${port}: another program uses it. End that program, or set PORT to another number.`,
      { cause: error },
    )
  if (error.code === 'EACCES')
    return new Error(`Cannot listen on port ${port}: this account may not. Set PORT to a number above 1023.`, {
      cause: error,
    })
  if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'].includes(error.code ?? ''))
    return new Error(
      `Cannot listen on ${host}: it is no address of this machine. Set HOST to 127.0.0.1, or 0.0.0.0 for all of its addresses.`,
      { cause: error },
    )
  return error
}

/** Takes no new connections, waits for the answers under way, at most `ms`, then cuts what is left. */
export async function endAfterAnswers(server: Server, ms = ANSWERING_MS): Promise<void> {
  const closed = new Promise<void>((done) => {
    server.close(() => done())
  })
  // A connection that is kept alive falls idle when its answer ends.
  const look = setInterval(() => server.closeIdleConnections(), LOOK_MS)
  const cut = setTimeout(() => server.closeAllConnections(), ms)
  await closed
  clearInterval(look)
  clearTimeout(cut)
}

export async function endNow(server: Server): Promise<void> {
  if (server.listening) await endAfterAnswers(server, 0)
}
