/** Runs the command line as a user does, in a folder of its own. */
import { spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

export const sample = (name: string): string => join(root, 'samples', name)

export type Run = { readonly status: number | null; readonly stdout: string; readonly stderr: string }

export function runSetpaper(folder: string, ...args: string[]): Run {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(root, 'src/cli/main.ts'), ...args],
    { cwd: folder, encoding: 'utf8' },
  )
  return { status, stdout, stderr }
}
