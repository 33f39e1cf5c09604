/**
 * Kills the service under load, at named places and at random ones, starts it again, and checks that nothing was lost:
 * `node test/campaigns/kill.ts --kills 200`.
 */
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { startEmbeddedPostgres } from '#server/database/embedded-postgres.ts'
import { FAILPOINTS, type Failpoint } from '#server/foundation/failpoints.ts'
import {
  countProcessing,
  faultsOf,
  letBinExpire,
  letTimePass,
  teacherFaults,
  type Purged,
} from './killing/invariants.ts'
import {
  closeBench,
  databaseOf,
  killDatabase,
  openBench,
  startProcess,
  type Bench,
  type Running,
} from './killing/service-process.ts'
import { Teacher, TEACHER_ACTS, type Act } from './killing/teacher.ts'

/** A named place, a random instant, or a random instant at which the database dies, too. */
export type Place = Failpoint | 'random' | 'random with database'
type Tally = { kills: number; reached: number; faults: number; startsMs: number[] }
export type Report = {
  readonly faults: readonly string[]
  readonly table: ReadonlyMap<Place, Tally>
  readonly acknowledged: number
  readonly longestStuckSeconds: number
  readonly checks: number
}

const PLACES: readonly Place[] = [...FAILPOINTS, 'random', 'random with database', 'random']
const TEACHERS = 3
/** A place that is not reached by then is killed at anyhow. */
const REACH_MS = 12_000
const STUCK_MS = 60_000
/** What a place needs to be reached. */
const FIRST_ACTS: Partial<Record<Place, Act>> = {
  upload_received: 'upload',
  blob_stored: 'upload',
  document_written: 'uploadPdf',
  job_claimed: 'upload',
  document_parsed: 'uploadPdf',
  document_saved: 'upload',
  quota_reserved: 'generate',
  ai_called: 'generate',
  ai_answered: 'generate',
  ai_charged: 'generate',
  paper_made: 'generate',
  paper_stored: 'generate',
  pdf_printed: 'exportPdf',
}

export type Options = {
  readonly kills: number
  readonly checkEvery: number
  readonly places?: readonly Place[]
  readonly say?: (line: string) => void
  readonly seed?: number
  readonly teachers?: number
}

export async function runKills({
  kills,
  checkEvery,
  places = PLACES,
  say = () => undefined,
  seed = 1,
  teachers: count = TEACHERS,
}: Options): Promise<Report> {
  const random = numbersFrom(seed)
  const bench = await openBench()
  const purged: Purged = new Map()
  const teachers = Array.from({ length: count }, () => new Teacher(bench.url, random))
  const table = new Map<Place, Tally>(places.map((place) => [place, { kills: 0, reached: 0, faults: 0, startsMs: [] }]))
  const faults: string[] = []
  let longestStuckMs = 0
  let checks = 0
  const check = async (): Promise<string[]> => {
    checks += 1
    const { found, stuckMs } = await checkAll(bench, teachers, purged, checks % 2 === 0)
    longestStuckMs = Math.max(longestStuckMs, stuckMs)
    return found
  }
  try {
    const first = startProcess(bench)
    if ((await first.ready) === undefined) throw new Error(`The service does not start: ${first.faults()}`)
    await Promise.all(teachers.map((teacher) => teacher.settleIn()))
    await first.stop()
    for (let kill = 0; kill < kills; kill += 1) {
      const place = places[kill % places.length]!
      const tally = table.get(place)!
      // After a power cut the service itself must bring the database back.
      if (kill > 0 && places[(kill - 1) % places.length] !== 'random with database')
        await withDatabase(bench, letTimePass)
      if (place === 'blob_dropped' || place === 'row_deleted')
        await withDatabase(bench, (client) => letBinExpire(client, purged))
      if (kill % 25 === 24) teachers.push(new Teacher(bench.url, random))
      const service = startProcess(
        bench,
        place.startsWith('random') ? undefined : `${place}:${tally.kills === 0 || random() < 0.5 ? 1 : 2}`,
      )
      const startMs = await service.ready
      if (startMs !== undefined) tally.startsMs.push(startMs)
      const reached = await workUntilKilled(service, teachers, place, random)
      if (place === 'random with database') killDatabase(bench)
      await service.kill()
      tally.kills += 1
      tally.reached += reached ? 1 : 0
      const complaints = complaintsOf(service)
      const found = [
        ...complaints,
        ...(kill % checkEvery === checkEvery - 1 || kill === kills - 1 ? await check() : []),
      ].map((fault) => `kill ${kill + 1} (${place}): ${fault}`)
      tally.faults += found.length
      faults.push(...found)
      say(
        `${String(kill + 1).padStart(4)} ${place.padEnd(22)} ${reached ? 'reached' : 'at random'} start ${startMs === undefined ? 'cut' : `${Math.round(startMs)} ms`} acknowledged ${teachers.reduce((sum, { acknowledged }) => sum + acknowledged, 0)}${found.length > 0 ? `\n     ${found.join('\n     ')}` : ''}`,
      )
    }
    return {
      faults,
      table,
      acknowledged: teachers.reduce((sum, { acknowledged }) => sum + acknowledged, 0),
      longestStuckSeconds: Math.round(longestStuckMs / 100) / 10,
      checks,
    }
  } finally {
    await lastStop(bench)
  }
}

/** Whether the armed place was reached; a random instant always is. */
async function workUntilKilled(
  service: Running,
  teachers: readonly Teacher[],
  place: Place,
  random: () => number,
): Promise<boolean> {
  const working = new AbortController()
  const work = teachers.map(async (teacher, index) => {
    const first = index === 0 ? FIRST_ACTS[place] : undefined
    let answered = await teacher.settleUnanswered()
    for (let act = 0; answered && !working.signal.aborted; act += 1)
      answered = await teacher.act(
        act === 0 && first ? first : TEACHER_ACTS[Math.floor(random() * TEACHER_ACTS.length)]!,
      )
  })
  const ms = place.startsWith('random') ? 300 + random() * 3_500 : REACH_MS
  await Promise.race([service.ended, pause(ms, undefined, { signal: working.signal }).catch(() => undefined)])
  const reached = place.startsWith('random') || service.hasEnded()
  working.abort()
  await service.kill()
  await Promise.all(work)
  return reached
}

/** Lets time pass, starts the service unharmed, waits until it is idle, and checks everything. */
async function checkAll(
  bench: Bench,
  teachers: readonly Teacher[],
  purged: Purged,
  twoStarts: boolean,
): Promise<{ readonly found: string[]; readonly stuckMs: number }> {
  await withDatabase(bench, letTimePass)
  // Of two starts in quick succession the second finds the port taken and says so.
  const service = startProcess(bench)
  const second = twoStarts ? startProcess(bench) : undefined
  const [ready, other] = await Promise.all([service.ready, second?.ready])
  const found: string[] = []
  const [winner, loser] = ready === undefined && other !== undefined ? [second!, service] : [service, second]
  if (ready === undefined && other === undefined) found.push(`the service does not start: ${service.faults()}`)
  if (ready !== undefined && other !== undefined) found.push('two services started on one port')
  if (loser !== undefined) {
    await loser.ended
    if (!/Cannot listen on port/.test(loser.faults())) found.push(`the second start said: ${loser.faults()}`)
  }
  const began = performance.now()
  for (const teacher of teachers) {
    await teacher.act('topic')
    if (!(await teacher.settleUnanswered()))
      found.push(
        `${teacher.email}: a request with a key is not answered: ${[...teacher.asked]
          .filter(([, { answer }]) => answer === undefined)
          .map(([key]) => key)
          .join(', ')}`,
      )
  }
  const stuckMs = await withClient(bench, async (client) => {
    while ((await countProcessing(client)) > 0 && performance.now() - began < STUCK_MS + 30_000) await pause(250)
    const waited = performance.now() - began
    if (waited > STUCK_MS) found.push(`a document was read for ${Math.round(waited / 1000)} s`)
    let left = await faultsOf(bench, client, purged)
    // The sweep of the start may still be at work.
    for (let tries = 0; left.length > 0 && tries < 20; tries += 1) {
      await pause(250)
      left = await faultsOf(bench, client, purged)
    }
    found.push(...left)
    return waited
  })
  for (const teacher of teachers)
    found.push(...(await teacherFaults(teacher).catch((error: unknown) => [`${teacher.email}: ${String(error)}`])))
  found.push(...complaintsOf(winner))
  const status = await winner.stop()
  if (status !== 0) found.push(`the service ended with status ${status}: ${winner.faults().slice(-500)}`)
  return { found, stuckMs }
}

/** Errors in the log are bugs of ours, however the client fared. */
const complaintsOf = (service: Running): string[] =>
  service
    .faults()
    .split('\n')
    .filter((line) => line.includes('"level":50') || /^\s+at |Error:/.test(line))
    .map((line) => line.slice(0, 600))

async function withClient<Value>(bench: Bench, work: (client: pg.Client) => Promise<Value>): Promise<Value> {
  const client = new pg.Client({ connectionString: await databaseOf(bench) })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** While the service is down; after a clean end, or a death of both, the database is started for it. */
async function withDatabase(bench: Bench, work: (client: pg.Client) => Promise<void>): Promise<void> {
  await (await startEmbeddedPostgres(databaseFolder(bench))).letGo()
  await withClient(bench, work)
}

/** Takes the database down, too. */
async function lastStop(bench: Bench): Promise<void> {
  await (await startEmbeddedPostgres(databaseFolder(bench))).stop()
  await closeBench(bench)
}

const databaseFolder = ({ root }: Bench): string => join(root, 'data', 'postgresql')

/** Mulberry32: the acts of a campaign follow from its seed, its instants do not. */
function numbersFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

if (import.meta.main) {
  const kills = Number(process.argv[process.argv.indexOf('--kills') + 1] ?? 200)
  const report = await runKills({ kills, checkEvery: 10, say: (line) => console.log(line) })
  console.log(`\n${'place'.padEnd(24)}kills  reached  faults  start ms (median)`)
  for (const [place, { kills: made, reached, faults, startsMs }] of report.table)
    console.log(
      `${place.padEnd(24)}${String(made).padStart(5)}${String(reached).padStart(9)}${String(faults).padStart(8)}${String(Math.round(startsMs.toSorted((a, b) => a - b)[Math.floor(startsMs.length / 2)] ?? 0)).padStart(10)}`,
    )
  console.log(
    `\n${report.acknowledged} acknowledged requests, ${report.checks} full checks, longest reading after a start ${report.longestStuckSeconds} s, ${report.faults.length} faults`,
  )
  process.exitCode = report.faults.length > 0 ? 1 : 0
}
