import { chmod, chown, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findDataDirectory } from '../foundation/data-directory.ts'
import { claimDatabase } from './claim.ts'
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.ts'
import { DEEP } from '#test/deep.ts'

const isRoot = process.getuid?.() === 0

async function query(url: string, text: string): Promise<pg.QueryResultRow[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<pg.QueryResultRow>(text)).rows
  } finally {
    await client.end()
  }
}

let folder: string
const started: EmbeddedPostgres[] = []
const start = async (directory = folder): Promise<EmbeddedPostgres> => {
  const one = await startEmbeddedPostgres(directory)
  started.push(one)
  return one
}
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'setpaper-embedded-'))
  await chmod(folder, 0o755)
})
afterEach(async () => {
  for (const one of started.splice(0)) await one.stop().catch(() => undefined)
  await rm(folder, { recursive: true, force: true })
})

describe('the private database', () => {
  test('keeps what was written, takes the same password, and listens on loopback only', async () => {
    const first = await start()
    await query(first.url, 'create table kept as select 7 as number')
    await first.stop()
    const second = await start()
    expect(new URL(second.url).password).toBe(new URL(first.url).password)
    expect(await query(second.url, 'select number from kept')).toEqual([{ number: 7 }])
    expect(
      await query(
        second.url,
        "select current_setting('listen_addresses') as addresses, current_setting('unix_socket_directories') as sockets, current_setting('fsync') as fsync",
      ),
    ).toEqual([{ addresses: '127.0.0.1', sockets: '', fsync: 'on' }])
    await expect(query(Object.assign(new URL(second.url), { password: 'guess' }).href, 'select 1')).rejects.toThrow(
      'password authentication failed',
    )
  })
  test('is made once when two start at once, and both reach it', DEEP, async () => {
    const [one, other] = await Promise.all([start(), start()])
    expect(other.url).toBe(one.url)
    expect(await query(other.url, 'select 1 as one')).toEqual([{ one: 1 }])
  })
  test('is made anew where a start was killed while it was made', DEEP, async () => {
    await mkdir(join(folder, 'cluster.new'))
    await writeFile(join(folder, 'cluster.new', 'PG_VERSION'), '18\n')
    expect(await query((await start()).url, 'select 1 as one')).toEqual([{ one: 1 }])
  })
  test('starts beside a pid file that tells of a server which is gone', DEEP, async () => {
    const first = await start()
    const file = join(folder, 'cluster', 'postmaster.pid')
    const left = await readFile(file, 'utf8')
    await first.stop()
    // As after a power cut: the file names a process and a port at which nobody answers.
    await writeFile(file, left.replace(/^\d+/, '999999'), { mode: 0o600 })
    const { uid, gid } = await stat(join(folder, 'cluster'))
    await chown(file, uid, gid)
    expect(await query((await start()).url, 'select 1 as one')).toEqual([{ one: 1 }])
  })
  test('of another major version is left alone, with a sentence that says what to do', async () => {
    await (await start()).stop()
    await writeFile(join(folder, 'cluster', 'PG_VERSION'), '17\n')
    await expect(startEmbeddedPostgres(folder)).rejects.toThrow(
      /^Cannot open the database in .*: PostgreSQL 17 made it, and this is 18\. .*setpaper backup FILE/,
    )
  })
  test('that cannot start ends in the sentence that PostgreSQL said', DEEP, async () => {
    await (await start()).stop()
    await writeFile(join(folder, 'cluster', 'postgresql.conf'), "shared_buffers = 'no'\n")
    await expect(startEmbeddedPostgres(folder)).rejects.toThrow(
      /^Cannot start the embedded database: .*configuration file .* contains errors.*\. Its log is .*server\.log\.$/,
    )
  })
  test.runIf(isRoot)('is not kept where the account that runs it cannot enter', async () => {
    await chmod(folder, 0o700)
    await expect(startEmbeddedPostgres(join(folder, 'postgresql'))).rejects.toThrow(
      /^Cannot keep the database in .*: PostgreSQL runs as the account "(?:postgres|nobody)", which cannot enter it\. Set DATA_DIR/,
    )
  })
})

describe('the data directory', () => {
  test('is the one that is set; a relative one is meant from the program', async () => {
    expect(await findDataDirectory({ dataDirectory: '/srv/setpaper' })).toBe('/srv/setpaper')
    expect(await findDataDirectory({ dataDirectory: 'papers' }, folder)).toBe(join(folder, 'papers'))
  })
  test('is beside the program where nothing is set', async () => {
    expect(await findDataDirectory({}, folder)).toBe(join(folder, 'data'))
  })
  test.runIf(isRoot)(
    'is the system’s for root in a private home, but for one that has its data there already, or needs no PostgreSQL',
    async () => {
      await chmod(folder, 0o700)
      expect(await findDataDirectory({}, folder)).toBe('/var/lib/setpaper')
      expect(await findDataDirectory({ databaseUrl: 'postgres://db/setpaper' }, folder)).toBe(join(folder, 'data'))
      await mkdir(join(folder, 'data', 'postgresql', 'cluster'), { recursive: true })
      expect(await findDataDirectory({}, folder)).toBe(join(folder, 'data'))
    },
  )
})

describe('a claim on a database', () => {
  test('alone keeps all others out, together only those who want it alone, and each ends with its holder', async () => {
    const { url } = await start()
    const alone = await claimDatabase(url, 'alone')
    expect(await claimDatabase(url, 'alone')).toBeUndefined()
    expect(await claimDatabase(url, 'together')).toBeUndefined()
    await alone!()
    const [one, other] = [await claimDatabase(url, 'together'), await claimDatabase(url, 'together')]
    expect(await claimDatabase(url, 'alone')).toBeUndefined()
    await one!()
    expect(await claimDatabase(url, 'alone')).toBeUndefined()
    await other!()
    const again = await claimDatabase(url, 'alone')
    expect(again).toBeDefined()
    await again!()
  })
  test('is taken again when its connection broke', DEEP, async () => {
    const { url } = await start()
    const release = await claimDatabase(url, 'alone')
    await query(url, "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'setpaper-claim'")
    await new Promise((resolve) => {
      setTimeout(resolve, 2_500)
    })
    expect(await claimDatabase(url, 'together')).toBeUndefined()
    await release!()
  })
})
