/**
 * The full campaign: `node test/hostile/campaign.ts [part of a name]` reads every hostile file, makes questions from
 * what could be read, and prints a table; its status is 1 when one did harm.
 */
import { openPrintingPool } from '#sandbox/printing/print-in-child.ts'
import { openReadingPool } from '#sandbox/reading/read-in-child.ts'
import { describeAsked, openQuestionPool } from './ask.ts'
import { endure, outcomeOf, type Endured } from './endure.ts'
import { endurePrinting, type EnduredPrinting } from './endure-printing.ts'
import { HOSTILE_FILES } from './hostile-files.ts'
import { HOSTILE_PAPERS } from './hostile-papers.ts'
import { childProcesses, watchTemporaryFiles } from './left-behind.ts'

const wanted = process.argv[2] ?? ''
const files = HOSTILE_FILES.filter(({ name, mechanism }) => `${mechanism}: ${name}`.includes(wanted))
const temporary = watchTemporaryFiles()
let detail = ''
const pool = openReadingPool({
  atOnce: 1,
  spares: 1,
  onFault: (fault) => {
    detail = `${fault.code}, ${fault.detail}`
  },
})
const questionPool = openQuestionPool()
const endured: Endured[] = []

for (const file of files) {
  detail = ''
  const each = await endure(file, pool, questionPool)
  endured.push(each)
  print(each)
}
const printingPool = openPrintingPool({
  atOnce: 1,
  spares: 0,
  onFault: (fault) => {
    detail = `${fault.code}, ${fault.detail}`
  },
})
const printed: (EnduredPrinting & { readonly name: string })[] = []
for (const paper of HOSTILE_PAPERS.filter(({ name }) => `Paper: ${name}`.includes(wanted))) {
  detail = ''
  const each = { name: paper.name, ...(await endurePrinting(paper, printingPool)) }
  printed.push(each)
  console.log(
    [
      `Paper: ${each.name}`.padEnd(58),
      `${Math.round(each.ms)} ms`.padStart(9),
      `${Math.round(each.stalls.ownMs)} ms`.padStart(7),
      each.outcome,
      why(),
      marked(each.faults),
    ].join('  '),
  )
}
await Promise.all([printingPool.close(), pool.close(), questionPool.close()])
const left = [
  ...childProcesses().map((pid) => `process ${pid}`),
  ...temporary.end().map((name) => `temporary file ${name}`),
]
summarise()

function print({ file, bytes, ms, stalls, result, asked, faults }: Endured): void {
  const blocks =
    'code' in result
      ? ''
      : `${result.document.blocks.length} blocks, ${result.found.topics.length} topics${asked ? `, ${describeAsked(asked)}` : ''}`
  const cells = [
    JSON.stringify(file.name).slice(1, -1).slice(-48).padEnd(48),
    `${(bytes / 1e6).toFixed(2).padStart(6)} MB`,
    `${Math.round(ms)} ms`.padStart(9),
    `${Math.round(stalls.ownMs)} ms`.padStart(7),
    outcomeOf(result).padEnd(16),
    blocks,
  ]
  console.log([...cells, why(), marked(faults)].join('  '))
}

function why(): string {
  return detail === '' ? '' : `(${detail.replace(/\s+/g, ' ').slice(0, 160)})`
}

function marked(faults: readonly string[]): string {
  return faults.map((fault) => `!! ${fault}`).join('  ')
}

function summarise(): void {
  const outcomes = Object.entries(Object.groupBy(endured, ({ result }) => outcomeOf(result))).map(
    ([outcome, group]) => `${outcome} ${group!.length}`,
  )
  const most = (pick: (each: Endured) => number): string => `${Math.round(Math.max(0, ...endured.map(pick)))} ms`
  const harmful = [...endured.map(({ file, faults }) => ({ name: file.name, faults })), ...printed].filter(
    ({ faults }) => faults.length > 0,
  )
  console.log(
    `\n${endured.length} files of ${new Set(endured.map(({ file }) => file.mechanism)).size} mechanisms: ${outcomes.join(', ')}`,
  )
  console.log(
    `${printed.length} papers printed, ${printed.filter(({ outcome }) => outcome.endsWith('bytes')).length} to a PDF`,
  )
  console.log(
    `slowest ${most(({ ms }) => ms)}, longest stall of the event loop ${most(({ stalls }) => stalls.ownMs)} (seen, with the machine's other work: ${most(({ stalls }) => stalls.seenMs)}), left behind: ${left.join(', ') || 'nothing'}`,
  )
  for (const { name, faults } of harmful) console.log(`!! ${name}: ${faults.join(', ')}`)
  process.exitCode = harmful.length + left.length > 0 ? 1 : 0
}
