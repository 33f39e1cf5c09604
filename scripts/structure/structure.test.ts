/** The drawing of the structure finds every kind of import, every knot, and leaves out only what a longer way says. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { LAYERS } from '../../layers.ts'
import { findKnots, withoutImplied } from './find-knots.ts'
import { readStructure } from './read-arrows.ts'

const root = join(import.meta.dirname, '../..')

let planted = ''
afterEach(() => rmSync(planted, { recursive: true, force: true }))

function structureOf(files: Readonly<Record<string, string>>): ReturnType<typeof readStructure> {
  planted = mkdtempSync(join(tmpdir(), 'structure-'))
  for (const [file, code] of Object.entries(files)) {
    mkdirSync(dirname(join(planted, 'src', file)), { recursive: true })
    writeFileSync(join(planted, 'src', file), code)
  }
  return readStructure(planted, 'src')
}

const named = (arrows: readonly { readonly from: string; readonly to: string }[]): string[] =>
  arrows.map(({ from, to }) => `${from} ${to}`)

describe('an import is found', () => {
  test.each([
    { how: 'by name', code: "import { x } from '../b/x.ts'" },
    { how: 'as a type', code: "import type { X } from '../b/x.ts'" },
    { how: 'as a type inline', code: "type Y = import('../b/x.ts').X" },
    { how: 'at run time', code: "const late = () => import('../b/x.ts')" },
    { how: 'at run time by a template', code: 'const late = () => import(`../b/x.ts`)' },
    { how: 'by an export', code: "export { x } from '../b/x.ts'" },
    { how: 'by an export of everything', code: "export * from '../b/x.ts'" },
  ])('$how', ({ code }) => {
    expect(structureOf({ 'a/a.ts': code, 'b/x.ts': '' }).arrows).toEqual([
      { from: 'a', to: 'b', imports: ['a/a.ts → b/x.ts'] },
    ])
  })
  test('and none in a comment, a test, the own folder or a picture', () => {
    const files = {
      'a/a.ts': "// import { x } from '../b/x.ts'\nimport './own.ts'\nimport '../b/x.svg'",
      'a/own.ts': '',
      'a/a.test.ts': "import '../b/x.ts'",
      'b/x.ts': '',
      'b/x.svg': '',
    }
    expect(structureOf(files).arrows).toEqual([])
  })
})

const ARROWS = ['a b', 'b c', 'a c', 'd e', 'e f', 'f d', 'd g'].map((pair) => {
  const [from = '', to = ''] = pair.split(' ')
  return { from, to }
})

test('a knot is found round a circle, and no circle where there is none', () => {
  expect(findKnots(ARROWS)).toEqual([['d', 'e', 'f']])
})

test('an arrow is left out where a longer way says the same, and never in a knot', () => {
  expect(named(withoutImplied(ARROWS))).toEqual(named(ARROWS).filter((pair) => pair !== 'a c'))
})

test.each(Object.keys(LAYERS).filter((name) => LAYERS[name]?.levels !== undefined))(
  'src/%s has no knot, as its levels promise',
  (name) => {
    expect(findKnots(readStructure(root, `src/${name}`).arrows)).toEqual([])
  },
)

test('no screen imports a screen', () => {
  const screens = LAYERS.web?.levels?.find(({ name }) => name === 'screens')?.folders ?? []
  expect(screens.length).toBeGreaterThan(5)
  const { arrows } = readStructure(root, 'src/web')
  expect(named(arrows.filter(({ from, to }) => screens.includes(from) && screens.includes(to)))).toEqual([])
})
