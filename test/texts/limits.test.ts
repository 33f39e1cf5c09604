/** One change of a limit changes every text that names it: they are read from a copy in which the limits are others. */
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { INTERFACE_LANGUAGES } from '#domain/language.ts'
import { literalsIn, literalsOfContract, type Literal } from './literals.ts'

const root = resolve(import.meta.dirname, '../..')
/** Where the limits are written, and what stands there in the copy. */
const CHANGED = [
  ['files: 5,', 'files: 77,'],
  ['bytes: 10 *', 'bytes: 83 *'],
  ['BIN_DAYS = 30', 'BIN_DAYS = 91'],
  ['FRESH_SIGN_IN_MINUTES = 10', 'FRESH_SIGN_IN_MINUTES = 47'],
  ['PASSWORD_RESET_MINUTES = 60', 'PASSWORD_RESET_MINUTES = 53'],
  ['SIGN_UP_CREDITS = 100', 'SIGN_UP_CREDITS = 211'],
  ['VISITOR_PAPER_HOURS = 24', 'VISITOR_PAPER_HOURS = 31'],
  ['SCORE = { least: 0, most: 100 }', 'SCORE = { least: 0, most: 87 }'],
  ['MOST_SOURCES = 5', 'MOST_SOURCES = 7'],
  ['subject: 100', 'subject: 13'],
] as const

let copy = ''
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'limits-'))
  for (const name of ['package.json', 'src/domain', 'src/messages', 'src/contract', 'src/formats'])
    cpSync(join(root, name), join(copy, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  const file = join(copy, 'src/domain/limits.ts')
  const code = readFileSync(file, 'utf8')
  for (const [now] of CHANGED) expect(code).toContain(now)
  writeFileSync(
    file,
    CHANGED.reduce((changed, [now, then]) => changed.replace(now, then), code),
  )
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

/** Node itself loads the copy: what runs the tests knows files of the project alone. */
const load = (file: string): Promise<Record<string, unknown>> =>
  import(/* @vite-ignore */ pathToFileURL(join(copy, 'src', file)).href)

/** Every sentence in a catalogue; of those that take something, none. */
const sentencesIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(sentencesIn)
      : typeof value === 'function' && value.length === 0
        ? sentencesIn(value())
        : []

test.each([
  { texts: 'interface', number: 91, times: 3 },
  { texts: 'interface', number: 47, times: 1 },
  { texts: 'interface', number: 53, times: 2 },
  { texts: 'interface', number: 211, times: 4 },
  { texts: 'interface', number: 31, times: 2 },
  { texts: 'interface', number: 87, times: 2 },
  { texts: 'public', number: 91, times: 1 },
  { texts: 'public', number: 211, times: 3 },
  { texts: 'told', number: 47, times: 1 },
])('the texts "$texts" say $number in three languages', async ({ texts, number, times }) => {
  for (const language of ['en', 'zh-TW', 'zh-CN']) {
    const said = sentencesIn(await load(`messages/${texts}/${language}.ts`)).filter((one) =>
      one.includes(String(number)),
    )
    expect(said, language).toHaveLength(times)
  }
})

test('the API says what it takes', async () => {
  const { uploadDocument, deleteDocument } = (await load('contract/documents.ts')) as Record<
    'uploadDocument' | 'deleteDocument',
    { readonly summary: string }
  >
  expect(uploadDocument.summary).toContain('up to 77 files')
  expect(deleteDocument.summary).toContain('91 days')
})

test('the API takes as many documents and as long a subject as the limits say', async () => {
  type Schema = { safeParse: (value: unknown) => { readonly success: boolean } }
  const { generateFromDocuments, generatePaper, generateFromConcept } = (await load(
    'contract/generating.ts',
  )) as Record<string, Schema>
  const sources = (count: number) => ({ sourceDocuments: Array.from({ length: count }, (_, at) => `d_${at}`) })
  for (const schema of [generateFromDocuments, generatePaper])
    expect([7, 8].map((count) => schema!.safeParse(sources(count)).success)).toEqual([true, false])
  const { createTopic, listTopics, listTemplates } = {
    ...(await load('contract/templates.ts')),
    ...(await load('contract/topics.ts')),
  } as Record<string, { readonly body?: Schema; readonly query?: Schema }>
  for (const schema of [generateFromConcept, createTopic!.body, listTopics!.query, listTemplates!.query])
    expect([13, 14].map((length) => schema!.safeParse({ name: 'a', subject: 'a'.repeat(length) }).success)).toEqual([
      true,
      false,
    ])
})

test('a file of more bytes is refused in those bytes, in every language', async () => {
  const { UPLOAD_LIMITS } = (await load('domain/limits.ts')) as {
    readonly UPLOAD_LIMITS: { readonly bytes: number }
  }
  const { wordRefusal } = (await load('messages/word-refusal.ts')) as {
    readonly wordRefusal: (refusal: unknown, messages: unknown) => string
  }
  for (const [language, name] of [
    ['en', 'en'],
    ['zh-TW', 'zhTW'],
    ['zh-CN', 'zhCN'],
  ] as const) {
    const told = (await load(`messages/told/${language}.ts`))[name]
    const refusal = { code: 'file_too_large', mostBytes: UPLOAD_LIMITS.bytes, name: 'a.pdf' }
    expect(wordRefusal(refusal, told)).toContain('83 MB')
  }
})

/** Numbers that stand in sentences and limit nothing: they are taken away before the others are looked for. */
const NO_LIMITS: readonly RegExp[] = [
  // Names: papers and years of the examination, sizes of paper, packages, versions, marks of a scheme.
  /\bPaper [12]\b|(?:試卷|试卷)[一二]|S1 to S6|中一至中六|\bA4|tikz-3dplot|Word before 97|Word 97|\b1[MA]\b/gi,
  // What an examination prints: its rules, its numbers in words.
  /any THREE questions|任[擇选]三題?题?作答|3 significant figures|三位有效數字|三位有效数字|^(?:TWO|THREE|FOUR|FIVE|SIX|SEVEN|EIGHT|NINE|TEN)$/g,
  /^[零一二三四五六七八九十]+$|^\{\}十\{\}$|^[兩两]$/g,
  // Scans, turns, the size of the program itself, the picture on the landing page.
  /300 (?:dots|dpi)|90°|2 to 4 MB|2至4 MB|questions 13 to 17/g,
  // Filters that bear their own name, and how numbers are written.
  /last (?:7|30) days|last 12 months|最近(?:7|30)天|最近12[個个]月|^1[,、] ?2[,、] ?3$/g,
  // What is counted in the same breath.
  /two (?:papers|files|fingers|columns)|of the two|two of its options|four options each|[兩两](?:份|個|个|指|欄|栏|部|頁|页)|四[個个][選选][項项]|第[二三四][個个][選选][項项]/gi,
  /seven types of question|three languages|five steps|七種題型|七种题型|三種語言|三种语言|五步/gi,
  // Words of the API: an encoding, a standard, a status of HTTP; what is right to a day has no limit.
  /base64|OpenAPI 3\.1|status 200|right to a day/g,
  // Words that hold the sign of a number.
  /百分|十分/g,
]
const NUMBER =
  /[2-9]|\d{2}|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|sixty|hundred|an hour|a day|a week)\b|[二三四五六七八九十百千兩两]|一(?:[個个]?小[時时]|天|日|週|周)/i

const withNumbers = (said: readonly Literal[]): readonly string[] =>
  said
    .filter(({ text }) => NUMBER.test(NO_LIMITS.reduce((rest, known) => rest.replaceAll(known, ''), text)))
    .map(({ text, at }) => `${at}: ${text}`)

test.each(INTERFACE_LANGUAGES)('no sentence in %s holds a number of its own that could be a limit', (language) => {
  const said = literalsIn(language).filter(({ at }) => at.startsWith('src/messages'))
  expect(said.length).toBeGreaterThan(1_000)
  expect(withNumbers(said)).toEqual([])
})
test('nor does one of the API', () => {
  const said = literalsOfContract().filter(({ text }) => /[a-z] [a-z]/i.test(text))
  expect(said.length).toBeGreaterThan(80)
  expect(withNumbers(said)).toEqual([])
})
