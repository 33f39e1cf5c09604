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
/** They decide how every test runs. */
const FOR_ALL = ['package.json', 'package-lock.json', 'vitest.config.ts', 'vite.config.ts', 'tsconfig.base.json']
const HERE = [process.version, process.platform, process.arch, process.env.TZ ?? '', process.env.LANG ?? '']

/** `beside`: a folder outside of the repository that tests may read where it is there. */
export function testKeys(root: string, beside: string): (test: string) => string {
  const contents = new Map<string, string>()
  const read = (file: string): string => {
    const known = contents.get(file) ?? (existsSync(file) ? readFileSync(file).toString('base64') : '')
    contents.set(file, known)
    return known
  }
  const hashOf = (files: Iterable<string>, more: readonly string[]): string => {
    const hash = createHash('sha256').update(JSON.stringify(more))
    for (const file of [...files].toSorted())
      hash.update(JSON.stringify([file.slice(root.length), read(file).length])).update(read(file))
    return hash.digest('base64')
  }
  const forAll = hashOf(
    FOR_ALL.map((file) => join(root, file)),
    HERE,
  )
  let tree: string | undefined
  const wholeTree = (): string => (tree ??= hashOf(filesOf(root), [forAll, ...listed(beside)]))
  const reaches = (file: string): boolean => REACHES_OUT.test(Buffer.from(read(file), 'base64').toString('utf8'))
  return (test) => {
    const behind = filesBehind(root, join(root, test))
    return [...behind].some(reaches) ? wholeTree() : hashOf(behind, [forAll])
  }
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
