/** The pipes of a child process: its job in, its answer out, and what it prints. */
import type { ChildProcess } from 'node:child_process'
import type { Readable, Writable } from 'node:stream'

export type ChildPipes = {
  readonly job: Writable
  readonly answer: Readable
  readonly stdout: Readable
  readonly stderr: Readable
}

/** Jobs go to stdin; the answer has a pipe of its own, since libraries print to stdout. */
export const CHILD_STDIO = ['pipe', 'pipe', 'pipe', 'pipe'] as const
export const ANSWER_DESCRIPTOR = 3

export function pipesOf(child: ChildProcess): ChildPipes {
  const [job, stdout, stderr, answer] = child.stdio as unknown as [Writable, Readable, Readable, Readable]
  // A child that dies breaks its pipes; its 'close' says what happened, the pipes' own errors add nothing.
  for (const pipe of [job, stdout, stderr, answer]) pipe.on('error', () => undefined)
  return { job, answer, stdout, stderr }
}

/** An idle child must not keep the command line waiting; a busy one must. */
export function keepParent(child: ChildProcess, pipes: ChildPipes, keep: boolean): void {
  const handles = [child, ...Object.values(pipes)] as unknown as { ref(): void; unref(): void }[]
  for (const handle of handles) {
    if (keep) handle.ref()
    else handle.unref()
  }
}

const TAIL_CHARACTERS = 2000

/**
 * Gives the last 2,000 characters that were printed; calls `onOver` when all that was printed is more than `mostBytes`.
 */
export function keepTail({ stdout, stderr }: ChildPipes, mostBytes: number, onOver: () => void): () => string {
  let tail = ''
  let total = 0
  for (const stream of [stdout, stderr]) {
    stream.on('data', (chunk: Buffer) => {
      total += chunk.byteLength
      tail = `${tail}${chunk.subarray(-TAIL_CHARACTERS).toString('utf8')}`.slice(-TAIL_CHARACTERS)
      if (total > mostBytes) onOver()
    })
  }
  return () => tail.trim()
}
