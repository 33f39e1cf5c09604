/** What passed is remembered as long as nothing changed that it depends on, and no longer. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openMemory } from './remembered-tests.ts'
import { openKeys } from './test-keys.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'test-memory-'))
  execFileSync('git', ['init', '-q'], { cwd: root })
  for (const [file, code] of Object.entries(FILES)) write(file, code)
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const FILES = {
  'package.json': '{}',
  '.gitignore': 'kept',
  'src/a/sum.ts': "import { one } from './one.ts'\nimport type { Shape } from './shape.ts'\n",
  'src/a/one.ts': 'export const one = 1\n',
  'src/a/shape.ts': 'export type Shape = 1\n',
  'src/a/late.ts': 'export const late = 1\n',
  'src/a/words.json': '[]',
  'src/platform/node/read.ts': 'export const read = 1\n',
  'src/platform/browser/read.ts': 'export const read = 2\n',
  'test/shared.ts': 'export const shared = 1\n',
  'src/a/sum.test.ts': [
    "import { sum } from './sum.ts'",
    "import words from './words.json' with { type: 'json' }",
    "import { read } from '#platform/read.ts'",
    "import {\n  shared,\n} from '#test/shared.ts'",
    "const late = await import('./late.ts')",
  ].join('\n'),
  'src/a/disk.test.ts': "import { readFileSync } from 'node:fs'\n",
  'src/a/other.ts': '',
  'docs/page.md': '',
}

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

const keyOf = (file: string): string => openKeys(root, join(root, 'beside')).ofTest(file)
const changes = (test: string, change: () => void): boolean => {
  const before = keyOf(test)
  change()
  return keyOf(test) !== before
}

describe('the key of a file of tests', () => {
  test('stays where nothing changed', () => {
    expect(changes('src/a/sum.test.ts', () => {})).toBe(false)
    expect(changes('src/a/disk.test.ts', () => {})).toBe(false)
  })
  test.each([
    'src/a/sum.test.ts',
    'src/a/sum.ts',
    'src/a/one.ts',
    'src/a/late.ts',
    'src/a/words.json',
    'src/platform/node/read.ts',
    'src/platform/browser/read.ts',
    'test/shared.ts',
    'package.json',
    'package-lock.json',
  ])('changes with %s, which it comes to', (file) => {
    expect(changes('src/a/sum.test.ts', () => write(file, '// changed'))).toBe(true)
  })
  test.each(['src/a/shape.ts', 'src/a/other.ts', 'docs/page.md'])(
    'stays when %s changes, a type or nothing of it',
    (file) => {
      expect(changes('src/a/sum.test.ts', () => write(file, '// changed'))).toBe(false)
    },
  )
  test.each(['docs/page.md', 'src/new.ts', 'beside/material.pdf'])(
    'changes with %s where the tests read the disk',
    (file) => {
      expect(changes('src/a/disk.test.ts', () => write(file, 'changed'))).toBe(true)
    },
  )
  test.each([
    "import { spawn } from 'node:child_process'",
    "const here = new URL('./words.json', import.meta.url)",
    'expect(one).toMatchSnapshot()',
    'await import(named)',
  ])('is that of all files where something behind it says %s', (code) => {
    write('src/a/one.ts', code)
    expect(changes('src/a/sum.test.ts', () => write('docs/page.md', 'changed'))).toBe(true)
  })
})

test('a test of the whole product has the key of all files, whatever it imports', () => {
  write('test/e2e/page.test.ts', '')
  expect(changes('test/e2e/page.test.ts', () => write('docs/page.md', 'changed'))).toBe(true)
})

describe('the memory', () => {
  const TESTS = ['src/a/sum.test.ts', 'src/a/disk.test.ts']
  const PASSED = { passed: 3, skipped: 1 }
  const open = (chance = 0.5) => openMemory(join(root, 'kept/table.json'), keyOf, () => chance, TESTS)
  const passAll = (): void => open().keep(TESTS.map((file) => ({ file, outcome: PASSED })))

  test('is empty at first, and when its table was cut short', () => {
    expect(open().remembered.size).toBe(0)
    write('kept/table.json', '{"src/a/sum')
    expect(open().remembered.size).toBe(0)
  })
  test('holds what passed, with its numbers', () => {
    passAll()
    expect([...open().remembered.keys()]).toEqual(TESTS)
    expect(open().remembered.get('src/a/sum.test.ts')).toMatchObject(PASSED)
  })
  test('lets go of what changed, and of nothing else', () => {
    passAll()
    write('docs/page.md', 'changed')
    expect([...open().remembered.keys()]).toEqual(['src/a/sum.test.ts'])
    write('src/a/one.ts', '// changed')
    expect([...open().remembered.keys()]).toEqual([])
  })
  test('never holds what failed, nor files that are not its own', () => {
    open().keep([
      { file: 'src/a/sum.test.ts', outcome: 'failed' },
      { file: 'test/e2e/walk.test.ts', outcome: PASSED },
    ])
    expect(open().remembered.size).toBe(0)
  })
  test('forgets what failed after it had passed', () => {
    passAll()
    open(0).keep([{ file: 'src/a/sum.test.ts', outcome: 'failed' }])
    expect([...open().remembered.keys()]).toEqual([])
  })
  test('runs every second of those that start a service or a browser all the same, of the others one in ten', () => {
    const tests = ['src/a/sum.test.ts', 'test/e2e/page.test.ts']
    write('test/e2e/page.test.ts', '')
    const openAt = (chance: number) => openMemory(join(root, 'kept/table.json'), keyOf, () => chance, tests)
    openAt(0.5).keep(tests.map((file) => ({ file, outcome: PASSED })))
    expect(openAt(0.4).sampled).toEqual(['test/e2e/page.test.ts'])
    expect(openAt(0.6).sampled).toEqual([])
  })
  test('runs some of what it holds all the same, by chance, and keeps the others', () => {
    passAll()
    const { remembered, sampled, keep } = open(0.05)
    expect(sampled).toEqual(TESTS)
    expect(remembered.size).toBe(0)
    keep([{ file: 'src/a/sum.test.ts', outcome: PASSED }])
    expect([...open().remembered.keys()]).toEqual(['src/a/sum.test.ts'])
  })
})
