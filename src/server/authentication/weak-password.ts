/** Refuses passwords that are guessed first, wherever one is set. */
import { APIError, createAuthMiddleware } from 'better-auth/api'
import type { Db } from '../database/connect.ts'
import { isCommonPassword, isOfAddress } from './common-passwords.ts'
import type { Sessions } from '../http/endpoint.ts'

/** One that is guessed first: among the commonest, or the address itself. */
export const refuseWeakPassword = (db: Db, sessions: Sessions) =>
  createAuthMiddleware(async (context) => {
    const signedIn = (headers: Headers | undefined) =>
      sessions.find({
        authorization: headers?.get('authorization') ?? undefined,
        cookie: headers?.get('cookie') ?? undefined,
      })
    const { password, newPassword, email, token } = (context.body ?? {}) as Readonly<Record<string, unknown>>
    const chosen = newPassword ?? password
    if (typeof chosen !== 'string') return
    if (isCommonPassword(chosen))
      throw new APIError('BAD_REQUEST', {
        code: 'PASSWORD_TOO_COMMON',
        message: 'This password is among the commonest and would be guessed first. Choose another.',
      })
    const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)
    const address =
      text(email) ?? (await signedIn(context.headers))?.user.email ?? (await addressOfReset(db, text(token) ?? ''))
    refuseAddress(chosen, address ?? '')
  })

export function refuseAddress(password: string, email: string): void {
  if (isOfAddress(password, email))
    throw new APIError('BAD_REQUEST', {
      code: 'PASSWORD_IS_ADDRESS',
      message: 'This password is the e-mail address, which anybody may know. Choose another.',
    })
}

async function addressOfReset(db: Db, token: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('accountVerification')
    .innerJoin('accountUser', 'accountUser.id', 'accountVerification.value')
    .select('email')
    .where('identifier', '=', `reset-password:${token}`)
    .executeTakeFirst()
  return row?.email
}
