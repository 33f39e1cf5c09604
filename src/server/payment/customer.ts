/** Who a school is at Stripe: found, or made when it first pays. */
import type { Db, Queries } from '../database/connect.ts'
import type { User } from '../http/endpoint.ts'
import type { Service } from '../service.ts'
import { isMissing, type Payment } from './open-payment.ts'

export const customerOf = async (queries: Queries, schoolId: string): Promise<string | undefined> =>
  (await queries.selectFrom('paymentCustomer').select('customerId').where('schoolId', '=', schoolId).executeTakeFirst())?.customerId

/** Undefined: of an account that is gone, or not of ours. */
export const schoolOf = async (queries: Queries, customerId: string): Promise<string | undefined> =>
  (await queries.selectFrom('paymentCustomer').select('schoolId').where('customerId', '=', customerId).executeTakeFirst())?.schoolId

/** Does `work` with the school's customer. One that Stripe no longer has (a backup was restored, somebody deleted it there) is made anew. */
export async function withCustomer<Value>({ db }: Pick<Service, 'db'>, payment: Payment, user: User, work: (customerId: string) => Promise<Value>): Promise<Value> {
  const known = await customerOf(db, user.schoolId)
  if (known === undefined) return work(await makeCustomer(db, payment, user))
  try {
    return await work(known)
  } catch (error) {
    if (!isMissing(payment, error)) throw error
    return work(await makeCustomer(db, payment, user, known))
  }
}

/** Two calls at once make one: by the same key Stripe answers with the same customer. */
async function makeCustomer(db: Db, { stripe }: Payment, { email, schoolId }: User, instead?: string): Promise<string> {
  const { id } = await stripe.customers.create({ email, metadata: { school: schoolId } }, { idempotencyKey: `setpaper-customer-${schoolId}-${instead ?? 'first'}` })
  await db.insertInto('paymentCustomer').values({ schoolId, customerId: id }).onConflict((conflict) => conflict.column('schoolId').doUpdateSet({ customerId: id })).execute()
  return id
}
