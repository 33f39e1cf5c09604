/** Measures PDF reading on the real documents: order, headings, speed, memory. Run: `node test/bench/reading-order.bench.ts [name part]`. */
import { readdirSync, readFileSync } from 'node:fs'
import { READING_LIMITS } from '#reading/document.ts'
import { titleKey } from '#reading/pdf/outline.ts'
import { openPdf, type OpenPdf } from '#reading/pdf/open-pdf.ts'
import { readPdf } from '#reading/pdf/read-pdf.ts'
import { DOCUMENTS, goldDocuments, haveDocuments } from './gold.ts'
import { orderF1 } from './token-order.ts'

type Row = { file: string; pages: number; wall: number; user: number; order?: number; headings?: string; fault?: string }

async function measureAll(part: string): Promise<void> {
  const gold = new Map(goldDocuments().map((document) => [document.name, document]))
  const rows: Row[] = []
  for (const file of readdirSync(DOCUMENTS).filter((name) => name.endsWith('.pdf') && name.includes(part))) {
    const name = file.replace('.pdf', '')
    rows.push(await measure(file, gold.get(name)?.text, gold.get(name)?.headings))
  }
  print(rows)
}

/** Headings are judged without the help of bookmarks, against the gold headings or else the bookmarks. */
async function measure(file: string, truth?: string, wanted?: readonly string[]): Promise<Row> {
  const bytes = new Uint8Array(readFileSync(DOCUMENTS + file))
  const cpu = process.cpuUsage()
  const start = performance.now()
  const read = await readPdf(bytes, file, READING_LIMITS)
  const wall = performance.now() - start
  const user = process.cpuUsage(cpu).user / 1000
  if (!read.ok) return { file, pages: 0, wall, user, fault: read.error.code }
  const bookmarks = read.value.outline.map((entry) => entry.title)
  const alone = await readPdf(bytes, file, READING_LIMITS, openWithoutBookmarks)
  const found = alone.ok ? alone.value.blocks.filter((block) => block.kind === 'heading').map((block) => block.text) : []
  const expected = wanted ?? (file.startsWith('openstax') || bookmarks.length < 10 ? undefined : bookmarks)
  return {
    file,
    pages: read.value.pageCount ?? 0,
    wall,
    user,
    ...(truth === undefined ? {} : { order: orderF1(truth, read.value.blocks.map((block) => block.text).join('\n')) }),
    ...(expected === undefined ? {} : { headings: headingScore(expected, found) }),
  }
}

const openWithoutBookmarks: OpenPdf = async (bytes) => {
  const opened = await openPdf(bytes)
  return opened.ok ? { ok: true, value: { ...opened.value, readBookmarks: async () => [] } } : opened
}

function headingScore(wanted: readonly string[], found: readonly string[]): string {
  const left = new Map<string, number>()
  const keys = wanted.map(titleKey).filter((key) => key !== '')
  for (const key of keys) left.set(key, (left.get(key) ?? 0) + 1)
  const foundKeys = found.map(titleKey).filter((key) => key !== '')
  let hits = 0
  for (const key of foundKeys) {
    const count = left.get(key) ?? 0
    if (count === 0) continue
    hits += 1
    left.set(key, count - 1)
  }
  const f1 = (2 * hits) / Math.max(1, keys.length + foundKeys.length)
  return `${f1.toFixed(3)} (${keys.length} wanted, ${foundKeys.length} found, ${hits} right)`
}

function print(rows: readonly Row[]): void {
  console.log(`${'file'.padEnd(42)} pages  wall ms  user ms  order F1  headings F1`)
  for (const row of rows) {
    const cells = [row.file.padEnd(42), String(row.pages).padStart(5), row.wall.toFixed(0).padStart(8), row.user.toFixed(0).padStart(8)]
    console.log([...cells, (row.fault ?? row.order?.toFixed(4) ?? '').padStart(9), row.headings ?? ''].join(' '))
  }
  const scores = rows.flatMap((row) => row.order ?? [])
  if (scores.length === 0) return
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length
  console.log(`order F1: mean ${mean.toFixed(4)}, least ${Math.min(...scores).toFixed(4)}; peak memory ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`)
}

if (!haveDocuments()) console.log('Nothing measured: the folder ../shared/documents is not there.')
else await measureAll(process.argv[2] ?? '')
