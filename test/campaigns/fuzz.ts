/**
 * The whole fuzzing of the API: `node test/campaigns/fuzz.ts [cases] [seed] [part of a path]`; 200 cases a route unless
 * told.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROUTES } from '#contract/routes.ts'
import { openService } from '#server/open-service.ts'
import { aiConfiguration } from '../api/ai-service.ts'
import { fuzzRoute } from '../api/fuzzing/fuzz-route.ts'
import { scriptAi } from '../scripted-ai/script-ai.ts'
import { openWorld, unlimitedPlans } from '../api/fuzzing/world.ts'

const [cases = '200', seed = '1', part = ''] = process.argv.slice(2)
const MOST_MS = 60_000
const often = { most: 1_000_000, seconds: 60 }

const folder = await mkdtemp(join(tmpdir(), 'setpaper-fuzz-'))
// PostgreSQL may run as another account.
await chmod(folder, 0o755)
const ai = await scriptAi()
const service = await openService(
  {
    role: 'all',
    port: 0,
    host: '127.0.0.1',
    dataDirectory: folder,
    databasePool: 5,
    workerConcurrency: 2,
    timeZone: 'Asia/Hong_Kong',
    passwordMinLength: 6,
    logLevel: 'error',
    plansFile: await unlimitedPlans(folder),
    ...aiConfiguration(ai.url),
  },
  { checkAnswers: true, rateRules: { usual: often, costly: often, sensitive: often } },
)
const world = await openWorld(service)
let failed = 0
for (const route of ROUTES.filter(({ path }) => path.includes(part))) {
  const started = performance.now()
  const { faults, statuses } = await fuzzRoute(world, route, Number(cases), Number(seed), MOST_MS)
  failed += faults.length
  console.log(
    `${route.method} ${route.path}: ${cases} calls, ${faults.length} wrong, ${JSON.stringify(statuses)}, ${Math.round((performance.now() - started) / 1000)} s`,
  )
  for (const fault of faults.slice(0, 3)) console.log(fault)
}
world.close()
await service.close()
await ai.close()
await rm(folder, { recursive: true, force: true })
console.log(`${failed} wrong answers`)
process.exitCode = failed > 0 ? 1 : 0
