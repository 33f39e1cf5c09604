/**
 * A language of the interface is none of papers, nor the other way round (decision D45): with one more in either list,
 * the compiler asks for texts that are missing, and finds no place where one is taken for the other.
 *
 * @module-tag deep
 */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const LANGUAGES = 'src/domain/language.ts'
/** What is missing in a table, or cannot be looked up in the table where it is missing. */
const MISSING = /Property '\w+' is missing|can't be used to index type|lacks ending return/

let copy = ''
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'languages-'))
  for (const name of ['src', 'package.json', 'tsconfig.json', 'tsconfig.base.json'])
    cpSync(join(root, name), join(copy, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

test.each([
  { list: 'INTERFACE_LANGUAGES', added: 'ja' },
  { list: 'PAPER_LANGUAGES', added: 'fr' },
])('$list with one more language', { timeout: 900_000 }, ({ list, added }) => {
  const code = readFileSync(join(root, LANGUAGES), 'utf8')
  const more = code.replace(new RegExp(`(?<=${list} = \\[)`), `'${added}', `)
  expect(more).not.toBe(code)
  writeFileSync(join(copy, LANGUAGES), more)
  const errors = ['tsconfig.json', 'src/web/tsconfig.json'].flatMap((project) => errorsOf(project))
  writeFileSync(join(copy, LANGUAGES), code)
  expect(errors.filter((error) => error.includes(`Property '${added}' is missing`))).not.toEqual([])
  expect(errors.filter((error) => !MISSING.test(error) && !/\.test\.tsx?\(/.test(error))).toEqual([])
})

/** The first line of each. */
function errorsOf(project: string): string[] {
  try {
    execFileSync(
      process.execPath,
      [join(root, 'node_modules/typescript/bin/tsc'), '-p', project, '--pretty', 'false'],
      {
        cwd: copy,
        encoding: 'utf8',
        maxBuffer: 1024 ** 3,
      },
    )
    return []
  } catch (error) {
    return (error as { readonly stdout: string }).stdout.split('\n').filter((line) => /^\S.*error TS/.test(line))
  }
}
