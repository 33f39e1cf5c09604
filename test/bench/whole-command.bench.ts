/**
 * How long a paper takes, step by step, against the limits that issue 2 sets. Prints a table; never fails by the clock.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import type { Paper, PaperConfiguration } from '../../src/domain/paper.ts'
import { seededRandom } from '../../src/domain/random.ts'
import { layOut } from '../../src/layout/lay-out.ts'
import { assemblePaper } from '../../src/questions/assemble-paper.ts'
import { makeQuestions } from '../../src/questions/make-questions.ts'
import { openPrintingPool } from '../../src/sandbox/printing/print-in-child.ts'
import { openReadingPool } from '../../src/sandbox/reading/read-in-child.ts'
import { comprehensiveExamination } from '../../src/templates/comprehensive-examination.ts'

const root = resolve(import.meta.dirname, '../..')
const documents = resolve(root, '../shared/documents')
const shared = (name: string): string => join(documents, name)
const TYPES = ['multiple_choice', 'true_false', 'fill_blank', 'short_answer'] as const

type Row = { readonly step: string; readonly ms: number; readonly limitMs: number }
const rows: Row[] = []

async function measured<Value>(work: () => Promise<Value>): Promise<{ value: Value; ms: number }> {
  const start = performance.now()
  const value = await work()
  return { value, ms: performance.now() - start }
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!

async function stepsOf(path: string, readLimitMs: number): Promise<void> {
  const reading = openReadingPool({ atOnce: 1, spares: 1 })
  const printing = openPrintingPool({ atOnce: 1, spares: 0 })
  try {
    await Promise.all([reading.warmUp(), printing.warmUp()])
    const read = await measured(() => reading.readInChild(new Uint8Array(readFileSync(path)), basename(path)))
    if (!read.value.ok) throw new Error(`Cannot read ${path}: ${read.value.error.code}`)
    const source = read.value.value
    rows.push({
      step: `read ${basename(path)} (${source.document.pageCount ?? '-'} pages) with topics`,
      ms: read.ms,
      limitMs: readLimitMs,
    })
    const wish = { total: 20, types: TYPES, difficulty: 'mixed', language: source.document.language } as const
    const made = await measured(() => makeQuestions([source], wish, seededRandom('cold')))
    rows.push({
      step: `20 questions, dictionaries not loaded (${made.value.questions.length} made)`,
      ms: made.ms,
      limitMs: 1000,
    })
    // Every run makes and prints another paper, so that nothing is remembered from the last.
    const again: number[] = []
    const papers: Paper[] = []
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) {
      const next = await measured(() => makeQuestions([source], wish, seededRandom(seed)))
      again.push(next.ms)
      papers.push(
        assemblePaper({
          configuration: configurationOf(wish),
          templateId: comprehensiveExamination.id,
          sources: [source],
          made: next.value,
          seed,
          now: '2026-01-01T00:00:00Z',
        }),
      )
    }
    rows.push({ step: '20 questions, loaded, median of 7', ms: median(again), limitMs: 1000 })
    const warm: number[] = []
    for (const paper of papers)
      warm.push(
        (
          await measured(() =>
            printing.printInChild({
              printer: 'pdf',
              laidOut: layOut(paper, comprehensiveExamination, { part: 'paper', pageSize: 'a4' }),
            }),
          )
        ).ms,
      )
    rows.push({
      step: 'PDF of the question paper, warm, another paper each time, median of 6',
      ms: median(warm.slice(1)),
      limitMs: 100,
    })
  } finally {
    await Promise.all([reading.close(), printing.close()])
  }
}

type Wish = { readonly language: Paper['language']; readonly difficulty: 'mixed' }

const configurationOf = (wish: Wish): PaperConfiguration => ({
  ...wish,
  title: 'Bench',
  questionTypes: TYPES,
  totalQuestions: 20,
  questionsPerTopic: 2,
  timeLimit: 60,
  instructions: '',
  includeAnswerKey: true,
  paperFormat: 'standard',
})

function wholeCommand(path: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  try {
    const times: number[] = []
    for (let run = 0; run < 5; run += 1) {
      const start = performance.now()
      const { status, stderr } = spawnSync(
        process.execPath,
        [join(root, 'src/cli/main.ts'), 'make', path, '-o', 'paper.pdf', '--key', 'key.pdf', '--seed', '1'],
        { cwd: folder, encoding: 'utf8' },
      )
      if (status !== 0) throw new Error(`Cannot make a paper of ${path}: ${stderr}`)
      times.push(performance.now() - start)
    }
    rows.push({ step: `whole command, cold, ${basename(path)}, median of 5`, ms: median(times), limitMs: 4000 })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

if (existsSync(documents)) {
  await stepsOf(shared('debian-reference-zh-tw.pdf'), 5000)
  await stepsOf(shared('openstax-bio-ch4-cells.pdf'), 5000)
  wholeCommand(shared('openstax-soc-ch3-culture-2col.pdf'))
  wholeCommand(shared('openstax-soc-ch14-family.pdf'))
} else {
  console.log('The measured documents are not here; the samples are measured instead.')
  await stepsOf(join(root, 'samples/nutrition.pdf'), 5000)
}
wholeCommand(join(root, 'samples/self-strengthening.pdf'))

console.log('\n| step | ms | limit | share of the limit |\n|---|---:|---:|---:|')
for (const { step, ms, limitMs } of rows)
  console.log(`| ${step} | ${ms.toFixed(0)} | ${limitMs} | ${(ms / limitMs).toFixed(2)} |`)
