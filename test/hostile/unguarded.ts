/**
 * Shows which hostile files defeat a reader without guards: `node test/hostile/unguarded.ts [part of a name]` reads
 * each in a throw-away child and prints a table.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { watchMemory } from '#sandbox/memory-watchdog.ts'
import { HOSTILE_FILES } from './hostile-files.ts'

/** What a server could not bear of one upload; our own reading stays below both. */
const MOST_MS = 30_000
const MOST_BYTES = 1024 ** 3

/** Undefined when the child bore it: read the file, or refused it with an error that can be caught. */
type Defeat = 'ended the process' | 'over 30 s' | 'over 1 GiB' | undefined
type Ended = { readonly defeat: Defeat; readonly ms: number; readonly peakBytes: number; readonly said: string }

const CHILD = fileURLToPath(new URL('./unguarded-child.ts', import.meta.url))
const wanted = process.argv[2] ?? ''
const folder = mkdtempSync(join(tmpdir(), 'setpaper-unguarded-'))
const defeats: { readonly mechanism: string; readonly defeat: NonNullable<Defeat> }[] = []
let count = 0

try {
  for (const [index, { name, mechanism, make }] of HOSTILE_FILES.entries()) {
    if (!`${mechanism}: ${name}`.includes(wanted)) continue
    const path = join(folder, `${index}${extname(name)}`)
    writeFileSync(path, await make())
    const { defeat, ms, peakBytes, said } = await readUnguarded(path)
    rmSync(path)
    count += 1
    if (defeat) defeats.push({ mechanism, defeat })
    console.log(
      [
        JSON.stringify(name).slice(1, -1).slice(-52).padEnd(52),
        `${Math.round(ms)} ms`.padStart(9),
        `${Math.round(peakBytes / 1e6)} MB`.padStart(8),
        defeat ? `!! ${defeat}` : said,
      ].join('  '),
    )
  }
} finally {
  rmSync(folder, { recursive: true })
}
summarise()

async function readUnguarded(path: string): Promise<Ended> {
  const start = performance.now()
  // The heap is given all that the machine would: the limit is what is measured, not what V8 happens to allow.
  const child = spawn(process.execPath, ['--max-old-space-size=4096', CHILD, path], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  let blame: Defeat
  const stop = (defeat: Defeat): void => {
    blame = defeat
    child.kill('SIGKILL')
  }
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said = `${said}${chunk.toString('utf8')}`.slice(-400)
    })
  const clock = setTimeout(() => stop('over 30 s'), MOST_MS)
  const watch = watchMemory({ pid: child.pid!, mostBytes: MOST_BYTES, everyMs: 20, onOver: () => stop('over 1 GiB') })
  const status = await new Promise<number | null>((resolve) => {
    child.on('close', resolve)
  })
  clearTimeout(clock)
  watch.stop()
  return {
    defeat: blame ?? (status === 0 ? undefined : 'ended the process'),
    ms: performance.now() - start,
    peakBytes: watch.peakBytes(),
    said: said.replace(/\s+/g, ' ').trim().slice(-80),
  }
}

function summarise(): void {
  const ways = Object.entries(Object.groupBy(defeats, ({ defeat }) => defeat)).map(
    ([defeat, group]) => `${defeat}: ${group.length}`,
  )
  console.log(
    `\n${defeats.length} of ${count} files, of ${new Set(defeats.map(({ mechanism }) => mechanism)).size} mechanisms, defeat a reader without guards (${ways.join(', ')})`,
  )
}
