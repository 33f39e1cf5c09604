/** Routes of the signed-in teacher: profile, usage, dashboard, events. */
import { FRESH_SIGN_IN_MINUTES, LONGEST, MOST_STREAMS, PASSWORD_LENGTH } from '#domain/limits.ts'
import { z } from 'zod'
import { CREDIT_REASONS } from '#domain/credits.ts'
import { INTERFACE_LANGUAGES } from '#domain/language.ts'
import { INTERVALS } from '#domain/plan-offer.ts'
import { document, id, list, paging, paperSummary, time, usageAnswer } from './shapes.ts'
import { route } from './route.ts'

const group = 'Account'
const me = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    tier: z.string(),
    credits: z.int(),
    language: z.enum(INTERFACE_LANGUAGES),
  })
  .meta({ id: 'Me' })

export const getMe = route({
  method: 'GET',
  path: '/me',
  policy: 'teacher',
  group,
  summary: 'Who is signed in.',
  answer: me,
})
export const patchMe = route({
  method: 'PATCH',
  path: '/me',
  policy: 'teacher',
  group,
  summary: 'Changes name or language.',
  body: z.object({
    name: z.string().trim().min(1).max(LONGEST.personName).optional(),
    language: z.enum(INTERFACE_LANGUAGES).optional(),
  }),
  answer: me,
})
export const deleteMe = route({
  method: 'DELETE',
  path: '/me',
  policy: 'teacher',
  group,
  rate: 'sensitive',
  refuses: ['sign_in_again'],
  summary: `Deletes the account with everything in it, for good. The password confirms it; where there is none, the e-mail address, within ${FRESH_SIGN_IN_MINUTES} minutes of signing in.`,
  body: z.object({
    password: z.string().min(1).max(PASSWORD_LENGTH.most).optional(),
    email: z.string().max(LONGEST.email).optional(),
  }),
  answer: z.object({ deleted: z.literal(true) }),
})
export const dashboard = route({
  method: 'GET',
  path: '/dashboard',
  policy: 'teacher',
  group,
  summary: 'What the dashboard shows first.',
  answer: z.object({
    totalDocuments: z.int(),
    totalQuizzes: z.int(),
    recentDocuments: z.array(document),
    recentQuizzes: z.array(paperSummary),
    usage: usageAnswer,
  }),
})
export const usageStats = route({
  method: 'GET',
  path: '/usage/stats',
  policy: 'teacher',
  group,
  summary: 'What of the plan is used.',
  answer: usageAnswer,
})
export const usageCurrent = route({
  method: 'GET',
  path: '/usage/current',
  policy: 'teacher',
  group,
  summary: 'As `/usage/stats`.',
  answer: usageAnswer,
})
/**
 * `renewsAt`: paid again then; `cancelsAt`: Pro until then; `status`: as Stripe says it, `past_due` while a payment is
 * tried again. All absent without a subscription.
 */
export const subscriptionAnswer = z
  .object({
    tier: z.string(),
    credits_remaining: z.int(),
    status: z.string().optional(),
    interval: z.enum(INTERVALS).optional(),
    renewsAt: time.optional(),
    cancelsAt: time.optional(),
    usage: z.object({ questions: z.int() }),
    limits: z.object({ questionsPerMonth: z.int() }),
  })
  .meta({ id: 'Subscription' })
export const subscription = route({
  method: 'GET',
  path: '/subscription',
  policy: 'teacher',
  group,
  summary: 'Plan and credits.',
  answer: subscriptionAnswer,
})
export const listCredits = route({
  method: 'GET',
  path: '/credits',
  policy: 'teacher',
  group,
  summary:
    'The balance, and every change of it, the newest first: their sum is the balance. `about` is what it was for: the title of a paper, the name of a document.',
  query: z.object(paging),
  answer: list(
    z.object({ id, change: z.int(), reason: z.enum(CREDIT_REASONS), about: z.string().optional(), createdAt: time }),
  ).extend({ credits: z.int() }),
})
export const subscriptionPlans = route({
  method: 'GET',
  path: '/subscription/plans',
  policy: 'open',
  group,
  summary: 'The plans of this server.',
  answer: z.object({
    plans: z.array(
      z.object({
        tier: z.string(),
        name: z.string(),
        limits: z.record(z.string(), z.int()),
        priorityProcessing: z.boolean(),
        advancedModels: z.boolean(),
        monthlyPriceHkd: z.number(),
      }),
    ),
  }),
})
export const events = route({
  method: 'GET',
  path: '/events',
  policy: 'teacher',
  group,
  refuses: ['too_many_streams'],
  summary: `Progress of documents and papers, as server-sent events; \`gap\` asks for the rows to be read again. One account has ${MOST_STREAMS} such streams at most.`,
  answer: 'text/event-stream',
})

/** By which ways one may sign in here; `isConfigured` is false where the operator has not finished (decision D16). */
export const signInWays = route({
  method: 'GET',
  path: '/auth/ways',
  policy: 'open',
  group,
  summary: 'By which ways one may sign in.',
  answer: z.object({
    provider: z.enum(['built-in', 'supabase']),
    isConfigured: z.boolean(),
    google: z.boolean(),
    mail: z.boolean(),
    passwordMinLength: z.int(),
  }),
})
const waysOfAccount = z
  .object({ password: z.boolean(), google: z.boolean(), supabase: z.boolean() })
  .meta({ id: 'SignInWays' })
export const getSignIn = route({
  method: 'GET',
  path: '/me/sign-in',
  policy: 'teacher',
  group,
  summary: 'By which ways this account is signed in to.',
  answer: waysOfAccount,
})
export const deleteGoogle = route({
  method: 'DELETE',
  path: '/me/google',
  policy: 'teacher',
  group,
  refuses: ['invalid_input'],
  summary: 'Disconnects Google, where a password is left to sign in by.',
  answer: waysOfAccount,
})
export const listSessions = route({
  method: 'GET',
  path: '/me/sessions',
  policy: 'teacher',
  group,
  summary: 'Where the account is signed in; `lastUsedAt` is right to a day.',
  answer: z.object({
    items: z.array(z.object({ createdAt: time, lastUsedAt: time, userAgent: z.string(), isThis: z.boolean() })),
  }),
})
export const deleteOtherSessions = route({
  method: 'DELETE',
  path: '/me/sessions',
  policy: 'teacher',
  group,
  summary: 'Signs out everywhere else.',
  answer: z.object({ ended: z.int() }),
})
export const exportMe = route({
  method: 'GET',
  path: '/me/export',
  policy: 'teacher',
  group,
  rate: 'sensitive',
  summary: 'All that is kept of the account, as one archive.',
  answer: 'application/zip',
})
