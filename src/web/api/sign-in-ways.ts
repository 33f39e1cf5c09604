/**
 * By which ways one may sign in, and Google among them; apart from session.ts, since the first screen needs none of it.
 */
import { queryOptions } from '@tanstack/react-query'
import { getSignIn, listSessions, signInWays } from '#contract/account.ts'
import { call } from './call.ts'
import { post } from './session.ts'

/** The same until the operator changes it. */
export const waysQuery = queryOptions({
  queryKey: ['sign-in-ways'],
  staleTime: Infinity,
  queryFn: ({ signal }) => call(signInWays, { signal }),
})
export const ownWaysQuery = queryOptions({
  queryKey: ['own-sign-in-ways'],
  queryFn: ({ signal }) => call(getSignIn, { signal }),
})
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => call(listSessions, { signal }),
})

export const changePassword = (currentPassword: string, newPassword: string) =>
  post('/change-password', { currentPassword, newPassword, revokeOtherSessions: true })

/** Leaves the page for Google; `/auth/callback` is where it comes back. */
export const openGoogle = (): Promise<void> => leaveFor('/sign-in/social')
/** The same, to connect it with the account that is signed in. */
export const connectGoogle = (): Promise<void> => leaveFor('/link-social')

async function leaveFor(path: string): Promise<void> {
  const { url } = (await post(path, {})) as { readonly url: string }
  location.assign(url)
}
