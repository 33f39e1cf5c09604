/** The database's own catalogue against what we promise of it, and migrations. */
import { readFile } from 'node:fs/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { migrate, migrationNames } from '#server/database/migrate.ts'
import { databaseUrl } from '../api/database.ts'
import { freshDatabase } from '../api/test-service.ts'

let client: pg.Client
beforeAll(async () => {
  client = new pg.Client({ connectionString: await freshDatabase() })
  await client.connect()
})
afterAll(() => client.end())

const rows = async <Row extends pg.QueryResultRow>(text: string): Promise<Row[]> => (await client.query<Row>(text)).rows

/**
 * Keys that do not start with the school: the tables of accounts, what belongs to no school, and the directory that
 * finds the school of a shared paper.
 */
const KEYS_WITHOUT_SCHOOL = [
  'account_credential (id)',
  'account_credential (provider_id, account_id)',
  'account_session (id)',
  'account_session (token)',
  'account_user (email)',
  'account_user (id)',
  'account_verification (id)',
  'applied_migration (name)',
  'departed_customer (customer_id)',
  'paper_directory (link_id)',
  'paper_directory (paper_id)',
  'payment_customer (customer_id)',
  'payment_event (event_id)',
  'rate_limit (key)',
  'turn (what)',
]

test('every primary and unique key starts with the school, but for those listed', async () => {
  const keys = await rows<{ table: string; columns: string[] }>(`
    select c.relname as table, array(select a.attname::text from unnest(i.indkey::int2[]) with ordinality k (number, place) join pg_attribute a on a.attrelid = c.oid and a.attnum = k.number order by k.place) as columns
    from pg_index i join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and i.indisunique`)
  expect(keys.length).toBeGreaterThan(20)
  expect(
    keys
      .filter(({ columns }) => columns[0] !== 'school_id')
      .map(({ table, columns }) => `${table} (${columns.join(', ')})`)
      .toSorted(),
  ).toEqual(KEYS_WITHOUT_SCHOOL)
})

test('every table has a primary key', async () => {
  expect(
    await rows(
      `select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'public' and c.relkind in ('r', 'p') and not exists (select 1 from pg_index i where i.indrelid = c.oid and i.indisprimary)`,
    ),
  ).toEqual([])
})

test('every foreign key is the beginning of an index, so that a deletion does not read whole tables', async () => {
  const keys = await rows<{ name: string; indexed: boolean }>(`
    select f.conrelid::regclass || ' → ' || f.confrelid::regclass as name,
      exists (select 1 from pg_index i where i.indrelid = f.conrelid and i.indpred is null and (select array_agg(k.number order by k.number) from unnest(i.indkey::int2[]) with ordinality k (number, place) where k.place <= cardinality(f.conkey)) = (select array_agg(k order by k) from unnest(f.conkey) k)) as indexed
    from pg_constraint f join pg_namespace n on n.oid = f.connamespace where f.contype = 'f' and n.nspname = 'public'`)
  expect(keys.length).toBeGreaterThan(8)
  expect(keys.filter(({ indexed }) => !indexed)).toEqual([])
})

test('a foreign key between tables of schools holds the school', async () => {
  const keys = await rows<{ name: string; columns: string[] }>(`
    select f.conrelid::regclass || ' → ' || f.confrelid::regclass as name, array(select a.attname::text from unnest(f.conkey) with ordinality k (number, place) join pg_attribute a on a.attrelid = f.conrelid and a.attnum = k.number order by k.place) as columns
    from pg_constraint f join pg_namespace n on n.oid = f.connamespace where f.contype = 'f' and n.nspname = 'public' and f.confrelid <> 'account_user'::regclass`)
  for (const { name, columns } of keys) expect(columns[0], name).toBe('school_id')
})

describe('schema.ts', () => {
  /** Columns by table, as the type spells them. */
  async function declared(): Promise<Record<string, Record<string, string>>> {
    const source = await readFile('src/server/database/schema.ts', 'utf8')
    const body = source.slice(source.indexOf('export type Database = {'))
    return Object.fromEntries(
      [...body.matchAll(/^ {2}(\w+): \{([\s\S]*?)\}$/gm)].map(([, table, columns]) => [
        table!,
        Object.fromEntries(
          splitFields(columns!).map((field) => [
            field.slice(0, field.indexOf(':')).trim(),
            field.slice(field.indexOf(':') + 1).trim(),
          ]),
        ),
      ]),
    )
  }
  /** At `;` or the end of a line, but not within brackets. */
  function splitFields(text: string): string[] {
    const fields: string[] = ['']
    let depth = 0
    for (const sign of text) {
      if ('{<(['.includes(sign)) depth += 1
      if ('}>)]'.includes(sign)) depth -= 1
      if (depth === 0 && (sign === ';' || sign === '\n')) fields.push('')
      else fields[fields.length - 1] += sign
    }
    return fields.map((field) => field.trim()).filter((field) => field !== '')
  }
  const camel = (name: string): string => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

  test('names every table and column of the database, null where it may be null, generated where there is a default', async () => {
    const found = await rows<{ table: string; column: string; nullable: boolean; filled: boolean; type: string }>(`
      select table_name as table, column_name as column, is_nullable = 'YES' as nullable, column_default is not null as filled, udt_name as type
      from information_schema.columns where table_schema = 'public' and table_name <> 'applied_migration'`)
    const types = await declared()
    const spelt = Object.entries(types).flatMap(([table, columns]) =>
      Object.keys(columns).map((column) => `${table}.${column}`),
    )
    expect(spelt.toSorted()).toEqual(found.map(({ table, column }) => `${camel(table)}.${camel(column)}`).toSorted())
    for (const { table, column, nullable, filled, type } of found) {
      const spelling = types[camel(table)]![camel(column)]!
      const isJson = /Json|ColumnType|unknown/.test(spelling)
      expect(/\| null|OptionalTime|\bnull\b/.test(spelling), `${table}.${column} may be null: ${spelling}`).toBe(
        nullable,
      )
      if (filled && type !== 'timestamptz')
        expect(/Generated|WithDefault/.test(spelling), `${table}.${column} has a default: ${spelling}`).toBe(true)
      if (!filled)
        expect(/Generated|WithDefault/.test(spelling), `${table}.${column} has no default: ${spelling}`).toBe(false)
      const kind = {
        timestamptz: /Time/,
        bool: /boolean/,
        int4: /number/,
        int8: /Count|number/,
        float8: /number/,
        jsonb: /Json|ColumnType/,
        bytea: /Buffer/,
        text: /string|'|Sharing/,
      }[type]
      expect(kind, `${table}.${column} is ${type}`).toBeDefined()
      expect(spelling, `${table}.${column} is ${type}${isJson ? ' (JSON)' : ''}`).toMatch(kind!)
    }
  })
})

describe('migrations', () => {
  async function emptyDatabase(): Promise<string> {
    const name = `m_${crypto.randomUUID().replaceAll('-', '')}`
    const server = new pg.Client({ connectionString: inject('databaseUrl') })
    await server.connect()
    await server.query(`create database ${name}`)
    await server.end()
    return databaseUrl(inject('databaseUrl'), name)
  }

  test('run once: the second time there is nothing to do', async () => {
    const url = await emptyDatabase()
    expect(await migrate(url)).toEqual(await migrationNames())
    expect(await migrate(url)).toEqual([])
  })
  test('run once when many processes start at once', async () => {
    const url = await emptyDatabase()
    const done = await Promise.all(Array.from({ length: 6 }, () => migrate(url)))
    expect(done.flat()).toEqual(await migrationNames())
  })
  test('of a database that is newer are refused in a sentence', async () => {
    const url = await emptyDatabase()
    await migrate(url)
    const later = new pg.Client({ connectionString: url })
    await later.connect()
    await later.query("insert into applied_migration (name) values ('999-later.sql')")
    await later.end()
    await expect(migrate(url)).rejects.toThrow('The database is newer than this program: it has 999-later.sql.')
  })
  test('that fail leave nothing of themselves', async () => {
    const url = await emptyDatabase()
    const other = new pg.Client({ connectionString: url })
    await other.connect()
    // In the way of the last statements of the first migration.
    await other.query('create table idempotent_request (id int)')
    await expect(migrate(url)).rejects.toThrow('Cannot apply the migration 001-schools-and-papers.sql')
    expect(
      (await other.query("select table_name from information_schema.tables where table_schema = 'public' order by 1"))
        .rows,
    ).toEqual([{ table_name: 'applied_migration' }, { table_name: 'idempotent_request' }])
    await other.query('drop table idempotent_request')
    await other.end()
    expect(await migrate(url)).toEqual(await migrationNames())
  })
})
