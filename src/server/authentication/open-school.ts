/** A teacher alone is a school of one: it is opened with the account, with the credits of a new one (decision D5). */
import { SIGN_UP_CREDITS } from '#domain/limits.ts'
import type { Db } from '../database/connect.ts'
import { grant } from '../plans/credits.ts'
import { randomId } from '../foundation/random-id.ts'

/** Specification 1, section 9. */

/** Gives the school's id. A school whose account was never made is swept away (housekeeping/sweep.ts). */
export async function openSchool(db: Db): Promise<string> {
  const schoolId = randomId('school')
  await db.transaction().execute(async (transaction) => {
    await transaction.insertInto('school').values({ schoolId }).execute()
    await grant(transaction, schoolId, SIGN_UP_CREDITS, 'sign_up', 'sign_up')
  })
  return schoolId
}
