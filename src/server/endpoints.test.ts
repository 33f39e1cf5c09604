/**
 * The table of endpoints and the contract say the same: nothing promised is missing, nothing stands twice, nothing is
 * hidden behind another.
 */
import { expect, expectTypeOf, test } from 'vitest'
import { ROUTES } from '#contract/routes.ts'
import { POLICIES, route, type Route } from '#contract/route.ts'
import { endpointsOf } from './endpoints.ts'
import type { Service } from './service/service.ts'

// Wiring takes the service apart and calls nothing of it.
const endpoints = endpointsOf({ configuration: {} } as Service)
const nameOf = ({ method, path }: Route): string => `${method} ${path}`

test('every route of the contract has exactly one endpoint, and no endpoint is beside the contract', () => {
  expect(endpoints.map((endpoint) => nameOf(endpoint.route)).toSorted()).toEqual(ROUTES.map(nameOf).toSorted())
  expect(new Set(ROUTES.map(nameOf)).size).toBe(ROUTES.length)
})

test('an endpoint answers with the very route of the contract, not with a copy that says something else', () => {
  expect(
    endpoints.filter((endpoint) => !ROUTES.includes(endpoint.route)).map((endpoint) => nameOf(endpoint.route)),
  ).toEqual([])
})

test('no path with a parameter stands before a fixed one that it would catch', () => {
  const pattern = (path: string): RegExp => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
  const caught = endpoints.flatMap((later, place) =>
    endpoints
      .slice(0, place)
      .filter(
        (earlier) =>
          earlier.route.method === later.route.method &&
          earlier.route.path !== later.route.path &&
          pattern(earlier.route.path).test(later.route.path),
      )
      .map((earlier) => `${nameOf(earlier.route)} catches ${nameOf(later.route)}`),
  )
  expect(caught).toEqual([])
})

test('a route without a policy, or with one that no gate knows, does not compile', () => {
  const complete = {
    method: 'GET',
    path: '/x',
    policy: 'teacher',
    group: 'X',
    summary: 'X.',
    answer: 'text/html',
  } as const
  expectTypeOf(route(complete).policy).toEqualTypeOf<'teacher'>()
  const { policy: _, ...without } = complete
  // @ts-expect-error a route says who may call it
  route(without)
  // @ts-expect-error a policy is one of the list
  route({ ...complete, policy: 'anyone' })
  expect(ROUTES.filter(({ policy }) => !POLICIES.includes(policy))).toEqual([])
})
