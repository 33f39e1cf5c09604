/** The command line as it is installed starts built children; they read and make as their sources do. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sample, startSetpaper } from './run-setpaper.ts'

const root = resolve(import.meta.dirname, '../..')
let folder = ''
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'setpaper-built-'))))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a paper and its key are the same, byte for byte', () => {
  const args = ['make', sample('nutrition.pdf'), '--questions', '8', '--seed', 'built']
  const installed = spawnSync(
    process.execPath,
    [join(root, 'scripts/setpaper.mjs'), ...args, '-o', 'built.pdf', '--key', 'built-key.pdf'],
    { cwd: folder, encoding: 'utf8' },
  )
  expect(installed.status, installed.stderr).toBe(0)
  expect(existsSync(join(root, 'out/children/reading-child.js'))).toBe(true)
  // Without it the sources run.
  vi.stubEnv('SETPAPER_BUILT_CHILDREN', undefined)
  expect(startSetpaper(folder, ...args, '-o', 'source.pdf', '--key', 'source-key.pdf').status).toBe(0)
  for (const part of ['', '-key'])
    expect(readFileSync(join(folder, `built${part}.pdf`)).equals(readFileSync(join(folder, `source${part}.pdf`)))).toBe(
      true,
    )
})
