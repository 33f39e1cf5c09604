/** GET, PATCH and DELETE /me */
import { deleteMe, getMe, patchMe } from '#contract/account.ts'
import { err, ok } from '#domain/result.ts'
import { endpoint, type User } from '../http/endpoint.ts'
import type { Service } from '../service.ts'

const me = ({ id, name, email, tier, credits, language }: User) => ({ id, name, email, tier, credits, language })

export const get = () => endpoint(getMe, async ({ access: { user } }) => ok(me(user)))

export const patch = ({ db, now }: Pick<Service, 'db' | 'now'>) => endpoint(patchMe, async ({ access: { user }, body }) => {
  const changed = { ...(body.name === undefined ? {} : { name: body.name }), ...(body.language === undefined ? {} : { language: body.language }) }
  await db.updateTable('accountUser').set({ ...changed, updatedAt: now() }).where('id', '=', user.id).execute()
  return ok(me({ ...user, ...changed }))
})

/** Everything of the school goes at once; its blobs leave the store with the next sweep. */
export const remove = ({ db, authentication }: Pick<Service, 'db' | 'authentication'>) => endpoint(deleteMe, async ({ access: { user }, body }) => {
  const credential = await db.selectFrom('accountCredential').select('password').where('userId', '=', user.id).where('providerId', '=', 'credential').executeTakeFirst()
  const kept = credential?.password ?? ''
  if (kept === '' || !(await authentication.verifyPassword(body.password, kept))) return err({ code: 'invalid_input', field: 'password', problem: 'expected your present password' })
  const { schoolId } = user
  await db.transaction().execute(async (transaction) => {
    await transaction.updateTable('blob').set({ state: 'dropped', changedAt: new Date() }).where('schoolId', '=', schoolId).execute()
    await transaction.deleteFrom('paperDirectory').where('schoolId', '=', schoolId).execute()
    await transaction.deleteFrom('accountUser').where('id', '=', user.id).execute()
    await transaction.deleteFrom('school').where('schoolId', '=', schoolId).execute()
  })
  return ok({ deleted: true as const })
})
