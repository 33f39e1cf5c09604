/** Runs all checks (types, lint, unused code, tests), whatever fails on the way, and ends with a line `N passed, N failed`. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'

type Count = { passed: number; failed: number; skipped: number }

const bin = (name: string): string => join('node_modules', name)
const CHECKS: readonly (readonly [name: string, ...command: string[]])[] = [
  ['types', bin('typescript/bin/tsc'), '-p', 'tsconfig.json'],
  ['types without Node or a browser', bin('typescript/bin/tsc'), '-p', 'tsconfig.pure.json'],
  ['types of the web application', bin('typescript/bin/tsc'), '-p', 'src/web'],
  ['lint', bin('oxlint/bin/oxlint')],
  ['unused code', bin('knip/bin/knip.js')],
  // The tests in a browser want it.
  ['build of the web application', bin('vite/bin/vite.js'), 'build', '--logLevel=warn'],
]

const counts = [...CHECKS.map(([name, ...command]) => check(name, command)), runTests()]
const total = counts.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped }))
console.log(`${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`)
process.exitCode = total.failed > 0 ? 1 : 0

function check(name: string, command: string[]): Count {
  console.log(`\n── ${name}`)
  const succeeded = node(command) === 0
  console.log(succeeded ? 'passed' : 'failed')
  return { passed: Number(succeeded), failed: Number(!succeeded), skipped: 0 }
}

function runTests(): Count {
  console.log('\n── tests')
  const folder = mkdtempSync(join(tmpdir(), 'setpaper-test-'))
  const report = join(folder, 'report.json')
  try {
    const status = node([bin('vitest/vitest.mjs'), 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, `--maxWorkers=${availableParallelism()}`, ...process.argv.slice(2)])
    const result = JSON.parse(readFileSync(report, 'utf8')) as { numPassedTests: number; numFailedTests: number; numPendingTests: number; numTodoTests: number }
    // A file that does not load fails the run without a failed test.
    const failed = result.numFailedTests + Number(status !== 0 && result.numFailedTests === 0)
    return { passed: result.numPassedTests, failed, skipped: result.numPendingTests + result.numTodoTests }
  } catch (error) {
    console.error(`The tests gave no report: ${String(error)}`)
    return { passed: 0, failed: 1, skipped: 0 }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function node(args: string[]): number | null {
  return spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], { stdio: ['ignore', 'inherit', 'inherit'] }).status
}
