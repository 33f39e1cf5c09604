/** Measures PDF reading on the real documents: order, headings, paragraphs, speed, memory. Run: `node test/bench/reading-order.bench.ts [part of a name]`. */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type ReadDocument, READING_LIMITS } from '#reading/document.ts'
import { titleKey } from '#reading/pdf/outline.ts'
import { openPdf, type OpenPdf } from '#reading/pdf/open-pdf.ts'
import { readPdf } from '#reading/pdf/read-pdf.ts'
import { DOCUMENTS, type Gold, goldDocuments, haveDocuments } from './gold.ts'
import { orderF1, tokens } from './token-order.ts'

/** Times in milliseconds, memory in MB at its peak; scores are F1. */
type Row = {
  file: string
  pages: number
  wallMs: number
  userMs: number
  memory: number
  fault?: string
  order?: number
  paragraphs?: number
  headings?: Score
}
type Score = { f1: number; wanted: number; found: number; right: number }

/** Each file is read in a process of its own, as the product does, so that none profits from another. */
function measureAll(part: string): void {
  const files = readdirSync(DOCUMENTS).filter((name) => name.endsWith('.pdf') && name.includes(part))
  const rows = files.map((file): Row => {
    const child = spawnSync(process.execPath, [fileURLToPath(import.meta.url), '--one', file], { encoding: 'utf8' })
    if (child.status !== 0) throw new Error(`Cannot measure ${file}: the child ended with ${child.status}: ${child.stderr}`)
    return JSON.parse(child.stdout) as Row
  })
  print(rows)
}

async function measure(file: string): Promise<Row> {
  const bytes = new Uint8Array(readFileSync(DOCUMENTS + file))
  const start = performance.now()
  const read = await readPdf(bytes, file, READING_LIMITS)
  const wallMs = performance.now() - start
  const row = { file, pages: 0, wallMs, userMs: process.cpuUsage().user / 1000, memory: process.resourceUsage().maxRSS / 1024 }
  if (!read.ok) return { ...row, fault: read.error.code }
  const gold = goldDocuments().find(({ name }) => `${name}.pdf` === file)
  const headings = await scoreHeadings(bytes, gold)
  return { ...row, pages: read.value.pageCount ?? 0, ...(gold ? scoreText(read.value, gold) : {}), ...(headings ? { headings } : {}) }
}

function scoreText(document: ReadDocument, gold: Gold): { order: number; paragraphs: number } {
  const key = (text: string): string => tokens(text).join('')
  const paragraphs = document.blocks.filter((block) => block.kind !== 'heading').map((block) => key(block.text))
  return {
    order: orderF1(gold.text, document.blocks.map((block) => block.text).join('\n')),
    paragraphs: score(gold.paragraphs.map(key), paragraphs).f1,
  }
}

/** Judged without the help of bookmarks, against the gold headings or else the bookmarks. */
async function scoreHeadings(bytes: Uint8Array, gold?: Gold): Promise<Score | undefined> {
  const opened = await openPdf(bytes)
  const bookmarks = opened.ok ? await opened.value.readBookmarks() : []
  const wanted = gold?.headings ?? bookmarks.map((bookmark) => bookmark.title)
  if (wanted.length === 0) return undefined
  const alone = await readPdf(bytes, 'alone.pdf', READING_LIMITS, openWithoutBookmarks)
  const found = alone.ok ? alone.value.blocks.filter((block) => block.kind === 'heading').map((block) => block.text) : []
  return score(wanted.map(titleKey), found.map(titleKey))
}

const openWithoutBookmarks: OpenPdf = async (bytes) => {
  const opened = await openPdf(bytes)
  return opened.ok ? { ok: true, value: { ...opened.value, readBookmarks: async () => [] } } : opened
}

/** F1 of two bags of texts; empty ones do not count. */
function score(wantedTexts: readonly string[], foundTexts: readonly string[]): Score {
  const wanted = wantedTexts.filter((text) => text !== '')
  const found = foundTexts.filter((text) => text !== '')
  const left = new Map<string, number>()
  for (const text of wanted) left.set(text, (left.get(text) ?? 0) + 1)
  const right = found.filter((text) => {
    const count = left.get(text) ?? 0
    left.set(text, count - 1)
    return count > 0
  }).length
  return { f1: (2 * right) / Math.max(1, wanted.length + found.length), wanted: wanted.length, found: found.length, right }
}

function print(rows: readonly Row[]): void {
  console.log(`${'file'.padEnd(40)} pages   wall ms   user ms     MB     order  paragr.  headings (wanted, found, right)`)
  for (const row of rows) {
    const times = [row.wallMs, row.userMs].map((ms) => ms.toFixed(0).padStart(9)).join(' ')
    const scores = [row.fault ?? row.order?.toFixed(4) ?? '', row.paragraphs?.toFixed(3) ?? ''].map((cell) => cell.padStart(8)).join(' ')
    const headings = row.headings ? `${row.headings.f1.toFixed(3)} (${row.headings.wanted}, ${row.headings.found}, ${row.headings.right})` : ''
    console.log(`${row.file.padEnd(40)} ${String(row.pages).padStart(5)} ${times} ${row.memory.toFixed(0).padStart(6)}  ${scores}  ${headings}`)
  }
  const orders = rows.flatMap((row) => row.order ?? [])
  if (orders.length === 0) return
  console.log(`order F1: mean ${(orders.reduce((sum, order) => sum + order, 0) / orders.length).toFixed(4)}, least ${Math.min(...orders).toFixed(4)}`)
}

const [mode, name] = process.argv.slice(2)
if (!haveDocuments()) console.log('Nothing measured: the folder ../shared/documents is not there.')
else if (mode === '--one') console.log(JSON.stringify(await measure(name!)))
else measureAll(mode ?? '')
