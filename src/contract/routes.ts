/** All routes of the contract. */
import * as account from './account.ts'
import * as billing from './billing.ts'
import * as bin from './bin.ts'
import * as documents from './documents.ts'
import * as exported from './exports.ts'
import * as generations from './generations.ts'
import * as llm from './llm.ts'
import * as making from './make-papers.ts'
import * as papers from './papers.ts'
import * as render from './render.ts'
import { METHODS, type Route } from './route.ts'
import * as system from './system.ts'
import * as templates from './templates.ts'
import * as topics from './topics.ts'

const isRoute = (value: unknown): value is Route =>
  typeof value === 'object' && value !== null && 'method' in value && 'policy' in value

const NAMED = [
  documents,
  making,
  papers,
  exported,
  generations,
  llm,
  bin,
  templates,
  topics,
  account,
  billing,
  render,
  system,
].flatMap((group) => Object.entries(group).flatMap(([name, value]) => (isRoute(value) ? [[name, value] as const] : [])))

const order = ({ path, method }: Route): string => `${path} ${METHODS.indexOf(method)}`
const byPath = (a: Route, b: Route): number => (order(a) < order(b) ? -1 : 1)

/** By path, what is fixed before what is a parameter. */
export const ROUTES: readonly Route[] = NAMED.map(([, route]) => route).toSorted(byPath)

/** What each is called in the contract, and in the OpenAPI document as `operationId`. */
export const ROUTE_NAMES: ReadonlyMap<Route, string> = new Map(NAMED.map(([name, route]) => [route, name]))
