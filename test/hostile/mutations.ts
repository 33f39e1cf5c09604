/**
 * The campaign of mutations: `node test/hostile/mutations.ts [count] [seed]` spoils the samples in so many ways
 * (3,000), reads each, makes questions from what could be read, and prints a table; its status is 1 when one did harm.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { seededRandom } from '#domain/random.ts'
import { openReadingPool } from '#sandbox/reading/read-in-child.ts'
import { openQuestionPool } from './ask.ts'
import { endure, outcomeOf, type Endured } from './endure.ts'
import { HONEST_TEXT, writeDoc } from './bytes/doc-bytes.ts'
import type { HostileFile } from './hostile-file.ts'
import { childProcesses, watchTemporaryFiles } from './left-behind.ts'
import { mutate } from './mutate.ts'
import { changeInside } from './unpacked.ts'

const count = Number(process.argv[2] ?? 3000)
const seed = process.argv[3] ?? 'mutations'
if (!Number.isInteger(count) || count < 1)
  throw new RangeError(`Cannot run ${process.argv[2]} mutations: expected a whole number of at least 1`)

const SAMPLES = new URL('../../samples/', import.meta.url)
const sound = [
  ...readdirSync(SAMPLES)
    .filter((name) => extname(name) !== '')
    .map((name) => ({ name, bytes: readFileSync(new URL(name, SAMPLES)) })),
  { name: 'osmosis.doc', bytes: writeDoc(HONEST_TEXT) },
]

const temporary = watchTemporaryFiles()
const pool = openReadingPool({ atOnce: 1, spares: 1 })
const questionPool = openQuestionPool()
const endured: Endured[] = []
for (let number = 0; number < count; number += 1) {
  const each = await endure(mutant(number), pool, questionPool)
  endured.push(each)
  if (each.faults.length > 0) console.log(`!! ${each.file.name}: ${each.faults.join(', ')}`)
  if ((number + 1) % 100 === 0) console.log(`${number + 1} of ${count}`)
}
await Promise.all([pool.close(), questionPool.close()])
summarise([
  ...childProcesses().map((pid) => `process ${pid}`),
  ...temporary.end().map((name) => `temporary file ${name}`),
])

/**
 * Every second one is spoilt behind its compression, where a mutation reaches the parser and not only its first checks.
 */
function mutant(number: number): HostileFile {
  const random = seededRandom(`${seed} ${number}`)
  const { name, bytes } = random.pick(sound)
  const change = (part: Buffer): Buffer => mutate(part, `${seed} ${number}`)
  return {
    name: `mutant-${number}-${name}`,
    mechanism: 'Mutated sample',
    make: () => (number % 2 === 0 ? change(bytes) : changeInside(bytes, random.fork('part'), change)),
  }
}

function summarise(left: readonly string[]): void {
  const harmful = endured.filter(({ faults }) => faults.length > 0)
  for (const extension of new Set(sound.map(({ name }) => extname(name)))) {
    const group = endured.filter(({ file }) => file.name.endsWith(extension))
    const outcomes = Object.entries(Object.groupBy(group, ({ result }) => outcomeOf(result)))
      .toSorted((a, b) => b[1]!.length - a[1]!.length)
      .map(([outcome, some]) => `${outcome} ${some!.length}`)
    console.log(`${extension.padEnd(6)} ${String(group.length).padStart(5)}: ${outcomes.join(', ')}`)
  }
  const most = (pick: (each: Endured) => number): number => Math.round(Math.max(...endured.map(pick)))
  console.log(
    `${count} mutations: slowest ${most(({ ms }) => ms)} ms of 30,000, longest stall of the event loop ${most(({ stalls }) => stalls.ownMs)} ms of 200, harmful ${harmful.length}, left behind: ${left.join(', ') || 'nothing'}`,
  )
  process.exitCode = harmful.length + left.length > 0 ? 1 : 0
}
