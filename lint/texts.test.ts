/** The linter finds every way to write for a reader in the code: each is planted in a screen and must be reported. */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const copy = mkdtempSync(join(tmpdir(), 'texts-'))
afterAll(() => rmSync(copy, { recursive: true, force: true }))

const REFUSED = {
  'text between tags': '<p>Hello</p>',
  'Chinese text between tags': '<p>你好</p>',
  'a sign that joins words': '<p>{a}: {b}</p>',
  'a literal in braces': "<p>{'Hello'}</p>",
  'one of two ways': "<p>{is ? 'Shared' : a}</p>",
  'behind a condition': "<p>{is && 'Shared'}</p>",
  'words around a hole': '<p>{`Page ${a}`}</p>',
  'words put together': "<p>{'Page ' + a}</p>",
  'a label': '<button aria-label="Close" />',
  'a label put together': '<button aria-label={`${a}: ${b}`} />',
  'a title': "<p title={'More'} />",
  'a picture': '<img alt="A bee" />',
  'a placeholder': '<input placeholder="Search" />',
  'a notice': "<p onClick={() => toast.error('Failed')} />",
  'a date as the browser writes it': '<p>{date.toLocaleString()}</p>',
  'the language of the browser': '<p>{new Intl.NumberFormat().format(1)}</p>',
  'the name of a page': '<p onClick={() => { document.title = a }} />',
} as const

const ALLOWED = {
  'words of the catalogue': '<p title={a}>{b}</p>',
  signs: '<p>{a} / {b} · ×</p>',
  'a class': '<p className={is ? \'text-sm\' : a} data-part="paper">{a}</p>',
  'a hole alone': '<p title={`${a}`} />',
  'a date in the language of the reader': '<p>{new Intl.DateTimeFormat(a).format(date)}</p>',
  'nothing but a space': "<p>{' '}</p>",
} as const

const HEAD =
  'declare const a: string\ndeclare const b: string\ndeclare const is: boolean\ndeclare const date: Date\ndeclare const toast: { error: (words: string) => void }\n'

test('each planted text is reported, and nothing else', () => {
  for (const name of ['layers.ts', 'lint', 'oxlint.config.ts', 'package.json', 'tsconfig.json', 'tsconfig.base.json'])
    cpSync(join(root, name), join(copy, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  mkdirSync(join(copy, 'src/web'), { recursive: true })
  const cases = [...Object.entries(REFUSED), ...Object.entries(ALLOWED)]
  cases.forEach(([, code], index) =>
    writeFileSync(join(copy, `src/web/planted-${index}.tsx`), `${HEAD}export const Planted = () => ${code}\n`),
  )
  const found = new Set(
    [
      ...lint().matchAll(
        /planted-(\d+)\.tsx:\d+:\d+: .*texts\(from-catalogue\)|planted-(\d+)\.tsx.*(?:src\/messages|usePageTitle|Intl)/g,
      ),
    ].map((match) => cases[Number(match[1] ?? match[2])]![0]),
  )
  expect([...found].toSorted()).toEqual(Object.keys(REFUSED).toSorted())
})

function lint(): string {
  try {
    return execFileSync(process.execPath, [join(root, 'node_modules/oxlint/bin/oxlint'), '--format=unix', 'src'], {
      cwd: copy,
      encoding: 'utf8',
    })
  } catch (error) {
    return (error as { stdout: string }).stdout
  }
}
