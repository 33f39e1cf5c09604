/**
 * Measures PDF reading on the real documents: order, headings, paragraphs, speed, memory. Never fails by the clock.
 * Run: `node test/bench/reading-order.bench.ts [part of a name]`.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { READING_LIMITS } from '#reading/document.ts'
import { gatherPage, layOutDocument } from '#reading/pdf/lay-out-document.ts'
import { openPdf } from '#reading/pdf/open-pdf.ts'
import { standsInCells } from '#reading/pdf/page-lines.ts'
import { readPdf } from '#reading/pdf/read-pdf.ts'
import { READING_PROCESS_LIMITS } from '#sandbox/reading/read-in-child.ts'
import { DOCUMENTS, goldDocuments, haveDocuments } from './gold.ts'
import { BOOK_PAGES, makeBook } from './reading-order-book.ts'
import { type HeadingScore, scoreHeadings, scoreText } from './reading-order-scores.ts'

/**
 * Wall and processor time of reading in milliseconds, pdf.js loaded with it; memory in MB at its peak; scores are F1.
 */
type Reading = {
  pages: number
  wallMs: number
  cpuMs: number
  memory: number
  fault?: string
  order?: number
  paragraphs?: number
}
/** Processor time in milliseconds: of pdf.js giving runs and shapes, of our own laying out of them. */
type Parts = { pdfjsMs: number; layoutMs: number }
type Row = Reading & Parts & { file: string; headings?: HeadingScore }

/**
 * Everything is measured in a process of its own with the heap that the product gives its reading child, so that
 * nothing profits from another.
 */
function child<Value>(...args: string[]): Value {
  const ended = spawnSync(
    process.execPath,
    [`--max-old-space-size=${READING_PROCESS_LIMITS.heapMegabytes}`, fileURLToPath(import.meta.url), ...args],
    { encoding: 'utf8' },
  )
  if (ended.status !== 0)
    throw new Error(`Cannot measure ${args.join(' ')}: the child ended with ${ended.status}: ${ended.stderr}`)
  return JSON.parse(ended.stdout) as Value
}

const measureFile = (path: string): Row => ({
  file: basename(path),
  ...child<Reading>('--read', path),
  ...child<Parts>('--parts', path),
})

function measureAll(part: string): void {
  const files = readdirSync(DOCUMENTS).filter((name) => name.endsWith('.pdf') && name.includes(part))
  const rows = files.map((file) => ({
    ...measureFile(DOCUMENTS + file),
    ...child<{ headings?: HeadingScore }>('--headings', DOCUMENTS + file),
  }))
  const book = part === '' ? measureBook() : undefined
  printRows(book ? [...rows, book] : rows)
  printLimits(rows, book)
}

function measureBook(): Row {
  const folder = mkdtempSync(join(tmpdir(), 'book-'))
  try {
    const path = join(folder, `book of ${BOOK_PAGES} pages.pdf`)
    child('--make-book', path)
    return measureFile(path)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The book is longer than any plan allows. */
const LIMITS = { ...READING_LIMITS, pages: BOOK_PAGES }

async function read(path: string): Promise<Reading> {
  const bytes = new Uint8Array(readFileSync(path))
  const before = process.cpuUsage()
  const start = performance.now()
  const document = await readPdf(bytes, basename(path), LIMITS)
  const wallMs = performance.now() - start
  const measured = { wallMs, cpuMs: cpuSince(before), memory: process.resourceUsage().maxRSS / 1024 }
  if (!document.ok) return { ...measured, pages: 0, fault: document.error.code }
  const gold = goldDocuments().find(({ name }) => `${name}.pdf` === basename(path))
  return { ...measured, pages: document.value.pageCount ?? 0, ...(gold ? scoreText(document.value, gold) : {}) }
}

async function parts(path: string): Promise<Parts> {
  const bytes = new Uint8Array(readFileSync(path))
  const before = process.cpuUsage()
  const opened = await openPdf(bytes)
  if (!opened.ok) return { pdfjsMs: cpuSince(before), layoutMs: 0 }
  const pdf = opened.value
  const pages = []
  for (let number = 1; number <= pdf.pageCount; number++)
    pages.push(await pdf.readPage(number, (runs) => pdf.pageCount <= 120 || standsInCells(runs)))
  const bookmarks = await pdf.readBookmarks()
  const between = process.cpuUsage()
  const pdfjsMs = cpuSince(before)
  layOutDocument(pages.map(gatherPage), bookmarks)
  return { pdfjsMs, layoutMs: cpuSince(between) }
}

function cpuSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

async function headings(path: string): Promise<{ headings?: HeadingScore }> {
  const gold = goldDocuments().find(({ name }) => `${name}.pdf` === basename(path))
  const scored = await scoreHeadings(new Uint8Array(readFileSync(path)), gold)
  return scored ? { headings: scored } : {}
}

function printRows(rows: readonly Row[]): void {
  console.log(
    '| file | pages | wall ms | cpu ms | pdf.js cpu ms | layout cpu ms | MB | order F1 | paragraphs F1 | headings F1 (wanted, found, right) | pages right |',
  )
  console.log('|---|---:|---:|---:|---:|---:|---:|---:|---:|---|---|')
  for (const row of rows) {
    const times = [row.wallMs, row.cpuMs, row.pdfjsMs, row.layoutMs, row.memory].map((value) => value.toFixed(0))
    const scored = row.headings
    const headed = scored
      ? [
          `${scored.f1.toFixed(3)} (${scored.wanted}, ${scored.found}, ${scored.right})`,
          `${scored.pagesRight} of ${scored.pagesKnown}`,
        ]
      : ['', '']
    console.log(
      `| ${[row.file, row.pages, ...times, row.fault ?? row.order?.toFixed(4) ?? '', row.paragraphs?.toFixed(3) ?? '', ...headed].join(' | ')} |`,
    )
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0)
const mean = (numbers: readonly number[]): number => sum(numbers) / numbers.length

/**
 * Ratios over 1 miss their limit where less is wanted, those under 1 where more is. Processor seconds stand in for wall
 * seconds where other work keeps the machine busy.
 */
function printLimits(rows: readonly Row[], book: Row | undefined): void {
  const orders = rows.flatMap(({ order }) => order ?? [])
  const scored = rows.flatMap((row) => row.headings ?? [])
  const long = rows.find(({ file }) => file.startsWith('debian-reference'))
  const speed = (among: readonly Row[], time: (row: Row) => number): number =>
    (1000 * sum(among.map((row) => row.pages))) / sum(among.map(time))
  const lines: [string, number, string, number][] = []
  if (orders.length > 0)
    lines.push(
      ['order F1, mean', mean(orders), 'at least', 0.995],
      ['order F1, least', Math.min(...orders), 'at least', 0.995],
    )
  if (scored.length > 0) {
    lines.push(
      ['headings F1 without bookmarks, mean', mean(scored.map(({ f1 }) => f1)), 'at least', 0.93],
      ['headings F1 without bookmarks, least', Math.min(...scored.map(({ f1 }) => f1)), 'at least', 0.93],
    )
    lines.push([
      'headings on the right page',
      sum(scored.map(({ pagesRight }) => pagesRight)) / sum(scored.map(({ pagesKnown }) => pagesKnown)),
      'at least',
      0.99,
    ])
  }
  if (long)
    lines.push(
      [`${long.pages} pages, wall seconds`, long.wallMs / 1000, 'at most', 4],
      [`${long.pages} pages, processor seconds`, long.cpuMs / 1000, 'at most', 4],
      [`${long.pages} pages, MB`, long.memory, 'at most', 500],
    )
  if (book)
    lines.push(
      [
        'pages a second of processor time, our layout pass alone, over the book',
        speed([book], ({ layoutMs }) => layoutMs),
        'at least',
        200,
      ],
      [`${book.pages} pages, wall seconds`, book.wallMs / 1000, 'at most', 8],
      [`${book.pages} pages, processor seconds`, book.cpuMs / 1000, 'at most', 8],
      [`${book.pages} pages, MB`, book.memory, 'at most', 500],
    )
  console.log('\n| measured | value | | limit | ratio |\n|---|---:|---|---:|---:|')
  for (const [name, value, sense, limit] of lines)
    console.log(
      `| ${name} | ${value.toFixed(value < 2 ? 4 : 1)} | ${sense} | ${limit} | ${(value / limit).toFixed(3)} |`,
    )
  for (const [name, among] of [
    ['the book', book ? [book] : []],
    ['the files, each in a new process', rows.filter(({ fault }) => fault === undefined)],
  ] as const) {
    if (among.length > 0)
      console.log(
        `\nPages a second of processor time over ${name}: our layout pass alone ${speed(among, ({ layoutMs }) => layoutMs).toFixed(0)}, pdf.js alone (with its loading) ${speed(among, ({ pdfjsMs }) => pdfjsMs).toFixed(0)}, all of reading ${speed(among, ({ cpuMs }) => cpuMs).toFixed(0)}.`,
      )
  }
}

const [mode = '', path = ''] = process.argv.slice(2)
const answer = (value: unknown): void => console.log(JSON.stringify(value))
if (!haveDocuments()) console.log('Nothing measured: the folder ../shared/documents is not there.')
else if (mode === '--read') answer(await read(path))
else if (mode === '--parts') answer(await parts(path))
else if (mode === '--headings') answer(await headings(path))
else if (mode === '--make-book') {
  writeFileSync(path, await makeBook())
  answer(path)
  // The documents that the book was made of stay open.
  process.exit()
} else measureAll(mode)
