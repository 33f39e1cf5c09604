/** Times a printer beside the PDF's on the same papers in the same run, so that the machine's hour matters less. */
import { availableParallelism, loadavg } from 'node:os'
import { performance } from 'node:perf_hooks'
import { asId } from '#domain/ids.ts'
import type { Paper } from '#domain/paper.ts'
import { PAPER_PARTS, type PaperPart } from '#domain/paper-part.ts'
import type { LaidOut } from '#layout/laid-out.ts'
import { layOut } from '#layout/lay-out.ts'
import { printPdf } from '#printing/pdf/print-pdf.ts'
import { templateFor } from '#templates/templates.ts'
import { chineseHistory } from '../golden/papers/chinese-history.ts'
import { englishScience } from '../golden/papers/english-science.ts'
import { hkdsePaper2 } from '../golden/papers/hkdse-paper-2.ts'
import { mathematics } from '../golden/papers/mathematics.ts'

const PAPERS: Readonly<Record<string, Paper>> = {
  science: englishScience,
  history: chineseHistory,
  mathematics,
  'HKDSE Paper 2': hkdsePaper2,
}
const QUESTIONS = 45
const RUNS = 9

type Run = { readonly ms: number; readonly cpuMs: number }

/** Prints a table: medians warm, their ratio to `limitMs` and to the PDF. */
export async function printAgainstPdf(
  name: string,
  limitMs: number,
  print: (laidOut: LaidOut) => Promise<unknown>,
): Promise<void> {
  console.log(line('what', 'median ms', 'limit', 'ratio', 'cpu ms', 'PDF ms', 'to PDF'))
  for (const [subject, paper] of Object.entries(PAPERS))
    for (const part of PAPER_PARTS) {
      const runs: { readonly own: Run; readonly pdf: Run }[] = []
      for (let run = 0; run <= RUNS; run += 1) {
        const laidOut = treeOf(paper, part, run)
        runs.push({ own: await timed(() => print(laidOut)), pdf: await timed(() => printPdf(laidOut)) })
      }
      const warm = runs.slice(1)
      const ms = median(warm.map(({ own }) => own.ms))
      console.log(
        line(
          `${name}, ${QUESTIONS} questions, ${part} (${subject})`,
          ms.toFixed(0),
          limitMs.toString(),
          (ms / limitMs).toFixed(2),
          median(warm.map(({ own }) => own.cpuMs)).toFixed(0),
          median(warm.map(({ pdf }) => pdf.ms)).toFixed(0),
          median(warm.map(({ own, pdf }) => own.ms / pdf.ms)).toFixed(2),
        ),
      )
    }
  console.log(`load of the machine: ${loadavg()[0]!.toFixed(1)} on ${availableParallelism()} processors`)
}

/** The questions of a paper over and over, each with words of its own in every run: no cache has them. */
function treeOf(paper: Paper, part: PaperPart, run: number): LaidOut {
  const questions = Array.from({ length: QUESTIONS }, (_, index) => {
    const question = paper.questions[index % paper.questions.length]!
    return {
      ...question,
      id: asId<'Question'>(`${index}`),
      stem: [...question.stem, { kind: 'text' as const, text: ` (${run}-${index})` }],
    }
  })
  const own: Paper = { ...paper, title: `${paper.title} ${run}`, questions }
  return layOut(own, templateFor(own.configuration), { part, pageSize: 'a4' })
}

async function timed(work: () => Promise<unknown>): Promise<Run> {
  const start = performance.now()
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return { ms: performance.now() - start, cpuMs: (user + system) / 1000 }
}

const line = (what: string, ...columns: readonly string[]): string =>
  what.padEnd(50) + columns.map((column) => column.padStart(11)).join('')

function median(values: readonly number[]): number {
  const ascending = values.toSorted((a, b) => a - b)
  return ascending[Math.floor(ascending.length / 2)]!
}
