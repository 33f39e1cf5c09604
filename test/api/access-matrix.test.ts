/** Who sees what: every route × every caller × every resource, generated from the contract. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ROUTES } from '#contract/routes.ts'
import type { Route } from '#contract/route.ts'
import { checkCell, toldApart, type Seen } from './access/check-cell.ts'
import { CALLERS, cellsOf, keyOf, kindOf, wantsBinned, type Resource } from './access/expectations.ts'
import { SAMPLES } from './access/samples.ts'
import { openWorld, type World } from './access/world.ts'
import { startService, type TestService } from './test-service.ts'

const isRefusal = (expected: string): boolean => !['granted', 'public', 'public with answers', 'concepts_unavailable'].includes(expected)

describe('the table of calls', () => {
  test('has an entry for each route and none besides', () => {
    expect(Object.keys(SAMPLES).toSorted()).toEqual(ROUTES.map(keyOf).toSorted())
  })
  test('gives each denied cell a granted twin: the same call by another caller', () => {
    for (const route of ROUTES) {
      const cells = cellsOf(route)
      if (cells.some(({ expected }) => isRefusal(expected))) expect(cells.some(({ expected }) => !isRefusal(expected)), keyOf(route)).toBe(true)
    }
  })
})

describe('without sign-in', () => {
  const keys = (policy: Route['policy']): string[] => ROUTES.filter((route) => route.policy === policy).map(keyOf).toSorted()
  test('these routes are open', () => {
    expect(keys('open')).toEqual(['GET //docs', 'GET //files/{token}', 'GET //metrics', 'GET /health', 'GET /openapi.json', 'GET /quizzes/templates', 'GET /subscription/plans', 'GET /templates', 'GET /templates/{id}'])
  })
  test('these are open by the link of a shared paper', () => {
    expect(keys('paper_reader')).toEqual(['GET /papers/{id}', 'GET /papers/{id}/export/answer-key', 'GET /papers/{id}/export/pdf', 'GET /quizzes/{id}'])
  })
})

describe('the access matrix', () => {
  let running: TestService
  let world: World
  beforeAll(async () => {
    running = await startService()
    world = await openWorld(running)
    // So that lists of topics and papers hold something of each.
    for (const party of world.parties) await Promise.all([world.fresh('topic', party), world.fresh('paper', party)])
  })
  afterAll(() => running?.end())

  test('nothing is mounted but the routes of the contract and sign-in', () => {
    const paths = ROUTES.map(({ method, path }) => `${method} ${(path.startsWith('//') ? path.slice(1) : `/api/v1${path}`).replaceAll(/\{(\w+)\}/g, ':$1')}`)
    expect(running.app.routes.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual([...paths, 'ALL /api/auth/*', 'GET /'].toSorted())
  })

  test.each(ROUTES.map((route) => ({ name: keyOf(route), route, cells: cellsOf(route) })))('$name answers each of its cells as its policy says', async ({ route, cells }) => {
    const faults: string[] = []
    for (const caller of CALLERS) {
      const answers = new Map<Resource, Seen>()
      for (const cell of cells.filter((one) => one.caller === caller)) {
        const { seen, fault } = await checkCell(world, route, cell)
        answers.set(cell.resource, seen)
        if (fault !== undefined) faults.push(`${caller}, ${cell.resource}: ${fault}`)
      }
      const told = toldApart(answers)
      if (told !== undefined) faults.push(`${caller}: ${told}`)
    }
    expect(faults).toEqual([])
  })

  test('counts its cells', () => {
    const cells = ROUTES.flatMap((route) => cellsOf(route))
    console.log(`${ROUTES.length} routes, ${cells.length} cells, ${cells.filter(({ expected }) => isRefusal(expected)).length} denied; ${ROUTES.filter((route) => kindOf(route) !== undefined).length} routes name a row, ${ROUTES.filter(wantsBinned).length} in the bin`)
    expect(cells.length).toBeGreaterThan(1000)
  })
})
