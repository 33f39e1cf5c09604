/**
 * For each route a call that its owner may make, and what a granted answer shows. A route without an entry fails the
 * matrix.
 */
import { USUAL_FORMAT } from '#formats/formats.ts'
import { Client } from '../test-service.ts'
import type { Kind, Party, Row, World } from './world.ts'

type Call = {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: string
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

export type Sample = {
  /** What the call names where its policy does not say so: in the address or in the body. */
  readonly names?: Kind
  readonly call?: (row: Row, home: Party, world: World) => Call | Promise<Call>
  /** A text of the granted answer that no other school's holds; else the mark of the school. */
  readonly shows?: string | ((row: Row, home: Party) => string)
  /** Where the new row is found by the caller afterwards. */
  readonly lands?: string
  /** Uses the plan: on one that was lowered below what is used it is refused with 402. */
  readonly metered?: true
  /** Ends the account of its caller. */
  readonly endsAccount?: true
  /** Ends sessions, so it is called by an account of its own. */
  readonly endsSessions?: true
  /** Tells what is used of the plan: set anew before, since other cells use it, too. */
  readonly tellsUsage?: true
  /** The answer goes on: read until the events of the caller's school have come. */
  readonly streams?: true
  /** The answer is the same for all teachers: nothing of a school is in it. */
  readonly impersonal?: true
}

const ID = ({ id }: Row): string => id
const title = (_row: Row, { mark }: Party): Call => ({ body: { title: `${mark} anew` } })
const making = { questionCount: 5, questionTypes: ['true_false', 'fill_blank'] }
const used = (_row: Row, { usedQuizzes }: Party): string => `"used":${usedQuizzes},`
const usage = (_row: Row, { usedQuizzes }: Party): string => `"quizzes":${usedQuizzes},`
const note = (mark: string): FormData => {
  const form = new FormData()
  form.append('file', new Blob([`Notes of ${mark}. ${crypto.randomUUID()}`]), `${mark}.txt`)
  return form
}
const question = { type: 'true_false', question: 'Bees make honey.', correctAnswer: 'True', marks: 1 }

/** A paper that a visitor has just drawn. */
async function keepOfVisitor(_row: Row, _home: Party, { running }: World): Promise<Call> {
  const { body } = await new Client(running.url).post('/papers/preset', { paper: 2 })
  return { params: { id: body.data.id }, body: { keepKey: body.data.keepKey } }
}

/** Callers whose plan is paid for, by the month or by the year. */
async function subscribed(_row: Row, { schoolId }: Party, { running, stripe: { state } }: World): Promise<Call> {
  const { db } = running.service
  const { tier } = await db
    .selectFrom('school')
    .select('tier')
    .where('schoolId', '=', schoolId)
    .executeTakeFirstOrThrow()
  const customerId = state.createCustomer({}).id
  const { id } = state.createSession({
    customer: customerId,
    mode: 'subscription',
    line_items: { 0: { price_data: { unit_amount: '7800', currency: 'hkd', recurring: { interval: 'month' } } } },
    subscription_data: { metadata: { tier } },
  })
  const row = {
    subscriptionId: state.pay(id).subscription as string,
    tier,
    interval: 'month',
    status: 'active',
    lives: true,
    periodEnd: new Date(),
    cancelsAt: null,
    checkedAt: new Date(),
  } as const
  await notSubscribed(_row, { schoolId }, { running })
  await db.insertInto('paymentCustomer').values({ schoolId, customerId }).execute()
  await db
    .insertInto('subscription')
    .values({ schoolId, ...row })
    .execute()
  return {}
}

async function notSubscribed(
  _row: Row,
  { schoolId }: Pick<Party, 'schoolId'>,
  { running }: Pick<World, 'running'>,
): Promise<Call> {
  for (const table of ['subscription', 'paymentCustomer'] as const)
    await running.service.db.deleteFrom(table).where('schoolId', '=', schoolId).execute()
  return { body: { plan_id: 'pro_yearly' } }
}

function signedMessage(_row: Row, _home: Party, { stripe: { sender } }: World): Call {
  const body = { id: 'evt_access', object: 'event', type: 'ping', data: { object: {} } }
  return { body, headers: { 'stripe-signature': sender.signature(JSON.stringify(body), 'right') } }
}

const bought = () => ({ body: { package_id: 'credits_50' } })

export const SAMPLES: Readonly<Record<string, Sample>> = {
  'POST /documents': { call: (_row, { mark }) => ({ body: note(mark) }), lands: '/documents', metered: true },
  'GET /documents': {},
  'GET /documents/stats': { shows: '"byStatus"', impersonal: true },
  'GET /documents/quota': { shows: used, tellsUsage: true },
  'GET /documents/{id}': {},
  'PATCH /documents/{id}': { call: (_row, { mark }) => ({ body: { name: `${mark} anew` } }) },
  'DELETE /documents/{id}': { shows: ID },
  'POST /documents/{id}/restore': { metered: true },
  'DELETE /documents/{id}/forever': { shows: ID },
  'POST /documents/{id}/cancel': {},
  'POST /documents/{id}/reread': { metered: true },
  'GET /documents/{id}/url': { shows: '/files/' },
  'GET /documents/{id}/pages/{page}': { call: () => ({ params: { page: '1' } }), shows: 'bee' },
  'POST /documents/extract-topics': {
    names: 'document',
    call: ({ id }) => ({ body: { documentId: id } }),
    shows: '"topics":[{',
  },
  'GET //files/{token}': { names: 'file', call: ({ id }) => ({ params: { token: id } }), shows: '%PDF-' },

  'POST /quizzes/generate/document': {
    names: 'document',
    call: ({ id }, { mark }) => ({ body: { ...making, title: `New of ${mark}`, sourceDocuments: [id] } }),
    lands: '/papers',
    metered: true,
  },
  'POST /papers/generate': {
    names: 'document',
    call: ({ id }, { mark }) => ({ body: { ...making, title: `New of ${mark}`, documentId: id } }),
    lands: '/papers',
    metered: true,
  },
  'POST /quizzes/generate/concept': {
    call: (_row, { mark }) => ({ body: { topic: 'Percentages', questionCount: 5, title: `New of ${mark}` } }),
    lands: '/papers',
    metered: true,
  },
  'POST /papers/preset': {
    call: () => ({ body: { paper: 2 } }),
    shows: '"structure":{"id":"hkdse-paper-2"',
    impersonal: true,
  },
  'POST /papers/preset/{id}/keep': {
    call: keepOfVisitor,
    shows: '"structure":{"id":"hkdse-paper-2"',
    impersonal: true,
  },
  'GET /curriculum/units': { shows: '"JS5"', impersonal: true },
  'GET /papers': {},
  'GET /quizzes/stats': { shows: '"byStatus"', impersonal: true },
  'GET /quizzes/quota': { shows: used, tellsUsage: true },
  'GET /papers/{id}': {},
  'PATCH /papers/{id}': { call: title },
  'PUT /papers/{id}': { call: title },
  'DELETE /papers/{id}': { shows: ID },
  'POST /papers/{id}/restore': {},
  'DELETE /papers/{id}/forever': { shows: ID },
  'POST /papers/{id}/duplicate': { lands: '/papers' },
  'GET /bin': {
    call: async (_row, home, world) => {
      await world.fresh('paper', home, { binned: true })
      return {}
    },
  },
  'DELETE /bin': {
    call: async (_row, home, world) => {
      await world.fresh('paper', home, { binned: true })
      return {}
    },
    shows: '"quizzes":',
    impersonal: true,
  },
  'POST /papers/{id}/regenerate': { metered: true },
  'GET /papers/{id}/questions/{questionId}/candidates': {
    call: ({ questionId }) => ({ params: { questionId } }),
    shows: '"correctAnswer"',
  },
  'POST /papers/{id}/questions/{questionId}/replace': {
    call: ({ questionId }) => ({ params: { questionId } }),
    shows: '"correctAnswer"',
    metered: true,
  },
  'GET /generations/{id}': {},
  'DELETE /generations/{id}': { shows: ID },
  'POST //api/llm/generate-batch': {
    call: () => ({ body: { prompt: 'Honey bees', questionCount: 1 } }),
    shows: '"questions":[{',
    impersonal: true,
    metered: true,
  },
  'POST //api/llm/generate-questions': {
    call: () => ({ body: { prompt: 'Honey bees', questionCount: 1 } }),
    shows: '"questions":[{',
    impersonal: true,
    metered: true,
  },
  'GET /papers/{id}/revisions': { shows: '"revision":1' },
  'POST /papers/{id}/revisions/{revision}/restore': { call: () => ({ params: { revision: '1' } }) },
  'GET /papers/{id}/share': { shows: ID },
  'POST /papers/{id}/share': { shows: ID },
  'DELETE /papers/{id}/share': { shows: '"shared":false' },
  // The key: the question paper hides nothing from the holder of a link.
  'GET /papers/{id}/export/{format}': {
    call: ({ id }) => ({ params: { id, format: USUAL_FORMAT }, query: '?part=key' }),
  },
  'GET /papers/{id}/export/answer-key': {},
  // Stored, not packed: the file names the paper.
  'GET /papers/{id}/export.zip': { call: () => ({ query: '?formats=pdf,kahoot' }) },
  'POST /papers/preview/pdf': {
    call: (_row, { mark }) => ({
      body: { title: `Preview of ${mark}`, questions: [question] },
      headers: { accept: 'application/pdf' },
    }),
    impersonal: true,
  },
  'POST //render': { call: () => ({ body: { latex: 'x^2' } }), shows: 'data:image/svg+xml;base64,', impersonal: true },
  'POST //render/batch': {
    call: () => ({ body: { items: [{ id: 'a', latex: 'x^2' }] } }),
    shows: '"success":true,"image":"data:',
    impersonal: true,
  },
  'GET /quizzes': {},
  'GET /quizzes/{id}': {},
  'DELETE /quizzes/{id}': { shows: ID },
  'PATCH /quizzes/{id}': { call: title },
  'PUT /quizzes/{id}': { call: title },

  'GET /templates': { shows: '"quick-quiz"' },
  'GET /quizzes/templates': { shows: '"quick-quiz"' },
  'GET /templates/{id}': { names: 'template', shows: '"quick-quiz"' },
  'GET /templates/{id}/samples': { names: 'template', shows: '"quick-quiz"' },
  'GET /topics': {},
  'GET /topics/capacity': {
    names: 'document',
    call: ({ id }) => ({ query: `?documentId=${id}` }),
    shows: '"byType":{"',
  },
  'GET /topics/search': { call: () => ({ query: '?q=Topic' }) },
  'POST /topics': { call: (_row, { mark }) => ({ body: { name: `New topic of ${mark}` } }), lands: '/topics' },
  'GET /topics/{id}': { names: 'topic', call: ({ id }) => ({ params: { id } }) },
  'PUT /topics/{id}': { call: (_row, { mark }) => ({ body: { name: `${mark} anew` } }) },
  'DELETE /topics/{id}': { shows: ID },

  'GET /me': {},
  'PATCH /me': { call: (_row, { mark }) => ({ body: { name: `Teacher ${mark}` } }) },
  'DELETE /me': { call: () => ({ body: { password: 'blue-harbour-7' } }), shows: '"deleted":true', endsAccount: true },
  'GET /me/sign-in': { shows: '"password":true', impersonal: true },
  'GET /me/sessions': { shows: '"isThis":true', impersonal: true },
  'DELETE /me/sessions': { shows: '"ended":', impersonal: true, endsSessions: true },
  'DELETE /me/google': { shows: '"google":false', impersonal: true },
  'GET /me/export': { shows: 'PK', impersonal: true },
  'GET /auth/ways': { shows: '"provider":"built-in"' },
  'GET /dashboard': {},
  'GET /usage/stats': { shows: usage, tellsUsage: true },
  'GET /usage/current': { shows: usage, tellsUsage: true },
  'GET /credits': {},
  'GET /subscription': { shows: (_row, { usedQuizzes }) => `"questions":${30 * usedQuizzes}}`, tellsUsage: true },
  'GET /subscription/plans': { shows: '"pro"' },
  'POST /subscription/checkout': { call: notSubscribed, shows: '"url":"http', impersonal: true },
  'POST /subscription/cancel': {
    call: subscribed,
    shows: (_row, { usedQuizzes }) => `"questions":${30 * usedQuizzes}}`,
    tellsUsage: true,
  },
  'POST /subscription/resume': {
    call: subscribed,
    shows: (_row, { usedQuizzes }) => `"questions":${30 * usedQuizzes}}`,
    tellsUsage: true,
  },
  'POST /subscription/portal': { call: subscribed, shows: '"url":"http', impersonal: true },
  'GET /billing/packages': { shows: '"credits_50"' },
  'POST /billing/checkout': { call: bought, shows: '"url":"http', impersonal: true },
  'POST /billing/create-payment-intent': { call: bought, shows: '"client_secret"', impersonal: true },
  'POST /billing/webhook': { call: signedMessage, shows: '"received":true', impersonal: true },
  'GET /events': { streams: true },

  'GET /health': { shows: '"database":"ok"' },
  'GET /openapi.json': { shows: '"openapi":"3.1.0"' },
  'GET //metrics': { shows: 'setpaper_request_seconds' },
  'GET //docs': { shows: '<h1>Setpaper API' },
}
