/** Runs the command line in a folder of its own: in the process of the test, or as a user does. */
import { spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { vi } from 'vitest'
import { runCommand } from '#cli/run-command.ts'
import type { Tools } from '#cli/tools.ts'
import { sharedChildren } from '../api/shared-children.ts'

const root = resolve(import.meta.dirname, '../..')

export const sample = (name: string): string => join(root, 'samples', name)

export type Run = { readonly status: number | null; readonly stdout: string; readonly stderr: string }

/** In this process, by children that all commands share: without the seconds that a process and its children load. */
export async function runSetpaper(folder: string, ...args: string[]): Promise<Run> {
  const printed = { log: [] as string[], error: [] as string[] }
  const spies = (['log', 'error'] as const).map((to) =>
    vi.spyOn(console, to).mockImplementation((line: string) => void printed[to].push(`${line}\n`)),
  )
  const before = process.cwd()
  process.chdir(folder)
  try {
    const status = await runCommand(args, sharedTools())
    return { status, stdout: printed.log.join(''), stderr: printed.error.join('') }
  } finally {
    process.chdir(before)
    for (const spy of spies) spy.mockRestore()
  }
}

/** The process that `setpaper` starts, with children of its own. */
export function startSetpaper(folder: string, ...args: string[]): Run {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(root, 'src/cli/main.ts'), ...args],
    { cwd: folder, encoding: 'utf8' },
  )
  return { status, stdout, stderr }
}

function sharedTools(): Tools {
  const { reading, printing } = sharedChildren()
  const stayOpen = (): Promise<void> => Promise.resolve()
  return {
    openReader: () => ({ ...reading, close: stayOpen }),
    openPrinter: () => ({ ...printing, close: stayOpen }),
  }
}
