/**
 * The operator's commands in the process of the test: each is what `setpaper` loads, without the second that a process
 * takes to load it.
 */
import { vi } from 'vitest'
import { backup, grantCredits, resetPassword, restore } from '#cli/operate.ts'
import { UserFault } from '#cli/user-fault.ts'

const COMMANDS = { backup, restore, 'reset-password': resetPassword, 'grant-credits': grantCredits } as const

export type Operated = { readonly status: number | null; readonly printed: string }

/** `environment` is added to the variables of this process; `printed` is what went to either output. */
export async function operate(
  environment: Readonly<Record<string, string>>,
  command: keyof typeof COMMANDS,
  ...args: string[]
): Promise<Operated> {
  const lines: string[] = []
  const say = (line: string): void => void lines.push(`${line}\n`)
  const spies = [vi.spyOn(console, 'log').mockImplementation(say), vi.spyOn(console, 'error').mockImplementation(say)]
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value)
  try {
    await COMMANDS[command](args)
    return { status: 0, printed: lines.join('') }
  } catch (fault) {
    if (!(fault instanceof UserFault)) throw fault
    return { status: 1, printed: `${lines.join('')}${fault.message}\n` }
  } finally {
    vi.unstubAllEnvs()
    for (const spy of spies) spy.mockRestore()
  }
}
