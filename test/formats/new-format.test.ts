/**
 * The promise of entries.ts: a folder and a line are all that a new format needs. One is invented in a copy of the
 * source, and everything else of the copy is as it is.
 */
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Paper } from '#domain/paper.ts'
import { formatPaper } from '#domain/paper-json.ts'
import { EXPORT_PARTS } from '#domain/paper-part.ts'
import type { Format } from '#formats/formats.ts'
import { en } from '#messages/interface/en.ts'
import { zhTW } from '#messages/interface/zh-TW.ts'
import { GOLDEN_PAPERS } from '../golden/papers/golden-papers.ts'
import { templateFor } from '#templates/templates.ts'
import { openMemory } from '#server/foundation/memory.ts'

const root = resolve(import.meta.dirname, '../..')
const FOLDERS =
  'domain curriculum messages templates families platform layout formats contract cli server reading questions printing sandbox web/paper-files web/api web/floor'
/** The compiler does not know it. */
const ODD = 'odd' as Format
const ENTRY = `import type { FormatEntry } from '../format.ts'

export const entry: FormatEntry = {
  name: { en: 'Odd', 'zh-TW': '奇特', 'zh-CN': '奇特' },
  hint: { en: 'For odd schools.', 'zh-TW': '供奇特的學校使用。', 'zh-CN': '供奇特的学校使用。' },
  group: 'data',
  extension: 'odd.txt',
  mediaType: 'text/x-odd',
  parts: ['paper', 'both'],
  carriage: {},
  preview: 'none',
}
`
const WRITER = `import { ok } from '#domain/result.ts'
import type { Writer } from '../writer.ts'

export const write: Writer = async ({ paper, part }) => ok(new TextEncoder().encode(part + ' of ' + paper.title))
`

let copy = ''
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'formats-'))
  for (const name of ['package.json', ...FOLDERS.split(' ').map((folder) => `src/${folder}`)])
    cpSync(join(root, name), join(copy, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  const formats = join(copy, 'src/formats')
  mkdirSync(join(formats, ODD))
  writeFileSync(join(formats, ODD, 'entry.ts'), ENTRY)
  writeFileSync(join(formats, ODD, 'writer.ts'), WRITER)
  appendFileSync(join(formats, 'entries.ts'), `export { entry as ${ODD} } from './${ODD}/entry.ts'\n`)
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

/** Node itself loads the copy: what runs the tests knows files of the project alone. */
const load = <Module>(file: string): Promise<Module> =>
  import(/* @vite-ignore */ pathToFileURL(join(copy, 'src', file)).href) as Promise<Module>
const paper: Paper = { ...GOLDEN_PAPERS['english-science']!, title: 'Bees' }

test('the API takes it, tells its media type, and where its files are had', async () => {
  const { ROUTES } = await load<typeof import('#contract/routes.ts')>('contract/routes.ts')
  const route = ROUTES.find(({ path }) => path === '/papers/{id}/export/{format}')!
  const takes = (format: string): boolean => route.params!.safeParse({ id: 'p_1', format }).success
  expect(['pdf', 'odd', 'even'].map(takes)).toEqual([true, true, false])
  expect(route.query!.safeParse({ part: 'both' }).success).toBe(true)
  expect(route.answer).toEqual(expect.arrayContaining(['application/pdf', 'text/x-odd']))
  const { formatOpenApi } = await load<typeof import('#server/system/openapi.ts')>('server/system/openapi.ts')
  expect(formatOpenApi(ROUTES)).toContain('"text/x-odd": {}')
  const { paperAnswer } = await load<typeof import('#server/papers/stored/paper-answer.ts')>(
    'server/papers/stored/paper-answer.ts',
  )
  const at = `/api/v1/papers/${paper.id}/export`
  expect(paperAnswer(paper, 'u_1').exports).toMatchObject({
    questionPaper: { pdf: `${at}/pdf`, odd: `${at}/odd` },
    answerKey: { pdf: `${at}/pdf?part=key` },
  })
})

test('the server writes it and names it', async () => {
  const { fileReply, writeFile } =
    await load<typeof import('#server/papers/write-file.ts')>('server/papers/write-file.ts')
  const nothing = undefined as never
  const written = await writeFile(
    { drawLatexFor: () => nothing, files: openMemory({ most: 0 }), printing: nothing, log: nothing },
    ODD,
    { paper, template: templateFor(paper.configuration), part: 'both', reader: 'owner', losses: 'convert' },
    nothing,
  )
  const reply = fileReply(written.ok ? written.value : new Uint8Array(), {
    format: ODD,
    title: 'Bees',
    part: 'both',
    day: '2026-11-20',
    isShown: false,
  })
  expect(reply.headers.get('content-type')).toBe('text/x-odd')
  expect(reply.headers.get('content-disposition')).toContain('filename="bees_2026-11-20.odd.txt"')
  expect(await reply.text()).toBe('both of Bees')
})

test('the page of exports offers it in three languages, as many files as it needs', async () => {
  const { formatChoices, wordsOf } = await load<typeof import('#web/paper-files/word-format.ts')>(
    'web/paper-files/word-format.ts',
  )
  const { FORMATS } = await load<typeof import('#formats/formats.ts')>('formats/formats.ts')
  const { filesOf } = await load<typeof import('#formats/format.ts')>('formats/format.ts')
  const choiceIn = (language: 'en' | 'zh-TW') => formatChoices(FORMATS, language).find(({ value }) => value === ODD)
  expect(choiceIn('en')).toEqual({ value: 'odd', name: 'Odd', hint: 'For odd schools.' })
  expect(choiceIn('zh-TW')).toMatchObject({ name: '奇特', hint: '供奇特的學校使用。' })
  expect(EXPORT_PARTS.map((part) => filesOf(FORMATS[ODD], part))).toEqual([['paper'], [], ['both']])
  expect(filesOf(FORMATS.pdf, 'both')).toEqual(['paper', 'key'])
  const words = wordsOf(en, FORMATS[ODD], 'en')
  expect([words.download(1), words.busy, words.failed.paper('503')]).toEqual([
    'Download Odd',
    'Generating Odd...',
    'Failed to export Odd: 503',
  ])
  expect(wordsOf(zhTW, FORMATS[ODD], 'zh-TW').download(1)).toBe('下載奇特')
})

test('the command line writes it', async () => {
  const { USAGE } = await load<typeof import('#cli/usage.ts')>('cli/usage.ts')
  expect(USAGE.replace(/\s+/g, ' ')).toMatch(/--format F pdf, .*json, odd or xlsx \(pdf\)/)
  const { exportPaper } = await load<typeof import('#cli/print.ts')>('cli/print.ts')
  const [from, to] = [join(copy, 'paper.json'), join(copy, 'paper.odd.txt')]
  writeFileSync(from, JSON.stringify(formatPaper(paper)))
  vi.spyOn(console, 'log').mockReturnValue()
  await exportPaper([from, '--format', 'odd', '--part', 'both', '-o', to])
  expect(console.log).toHaveBeenCalledWith(`Wrote ${to}.`)
  vi.restoreAllMocks()
  expect(readFileSync(to, 'utf8')).toBe('both of Bees')
  await expect(exportPaper([from, '--format', 'odd', '--part', 'key', '-o', to])).rejects.toThrow(
    'No Odd file holds --part key: choose paper or both.',
  )
})
