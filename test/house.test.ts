/** The house is as its documents say: every path they name exists, and every dependency may be shipped. */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')

describe.each(['ARCHITECTURE.md', 'README.md', 'CONTRIBUTING.md', 'docs/questions-from-documents.md', 'docs/topics.md', 'docs/operating.md'])('%s', (document) => {
  const paths = [...readFileSync(join(root, document), 'utf8').matchAll(/(?<![\w/.-])((?:src|test|docs|scripts|samples|lint|\.ci)\/[\w./-]*[\w/]|layers\.ts|[A-Z]+\.md)/g)].map((match) => match[1]!)
  test('names paths', () => expect(paths.length).toBeGreaterThan(0))
  test.each([...new Set(paths)])('names %s, which exists', (path) => {
    expect(existsSync(join(root, path))).toBe(true)
  })
})

test('every folder of src is described in ARCHITECTURE.md', () => {
  const text = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8')
  for (const folder of readdirSync(join(root, 'src'))) expect(text).toMatch(new RegExp(`^  ${folder}/ `, 'm'))
})

describe('packages that the product needs to run', () => {
  const PERMISSIVE = /^\(?(MIT|MIT-0|ISC|BSD|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|0BSD|BlueOak-1\.0\.0|CC0-1\.0|Unlicense|OFL-1\.1|Python-2\.0|Zlib)\b/
  type Lock = { packages: Record<string, { dev?: boolean; devOptional?: boolean; license?: string; version?: string }> }
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock
  // What is there for tests and only an option of a package that is shipped is not installed with the product.
  const shipped = Object.entries(lock.packages).filter(([path, entry]) => path !== '' && !entry.dev && !entry.devOptional)
  test.each(shipped)('%s has a permissive licence', (path, entry) => {
    const manifest = join(root, path, 'package.json')
    // Optional packages of other systems are not installed here; the lockfile knows their licence.
    const { license, licenses } = existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')) as { license?: string | { type: string }; licenses?: readonly { type: string }[] } : { license: entry.license, licenses: undefined }
    // Older packages list their licences.
    const named = typeof license === 'object' ? license.type : (license ?? licenses?.map(({ type }) => type).join(' OR ') ?? '')
    const alternatives = named.replace(/[()]/g, '').split(/ OR /)
    expect(alternatives.some((one) => one.split(/ AND /).every((part) => PERMISSIVE.test(part.trim()))), `${path}: "${named}"`).toBe(true)
  })
})

test('every version in package.json is pinned exactly, and the lockfile holds no download address', () => {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<string, Record<string, string>>
  for (const version of Object.values({ ...dependencies, ...devDependencies, ...optionalDependencies })) expect(version).toMatch(/^\d+\.\d+\.\d+/)
  expect(readFileSync(join(root, 'package-lock.json'), 'utf8')).not.toContain('"resolved"')
})
