/** Who pays: the school of a customer, or else the one that the payment names itself. */
import type { Stripe } from 'stripe'
import type { Db } from '../database/connect.ts'
import { schoolOfPayment } from './credit-payment.ts'
import { adoptCustomer, schoolOf } from './customer.ts'

type Named = string | { readonly id: string } | null
export type Payer = { readonly customer: Named; readonly metadata?: Stripe.Metadata | null | undefined }

export const idOf = (named: Named): string => (typeof named === 'string' ? named : (named?.id ?? ''))

export const payerOf = async (db: Db, { customer, metadata }: Payer): Promise<string | undefined> =>
  (await schoolOf(db, idOf(customer))) ?? (await adoptCustomer(db, idOf(customer), metadata?.school))

/** A payment that came before may know the school, too. */
export const payerOfCharge = async (db: Db, charge: Stripe.Charge): Promise<string | undefined> =>
  (await schoolOfPayment(db, idOf(charge.payment_intent))) ?? (await payerOf(db, charge))
