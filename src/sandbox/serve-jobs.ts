/** The child's side: takes jobs from stdin, answers in frames over its fourth pipe, and ends when its parent does. */
import { once } from 'node:events'
import { Socket } from 'node:net'
import { ANSWER_DESCRIPTOR } from './child-pipes.ts'
import { decodeFrames, encodeFrame, type Frame } from './frames.ts'
import type { Job } from './limited-process.ts'

/** Resolves when the pipe took it, so that a slow parent slows the child and not its memory. */
export type SendPart = (part: Frame) => Promise<void>

/**
 * Answers every job by `answer`, which sends any number of parts. Call it when all is loaded: it tells the parent
 * that the child is ready.
 * What `answer` throws ends the process, and the parent sees a crash.
 */
export function serveJobs(answer: (job: Job, send: SendPart) => Promise<void>): void {
  const pipe = new Socket({ fd: ANSWER_DESCRIPTOR, readable: false, writable: true })
  const send: SendPart = async (part) => {
    const flows = encodeFrame(part).map((bytes) => pipe.write(bytes))
    if (flows.includes(false)) await once(pipe, 'drain')
  }
  const sendWord = (word: 'ready' | 'begun' | 'done'): Promise<void> => send({ kind: 'json', value: { word } })

  const serve = async (job: Job): Promise<void> => {
    await sendWord('begun')
    await answer(job, send)
    await sendWord('done')
  }

  let header: { readonly value: unknown } | undefined
  const take = (frame: Frame): void => {
    if (frame.kind === 'json') header = { value: frame.value }
    else if (header) void serve({ header: header.value, bytes: frame.bytes })
  }
  const unlimited = { json: Infinity, bytes: Infinity, total: Infinity }
  const decoder = decodeFrames(unlimited, take, (fault) => {
    throw new Error(`Cannot understand the parent: ${fault}`)
  })

  // Ctrl-C in a terminal goes to every process: the parent decides when its children end.
  process.on('SIGINT', () => undefined)
  process.stdin.on('data', (chunk: Buffer) => decoder.push(chunk))
  process.stdin.on('end', () => process.exit(0))
  void sendWord('ready')
}
