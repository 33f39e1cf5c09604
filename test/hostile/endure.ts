/**
 * Reads one hostile file in a limited child, makes questions from what was read, and says how it went for the parent.
 */
import { READING_FAULTS, type ReadingFault } from '#reading/document.ts'
import type { DocumentWithTopics } from '#reading/topics/found-topic.ts'
import type { ReadingPool } from '#sandbox/reading/read-in-child.ts'
import { describeAsked, type Asked, type QuestionPool } from './ask.ts'
import type { HostileFile } from './hostile-file.ts'
import { MOST_STALL_MS, watchWork, type Stalls } from './watch-stalls.ts'

const MOST_MS = 30_000

export type Endured = {
  readonly file: HostileFile
  readonly bytes: number
  readonly ms: number
  readonly stalls: Stalls
  readonly result: DocumentWithTopics | ReadingFault
  /** Questions made from it, when it could be read. */
  readonly asked?: Asked
  /** What must not be; empty when all is well. */
  readonly faults: readonly string[]
}

export async function endure(file: HostileFile, pool: ReadingPool, questionPool: QuestionPool): Promise<Endured> {
  const bytes = await file.make()
  // A child that is ready: the time is that of the file.
  await pool.warmUp()
  const { value: read, ms, stalls } = await watchWork(() => pool.readInChild(bytes, file.name))
  const result = read.ok ? read.value : read.error
  const asked = read.ok ? await questionPool.ask(read.value) : undefined
  const faults = [
    ...faultsOf(file, result),
    ...faultsOfTime(ms, stalls),
    ...(asked && 'code' in asked ? [describeAsked(asked)] : []),
  ]
  return { file, bytes: bytes.byteLength, ms, stalls, result, ...(asked ? { asked } : {}), faults }
}

/** What took too long, in the child or in the parent. */
export const faultsOfTime = (ms: number, { ownMs }: Stalls): string[] => [
  ...(ms > MOST_MS ? [`took ${Math.round(ms)} ms`] : []),
  ...(ownMs > MOST_STALL_MS ? [`stalled the event loop for ${Math.round(ownMs)} ms`] : []),
]

/** A word for the table: `read`, or the code of the fault. */
export const outcomeOf = (result: Endured['result']): string => ('code' in result ? result.code : 'read')

function faultsOf({ bait }: HostileFile, result: Endured['result']): string[] {
  if ('code' in result)
    return READING_FAULTS.includes(result.code) ? [] : [`gave the unknown fault ${String(result.code)}`]
  const { document, found } = result
  const said = [
    document.title ?? '',
    ...document.blocks.map((block) => block.text),
    ...document.outline.map((entry) => entry.title),
    ...found.topics.map(({ topic }) => `${topic.name} ${topic.description}`),
  ]
  return bait && said.some((text) => bait.test(text)) ? [`gave away what ${String(bait)} finds`] : []
}
