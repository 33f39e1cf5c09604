/**
 * Starts the embedded PostgreSQL once for all tests, with a migrated database from which each test file gets a copy of
 * its own.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { chmod } from 'node:fs/promises'
import { startEmbeddedPostgres } from '#server/database/embedded-postgres.ts'
import { migrate } from '#server/database/migrate.ts'

declare module 'vitest' {
  // eslint-disable-next-line typescript/consistent-type-definitions
  export interface ProvidedContext {
    databaseUrl: string
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'setpaper-test-database-'))
  // PostgreSQL may run as another account than the tests.
  await chmod(folder, 0o755)
  const database = await startEmbeddedPostgres(folder)
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  // Nothing here outlives a power cut: each of some hundred databases would wait for the disk.
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes'])
    await client.query(`alter system set ${setting} = off`)
  await client.query('select pg_reload_conf()')
  await client.query('create database base')
  await migrate(databaseUrl(database.url, 'base'))
  await client.end()
  project.provide('databaseUrl', database.url)
  return async () => {
    await database.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

export const databaseUrl = (url: string, name: string): string =>
  Object.assign(new URL(url), { pathname: `/${name}` }).href
