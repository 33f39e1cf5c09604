/** GET, PATCH and DELETE /me */
import { FRESH_SIGN_IN_MINUTES } from '#domain/limits.ts'
import { deleteMe, getMe, patchMe } from '#contract/account.ts'
import type { BodyOf } from '#contract/route.ts'
import type { Refusal } from '#domain/refusal.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { endpoint, type User } from '../http/endpoint.ts'
import { leavePayment } from '../payment/sweep-payments.ts'
import type { Service } from '../service/service.ts'

const me = ({ id, name, email, tier, credits, language }: User) => ({ id, name, email, tier, credits, language })

export const get = () => endpoint(getMe, async ({ access: { user } }) => ok(me(user)))

export const patch = ({ db, now }: Pick<Service, 'db' | 'now'>) =>
  endpoint(patchMe, async ({ access: { user }, body }) => {
    const changed = {
      ...(body.name === undefined ? {} : { name: body.name }),
      ...(body.language === undefined ? {} : { language: body.language }),
    }
    await db
      .updateTable('accountUser')
      .set({ ...changed, updatedAt: now() })
      .where('id', '=', user.id)
      .execute()
    return ok(me({ ...user, ...changed }))
  })

/** Where no password can confirm it, the session must be so young: somebody at an open computer is not enough. */
const FRESH_MS = FRESH_SIGN_IN_MINUTES * 60_000

/** Everything of the school goes at once; its blobs leave the store, and its subscription ends, with the next sweep. */
export const remove = ({ db, authentication, now }: Pick<Service, 'db' | 'authentication' | 'now'>) =>
  endpoint(deleteMe, async ({ access: { user }, body }) => {
    const confirmed = await confirm({ db, authentication, now }, user, body)
    if (!confirmed.ok) return confirmed
    const { schoolId, id } = user
    await db.transaction().execute(async (transaction) => {
      await transaction
        .updateTable('blob')
        .set({ state: 'dropped', changedAt: new Date() })
        .where('schoolId', '=', schoolId)
        .execute()
      await transaction.deleteFrom('paperDirectory').where('schoolId', '=', schoolId).execute()
      await transaction.deleteFrom('accountVerification').where('value', '=', id).execute()
      await leavePayment(transaction, schoolId, now())
      await transaction.deleteFrom('rateLimit').where('key', 'like', `%:${id}`).execute()
      await transaction.deleteFrom('accountUser').where('id', '=', id).execute()
      await transaction.deleteFrom('school').where('schoolId', '=', schoolId).execute()
    })
    authentication.tell(user, { kind: 'accountDeleted' })
    return ok({ deleted: true as const })
  })

async function confirm(
  { db, authentication, now }: Pick<Service, 'db' | 'authentication' | 'now'>,
  user: User,
  { password = '', email = '' }: BodyOf<typeof deleteMe>,
): Promise<Result<undefined, Refusal>> {
  const credential = await db
    .selectFrom('accountCredential')
    .select('password')
    .where('userId', '=', user.id)
    .where('providerId', '=', 'credential')
    .executeTakeFirst()
  const kept = credential?.password ?? ''
  if (kept !== '')
    return (await authentication.verifyPassword(password, kept))
      ? ok(undefined)
      : err({ code: 'invalid_input', field: 'password', problem: 'expected your present password' })
  if (email.trim().toLowerCase() !== user.email.toLowerCase())
    return err({ code: 'invalid_input', field: 'email', problem: 'expected the e-mail address of your account' })
  const { createdAt } = await db
    .selectFrom('accountSession')
    .select('createdAt')
    .where('id', '=', user.sessionId)
    .executeTakeFirstOrThrow()
  return now().getTime() - createdAt.getTime() <= FRESH_MS ? ok(undefined) : err({ code: 'sign_in_again' })
}
