/** The linter catches every kind of forbidden import: each is planted in a copy of the tree and must be reported. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { LAYERS } from '../layers.ts'
import { importFault } from './layers.ts'

const root = resolve(import.meta.dirname, '..')

const PLANTED = {
  'a folder above by its name': {
    file: 'src/domain/planted.ts',
    code: "import { x } from '#reading/document.ts'\nexport const y = x\n",
  },
  'a folder above by a relative path': {
    file: 'src/domain/planted.ts',
    code: "import { x } from '../reading/document.ts'\nexport const y = x\n",
  },
  'a folder above by a path through src': {
    file: 'src/domain/planted.ts',
    code: "import { x } from '../../src/reading/document.ts'\nexport const y = x\n",
  },
  'a type alone': {
    file: 'src/domain/planted.ts',
    code: "import type { Block } from '#reading/document.ts'\nexport type B = Block\n",
  },
  'a type written inline': {
    file: 'src/domain/planted.ts',
    code: "export type B = import('#reading/document.ts').Block\n",
  },
  'an import at run time': {
    file: 'src/layout/planted.ts',
    code: "export const late = async () => import('#printing/x.ts')\n",
  },
  'an import at run time by a template': {
    file: 'src/layout/planted.ts',
    code: 'export const late = async () => import(`#printing/x.ts`)\n',
  },
  'an export from elsewhere': { file: 'src/layout/planted.ts', code: "export { x } from '#reading/document.ts'\n" },
  'an export of everything': { file: 'src/layout/planted.ts', code: "export * from '#reading/document.ts'\n" },
  'a bare import': { file: 'src/layout/planted.ts', code: "import '#sandbox/x.ts'\n" },
  require: {
    file: 'src/layout/planted.ts',
    code: "declare const require: (name: string) => unknown\nexport const x = require('#reading/document.ts')\n",
  },
  'a package that the folder may not use': {
    file: 'src/layout/planted.ts',
    code: "import { z } from 'zod'\nexport const y = z\n",
  },
  'a package with a scope': {
    file: 'src/domain/planted.ts',
    code: "import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'\nexport const y = NodeCompiler\n",
  },
  'a path inside a package': {
    file: 'src/questions/planted.ts',
    code: "import * as pdf from 'pdfjs-dist/legacy/build/pdf.mjs'\nexport const y = pdf\n",
  },
  'a module of Node': {
    file: 'src/domain/planted.ts',
    code: "import { readFileSync } from 'node:fs'\nexport const y = readFileSync\n",
  },
  'a module of Node without its prefix': {
    file: 'src/domain/planted.ts',
    code: "import { readFileSync } from 'fs'\nexport const y = readFileSync\n",
  },
  'cases of the tests': {
    file: 'src/domain/planted.ts',
    code: "import { x } from '#test/questions/planted-items.ts'\nexport const y = x\n",
  },
  'a file outside src': {
    file: 'src/domain/planted.ts',
    code: "import { LAYERS } from '../../layers.ts'\nexport const y = LAYERS\n",
  },
  'its own folder by its name': {
    file: 'src/domain/planted.ts',
    code: "import { ok } from '#domain/result.ts'\nexport const y = ok\n",
  },
  'a folder that layers.ts does not know': {
    file: 'src/misc/planted.ts',
    code: "import { ok } from '#domain/result.ts'\nexport const y = ok\n",
  },
  'a screen that imports another screen': {
    file: 'src/web/dashboard/planted.ts',
    code: "import { x } from '../account/planted.ts'\nexport const y = x\n",
  },
  'a screen that loads another screen late': {
    file: 'src/web/dashboard/bin/planted.ts',
    code: "export const late = async () => import('../../account/planted.ts')\n",
  },
  'a type of another screen': {
    file: 'src/web/wizard/planted.ts',
    code: "import type { X } from '../quiz/planted.ts'\nexport type Y = X\n",
  },
  'a part that imports a screen': {
    file: 'src/web/paper/planted.ts',
    code: "import { x } from '../wizard/planted.ts'\nexport const y = x\n",
  },
  'a screen that imports the shell': {
    file: 'src/web/dashboard/planted.ts',
    code: "import { x } from '../shell/router.ts'\nexport const y = x\n",
  },
  'a folder that no level knows': {
    file: 'src/web/misc/planted.ts',
    code: "import { x } from '../ui/planted.ts'\nexport const y = x\n",
  },
  'a package of the layer that the level may not use': {
    file: 'src/web/ui/planted.ts',
    code: "import { useQuery } from '@tanstack/react-query'\nexport const y = useQuery\n",
  },
  'a test that skips the layers': {
    file: 'src/domain/planted.test.ts',
    code: "import { x } from '#reading/document.ts'\nexport const y = x\n",
  },
} as const

const ALLOWED = {
  'a folder below': {
    file: 'src/reading/planted.ts',
    code: "import { ok } from '#domain/result.ts'\nexport const y = ok\n",
  },
  'a neighbour': { file: 'src/domain/planted.ts', code: "import { ok } from './result.ts'\nexport const y = ok\n" },
  'a package of the folder': { file: 'src/domain/planted.ts', code: "import { z } from 'zod'\nexport const y = z\n" },
  'a level below': {
    file: 'src/web/dashboard/planted.ts',
    code: "import { x } from '../floor/planted.ts'\nexport const y = x\n",
  },
  'a folder inside the own one': {
    file: 'src/web/dashboard/bin/planted.ts',
    code: "import { x } from '../documents/planted.ts'\nexport const y = x\n",
  },
  'a picture from anywhere': {
    file: 'src/web/navigation/planted.ts',
    code: "import picture from '../icon.svg'\nexport const y = picture\n",
  },
  'cases of the tests in a test': {
    file: 'src/domain/planted.test.ts',
    code: "import { x } from '#test/questions/planted-items.ts'\nexport const y = x\n",
  },
  'Node in a test': {
    file: 'src/domain/planted.test.ts',
    code: "import { readFileSync } from 'node:fs'\nexport const y = readFileSync\n",
  },
} as const

/** Every case in a file of its own; the real linter goes through all of them at once. */
const CASES = [...Object.values(PLANTED), ...Object.values(ALLOWED)].map(({ file, code }, index) => ({
  file,
  code,
  planted: file.replace('planted', `planted-${index}`),
}))
let refused: ReadonlySet<string>
beforeAll(() => {
  const copy = mkdtempSync(join(tmpdir(), 'layers-'))
  for (const name of ['layers.ts', 'lint', 'oxlint.config.ts', 'package.json', 'tsconfig.json', 'tsconfig.base.json'])
    cpSync(join(root, name), join(copy, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  for (const { planted, code } of CASES) {
    mkdirSync(dirname(join(copy, planted)), { recursive: true })
    writeFileSync(join(copy, planted), code)
  }
  const { stdout } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/oxlint/bin/oxlint'), '--format=unix', 'src'],
    { cwd: copy, encoding: 'utf8' },
  )
  rmSync(copy, { recursive: true, force: true })
  const faults = stdout.split('\n').filter((line) => line.includes('layers(direction)'))
  refused = new Set(faults.map((line) => line.slice(0, line.indexOf(':'))))
}, 60_000)

const isRefused = (file: string, code: string): boolean =>
  refused.has(CASES.find((one) => one.file === file && one.code === code)!.planted)

describe('the linter', () => {
  test.each(Object.entries(PLANTED))('refuses %s', (_, { file, code }) => {
    expect(isRefused(file, code)).toBe(true)
  })
  test.each(Object.entries(ALLOWED))('allows %s', (_, { file, code }) => {
    expect(isRefused(file, code)).toBe(false)
  })
})

describe('layers.ts', () => {
  test('names every folder of src and no other', () => {
    const folders = readdirSync(join(root, 'src'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name)
    expect(Object.keys(LAYERS).toSorted()).toEqual(folders.toSorted())
  })
  test('lists each folder after all that it may import, so that there is no way round in a circle', () => {
    const names = Object.keys(LAYERS)
    for (const [name, layer] of Object.entries(LAYERS))
      for (const folder of layer.folders)
        expect(names.indexOf(folder), `${folder} before ${name}`).toBeLessThan(names.indexOf(name))
  })
  test.each(Object.entries(LAYERS).filter(([, { levels }]) => levels !== undefined))(
    'gives every folder of src/%s one level, and every file',
    (name, { levels = [] }) => {
      const listed = levels.flatMap(({ folders }) => folders)
      expect(new Set(listed).size).toBe(listed.length)
      const files = readdirSync(join(root, 'src', name), { recursive: true, encoding: 'utf8' })
      const isIn = (file: string, folder: string): boolean =>
        folder === '.' ? !/[/\\]/.test(file) : file.startsWith(`${folder}/`)
      const code = files.filter((file) => /\.tsx?$/.test(file))
      expect(code.filter((file) => !listed.some((folder) => isIn(file, folder)))).toEqual([])
      expect(listed.filter((folder) => !code.some((file) => isIn(file, folder)))).toEqual([])
    },
  )
  test.each(Object.entries(LAYERS).filter(([, { levels }]) => levels !== undefined))(
    'lets no level of src/%s import a package that the layer may not',
    (_, { levels = [], packages }) => {
      for (const level of levels) expect(packages).toEqual(expect.arrayContaining([...(level.packages ?? [])]))
    },
  )
  test('says what a folder may import instead', () => {
    expect(importFault(join(root, 'src/questions/x.ts'), '#printing/x.ts')).toBe(
      'src/questions may not import src/printing: it may import domain, curriculum, lexicon, families, platform, reading (layers.ts).',
    )
  })
})
