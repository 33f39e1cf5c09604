/**
 * Measures this tree beside another checkout of the repository, in turns, so that whatever else the machine does
 * weighs on both: `node test/bench/paired.bench.ts CHECKOUT`. The checkout needs its `node_modules`, or a link to
 * these. Prints a table of medians, by processor time, with the ratio and the goal on a quiet machine.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Paper } from '#domain/paper.ts'
import { mustBeThere } from '#domain/must-be-there.ts'

const here = resolve(import.meta.dirname, '../..')
const ROUNDS = 3

/** In CPU ms, but for `questions`: a second of CPU. */
type Measured = Readonly<Record<string, number>>
type Work = (root: string) => Promise<Measured> | Measured

const WORKS: Readonly<Record<string, Work>> = { print: printed, draw: drawn, questions: questionsASecond, make: made }

const GOALS: Readonly<Record<string, string>> = {
  'Paper 2 to PDF, never seen': '160 ms by the clock',
  'Paper 2 to PDF, edited': '60 ms by the clock',
  'first Paper 2 drawn by a process': '400 ms',
  'questions a second without figures': '7,500 by the clock',
  'make of 12 pages, cold': '3,000 ms by the clock',
}

const [first = '', second = '', third = ''] = process.argv.slice(2)
if (first === 'measure') console.log(JSON.stringify(await mustBeThere(WORKS[second], second)(third)))
else if (existsSync(join(first, 'src/printing/pdf/print-pdf.ts'))) printTable(resolve(first))
else throw new Error('Cannot measure: expected another checkout of the repository')

function printTable(before: string): void {
  const found = new Map<string, { readonly before: number[]; readonly now: number[] }>()
  for (let round = 0; round < ROUNDS; round += 1)
    for (const work of Object.keys(WORKS))
      for (const [side, root] of [
        ['before', before],
        ['now', here],
      ] as const)
        for (const [what, value] of Object.entries(measuredBy(work, root))) {
          const both = found.get(what) ?? { before: [], now: [] }
          both[side].push(value)
          found.set(what, both)
        }
  console.log(line('CPU ms, or questions in a second of CPU', 'before', 'now', 'ratio', 'goal'))
  for (const [what, both] of found) {
    const [was, is] = [median(both.before), median(both.now)]
    console.log(line(what, was.toFixed(0), is.toFixed(0), (is / was).toFixed(2), GOALS[what] ?? ''))
  }
  console.log(`load of the machine: ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} processors`)
}

function line(what: string, ...columns: readonly string[]): string {
  return what.padEnd(44) + columns.map((column) => `  ${column.padStart(8)}`).join('')
}

function measuredBy(work: string, root: string): Measured {
  const arguments_ = [fileURLToPath(import.meta.url), 'measure', work, root]
  const { status, stdout, stderr } = spawnSync(process.execPath, arguments_, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`Cannot measure ${work} of ${root}: ${stderr}`)
  return JSON.parse(stdout) as Measured
}

// ---- What is measured, each in a process of its own -----------------------------------------------------------------

function from<Module>(root: string, name: string): Promise<Module> {
  return import(pathToFileURL(join(root, 'src', name)).href) as Promise<Module>
}
function plain(text: string): string {
  return text
}

async function drawer(root: string): Promise<(seed: string) => Paper> {
  const { makeStructurePaper } = await from<typeof import('#questions/from-families/make-structure-paper.ts')>(
    root,
    'questions/from-families/make-structure-paper.ts',
  )
  return (seed) =>
    makeStructurePaper(
      {
        structure: 'hkdse-paper-2',
        language: 'en',
        templateId: 'hkdse-paper-2' as Paper['templateId'],
        instructions: '',
        seed,
        now: '2026-01-01T00:00:00Z',
      },
      plain,
    )
}

/** Of papers that this process has not seen, once it is warm; and of the same with a word more in one question. */
async function printed(root: string): Promise<Measured> {
  const draw = await drawer(root)
  const { printPdf } = await from<typeof import('#printing/pdf/print-pdf.ts')>(root, 'printing/pdf/print-pdf.ts')
  const { layOut } = await from<typeof import('#layout/lay-out.ts')>(root, 'layout/lay-out.ts')
  const { hkdsePaper2 } = await from<typeof import('#templates/hkdse-paper-2.ts')>(root, 'templates/hkdse-paper-2.ts')
  const print = (paper: Paper): Promise<number> =>
    timed(() => printPdf(layOut(paper, hkdsePaper2, { part: 'paper', pageSize: 'a4' })))
  const neverSeen: number[] = []
  const edited: number[] = []
  for (let turn = 0; turn < 16; turn += 1) {
    const paper = draw(`print ${turn}`)
    neverSeen.push(await print(paper))
    edited.push(await print(withAWordMore(paper)))
  }
  const warm = 6
  return {
    'Paper 2 to PDF, never seen': median(neverSeen.slice(warm)),
    'Paper 2 to PDF, edited': median(edited.slice(warm)),
  }
}

function withAWordMore(paper: Paper): Paper {
  const questions = paper.questions.map((question, index) =>
    index === 7 ? { ...question, stem: [...question.stem, { kind: 'text' as const, text: ' (edited)' }] } : question,
  )
  return { ...paper, questions }
}

async function drawn(root: string): Promise<Measured> {
  const draw = await drawer(root)
  return {
    'first Paper 2 drawn by a process': await timed(() => draw('first')),
    'second Paper 2 drawn by a process': await timed(() => draw('second')),
  }
}

async function questionsASecond(root: string): Promise<Measured> {
  const { FAMILIES } = await from<typeof import('#families/families.ts')>(root, 'families/families.ts')
  const { drawFrom } = await from<typeof import('#families/kit/drawn.ts')>(root, 'families/kit/drawn.ts')
  const { wordDrawn } = await from<typeof import('#families/kit/word.ts')>(root, 'families/kit/word.ts')
  const { seededRandom } = await from<typeof import('#domain/random.ts')>(root, 'domain/random.ts')
  const families = FAMILIES.filter(({ figure }) => figure === undefined)
  const askAll = (turn: number): void => {
    for (const family of families) {
      const question = mustBeThere(drawFrom(family, seededRandom(`${turn}`)), 'a draw')
      for (const script of ['en', 'zh-TW', 'zh-CN'] as const) wordDrawn(question, script, plain)
    }
  }
  for (let turn = 0; turn < 15; turn += 1) askAll(turn)
  const rounds = 40
  const ms = await timed(() => {
    for (let turn = 0; turn < rounds; turn += 1) askAll(turn)
  })
  return { 'questions a second without figures': (1000 * rounds * families.length) / ms }
}

/** The command line with its children, as one has it after the first time. */
function made(root: string): Measured {
  const shared = join(here, '../shared/documents/openstax-soc-ch3-culture-2col.pdf')
  const document = [shared, join(here, 'samples/nutrition.pdf')].find((path) => existsSync(path))
  const children = join(root, 'out/children')
  // As scripts/setpaper.mjs starts it; checkouts from before that know neither.
  const environment = existsSync(children)
    ? { ...process.env, NODE_COMPILE_CACHE: join(root, 'out/compiled'), SETPAPER_BUILT_CHILDREN: children }
    : process.env
  const times = Array.from({ length: 3 }, () => {
    const folder = mkdtempSync(join(tmpdir(), 'bench-'))
    const script = `"$0" "$@" >/dev/null 2>&1 || exit 1; times`
    const command = [join(root, 'src/cli/main.ts'), 'make', document ?? '', '-o', 'paper.pdf', '--key', 'key.pdf']
    const { status, stdout } = spawnSync('sh', ['-c', script, process.execPath, ...command, '--seed', '1'], {
      cwd: folder,
      encoding: 'utf8',
      env: environment,
    })
    rmSync(folder, { recursive: true, force: true })
    if (status !== 0) throw new Error(`Cannot make a paper with ${root}`)
    // The second line has what its children took: “0m2.280s 0m0.400s”.
    const [, ofChildren = ''] = stdout.split('\n')
    return [...ofChildren.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
      (sum, [, minutes, seconds]) => sum + 60_000 * Number(minutes) + 1000 * Number(seconds),
      0,
    )
  })
  return { 'make of 12 pages, cold': median(times.slice(1)) }
}

async function timed(work: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

function median(values: readonly number[]): number {
  const ascending = values.toSorted((a, b) => a - b)
  return ascending[Math.floor(ascending.length / 2)] ?? Number.NaN
}
