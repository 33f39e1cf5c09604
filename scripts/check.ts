/**
 * Runs all checks (types, lint, unused code, tests), whatever fails on the way, tells what took how long, and ends with
 * a line `N passed, N failed`. `--deep` runs the deep set of tests instead; `--all` also runs the tests that are
 * remembered (docs/decisions/remembered-tests.md); names of files run these alone.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { delimiter, join, relative, resolve } from 'node:path'
import { openMemory, readTable, writeTable } from './test-memory/remembered-tests.ts'
import { openKeys } from './test-memory/test-keys.ts'
import { failuresOf, outcomesOf, skippedOf, tellSlowest, type Failure, type Report } from './test-report.ts'

type Count = { readonly passed: number; readonly failed: number; readonly skipped: number }
type Ended = { readonly status: number | null; readonly seconds: number; readonly printed: string }

const bin = (name: string): string => join('node_modules', name)
/** Nothing here needs another's result; the longest come first. */
const CHECKS: readonly (readonly [name: string, ...command: string[]])[] = [
  ['lint', bin('oxlint/bin/oxlint')],
  // The tests in a browser want it.
  ['build of the web application', 'scripts/build-web.mjs'],
  // The services that the tests start want them.
  ['build of the limited children', 'scripts/build-children.mjs'],
  ['unused code', bin('knip/bin/knip.js')],
  ['types', ...types('tsconfig.json')],
  ['types of the web application', ...types('src/web')],
  ['types without Node or a browser', ...types('tsconfig.pure.json')],
  ['format', bin('oxfmt/bin/oxfmt'), '--check'],
]
/** What did not change since the last run is not checked again. */
function types(project: string): readonly string[] {
  const kept = join('node_modules', '.cache', 'types', `${project.replace('/', '-')}.tsbuildinfo`)
  return [bin('typescript/bin/tsc'), '-p', project, '--incremental', '--tsBuildInfoFile', kept]
}
/** Tests start hundreds of processes; compiled code that is kept spares a quarter of each start. */
const COMPILED = resolve('node_modules', '.cache', 'node-compiled')
/** A child that is built starts in half the time of its sources, and the tests read some hundred files. */
const CHILDREN = resolve('out', 'children')
/** They read all files and nothing else: while none changes, what passed passes. */
const OF_ALL_FILES: ReadonlySet<string> = new Set(['lint', 'unused code', 'format'])
const PASSED_CHECKS = join('node_modules', '.cache', 'passed-checks.json')
/** Which files of tests passed as they stand. */
const PASSED = join('node_modules', '.cache', 'passed-tests.json')
/** Tests that wait for processes and pages: they alone are tried twice, since what they wait for may be slow to come. */
const WAITS_FOR_OTHERS = /^test\/(api|operating|cli|e2e)\//
/** When more files fail, waiting is not the reason. */
const MOST_TRIED_AGAIN = 3

const started = performance.now()
const deep = process.argv.includes('--deep')
const all = process.argv.includes('--all')
const wanted = process.argv.slice(2).filter((argument) => argument !== '--deep' && argument !== '--all')
const keys = openKeys(resolve('.'), resolve('../shared'))
const passedChecks: Record<string, string> = { ...readTable<string>(PASSED_CHECKS) }
const checks = CHECKS.filter(([name]) => !deep || name.startsWith('build'))
const counts = [...(await sideBySide(checks, check)), await runTests()]
const total = counts.reduce((a, b) => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
}))
console.log(`\nAll of it took ${secondsSince(started).toFixed(0)} s.`)
console.log(`${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`)
process.exitCode = total.failed > 0 ? 1 : 0

/** What a check prints is shown when it ends, so that no two mix. */
async function check([name, ...command]: (typeof CHECKS)[number]): Promise<Count> {
  const key = OF_ALL_FILES.has(name) ? keys.ofAll() : undefined
  if (!all && key !== undefined && passedChecks[name] === key) {
    console.log(`\n── ${name}\npassed before, and no file has changed since`)
    return { passed: 1, failed: 0, skipped: 0 }
  }
  const { status, seconds, printed } = await node(command, 'kept')
  if (key !== undefined && status === 0) writeTable(PASSED_CHECKS, Object.assign(passedChecks, { [name]: key }))
  console.log(`\n── ${name}\n${printed}${status === 0 ? 'passed' : 'failed'} in ${seconds.toFixed(1)} s`)
  return { passed: Number(status === 0), failed: Number(status !== 0), skipped: 0 }
}

async function runTests(): Promise<Count> {
  console.log(`\n── ${deep ? 'deep tests' : 'tests'}`)
  // One more than there are processors: tests in a browser wait as often as they work.
  const memory = deep || wanted.length > 0 ? undefined : openMemory(PASSED, keys.ofTest, all ? () => 0 : Math.random)
  const remembered = [...(memory?.remembered ?? [])]
  const { report, status, seconds } = await vitest(
    [`--maxWorkers=${availableParallelism() + 1}`, ...wanted],
    remembered.map(([file]) => file),
  )
  if (!report) return { passed: 0, failed: 1, skipped: 0 }
  tellSlowest(report, seconds)
  const failures = failuresOf(report)
  memory?.keep(outcomesOf(report, deep))
  const unsteady = status === 0 ? [] : await tryAgain(failures)
  for (const name of unsteady) console.log(`  ${name}`)
  const sumOf = (of: 'passed' | 'skipped'): number => remembered.reduce((sum, [, last]) => sum + last[of], 0)
  if (memory !== undefined && remembered.length > 0)
    console.log(
      `\n${sumOf('passed')} tests of ${remembered.length} files passed before, and nothing that they depend on has changed since: they did not run again. ${memory.sampled.length} more such files ran all the same (npm test -- --all runs every one).`,
    )
  return {
    passed: report.numPassedTests + unsteady.length + sumOf('passed'),
    // Whatever ended the run badly counts, also where no test is to blame.
    failed: Math.max(failures.length, Number(status !== 0)) - unsteady.length,
    skipped: skippedOf(report, deep) + sumOf('skipped'),
  }
}

/**
 * Runs files with failures once more, alone (docs/decisions/second-try.md), unless so many failed that something is
 * broken. Returns the names of what passed this time.
 */
async function tryAgain(failures: readonly Failure[]): Promise<readonly string[]> {
  const files = new Set(failures.map(({ file }) => file))
  const again = [...files].filter((file) => WAITS_FOR_OTHERS.test(file))
  if (again.length === 0 || files.size > MOST_TRIED_AGAIN) return []
  console.log('\n── what failed once more, alone')
  const { report } = await vitest(['--maxWorkers=1', ...again])
  if (!report) return []
  const still = new Set(failuresOf(report).map(({ name }) => name))
  const ran = new Set(
    report.testResults.flatMap(({ name, assertionResults }) => [
      relative('.', name),
      ...assertionResults.map(({ fullName }) => `${relative('.', name)} > ${fullName}`),
    ]),
  )
  const unsteady = failures.filter(({ file, name }) => again.includes(file) && ran.has(name) && !still.has(name))
  console.log(`\n${unsteady.length} failed among the others and passed alone. Find out why:`)
  return unsteady.map(({ name }) => name)
}

/** `without`: files of tests that are left out. */
async function vitest(
  options: readonly string[],
  without: readonly string[] = [],
): Promise<{ readonly report: Report | undefined; readonly status: number | null; readonly seconds: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'setpaper-test-'))
  const file = join(folder, 'report.json')
  try {
    const reports = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
    const { status, seconds } = await node(
      [bin('vitest/vitest.mjs'), 'run', ...reports, `--tags-filter=${deep ? 'deep' : '!deep'}`, ...options],
      'shown',
      { SETPAPER_REMEMBERED: without.join(delimiter) },
    )
    return { report: JSON.parse(readFileSync(file, 'utf8')) as Report, status, seconds }
  } catch (error) {
    console.error(`The tests gave no report: ${String(error)}`)
    return { report: undefined, status: null, seconds: 0 }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Works on as many at once as there are cores. */
async function sideBySide<Item, Made>(items: readonly Item[], work: (item: Item) => Promise<Made>): Promise<Made[]> {
  const made: Made[] = []
  const waiting = items.entries()
  const worker = async (): Promise<void> => {
    for (const [index, item] of waiting) made[index] = await work(item)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
  return made
}

function node(
  args: readonly string[],
  output: 'shown' | 'kept',
  variables: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  const begun = performance.now()
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
      stdio: ['ignore', ...(output === 'shown' ? (['inherit', 'inherit'] as const) : (['pipe', 'pipe'] as const))],
      env: {
        ...process.env,
        NODE_COMPILE_CACHE: COMPILED,
        SETPAPER_BUILT_CHILDREN: CHILDREN,
        ...(deep ? { SETPAPER_TESTS: 'deep' } : {}),
        ...variables,
      },
    })
    const pieces: Buffer[] = []
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece: Buffer) => pieces.push(piece))
    child.on('error', (error) => pieces.push(Buffer.from(`${error.message}\n`)))
    child.on('close', (status) =>
      resolve({ status, seconds: secondsSince(begun), printed: Buffer.concat(pieces).toString() }),
    )
  })
}

function secondsSince(instant: number): number {
  return (performance.now() - instant) / 1000
}
