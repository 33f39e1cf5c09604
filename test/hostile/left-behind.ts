/** What reading hostile files may not leave: child processes and temporary files. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Living or unreaped children of this process; Linux only, empty elsewhere. */
export function childProcesses(): readonly string[] {
  if (process.platform !== 'linux') return []
  return readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8').split(' ').filter(Boolean)
}

/** Sends this process's temporary files to a folder of their own; `end` removes it and says what stood in it. */
export function watchTemporaryFiles(): { readonly end: () => readonly string[] } {
  const before = process.env['TMPDIR']
  const folder = mkdtempSync(join(tmpdir(), 'setpaper-hostile-'))
  process.env['TMPDIR'] = folder
  return {
    end() {
      const left = readdirSync(folder)
      if (before === undefined) delete process.env['TMPDIR']
      else process.env['TMPDIR'] = before
      rmSync(folder, { recursive: true })
      return left
    },
  }
}

/** `end` gives those that came since: tests of one process share children that outlive a file. */
export function watchChildProcesses(): { readonly end: () => readonly string[] } {
  const before = new Set(childProcesses())
  return { end: () => childProcesses().filter((pid) => !before.has(pid)) }
}
