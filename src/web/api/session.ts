/** Who is signed in, and signing in and out (better-auth's paths, beside the contract). */
import { queryOptions } from '@tanstack/react-query'
import { getMe } from '#contract/account.ts'
import type { InterfaceLanguage } from '#domain/language.ts'
import { ApiError, call, errorOf } from './call.ts'
import { hasSession } from './has-session.ts'

/** The signed-in teacher; null for a visitor. */
export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: async ({ signal }) => {
    if (!(await hasSession(signal))) return null
    return call(getMe, { signal }).catch((error: unknown) => {
      // It ended between the two calls.
      if (error instanceof ApiError && error.status === 401) return null
      throw error
    })
  },
})

export type SignIn = { readonly email: string; readonly password: string }
/** `language`: of the mails to the teacher, until another is chosen. */
export type SignUp = SignIn & { readonly name: string; readonly language: InterfaceLanguage }

export const signIn = (fields: SignIn) => post('/sign-in/email', fields)
/** `isConfirmationSent`: the account is opened by the link of a mail. */
export const signUp = (fields: SignUp) =>
  post('/sign-up/email', fields) as Promise<{ readonly isConfirmationSent?: boolean }>
export const signOut = () => post('/sign-out', {})
export const requestPasswordReset = (email: string) => post('/request-password-reset', { email })
export const resetPassword = (token: string, newPassword: string) => post('/reset-password', { token, newPassword })

/** The session comes and goes as a cookie. Errors of better-auth itself are `{ code, message }`. */
export async function post(path: string, body: unknown): Promise<unknown> {
  const response = await fetch(`/api/auth${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch((error: unknown) => {
    throw new ApiError(0, String(error))
  })
  if (response.ok) return response.json()
  const told = (await response.json().catch(() => undefined)) as
    | { readonly error?: string; readonly message?: string; readonly code?: string }
    | undefined
  throw errorOf(
    response.status,
    told && { ...told, ...(told.error === undefined && told.message !== undefined ? { error: told.message } : {}) },
  )
}
