/**
 * The sentence for a sign-in that failed: what better-auth says, in the reader's language where its reason is known.
 */
import type { InterfaceLanguage } from '#domain/language.ts'
import type { InterfaceTexts } from '#messages/interface/en.ts'
import { ApiError, wordError } from '../api/call.ts'

export function wordSignInError(
  error: unknown,
  language: InterfaceLanguage,
  { signIn, common }: InterfaceTexts,
  otherwise = signIn.failed,
): string {
  const known = error instanceof ApiError && error.code !== undefined ? signIn.refusals[error.code] : undefined
  // What stands between us and the server (a proxy's page) says nothing that a reader could use.
  if (error instanceof ApiError && !error.isOffline && error.code === undefined && error.refusal === undefined)
    return otherwise
  // A reason of better-auth that has no words of ours is told in its own English, or not at all.
  if (
    known === undefined &&
    language !== 'en' &&
    error instanceof ApiError &&
    !error.isOffline &&
    error.refusal === undefined
  )
    return otherwise
  return known ?? wordError(error, language, otherwise, common.offline)
}
