/** The commands of the command line: picks the one that is named, and words what went wrong. */
import type { Tools } from './tools.ts'
import { UserFault } from './user-fault.ts'

/** Exit status 0, or 1 with one sentence on standard error that says what is wrong and what to do. */
export async function runCommand([name, ...args]: readonly string[], tools?: Tools): Promise<number> {
  if (name === undefined) {
    console.error(`Name a command: ${Object.keys(COMMANDS).join(', ')}, or help.`)
    return 1
  }
  if (name === 'help' || name === '--help' || name === '-h' || args.includes('--help') || args.includes('-h')) {
    console.log((await import('./usage.ts')).USAGE)
    return 0
  }
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  try {
    if (!load) throw new UserFault(`There is no command "${name}": use ${Object.keys(COMMANDS).join(', ')}, or help.`)
    const command = await load()
    await command(args, tools)
    return 0
  } catch (fault) {
    if (!(fault instanceof UserFault)) throw fault
    console.error(fault.message)
    return 1
  }
}

type Command = (args: readonly string[], tools?: Tools) => Promise<void>

/** Each loads what it needs when it is called: the families and the service are large. */
const COMMANDS: Readonly<Record<string, (() => Promise<Command>) | undefined>> = {
  make: async () => (await import('./make.ts')).make,
  topics: async () => (await import('./topics.ts')).topics,
  print: async () => (await import('./print.ts')).print,
  export: async () => (await import('./print.ts')).exportPaper,
  hkdse: async () => (await import('./hkdse.ts')).hkdse,
  families: async () => (await import('./families.ts')).families,
  draw: async () => (await import('./families.ts')).draw,
  backup: async () => (await import('./operate.ts')).backup,
  restore: async () => (await import('./operate.ts')).restore,
  'reset-password': async () => (await import('./operate.ts')).resetPassword,
  'grant-credits': async () => (await import('./operate.ts')).grantCredits,
}
