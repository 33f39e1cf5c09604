/** Gives an account a new password, and ends its sessions. */
import { PASSWORD_LENGTH } from '#domain/limits.ts'
import { randomInt } from 'node:crypto'
import { hashPassword } from 'better-auth/crypto'
import { isCommonPassword, isOfAddress } from '../authentication/common-passwords.ts'
import { connect } from '../database/connect.ts'
import { randomId } from '../foundation/random-id.ts'
import { withOpened } from './open-for-operator.ts'
import { OperatorFault } from '../foundation/operator-fault.ts'

/** Without letters and digits that are taken for each other when read out. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789'
const GROUPS = 4
const GROUP = 4

/**
 * Gives the password. Throws an OperatorFault where there is no such account, or `chosen` is none that an account may
 * have.
 */
export function resetPassword(
  environment: Readonly<Record<string, string | undefined>>,
  email: string,
  chosen?: string,
): Promise<string> {
  return withOpened(environment, 'beside', async ({ configuration, url }) => {
    if (chosen !== undefined) checkPassword(chosen, configuration.passwordMinLength, email)
    const password = chosen ?? randomPassword()
    const connection = connect(url, { most: 2, onFault: () => undefined })
    try {
      const hash = await hashPassword(password)
      await connection.db.transaction().execute(async (transaction) => {
        const user = await transaction
          .selectFrom('accountUser')
          .select('id')
          .where('email', '=', email.trim().toLowerCase())
          .executeTakeFirst()
        if (user === undefined)
          throw new OperatorFault(`There is no account with the address ${email}. Check how it is written.`)
        const changed = await transaction
          .updateTable('accountCredential')
          .set({ password: hash, updatedAt: new Date() })
          .where('userId', '=', user.id)
          .where('providerId', '=', 'credential')
          .returning('id')
          .executeTakeFirst()
        // An account that has only signed in through another service.
        if (changed === undefined)
          await transaction
            .insertInto('accountCredential')
            .values({
              id: randomId('entry'),
              accountId: user.id,
              providerId: 'credential',
              userId: user.id,
              password: hash,
            })
            .execute()
        await transaction.deleteFrom('accountSession').where('userId', '=', user.id).execute()
        // Links to choose a password that were sent before.
        await transaction.deleteFrom('accountVerification').where('value', '=', user.id).execute()
      })
    } finally {
      await connection.close()
    }
    return password
  })
}

const randomPassword = (): string =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP }, () => SIGNS[randomInt(SIGNS.length)]).join(''),
  ).join('-')

function checkPassword(password: string, least: number, email: string): void {
  if (password.length < least || password.length > PASSWORD_LENGTH.most)
    throw new OperatorFault(`A password has ${least} to ${PASSWORD_LENGTH.most} characters, not ${password.length}.`)
  if (isOfAddress(password, email))
    throw new OperatorFault('This password is the address of the account. Choose another, or leave --password out.')
  if (isCommonPassword(password))
    throw new OperatorFault(
      'This password is among the commonest and would be guessed first. Choose another, or leave --password out.',
    )
}
