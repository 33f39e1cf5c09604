/** The house is as its documents say: every path they name exists, and every dependency may be shipped. */
import { existsSync, globSync, readFileSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')

describe.each([
  'ARCHITECTURE.md',
  'README.md',
  'CONTRIBUTING.md',
  'docs/questions-from-documents.md',
  'docs/topics.md',
  'docs/operating.md',
  'docs/solid-ground.md',
])('%s', (document) => {
  const paths = [
    ...readFileSync(join(root, document), 'utf8').matchAll(
      /(?<![\w/.-])((?:src|test|docs|scripts|samples|lint|\.ci)\/[\w./-]*[\w/]|layers\.ts|[A-Z]+\.md)/g,
    ),
  ].map((match) => match[1]!)
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
  const PERMISSIVE =
    /^\(?(MIT|MIT-0|ISC|BSD|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|0BSD|BlueOak-1\.0\.0|CC0-1\.0|Unlicense|OFL-1\.1|Python-2\.0|Zlib)\b/
  /**
   * Used unchanged as whole packages: what their licences ask concerns changes to their own files alone
   * (docs/decisions/rendering.md).
   */
  const AS_THEY_ARE: readonly (readonly [RegExp, string])[] = [
    [/^node_modules\/@resvg\/resvg-js(?:-[\w-]+)?$/, 'MPL-2.0'],
    [/^node_modules\/node-tikzjax$/, 'LPPL-1.3c'],
  ]
  type Entry = {
    license?: string
    dependencies?: Record<string, string>
    optionalDependencies?: Record<string, string>
    peerDependencies?: Record<string, string>
    peerDependenciesMeta?: Record<string, { optional?: boolean }>
  }
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Entry>
  }
  /** As Node finds it: in the package's own folder, then in those above. */
  const find = (from: string, name: string): string | undefined => {
    for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
      const path = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`
      if (packages[path] !== undefined || folder === '') return packages[path] === undefined ? undefined : path
    }
  }
  // What only tests need, or what is only an option of a package, is not part of the product.
  const reached = new Set<string>()
  const reach = (from: string): void => {
    const {
      dependencies = {},
      optionalDependencies = {},
      peerDependencies = {},
      peerDependenciesMeta = {},
    } = packages[from]!
    const peers = Object.keys(peerDependencies).filter((name) => peerDependenciesMeta[name]?.optional !== true)
    for (const name of [...Object.keys(dependencies), ...Object.keys(optionalDependencies), ...peers]) {
      const path = find(from, name)
      if (path === undefined || reached.has(path)) continue
      reached.add(path)
      reach(path)
    }
  }
  reach('')
  const shipped = [...reached].map((path) => [path, packages[path]!] as const)
  test('hold nothing under the GPL, however it is named', () => {
    expect(
      Object.entries(packages)
        .filter(([, { license = '' }]) => /\bA?GPL/.test(license) && !/\bOR\b/.test(license))
        .map(([path]) => path),
    ).toEqual([])
  })
  test('hold of node-tikzjax its files alone: none of its code runs, so nothing that it needs is installed', () => {
    const within = 'node_modules/node-tikzjax'
    const needed = Object.keys(packages[within]!.dependencies!)
    expect(needed).toHaveLength(5)
    expect(
      needed.map((name) => (packages[`${within}/node_modules/${name}`] as { name?: string } | undefined)?.name),
    ).toEqual(needed.map(() => 'empty-npm-package'))
  })
  test('are many', () => expect(shipped.length).toBeGreaterThan(60))
  test.each(shipped)('%s has a permissive licence', (path, entry) => {
    const manifest = join(root, path, 'package.json')
    // Optional packages of other systems are not installed here; the lockfile knows their licence.
    const { license, licenses } = existsSync(manifest)
      ? (JSON.parse(readFileSync(manifest, 'utf8')) as {
          license?: string | { type: string }
          licenses?: readonly { type: string }[]
        })
      : { license: entry.license, licenses: undefined }
    // Older packages list their licences.
    const named =
      typeof license === 'object' ? license.type : (license ?? licenses?.map(({ type }) => type).join(' OR ') ?? '')
    if (AS_THEY_ARE.some(([where, licence]) => where.test(path) && licence === named)) return
    const alternatives = named.replace(/[()]/g, '').split(/ OR /)
    expect(
      alternatives.some((one) => one.split(/ AND /).every((part) => PERMISSIVE.test(part.trim()))),
      `${path}: "${named}"`,
    ).toBe(true)
  })
})

test('every version in package.json is pinned exactly, and the lockfile holds no download address', () => {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  ) as Record<string, Record<string, string>>
  for (const version of Object.values({ ...dependencies, ...devDependencies, ...optionalDependencies }))
    expect(version).toMatch(/^\d+\.\d+\.\d+/)
  expect(readFileSync(join(root, 'package-lock.json'), 'utf8')).not.toContain('"resolved"')
})

test('no screen words a date by another clock than the operator’s', () => {
  const others = globSync('src/{web,messages}/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) =>
      !/floor\/dates\.ts$|\.test\.tsx?$/.test(file) &&
      /Intl\.DateTimeFormat|toLocale(?:Date|Time)String/.test(readFileSync(join(root, file), 'utf8')),
  )
  expect(others).toEqual([])
})
