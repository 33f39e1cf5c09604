/**
 * The peer of service.bench.ts: the same queries and the same JSON by node:http and pg alone. Started with
 * DATABASE_URL; prints its port.
 */
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
const SESSION =
  'select "account_session"."id" as "session_id", "account_session"."expires_at", "account_user"."id", "account_user"."school_id", "account_user"."name", "account_user"."email", "account_user"."language", "school"."tier", "school"."credits" from "account_session" inner join "account_user" on "account_user"."id" = "account_session"."user_id" inner join "school" on "school"."school_id" = "account_user"."school_id" where "account_session"."token" = $1 and "account_session"."expires_at" > $2'

const send = (response: ServerResponse, data: unknown): void => {
  const body = JSON.stringify({ success: true, data })
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }).end(body)
}

const server = createServer((request, response) => {
  void (async () => {
    if (request.url === '/health') {
      await pool.query('select 1')
      return send(response, {
        status: 'ok',
        version: '0',
        database: 'ok',
        jobs: 'ok',
        ai: { provider: 'built-in', status: 'ok' },
      })
    }
    const {
      rows: [user],
    } = await pool.query<{ school_id: string }>(SESSION, [
      request.headers.authorization!.slice('Bearer '.length).split('.')[0],
      new Date(),
    ])
    if (request.url === '/usage') {
      const { rows } = await pool.query(
        'select "metric", "used" from "usage" where "school_id" = $1 and "period" in ($2, $3)',
        [user!.school_id, '2026-11', 'ever'],
      )
      return send(response, { usage: rows })
    }
    const {
      rows: [topic],
    } = await pool.query('select * from "topic" where "school_id" = $1 and "topic_id" = $2 and "deleted_at" is null', [
      user!.school_id,
      request.url!.split('/').at(-1),
    ])
    send(response, topic)
  })()
})
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port))
