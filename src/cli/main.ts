/** The command line: picks the command, words what went wrong, and sets the exit status. */
import { draw, families } from './families.ts'
import { hkdse } from './hkdse.ts'
import { make } from './make.ts'
import { backup, grantCredits, resetPassword, restore } from './operate.ts'
import { print } from './print.ts'
import { topics } from './topics.ts'
import { UserFault } from './user-fault.ts'
import { USAGE } from './usage.ts'

type Command = (args: readonly string[]) => Promise<void>

const COMMANDS: Readonly<Record<string, Command | undefined>> = { make, topics, print, hkdse, families, draw, backup, restore, 'reset-password': resetPassword, 'grant-credits': grantCredits }

process.exitCode = await main(process.argv.slice(2))

/** Exit status 0, or 1 with one sentence on standard error that says what is wrong and what to do. */
async function main([name, ...args]: readonly string[]): Promise<number> {
  if (name === undefined || name === 'help' || name === '--help' || name === '-h' || args.includes('--help') || args.includes('-h')) {
    console.log(USAGE)
    return name === undefined ? 1 : 0
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  try {
    if (!command) throw new UserFault(`There is no command "${name}": use ${Object.keys(COMMANDS).join(', ')}, or help.`)
    await command(args)
    return 0
  } catch (fault) {
    if (!(fault instanceof UserFault)) throw fault
    console.error(fault.message)
    return 1
  }
}
