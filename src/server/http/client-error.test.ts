/** Clients that send what is no HTTP and never end are let go of. */
import { createServer } from 'node:http'
import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { refuseUnparsed } from './client-error.ts'
import { endNow, listen } from './listen.ts'

test('a client that stays half open is answered and then cut', async () => {
  const server = createServer().on('clientError', refuseUnparsed)
  await listen(server, { port: 0, host: '127.0.0.1' })
  try {
    expect(server.maxConnections).toBeGreaterThan(0)
    const held = Array.from({ length: 20 }, () =>
      connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', allowHalfOpen: true }),
    )
    const answers = held.map(async (socket) => {
      // It is cut while it still could send.
      socket.on('error', () => undefined)
      socket.write('no HTTP\r\n\r\n')
      const [answer] = (await once(socket, 'data')) as [Buffer]
      return answer.toString()
    })
    for (const answer of await Promise.all(answers)) expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
    const open = () => new Promise<number>((done) => server.getConnections((_error, count) => done(count)))
    await expect.poll(open).toBe(0)
    for (const socket of held) socket.destroy()
  } finally {
    await endNow(server)
  }
})
