/** Calls drawn from the contract: no fault of ours, always the envelope, never slow. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Route } from '#contract/route.ts'
import { ROUTES } from '#contract/routes.ts'
import { fuzzRoute } from './fuzz-route.ts'
import { openWorld, unlimitedPlans } from './world.ts'
import { aiConfiguration } from '../ai-service.ts'
import { startService, type TestService } from '../test-service.ts'
import { scriptAi, type ScriptedAi } from '../../scripted-ai/script-ai.ts'

/** Calls of each route; `costly` are those that make, read or print. */
export type Cases = { readonly usual: number; readonly costly: number }
const MOST_MS = { usual: 5000, costly: 30_000 }

/** What cannot be brought back comes last: the row in the bin, then the bin. */
const lastness = ({ method, path }: Route): number =>
  path.endsWith('/forever') ? 1 : method === 'DELETE' && path === '/bin' ? 2 : 0
const IN_ORDER = ROUTES.toSorted((one, other) => lastness(one) - lastness(other))

export function describeFuzzing(cases: Cases): void {
  describe('calls drawn from the contract', () => {
    let ai: ScriptedAi
    let service: TestService
    let world: Awaited<ReturnType<typeof openWorld>> | undefined
    let folder: string
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'setpaper-fuzz-'))
      ai = await scriptAi()
      service = await startService({
        plansFile: await unlimitedPlans(folder),
        logLevel: 'silent',
        ...aiConfiguration(ai.url),
      })
      world = await openWorld(service)
    })
    afterAll(async () => {
      world?.close()
      await service.end()
      await ai.close()
      await rm(folder, { recursive: true, force: true })
    })

    test.each(
      IN_ORDER.map((route) => ({
        route,
        name: `${route.method} ${route.path}`,
        cost: route.rate === undefined ? ('usual' as const) : ('costly' as const),
      })),
    )('$name never fails on our side and answers as it promises', async ({ route, cost }) => {
      const { faults, statuses } = await fuzzRoute(world!, route, cases[cost], 1, MOST_MS[cost])
      expect(faults.slice(0, 5)).toEqual([])
      // Calls that are all refused would prove little; but a signature cannot be drawn.
      if (cost === 'usual' && route.policy !== 'signed')
        expect(Object.keys(statuses)).toContainEqual(expect.stringMatching(/^2/))
    })
  })
}
