/**
 * Measures printing: `node test/bench/printing.bench.ts`. Prints a table of medians and their ratio to the limit, by
 * clock and by processor time.
 */
import { spawnSync } from 'node:child_process'
import { availableParallelism, loadavg } from 'node:os'
import { performance } from 'node:perf_hooks'
import { fileURLToPath } from 'node:url'
import type { Paper } from '#domain/paper.ts'
import { layOut } from '#layout/lay-out.ts'
import { PAPER_PARTS } from '#domain/paper-part.ts'
import { printPdf } from '#printing/pdf/print-pdf.ts'
import { comprehensiveExamination } from '#templates/comprehensive-examination.ts'
import { asId } from '#domain/ids.ts'
import { englishScience } from '../golden/papers/english-science.ts'
import { chineseHistory } from '../golden/papers/chinese-history.ts'
import { mathematics } from '../golden/papers/mathematics.ts'

/** A paper's PDF is wanted within this, warm (issue 2). */
const LIMIT_MS = 100
const SIZES = [20, 45] as const
const PAPERS: Readonly<Record<string, Paper>> = { science: englishScience, history: chineseHistory, mathematics }
const WARM_RUNS = 15
const COLD_RUNS = 3

type Run = { readonly ms: number; readonly cpuMs: number }
type Row = { readonly what: string; readonly runs: readonly Run[]; readonly limit?: number }

const [mode] = process.argv.slice(2)
if (mode === 'cold') console.log(JSON.stringify(await timed(paperOf(englishScience, 20, 0), 'paper')))
else await printTable()

async function printTable(): Promise<void> {
  const rows: Row[] = [
    { what: 'cold process, 20 questions (science)', runs: Array.from({ length: COLD_RUNS }, coldRun) },
  ]
  for (const [name, paper] of Object.entries(PAPERS)) {
    for (const size of SIZES) {
      for (const part of PAPER_PARTS) {
        const runs: Run[] = []
        // Every run prints another text, as another teacher's paper would be: nothing of the last can be taken from a
        // cache.
        for (let run = 0; run <= WARM_RUNS; run += 1) runs.push(await timed(paperOf(paper, size, run), part))
        rows.push({ what: `warm, ${size} questions, ${part} (${name})`, runs: runs.slice(1), limit: LIMIT_MS })
      }
    }
  }
  console.log(line('what', 'median ms', 'limit', 'ratio', 'cpu ms'))
  for (const { what, runs, limit } of rows) {
    const ms = median(runs.map((run) => run.ms))
    console.log(
      line(
        what,
        ms.toFixed(0),
        limit?.toString() ?? '',
        limit === undefined ? '' : (ms / limit).toFixed(2),
        median(runs.map((run) => run.cpuMs)).toFixed(0),
      ),
    )
  }
  // The clock also counts what other processes take; the processor's time tells how much of it was ours.
  console.log(`load of the machine: ${loadavg()[0]!.toFixed(1)} on ${availableParallelism()} processors`)
}

function line(what: string, ...columns: readonly string[]): string {
  return what.padEnd(48) + columns.map((column) => column.padStart(11)).join('')
}

async function timed(paper: Paper, part: 'paper' | 'key'): Promise<Run> {
  const start = performance.now()
  const before = process.cpuUsage()
  await printPdf(layOut(paper, comprehensiveExamination, { part, pageSize: 'a4' }))
  const { user, system } = process.cpuUsage(before)
  return { ms: performance.now() - start, cpuMs: (user + system) / 1000 }
}

/** The questions of a golden paper over and over, each with words of its own. */
function paperOf(paper: Paper, size: number, run: number): Paper {
  const questions = Array.from({ length: size }, (_, index) => {
    const question = paper.questions[index % paper.questions.length]!
    return {
      ...question,
      id: asId<'Question'>(`${index}`),
      stem: [...question.stem, { kind: 'text' as const, text: ` (${run}-${index})` }],
    }
  })
  return { ...paper, title: `${paper.title} ${run}`, questions }
}

function coldRun(): Run {
  const child = spawnSync(process.execPath, [fileURLToPath(import.meta.url), 'cold'], { encoding: 'utf8' })
  return JSON.parse(child.stdout) as Run
}

function median(values: readonly number[]): number {
  const ascending = values.toSorted((a, b) => a - b)
  return ascending[Math.floor(ascending.length / 2)]!
}
