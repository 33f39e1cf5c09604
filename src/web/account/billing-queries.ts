/** What is paid for, and what can be. */
import { queryOptions } from '@tanstack/react-query'
import { subscription } from '#contract/account.ts'
import { creditPackages } from '#contract/billing.ts'
import { call } from '../api/call.ts'
import { keys } from '../api/queries.ts'

/** Below the key of usage, so that what wakes that (a payment, told of by an event) wakes this. */
export const subscriptionQuery = queryOptions({
  queryKey: [...keys.usage, 'subscription'],
  queryFn: ({ signal }) => call(subscription, { signal }),
})
export const packagesQuery = queryOptions({
  queryKey: ['packages'],
  queryFn: ({ signal }) => call(creditPackages, { signal }),
  staleTime: Infinity,
})
