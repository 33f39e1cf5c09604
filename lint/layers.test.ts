/** The linter catches every kind of forbidden import: each is planted in a copy of the tree and must be reported. */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LAYERS } from '../layers.ts'
import { importFault } from './layers.ts'

const root = resolve(import.meta.dirname, '..')

const PLANTED = {
  'a folder above by its name': { file: 'src/domain/planted.ts', code: "import { x } from '#reading/document.ts'\nexport const y = x\n" },
  'a folder above by a relative path': { file: 'src/domain/planted.ts', code: "import { x } from '../reading/document.ts'\nexport const y = x\n" },
  'a folder above by a path through src': { file: 'src/domain/planted.ts', code: "import { x } from '../../src/reading/document.ts'\nexport const y = x\n" },
  'a type alone': { file: 'src/domain/planted.ts', code: "import type { Block } from '#reading/document.ts'\nexport type B = Block\n" },
  'a type written inline': { file: 'src/domain/planted.ts', code: "export type B = import('#reading/document.ts').Block\n" },
  'an import at run time': { file: 'src/layout/planted.ts', code: "export const late = async () => import('#printing/x.ts')\n" },
  'an import at run time by a template': { file: 'src/layout/planted.ts', code: 'export const late = async () => import(`#printing/x.ts`)\n' },
  'an export from elsewhere': { file: 'src/layout/planted.ts', code: "export { x } from '#reading/document.ts'\n" },
  'an export of everything': { file: 'src/layout/planted.ts', code: "export * from '#reading/document.ts'\n" },
  'a bare import': { file: 'src/layout/planted.ts', code: "import '#sandbox/x.ts'\n" },
  'require': { file: 'src/layout/planted.ts', code: "declare const require: (name: string) => unknown\nexport const x = require('#reading/document.ts')\n" },
  'a package that the folder may not use': { file: 'src/layout/planted.ts', code: "import { z } from 'zod'\nexport const y = z\n" },
  'a package with a scope': { file: 'src/domain/planted.ts', code: "import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'\nexport const y = NodeCompiler\n" },
  'a path inside a package': { file: 'src/questions/planted.ts', code: "import * as pdf from 'pdfjs-dist/legacy/build/pdf.mjs'\nexport const y = pdf\n" },
  'a module of Node': { file: 'src/domain/planted.ts', code: "import { readFileSync } from 'node:fs'\nexport const y = readFileSync\n" },
  'a module of Node without its prefix': { file: 'src/domain/planted.ts', code: "import { readFileSync } from 'fs'\nexport const y = readFileSync\n" },
  'a file outside src': { file: 'src/domain/planted.ts', code: "import { LAYERS } from '../../layers.ts'\nexport const y = LAYERS\n" },
  'its own folder by its name': { file: 'src/domain/planted.ts', code: "import { ok } from '#domain/result.ts'\nexport const y = ok\n" },
  'a folder that layers.ts does not know': { file: 'src/misc/planted.ts', code: "import { ok } from '#domain/result.ts'\nexport const y = ok\n" },
  'a test that skips the layers': { file: 'src/domain/planted.test.ts', code: "import { x } from '#reading/document.ts'\nexport const y = x\n" },
} as const

const ALLOWED = {
  'a folder below': { file: 'src/reading/planted.ts', code: "import { ok } from '#domain/result.ts'\nexport const y = ok\n" },
  'a neighbour': { file: 'src/domain/planted.ts', code: "import { ok } from './result.ts'\nexport const y = ok\n" },
  'a package of the folder': { file: 'src/domain/planted.ts', code: "import { z } from 'zod'\nexport const y = z\n" },
  'Node in a test': { file: 'src/domain/planted.test.ts', code: "import { readFileSync } from 'node:fs'\nexport const y = readFileSync\n" },
} as const

let copy = ''
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'layers-'))
  for (const name of ['layers.ts', 'lint', 'oxlint.config.ts', 'package.json', 'tsconfig.json', 'tsconfig.base.json']) cpSync(join(root, name), join(copy, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

/** What the real linter says of one planted file. */
function lint(file: string, code: string): string {
  rmSync(join(copy, 'src'), { recursive: true, force: true })
  mkdirSync(dirname(join(copy, file)), { recursive: true })
  writeFileSync(join(copy, file), code)
  try {
    return execFileSync(process.execPath, [join(root, 'node_modules/oxlint/bin/oxlint'), '--format=unix', file], { cwd: copy, encoding: 'utf8' })
  } catch (error) {
    return (error as { stdout: string }).stdout
  }
}

describe('the linter', () => {
  test.each(Object.entries(PLANTED))('refuses %s', (_, { file, code }) => {
    expect(lint(file, code)).toContain('layers(direction)')
  })
  test.each(Object.entries(ALLOWED))('allows %s', (_, { file, code }) => {
    expect(lint(file, code)).not.toContain('layers(direction)')
  })
})

describe('layers.ts', () => {
  test('names every folder of src and no other', () => {
    const folders = readdirSync(join(root, 'src'), { withFileTypes: true }).filter((entry) => entry.isDirectory()).map((entry) => entry.name)
    expect(Object.keys(LAYERS).toSorted()).toEqual(folders.toSorted())
  })
  test('lists each folder after all that it may import, so that there is no way round in a circle', () => {
    const names = Object.keys(LAYERS)
    for (const [name, layer] of Object.entries(LAYERS)) for (const folder of layer.folders) expect(names.indexOf(folder), `${folder} before ${name}`).toBeLessThan(names.indexOf(name))
  })
  test('says what a folder may import instead', () => {
    expect(importFault(join(root, 'src/questions/x.ts'), '#printing/x.ts')).toBe('src/questions may not import src/printing: it may import domain, curriculum, families, platform, reading (layers.ts).')
  })
})
