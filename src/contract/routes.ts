/** All routes, in the order of the reference. */
import * as account from './account.ts'
import * as catalogue from './catalogue.ts'
import * as documents from './documents.ts'
import * as papers from './papers.ts'
import type { Route } from './route.ts'
import * as system from './system.ts'

const isRoute = (value: unknown): value is Route => typeof value === 'object' && value !== null && 'method' in value && 'policy' in value

export const ROUTES: readonly Route[] = [documents, papers, catalogue, account, system].flatMap((group) => Object.values(group).filter(isRoute))
