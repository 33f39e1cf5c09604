/**
 * For each policy, once: what each caller meets at a row of the owner's, of another school, at none, and at one in the
 * wrong state of the bin.
 */
import type { Policy, Route } from '#contract/route.ts'
import { SAMPLES } from './samples.ts'
import type { Kind, Sharing } from './world.ts'

/**
 * `own` is a row of the owner's school; for the downgraded plan, of that teacher's. `binned`: in the bin where the
 * route wants it out, or out where it wants it in.
 */
export const RESOURCES = ['own', 'foreign', 'missing', 'binned'] as const
export type Resource = (typeof RESOURCES)[number]

export const CALLERS = [
  'visitor',
  'owner',
  'other user',
  'link holder',
  'link holder, with answers',
  'other user with the link',
  'revoked link',
  'expired session',
  'downgraded plan',
] as const
export type Caller = (typeof CALLERS)[number]

/** `public`: as a link holder sees it. `granted`: all of it. Else the code of the refusal. */
export type Expected = 'granted' | 'public' | 'public with answers' | 'unauthenticated' | 'not_found' | 'quota'

const only = (own: Expected, others: Expected): Row => ({ own, foreign: others, missing: others, binned: others })
type Row = Readonly<Record<Resource, Expected>>

const SIGN_IN = only('unauthenticated', 'unauthenticated')
const NOTHING = only('not_found', 'not_found')
const OWN = only('granted', 'not_found')

/** Rows of one's own school only. */
const OWNER = {
  visitor: SIGN_IN,
  owner: OWN,
  'other user': NOTHING,
  'link holder': SIGN_IN,
  'link holder, with answers': SIGN_IN,
  'other user with the link': NOTHING,
  'revoked link': SIGN_IN,
  'expired session': SIGN_IN,
  'downgraded plan': OWN,
} as const satisfies Record<Caller, Row>

/** Callers who are signed in, with their own rows. */
const TEACHER = { ...OWNER, 'other user': OWN, 'other user with the link': OWN } as const

const ANYONE = Object.fromEntries(CALLERS.map((caller) => [caller, OWN])) as Record<Caller, Row>

const READER = {
  visitor: NOTHING,
  owner: OWN,
  'other user': NOTHING,
  'link holder': only('public', 'not_found'),
  'link holder, with answers': only('public with answers', 'not_found'),
  'other user with the link': only('public', 'not_found'),
  'revoked link': NOTHING,
  'expired session': NOTHING,
  'downgraded plan': OWN,
} as const satisfies Record<Caller, Row>

const EXPECTED: Readonly<Record<Policy, Readonly<Record<Caller, Row>>>> = {
  open: ANYONE,
  // Of a message that is signed rightly; what is not is the matter of test/api/payment.test.ts.
  signed: ANYONE,
  teacher: TEACHER,
  document_owner: OWNER,
  deleted_document_owner: OWNER,
  paper_owner: OWNER,
  deleted_paper_owner: OWNER,
  paper_reader: READER,
  topic_owner: OWNER,
  generation_owner: OWNER,
}

/** What the route names. */
export function kindOf(route: Route): Kind | undefined {
  switch (route.policy) {
    case 'open':
      return SAMPLES[keyOf(route)]?.names
    case 'signed':
      return undefined
    case 'teacher':
      return SAMPLES[keyOf(route)]?.names
    case 'document_owner':
      return 'document'
    case 'deleted_document_owner':
      return 'document'
    case 'paper_owner':
      return 'paper'
    case 'deleted_paper_owner':
      return 'paper'
    case 'paper_reader':
      return 'paper'
    case 'topic_owner':
      return 'topic'
    case 'generation_owner':
      return 'generation'
  }
}

export const keyOf = ({ method, path }: Route): string => `${method} ${path}`
export const wantsBinned = ({ policy }: Route): boolean => policy.startsWith('deleted_')

export type Cell = { readonly caller: Caller; readonly resource: Resource; readonly expected: Expected }

/** All cells of a route. One that names no row has only its own; what lies in no bin has no such cell. */
export function cellsOf(route: Route): readonly Cell[] {
  const kind = kindOf(route)
  const sample = SAMPLES[keyOf(route)]
  // A teacher's call that names a row in its body may name only one's own.
  const table = route.policy === 'teacher' && kind !== undefined ? OWNER : EXPECTED[route.policy]
  const resources =
    kind === undefined
      ? (['own'] as const)
      : kind === 'template' || kind === 'file' || kind === 'generation'
        ? (['own', 'foreign', 'missing'] as const)
        : RESOURCES
  return CALLERS.flatMap((caller) =>
    resources.map((resource): Cell => {
      const expected = table[caller][resource]
      if (expected === 'granted' && caller === 'downgraded plan' && sample?.metered)
        return { caller, resource, expected: 'quota' }
      // The key has no question paper's view: it is shown with answers or not at all.
      if (expected === 'public' && /^\/papers\/{id}\/export\b/.test(route.path))
        return { caller, resource, expected: 'not_found' }
      return { caller, resource, expected }
    }),
  )
}

export const sharingOf = (caller: Caller): Sharing =>
  caller === 'link holder' || caller === 'other user with the link'
    ? 'questions'
    : caller === 'link holder, with answers'
      ? 'answers'
      : 'private'
