/**
 * The child that prints: a job in, its warnings and its bytes out. Typst and its fonts are loaded before it
 * says that it is ready.
 */
import type { LaidOutPaper } from '#printing/print.ts'
import { loadTypesetter } from '#printing/maths/lazy-formula.ts'
import { print, type PrintJob } from '#printing/print.ts'
import { printPdf } from '#printing/pdf/print-pdf.ts'
import type { PrintWarning } from '#printing/pdf/print-warning.ts'
import { forgetOldSheets } from '#printing/pdf/typst-compiler.ts'
import { serveJobs } from '../serve-jobs.ts'
import { MOST_WARNINGS } from './printed-part.ts'

const IDLE_MS = 1000

/** One line in each script, so that every font is found and read. */
const WARM_UP: LaidOutPaper = {
  part: 'paper',
  documentTitle: 'Warm-up',
  language: 'en',
  pageSize: 'a4',
  look: {
    header: 'standard',
    density: 'regular',
    colors: { primary: '#000000', secondary: '#000000', text: '#000000' },
  },
  runningTitle: 'Warm-up 熱身',
  code: '0',
  pageNumber: '{page} / {pages}',
  blocks: [{ kind: 'remark', text: 'Warm-up 熱身 热身' }],
}

await printPdf(WARM_UP)
// What sets formulas takes a fifth of a second to load. A command line that prints at once and has none never waits for it.
setTimeout(() => void loadTypesetter(), IDLE_MS).unref()

serveJobs(async ({ header }, send) => {
  const warnings: PrintWarning[] = []
  const bytes = await print(header as PrintJob, (warning) => warnings.push(warning))
  await send({ kind: 'json', value: { warnings: warnings.slice(0, MOST_WARNINGS) } })
  await send({ kind: 'bytes', bytes })
  // Nobody waits for it.
  setImmediate(forgetOldSheets)
})
