/** Gates from which one check is taken away; the matrix must notice each. */
import type { Policy, Route } from '#contract/route.ts'
import { err, ok } from '#domain/result.ts'
import type { Access, Gate, PaperView, RowKey, User } from '#server/http/endpoint.ts'
import { keyOf } from './expectations.ts'
import { SAMPLES } from './samples.ts'
import type { Party, World } from './world.ts'

export type Mutant = {
  readonly name: string
  readonly appliesTo: (route: Route) => boolean
  readonly gate: (inner: Gate, world: World) => Gate
}

const NOT_FOUND = err({ code: 'not_found' } as const)
const TABLES = {
  document: ['document', 'documentId'],
  paper: ['paper', 'paperId'],
  topic: ['topic', 'topicId'],
  generation: ['generation', 'generationId'],
} as const
type RowKind = keyof typeof TABLES

export const asksForSession = (policy: Policy): boolean => policy !== 'open' && policy !== 'signed'
const namesRow = (policy: Policy): boolean => asksForSession(policy) && policy !== 'teacher'
/** Nothing of a school is read or told: whose it is taken for changes nothing but what is metered. */
const isPersonal = (route: Route): boolean => route.policy === 'teacher' && !SAMPLES[keyOf(route)]?.impersonal

const kindOfPolicy = (policy: Policy): RowKind =>
  policy.includes('document')
    ? 'document'
    : policy.includes('topic')
      ? 'topic'
      : policy.includes('generation')
        ? 'generation'
        : 'paper'

/** The row wherever it is: in any school, or only in `schoolId`; in the bin, or out of it, or either. */
async function findRow(
  { running }: World,
  policy: Policy,
  id: string,
  { schoolId, binned }: { readonly schoolId?: string; readonly binned?: boolean },
): Promise<RowKey | undefined> {
  const [table, column] = TABLES[kindOfPolicy(policy)]
  const row = await running.service.db
    .selectFrom(table as 'document')
    .select('schoolId')
    .where(column as 'documentId', '=', id)
    .$if(schoolId !== undefined, (query) => query.where('schoolId', '=', schoolId!))
    .$if(binned !== undefined && table !== 'generation', (query) =>
      query.where('deletedAt', binned ? 'is not' : 'is', null),
    )
    .executeTakeFirst()
  return row && { schoolId: row.schoolId, id }
}

const granting = (policy: Policy, user: User | undefined, row: RowKey, view: PaperView) =>
  ({ user, [kindOfPolicy(policy)]: row, view }) as never

const userOf = ({ schoolId, userId, mark }: Pick<Party, 'schoolId' | 'userId' | 'mark'>): User => ({
  id: userId,
  schoolId,
  name: `Teacher ${mark}`,
  email: `${mark}@school.hk`,
  language: 'en',
  tier: 'pro',
  credits: 100,
  sessionId: 'none',
})

export const MUTANTS: readonly Mutant[] = [
  {
    name: 'nobody passes',
    appliesTo: () => true,
    gate: () => async () => NOT_FOUND,
  },
  {
    name: 'only teachers pass',
    appliesTo: ({ policy }) => !asksForSession(policy) || policy === 'paper_reader',
    gate: (inner) => async (policy, user, params) =>
      user === undefined ? err({ code: 'unauthenticated' }) : inner(policy, user, params),
  },
  {
    name: 'a visitor passes as some user',
    appliesTo: ({ policy }) => asksForSession(policy),
    gate:
      (inner, { cast }) =>
      (policy, user, params) =>
        inner(policy, user ?? userOf(cast.home), params),
  },
  {
    name: 'a teacher passes as one of another school',
    appliesTo: (route) => namesRow(route.policy) || isPersonal(route),
    gate:
      (inner, { cast }) =>
      (policy, user, params) =>
        inner(policy, user && userOf(cast.stranger), params),
  },
  {
    name: 'the row is found in any school',
    appliesTo: ({ policy }) => namesRow(policy),
    gate: (inner, world) => async (policy, user, params) => {
      const row = user && (await findRow(world, policy, params.id ?? '', { binned: policy.startsWith('deleted_') }))
      return row === undefined ? inner(policy, user, params) : ok(granting(policy, user, row, 'owner'))
    },
  },
  {
    name: 'the bin is ignored',
    // What is being made lies in no bin.
    appliesTo: ({ policy }) => namesRow(policy) && policy !== 'generation_owner',
    gate: (inner, world) => async (policy, user, params) => {
      const row = user && (await findRow(world, policy, params.id ?? '', { schoolId: user.schoolId }))
      return row === undefined ? inner(policy, user, params) : ok(granting(policy, user, row, 'owner'))
    },
  },
  {
    name: 'the bin is ignored by links',
    appliesTo: ({ policy }) => policy === 'paper_reader',
    gate: (inner, world) => async (policy, user, params) => {
      const row = await findRow(world, policy, params.id ?? '', { binned: true })
      return row === undefined ? inner(policy, user, params) : ok(granting(policy, user, row, 'answers'))
    },
  },
  {
    name: 'a foreign row is told from a missing one',
    appliesTo: ({ policy }) => namesRow(policy),
    gate: (inner, world) => async (policy, user, params) => {
      const seen = await inner(policy, user, params)
      return !seen.ok &&
        seen.error.code === 'not_found' &&
        (await findRow(world, policy, params.id ?? '', {})) !== undefined
        ? err({ code: 'invalid_input', field: 'id', problem: 'not yours' })
        : seen
    },
  },
  {
    name: '`sharing` is ignored',
    appliesTo: ({ policy }) => policy === 'paper_reader',
    gate: (inner, world) => async (policy, user, params) => {
      const seen = await inner(policy, user, params)
      const row = seen.ok ? undefined : await findRow(world, policy, params.id ?? '', { binned: false })
      return row === undefined ? seen : ok(granting(policy, user, row, 'answers'))
    },
  },
  ...(['owner', 'answers'] as const).map((view): Mutant => ({
    name: `a link shows ${view === 'owner' ? 'what the owner sees' : 'answers'}`,
    // The question paper holds no answers in any view; its name tells the owner's.
    appliesTo: (route) => route.policy === 'paper_reader' && (view === 'owner' || !route.path.endsWith('/pdf')),
    gate: (inner) => async (policy, user, params) => {
      const seen = await inner(policy, user, params)
      return seen.ok && (seen.value as Access['paper_reader']).view !== 'owner'
        ? ok({ ...seen.value, view } as never)
        : seen
    },
  })),
  {
    name: 'the owner is taken for a link holder',
    appliesTo: ({ policy }) => policy === 'paper_reader',
    gate: (inner) => async (policy, user, params) => {
      const seen = await inner(policy, user, params)
      return seen.ok ? ok({ ...seen.value, view: 'questions' } as never) : seen
    },
  },
]
