/** `setpaper export --formats`: several formats as one ZIP file or in a folder, and what it refuses. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { exportPaper } from '#cli/print.ts'
import { formatPaper } from '#domain/paper-json.ts'
import { readZip } from '../formats/read-zip.ts'
import { GOLDEN_PAPERS } from '../golden/papers/golden-papers.ts'

let folder = ''
let paper = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'setpaper-several-'))
  paper = join(folder, 'paper.json')
  writeFileSync(paper, JSON.stringify({ ...formatPaper(GOLDEN_PAPERS['english-science']!), title: 'Bees' }))
  vi.spyOn(console, 'log').mockReturnValue()
  vi.spyOn(console, 'error').mockReturnValue()
  // In its names.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T04:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true, force: true })
})
const run = (formats: string, ...more: readonly string[]): Promise<void> =>
  exportPaper([paper, '--formats', formats, ...more])
const BOTH = ['bees_2026-11-20.md', 'kahoot/bees_2026-11-20.xlsx', 'xlsx/bees_2026-11-20.xlsx']

test('writes a ZIP file, the same each time, and tells the losses of each format first', async () => {
  const zips = ['one.zip', 'two.ZIP'].map((name) => join(folder, name))
  for (const zip of zips) await run('md,xlsx, KAHOOT,xlsx', '--part', 'both', '-o', zip)
  const [one, two] = zips.map((zip) => readFileSync(zip))
  expect(one!.equals(two!)).toBe(true)
  expect([...(await readZip(one!)).keys()].toSorted()).toEqual(BOTH)
  expect(console.log).toHaveBeenCalledWith(`Wrote ${zips[0]}.`)
  const told = vi.mocked(console.error).mock.calls.flat().join('\n')
  expect(told).toMatch(/essay questions? cannot go into Kahoot/)
  expect(told).toMatch(/figures? that Excel cannot show/)
})

test('writes the same files into a folder, which it makes', async () => {
  const out = join(folder, 'term/one')
  await run('md,xlsx,kahoot', '--part', 'both', '-o', out)
  expect(readdirSync(out, { recursive: true }).map(String).toSorted()).toEqual([...BOTH, 'kahoot', 'xlsx'].toSorted())
  const zip = join(folder, 'all.zip')
  await run('md,xlsx,kahoot', '--part', 'both', '-o', zip)
  for (const [name, bytes] of await readZip(readFileSync(zip)))
    expect(readFileSync(join(out, name)).equals(bytes), name).toBe(true)
})

test('gives what each format gives alone where no part is named', async () => {
  const out = join(folder, 'out')
  await run('json,kahoot', '-o', out)
  expect(readFileSync(join(out, 'bees_2026-11-20.json'), 'utf8')).not.toContain('correctAnswer')
  expect(existsSync(join(out, 'bees_2026-11-20.xlsx'))).toBe(true)
})

test.each([
  ['json,papyrus', [], /^--formats must be pdf, .* or \S+, not "papyrus"\.$/],
  [' , ', [], /^--formats must name one or more, with commas between, of pdf, html, /],
  ['json', ['--format', 'pdf'], 'Name one format with --format or several with --formats.'],
  ['json,kahoot', ['--part', 'paper'], 'No Kahoot file holds --part paper: choose --part both, or leave kahoot out.'],
  ['md', ['-o', 'PAPER'], /there is a file of that name; name a folder, or a file that ends in \.zip\.$/],
  ['md', ['--version', 'B'], /no version B/],
] as const)('refuses --formats %j %j and writes nothing', async (formats, more, sentence) => {
  const before = readdirSync(folder)
  await expect(
    run(formats, '-o', join(folder, 'out'), ...more.map((one) => one.replace('PAPER', paper))),
  ).rejects.toThrow(sentence)
  expect(readdirSync(folder)).toEqual(before)
})

test.each([
  ['/proc/x', '/proc takes no folder /proc/x: name another place with -o.'],
  ['PAPER/x', /^Cannot make the folder .*: a part of its path is a file, not a folder\.$/],
] as const)('no folder can be made at %s: it says so, and does not wait', async (place, sentence) => {
  await expect(run('md,json', '-o', place.replace('PAPER', paper))).rejects.toThrow(sentence)
})

test.each([
  ['', /paper\.json is empty; wanted is a paper as JSON: name a file that setpaper make wrote with --json\.$/],
  ['%PDF-1.7\n', /paper\.json is a PDF, not a paper; .*, or make a paper of the PDF with setpaper make\.$/],
  ['Photosynthesis', /paper\.json is no paper; wanted is a paper as JSON/],
  ['{"title": "Be', /paper\.json is damaged JSON \(.+\); wanted is a paper as JSON: .*, whole, or write it again\.$/],
  ['{"title": 1,\n]', /paper\.json is damaged JSON \(at line 2, column 1\); /],
  ['{"title": ', /paper\.json is damaged JSON \(it ends too early\); /],
] as const)('a file that holds %j is no paper: it says what it is and what is wanted', async (text, sentence) => {
  writeFileSync(paper, text)
  await expect(run('md')).rejects.toThrow(sentence)
})

test('writes no file where one of the formats can hold nothing of the paper', async () => {
  const json = formatPaper(GOLDEN_PAPERS['english-science']!)
  writeFileSync(paper, JSON.stringify({ ...json, questions: json.questions.filter(({ type }) => type === 'essay') }))
  const out = join(folder, 'out')
  await expect(run('md,kahoot', '--part', 'both', '-o', out)).rejects.toThrow(
    'Kahoot can hold none of the questions of this paper, converted or not. Leave Kahoot out, or choose another format.',
  )
  expect(existsSync(out)).toBe(false)
})
