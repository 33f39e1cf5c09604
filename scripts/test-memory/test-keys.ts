/**
 * The key of a file of tests: the same as long as nothing changed that its outcome depends on. Most files depend on
 * what they import. Whatever reads the disk, starts a process or is told where it stands may depend on any file, so
 * that its key changes with the first file that does.
 */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { filesBehind } from './files-behind.ts'

const REACHES_OUT =
  /['"]node:(?:fs|fs\/promises|child_process|worker_threads|module|net|http|https|os)['"]|\bimport\.meta\b|Snapshot\(|\bimport\(\s*[^'"`\s)]/
/** Tests of a service or in a browser: the whole product. */
export const STARTS_OTHERS = /^test\/(?:api|operating|e2e)\//
/** They decide how every test runs. */
const FOR_ALL = ['package.json', 'package-lock.json', 'vitest.config.ts', 'vite.config.ts', 'tsconfig.base.json']
const HERE = [process.version, process.platform, process.arch, process.env.TZ ?? '', process.env.LANG ?? '']

export type Keys = {
  /** Of a file of tests. */
  readonly ofTest: (test: string) => string
  /** Of all files: for checks that read all of them. */
  readonly ofAll: () => string
}

/** `beside`: a folder outside of the repository that tests may read where it is there. */
export function openKeys(root: string, beside: string): Keys {
  const seen = new Map<string, Seen>()
  const known = new Map<string, readonly string[]>()
  const see = (file: string): Seen => {
    const before = seen.get(file) ?? look(file)
    seen.set(file, before)
    return before
  }
  const hashOf = (files: Iterable<string>, more: readonly string[]): string => {
    const hash = createHash('sha256').update(JSON.stringify(more))
    for (const file of [...files].toSorted()) hash.update(`${file.slice(root.length)} ${see(file).hash}\n`)
    return hash.digest('base64')
  }
  const forAll = hashOf(
    FOR_ALL.map((file) => join(root, file)),
    HERE,
  )
  let tree: string | undefined
  const wholeTree = (): string => (tree ??= hashOf(filesOf(root), [forAll, ...listed(beside)]))
  return {
    ofAll: wholeTree,
    ofTest(test) {
      if (STARTS_OTHERS.test(test)) return wholeTree()
      const behind = filesBehind(root, join(root, test), new Set(), known)
      return [...behind].some((file) => see(file).reachesOut) ? wholeTree() : hashOf(behind, [forAll])
    },
  }
}

type Seen = { readonly hash: string; readonly reachesOut: boolean }

/** A file that is listed and gone is empty. */
function look(file: string): Seen {
  const bytes = existsSync(file) ? readFileSync(file) : Buffer.of()
  return { hash: createHash('sha256').update(bytes).digest('base64'), reachesOut: REACHES_OUT.test(bytes.toString()) }
}

/** All that is kept in git, and what is new and not ignored. */
function filesOf(root: string): readonly string[] {
  const printed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  return printed
    .split('\0')
    .filter((file) => file !== '')
    .map((file) => join(root, file))
}

/** Large material is not read for this: a file that changes has another size or time. */
function listed(folder: string): readonly string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .toSorted()
    .map((name) => {
      const { size, mtimeMs } = statSync(join(folder, name))
      return `${name} ${size} ${mtimeMs}`
    })
}
