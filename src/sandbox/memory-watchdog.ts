/** Watches how much memory a process holds, since neither V8's heap limit nor a worker's counts its ArrayBuffers. */
import { open, readFile, type FileHandle } from 'node:fs/promises'

export type MemoryWatch = {
  /** The most seen so far, in bytes; 0 where the system has no /proc. */
  readonly peakBytes: () => number
  readonly stop: () => void
}

export type MemoryLimit = {
  readonly pid: number
  readonly mostBytes: number
  readonly everyMs: number
  readonly onOver: () => void
}

/**
 * Reads the resident memory of `pid` every `everyMs` and calls `onOver` once when it is over `mostBytes`.
 * Linux only (`/proc`); elsewhere it sees nothing, and the heap limit and the clock are what remains.
 */
export function watchMemory({ pid, mostBytes, everyMs, onOver }: MemoryLimit): MemoryWatch {
  let peak = 0
  let stopped = process.platform !== 'linux'

  const watch = async (status: FileHandle): Promise<void> => {
    const room = Buffer.alloc(4096)
    while (!stopped) {
      const { bytesRead } = await status.read(room, 0, room.length, 0)
      const held = residentBytes(room.toString('latin1', 0, bytesRead))
      peak = Math.max(peak, held)
      if (held > mostBytes && !stopped) {
        stopped = true
        onOver()
      }
      if (!stopped) await pause(everyMs)
    }
  }
  // An open file of /proc stays with its process, so that a pid used again is never watched by mistake.
  // Its reads fail once the process is gone: there is nothing more to watch then.
  const watchWhileItLives = async (): Promise<void> => {
    const status = await open(`/proc/${pid}/status`).catch(() => undefined)
    if (!status) return
    await watch(status).catch(() => undefined)
    await status.close().catch(() => undefined)
  }
  if (!stopped) void watchWhileItLives()

  return {
    peakBytes: () => peak,
    stop: () => {
      stopped = true
    },
  }
}

/** The resident bytes of a process now; 0 when it is gone or the system has no /proc. */
export async function residentBytesOf(pid: number): Promise<number> {
  return residentBytes(await readFile(`/proc/${pid}/status`, 'latin1').catch(() => ''))
}

/** From `VmRSS:   12345 kB`, which does not depend on the page size; 0 for a process that is ending. */
function residentBytes(status: string): number {
  const kilobytes = /^VmRSS:\s*(\d+) kB$/m.exec(status)?.[1]
  return kilobytes === undefined ? 0 : Number(kilobytes) * 1024
}

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms).unref()
  })
