/** Ends the private PostgreSQL when the process that uses it is gone, even where that was killed without warning. */
import { spawn, type SpawnOptions } from 'node:child_process'
import { once } from 'node:events'

/** Each resolves when nothing watches any more. */
export type ParentWatch = {
  readonly letRunOn: () => Promise<void>
  /** Ends PostgreSQL as if this process were gone, also one that is just being started. */
  readonly end: () => Promise<void>
}

/**
 * A shell that waits at a pipe, whose other end this process holds. A word sends it home; where the pipe closes without
 * one, this process is gone. The second try is for a server that was just being started.
 */
const WAIT_AND_STOP = `read -r word || "$1" -D "$2" -m fast -W stop || { sleep 1; "$1" -D "$2" -m fast -W stop; }`

/** In a session of its own, so that what ends all processes of a terminal leaves it to its work. */
export function endWithParent(pgCtl: string, data: string, identity: SpawnOptions): ParentWatch {
  // Windows has no such shell: there PostgreSQL runs on, and the next start takes it over.
  if (process.platform === 'win32') return { letRunOn: async () => undefined, end: async () => undefined }
  const shell = spawn('/bin/sh', ['-c', WAIT_AND_STOP, 'sh', pgCtl, data], {
    ...identity,
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  const gone = once(shell, 'close').catch(() => undefined)
  // A shell that is gone already cannot be told.
  shell.stdin.on('error', () => undefined)
  shell.unref()
  ;(shell.stdin as typeof shell.stdin & { unref(): void }).unref()
  const say = async (word: string): Promise<void> => {
    shell.ref()
    shell.stdin.end(word)
    await gone
  }
  return { letRunOn: () => say('stay\n'), end: () => say('') }
}
