/** Who a school is at Stripe: found, or made when it first pays. */
import type { Db, Queries } from '../database/connect.ts'
import type { User } from '../http/endpoint.ts'
import type { Service } from '../service/service.ts'
import { isMissing, type Payment } from '../stripe/open-payment.ts'

export const customerOf = async (queries: Queries, schoolId: string): Promise<string | undefined> =>
  (await queries.selectFrom('paymentCustomer').select('customerId').where('schoolId', '=', schoolId).executeTakeFirst())
    ?.customerId

/** Undefined: of an account that is gone, or not of ours. */
export const schoolOf = async (queries: Queries, customerId: string): Promise<string | undefined> =>
  (
    await queries
      .selectFrom('paymentCustomer')
      .select('schoolId')
      .where('customerId', '=', customerId)
      .executeTakeFirst()
  )?.schoolId

/**
 * The school that a payment names as its own, of a customer whom we do not know: a database that was restored may lack
 * the row. From then on the customer is the school's, unless it has another. Undefined where there is no such school.
 */
export async function adoptCustomer(
  queries: Queries,
  customerId: string,
  schoolId: string | undefined,
): Promise<string | undefined> {
  if (schoolId === undefined) return undefined
  const school = await queries
    .selectFrom('school')
    .select('schoolId')
    .where('schoolId', '=', schoolId)
    .executeTakeFirst()
  if (school !== undefined && customerId !== '')
    await queries
      .insertInto('paymentCustomer')
      .values({ schoolId, customerId })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  return school?.schoolId
}

/** Whether the customer is of an account that was deleted here. */
export const hasDeparted = async (queries: Queries, customerId: string): Promise<boolean> =>
  (await queries
    .selectFrom('departedCustomer')
    .select('customerId')
    .where('customerId', '=', customerId)
    .executeTakeFirst()) !== undefined

/**
 * Does `work` with the school's customer. One that Stripe no longer has (a backup was restored, somebody deleted it
 * there) is made anew.
 */
export async function withCustomer<Value>(
  { db }: Pick<Service, 'db'>,
  payment: Payment,
  user: User,
  work: (customerId: string) => Promise<Value>,
): Promise<Value> {
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
  const { id } = await stripe.customers.create(
    { email, metadata: { school: schoolId } },
    { idempotencyKey: `setpaper-customer-${schoolId}-${instead ?? 'first'}` },
  )
  await db
    .insertInto('paymentCustomer')
    .values({ schoolId, customerId: id })
    .onConflict((conflict) => conflict.column('schoolId').doUpdateSet({ customerId: id }))
    .execute()
  return id
}
