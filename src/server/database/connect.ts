/** The pool of connections and Kysely over it. */
import { CamelCasePlugin, Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import type { Database } from './schema.ts'

export type Db = Kysely<Database>
/** What a query may run on: the pool or a transaction. */
export type Queries = Kysely<Database> | Transaction<Database>

// Counts and sizes are far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

const CONNECT_TIMEOUT_MS = 5_000
/** No query of ours takes a second; one that hangs must not hold a connection for good. */
const STATEMENT_TIMEOUT_MS = 30_000

export type Connection = { readonly pool: pg.Pool; readonly db: Db; close(): Promise<void> }

/** `onFault` hears of connections that broke while idle: the pool replaces them. */
export function connect(
  url: string,
  { most, onFault }: { readonly most: number; readonly onFault: (error: Error) => void },
): Connection {
  const pool = new pg.Pool({
    connectionString: url,
    max: most,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    keepAlive: true,
    application_name: 'setpaper',
  })
  // A connection that is being closed may still hear that the server ends.
  let closing = false
  const heard = (error: Error): void => {
    if (!closing) onFault(error)
  }
  pool.on('error', heard)
  // While a client is lent out the pool does not listen to it: a connection that breaks between two statements of a
  // transaction would end the process.
  pool.on('connect', (client) => client.on('error', heard))
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })
  return {
    pool,
    db,
    async close() {
      closing = true
      await db.destroy()
    },
  }
}
