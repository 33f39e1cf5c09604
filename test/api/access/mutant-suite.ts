/**
 * Takes each check away from the gates of routes, one at a time, and shows that the access matrix notices.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ROUTES } from '#contract/routes.ts'
import type { Route } from '#contract/route.ts'
import { checkCell, toldApart, type Seen } from './check-cell.ts'
import { cellsOf, keyOf, type Cell, type Resource } from './expectations.ts'
import { asksForSession, MUTANTS, type Mutant } from './mutants.ts'
import { openWorld, type World } from './world.ts'
import { startScriptedStripe, type ScriptedStripe } from '../../scripted-stripe/scripted-stripe.ts'
import { aiConfiguration } from '../ai-service.ts'
import { startBriefAi } from './brief-ai.ts'
import type { ScriptedAi } from '../../scripted-ai/script-ai.ts'
import { startService, type TestService } from '../test-service.ts'

const DAY_MS = 24 * 3600 * 1000

/** Each check is taken from `most` routes, spread over all that have it; at least `least` of them together. */
export function describeMutants({ most, least }: { readonly most: number; readonly least: number }): void {
  describe('each check of a gate', () => {
    let ai: ScriptedAi
    let running: TestService
    let world: World
    let stripe: ScriptedStripe
    let mutant: Mutant | undefined
    let mutated: Route | undefined
    let clockMs = 0
    const caught: string[] = []
    beforeAll(async () => {
      stripe = await startScriptedStripe()
      ai = await startBriefAi()
      running = await startService(
        { payment: stripe.configuration, logLevel: 'silent', ...aiConfiguration(ai.url) },
        {
          gate: (inner, route) => (policy, user, params) =>
            (mutant === undefined || mutated !== route ? inner : mutant.gate(inner, world))(policy, user, params),
          now: () => new Date(Date.now() + clockMs),
        },
      )
      world = await openWorld(running, stripe)
      for (const party of world.parties) await Promise.all([world.fresh('topic', party), world.fresh('paper', party)])
    }, 180_000)
    afterAll(async () => {
      await running?.end()
      await Promise.all([stripe?.close(), ai?.close()])
    })

    /**
     * The first cell that notices, or undefined where the mutant survives. The likeliest cells are tried first.
     */
    async function noticed(route: Route, cells: readonly Cell[]): Promise<string | undefined> {
      const answers = new Map<string, Map<Resource, Seen>>()
      for (const cell of cells) {
        const { seen, fault } = await checkCell(world, route, cell)
        if (fault !== undefined) return `${cell.caller}, ${cell.resource}`
        const told = answers
          .set(cell.caller, (answers.get(cell.caller) ?? new Map<Resource, Seen>()).set(cell.resource, seen))
          .get(cell.caller)!
        if (told.has('missing') && toldApart(told) !== undefined) return `${cell.caller}, foreign and missing`
      }
      return undefined
    }

    test.each(MUTANTS.map((one) => ({ name: one.name, one })))(
      '$name: noticed on each route',
      async ({ name, one }) => {
        const survivors: string[] = []
        for (const route of spread(ROUTES.filter(one.appliesTo), most)) {
          const cells = cellsOf(route).toSorted((a, b) => weight(name, a) - weight(name, b))
          mutant = one
          mutated = route
          const by = await noticed(route, cells).finally(() => {
            mutant = undefined
          })
          if (by === undefined) survivors.push(keyOf(route))
          else caught.push(`${name} | ${keyOf(route)} | ${by}`)
        }
        expect(survivors).toEqual([])
      },
    )

    test('a session that does not end: noticed on each route that asks for one', async () => {
      const survivors: string[] = []
      for (const route of spread(
        ROUTES.filter(({ policy }) => asksForSession(policy)),
        most,
      )) {
        clockMs = -DAY_MS
        const by = await noticed(
          route,
          cellsOf(route).filter(({ caller, resource }) => caller === 'expired session' && resource === 'own'),
        ).finally(() => {
          clockMs = 0
        })
        if (by === undefined) survivors.push(keyOf(route))
        else caught.push(`a session that does not end | ${keyOf(route)} | ${by}`)
      }
      expect(survivors).toEqual([])
    })

    test('without a mutant the same cells notice nothing', async () => {
      for (const route of spread(
        ROUTES.filter(({ policy }) => asksForSession(policy)),
        most,
      ))
        expect(
          await noticed(
            route,
            cellsOf(route).filter(
              ({ caller, resource, expected }) =>
                caller === 'other user' && resource === 'own' && expected === 'not_found',
            ),
          ),
          keyOf(route),
        ).toBeUndefined()
    })

    test('the list of what was taken away and where it was noticed', () => {
      console.log([`${caught.length} mutants, all noticed:`, ...caught].join('\n'))
      expect(caught.length).toBeGreaterThan(least)
    })
  })
}

function spread<Item>(items: readonly Item[], most: number): readonly Item[] {
  return items.length <= most
    ? items
    : Array.from({ length: most }, (_, index) => items[Math.floor((index * items.length) / most)]!)
}

/**
 * Cells where a check says no come first for mutants that let too much pass, those where it says yes for those that let
 * too little.
 */
function weight(name: string, { expected, resource, caller }: Cell): number {
  const denied = expected !== 'granted' && !expected.startsWith('public') && expected !== 'quota'
  if (
    name === 'nobody passes' ||
    name === 'only teachers pass' ||
    name === 'a teacher passes as one of another school' ||
    name === 'the owner is taken for a link holder'
  )
    return denied ? 1 : 0
  if (name.startsWith('the bin')) return resource === 'binned' ? 0 : 1
  if (name.includes('any school') || name.includes('told from'))
    return caller === 'owner' && (resource === 'foreign' || resource === 'missing') ? 0 : 1
  if (name.startsWith('a link shows')) return caller.startsWith('link') ? 0 : 1
  return denied && resource === 'own' ? 0 : 1
}
