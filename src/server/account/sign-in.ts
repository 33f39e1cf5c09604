/** GET /auth/ways, /me/sign-in and /me/sessions, DELETE /me/sessions and /me/google */
import { deleteGoogle, deleteOtherSessions, getSignIn, listSessions, signInWays } from '#contract/account.ts'
import { err, ok } from '#domain/result.ts'
import { endpoint, type User } from '../http/endpoint.ts'
import type { Service } from '../service/service.ts'

type Needed = Pick<Service, 'db' | 'now'>

export const ways = ({
  authentication,
  configuration: { passwordMinLength },
}: Pick<Service, 'authentication' | 'configuration'>) =>
  endpoint(signInWays, async () => ok({ ...authentication.ways, passwordMinLength }))

/** Both ways of one account. */
async function waysOf({ db }: Pick<Needed, 'db'>, { id }: User) {
  const ways = await db
    .selectFrom('accountCredential')
    .select(['providerId', 'password'])
    .where('userId', '=', id)
    .execute()
  const has = (provider: string): boolean => ways.some(({ providerId }) => providerId === provider)
  return {
    password: ways.some(({ providerId, password }) => providerId === 'credential' && password !== null),
    google: has('google'),
    supabase: has('supabase'),
  }
}

export const get = (service: Needed) =>
  endpoint(getSignIn, async ({ access: { user } }) => ok(await waysOf(service, user)))

export const disconnectGoogle = (service: Needed) =>
  endpoint(deleteGoogle, async ({ access: { user } }) => {
    const { password } = await waysOf(service, user)
    if (!password)
      return err({
        code: 'invalid_input',
        field: 'google',
        problem: 'expected an account that has a password, or nobody could sign in to it any more',
      })
    await service.db
      .deleteFrom('accountCredential')
      .where('userId', '=', user.id)
      .where('providerId', '=', 'google')
      .execute()
    return ok(await waysOf(service, user))
  })

export const sessions = ({ db, now }: Needed) =>
  endpoint(listSessions, async ({ access: { user } }) => {
    const rows = await db
      .selectFrom('accountSession')
      .select(['id', 'createdAt', 'updatedAt', 'userAgent'])
      .where('userId', '=', user.id)
      .where('expiresAt', '>', now())
      .orderBy('updatedAt', 'desc')
      .orderBy('id')
      .execute()
    return ok({
      items: rows
        .map(({ id, createdAt, updatedAt, userAgent }) => ({
          createdAt: createdAt.toISOString(),
          lastUsedAt: updatedAt.toISOString(),
          userAgent: userAgent ?? '',
          isThis: id === user.sessionId,
        }))
        .toSorted((a, b) => Number(b.isThis) - Number(a.isThis)),
    })
  })

export const endOthers = ({ db }: Needed) =>
  endpoint(deleteOtherSessions, async ({ access: { user } }) => {
    const { numDeletedRows } = await db
      .deleteFrom('accountSession')
      .where('userId', '=', user.id)
      .where('id', '<>', user.sessionId)
      .executeTakeFirstOrThrow()
    return ok({ ended: Number(numDeletedRows) })
  })
