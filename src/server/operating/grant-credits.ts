/** Gives the school of an account credits, as a row of its ledger. */
import { balanceOf, grant } from '../plans/credits.ts'
import { connect } from '../database/connect.ts'
import { randomId } from '../foundation/random-id.ts'
import { withOpened } from './open-for-operator.ts'
import { OperatorFault } from '../foundation/operator-fault.ts'

/** So many are a slip of the finger; a balance has room for thousands of such grants. */
export const MOST_CREDITS = 1_000_000

/** Gives the balance. Throws an OperatorFault where there is no such account. */
export function grantCredits(
  environment: Readonly<Record<string, string | undefined>>,
  email: string,
  amount: number,
): Promise<number> {
  return withOpened(environment, 'beside', async ({ url }) => {
    const connection = connect(url, { most: 2, onFault: () => undefined })
    try {
      return await connection.db.transaction().execute(async (transaction) => {
        const user = await transaction
          .selectFrom('accountUser')
          .select('schoolId')
          .where('email', '=', email.trim().toLowerCase())
          .executeTakeFirst()
        if (user === undefined)
          throw new OperatorFault(`There is no account with the address ${email}. Check how it is written.`)
        await grant(transaction, user.schoolId, amount, 'grant', `operator:${randomId('entry')}`)
        return balanceOf(transaction, user.schoolId)
      })
    } finally {
      await connection.close()
    }
  })
}
