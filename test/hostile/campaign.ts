/** The full campaign: `node test/hostile/campaign.ts [part of a name]` reads every hostile file, makes questions from what could be read, and prints a table; its status is 1 when one did harm. */
import { openReadingPool } from '#sandbox/reading/read-in-child.ts'
import { describeAsked, openQuestionPool } from './ask.ts'
import { endure, outcomeOf, type Endured } from './endure.ts'
import { HOSTILE_FILES } from './hostile-files.ts'
import { childProcesses, watchTemporaryFiles } from './left-behind.ts'

const wanted = process.argv[2] ?? ''
const files = HOSTILE_FILES.filter(({ name, mechanism }) => `${mechanism}: ${name}`.includes(wanted))
const temporary = watchTemporaryFiles()
let detail = ''
const pool = openReadingPool({ atOnce: 1, spares: 1, onFault: (fault) => { detail = `${fault.code}, ${fault.detail}` } })
const questionPool = openQuestionPool()
const endured: Endured[] = []

for (const file of files) {
  detail = ''
  const each = await endure(file, pool, questionPool)
  endured.push(each)
  print(each)
}
await Promise.all([pool.close(), questionPool.close()])
const left = [...childProcesses().map((pid) => `process ${pid}`), ...temporary.end().map((name) => `temporary file ${name}`)]
summarise()

function print({ file, bytes, ms, stalls, result, asked, faults }: Endured): void {
  const blocks = 'code' in result ? '' : `${result.document.blocks.length} blocks, ${result.found.topics.length} topics${asked ? `, ${describeAsked(asked)}` : ''}`
  const why = detail === '' ? '' : ` (${detail.replace(/\s+/g, ' ').slice(0, 160)})`
  const cells = [JSON.stringify(file.name).slice(1, -1).slice(-48).padEnd(48), `${(bytes / 1e6).toFixed(2).padStart(6)} MB`, `${Math.round(ms)} ms`.padStart(9), `${Math.round(stalls.ownMs)} ms`.padStart(7), outcomeOf(result).padEnd(16), blocks]
  console.log(`${cells.join('  ')}${why}${faults.map((fault) => `  !! ${fault}`).join('')}`)
}

function summarise(): void {
  const outcomes = Object.entries(Object.groupBy(endured, ({ result }) => outcomeOf(result))).map(([outcome, group]) => `${outcome} ${group!.length}`)
  const most = (pick: (each: Endured) => number): string => `${Math.round(Math.max(0, ...endured.map(pick)))} ms`
  const harmful = endured.filter(({ faults }) => faults.length > 0)
  console.log(`\n${endured.length} files of ${new Set(endured.map(({ file }) => file.mechanism)).size} mechanisms: ${outcomes.join(', ')}`)
  console.log(`slowest ${most(({ ms }) => ms)}, longest stall of the event loop ${most(({ stalls }) => stalls.ownMs)} (seen, with the machine's other work: ${most(({ stalls }) => stalls.seenMs)}), left behind: ${left.join(', ') || 'nothing'}`)
  for (const { file, faults } of harmful) console.log(`!! ${file.name}: ${faults.join(', ')}`)
  process.exitCode = harmful.length + left.length > 0 ? 1 : 0
}
