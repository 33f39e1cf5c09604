/** The command line: runs the command that is named, and sets the exit status. */
import { runCommand } from './run-command.ts'

process.exitCode = await runCommand(process.argv.slice(2))
