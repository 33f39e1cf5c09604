/** What a scripted Stripe holds, and what happens to it: payments, renewals, ends, refunds, each with its messages. */
import { randomBytes } from 'node:crypto'
import { field, texts, type Fields } from './form-fields.ts'
import type { WebhookSender } from './webhook-sender.ts'

type Metadata = Readonly<Record<string, string>>
type Customer = { readonly id: string; readonly object: 'customer'; readonly email: string | null; readonly metadata: Metadata; readonly created: number }
type Session = {
  readonly id: string; readonly object: 'checkout.session'; readonly mode: string; status: 'open' | 'complete' | 'expired'; payment_status: 'paid' | 'unpaid'; readonly customer: string; readonly url: string; readonly amount_total: number; readonly currency: string
  readonly metadata: Metadata; readonly success_url: string; readonly cancel_url: string; readonly locale: string | null; payment_intent: string | null; subscription: string | null; readonly created: number
  /** What Stripe keeps elsewhere. */
  readonly product: string; readonly interval: string; readonly subscriptionMetadata: Metadata
}
type Item = { current_period_end: number; readonly price: { readonly unit_amount: number; readonly currency: string; readonly recurring: { readonly interval: string } } }
type Subscription = {
  readonly id: string; readonly object: 'subscription'; readonly customer: string; status: 'active' | 'past_due' | 'canceled'; cancel_at: number | null; cancel_at_period_end: boolean
  readonly metadata: Metadata; readonly created: number; readonly items: { readonly object: 'list'; readonly data: readonly [Item] }
}
type Intent = { readonly id: string; readonly object: 'payment_intent'; readonly amount: number; amount_received: number; readonly currency: string; readonly customer: string; readonly metadata: Metadata; status: string; readonly client_secret: string; readonly created: number }
type Portal = { readonly id: string; readonly object: 'billing_portal.session'; readonly customer: string; readonly return_url: string; readonly url: string }
type Rows = { readonly customers: Customer; readonly sessions: Session; readonly subscriptions: Subscription; readonly intents: Intent; readonly portals: Portal }

const newId = (prefix: string): string => `${prefix}_${randomBytes(9).toString('hex')}`
const seconds = (): number => Math.floor(Date.now() / 1000)
const DAY = 24 * 3600
const lengthOf = (interval: string): number => (interval === 'year' ? 365 : 30) * DAY

export type StripeState = ReturnType<typeof openStripeState>

export function openStripeState(sender: WebhookSender, origin: () => string) {
  const rows: { readonly [Table in keyof Rows]: Map<string, Rows[Table]> } = { customers: new Map(), sessions: new Map(), subscriptions: new Map(), intents: new Map(), portals: new Map() }
  function keep<Row extends { readonly id: string }>(table: Map<string, Row>, row: Row): Row {
    table.set(row.id, row)
    return row
  }
  function get<Table extends keyof Rows>(table: Table, id: string): Rows[Table] {
    const row = rows[table].get(id)
    if (row === undefined) throw new Error(`Stripe has no ${table} ${id}`)
    return row
  }

  const createCustomer = (fields: Fields): Customer => keep(rows.customers, { id: newId('cus'), object: 'customer', email: field(fields, 'email') ?? null, metadata: texts(fields.metadata), created: seconds() })

  function createSession(fields: Fields): Session {
    const id = newId('cs_test')
    const given = (path: string): string => field(fields, path) ?? ''
    const price = 'line_items.0.price_data'
    return keep(rows.sessions, {
      id, object: 'checkout.session', mode: given('mode'), status: 'open', payment_status: 'unpaid', customer: given('customer'), url: `${origin()}/pay/${id}`, amount_total: Number(given(`${price}.unit_amount`)), currency: given(`${price}.currency`),
      metadata: texts(fields.metadata), success_url: given('success_url'), cancel_url: given('cancel_url'), locale: field(fields, 'locale') ?? null, payment_intent: null, subscription: null, created: seconds(),
      product: given(`${price}.product_data.name`), interval: given(`${price}.recurring.interval`), subscriptionMetadata: texts((fields.subscription_data as Fields | undefined)?.metadata),
    })
  }

  function createIntent(fields: Fields): Intent {
    const id = newId('pi')
    return keep(rows.intents, { id, object: 'payment_intent', amount: Number(field(fields, 'amount')), amount_received: 0, currency: field(fields, 'currency') ?? '', customer: field(fields, 'customer') ?? '', metadata: texts(fields.metadata), status: 'requires_payment_method', client_secret: `${id}_secret_${randomBytes(8).toString('hex')}`, created: seconds() })
  }

  /** The intent that a checkout makes when it is paid: without the session's metadata. */
  function paidIntent({ amount_total, currency, customer }: Session): Intent {
    const intent = createIntent({ amount: String(amount_total), currency, customer, metadata: {} })
    return Object.assign(intent, { status: 'succeeded', amount_received: intent.amount })
  }

  const startSubscription = ({ customer, subscriptionMetadata, amount_total, currency, interval }: Session): Subscription => keep(rows.subscriptions, {
    id: newId('sub'), object: 'subscription', customer, status: 'active', cancel_at: null, cancel_at_period_end: false, metadata: subscriptionMetadata, created: seconds(),
    items: { object: 'list', data: [{ current_period_end: seconds() + lengthOf(interval), price: { unit_amount: amount_total, currency, recurring: { interval } } }] },
  })

  const invoiceOf = ({ customer, id }: Subscription) => ({ id: newId('in'), object: 'invoice', customer, parent: { subscription_details: { subscription: id } } })

  /** `later`: the bank has not said yet. */
  function pay(sessionId: string, how: 'now' | 'later' = 'now'): Session {
    const session = get('sessions', sessionId)
    if (session.status !== 'open') throw new Error('This page has expired')
    Object.assign(session, { status: 'complete', payment_status: how === 'now' ? 'paid' : 'unpaid' })
    if (session.mode === 'subscription') {
      const subscription = startSubscription(session)
      session.subscription = subscription.id
      sender.emit('customer.subscription.created', subscription)
      sender.emit('invoice.paid', invoiceOf(subscription))
    } else {
      const intent = paidIntent(session)
      session.payment_intent = intent.id
      if (how === 'now') sender.emit('payment_intent.succeeded', intent)
    }
    sender.emit('checkout.session.completed', session)
    return session
  }

  return {
    rows, get, createCustomer, createSession, createIntent, pay,
    createPortal(fields: Fields): Portal {
      const id = newId('bps')
      return keep(rows.portals, { id, object: 'billing_portal.session', customer: field(fields, 'customer') ?? '', return_url: field(fields, 'return_url') ?? '', url: `${origin()}/portal/${id}` })
    },
    expire: (id: string): Session => Object.assign(get('sessions', id), { status: 'expired' as const }),
    /** The money of a payment that was to come later is there, or will never be. */
    settleLater(sessionId: string, succeeds: boolean): void {
      const session = get('sessions', sessionId)
      if (succeeds) session.payment_status = 'paid'
      sender.emit(`checkout.session.async_payment_${succeeds ? 'succeeded' : 'failed'}`, session)
    },
    confirmIntent(id: string): void {
      const intent = get('intents', id)
      sender.emit('payment_intent.succeeded', Object.assign(intent, { status: 'succeeded', amount_received: intent.amount }))
    },
    updateSubscription(id: string, fields: Fields): Subscription {
      const subscription = get('subscriptions', id)
      const atEnd = field(fields, 'cancel_at_period_end')
      if (atEnd !== undefined) Object.assign(subscription, { cancel_at_period_end: atEnd === 'true', cancel_at: atEnd === 'true' ? subscription.items.data[0].current_period_end : null })
      if (fields.cancel_at !== undefined) Object.assign(subscription, { cancel_at: fields.cancel_at === '' ? null : Number(fields.cancel_at), cancel_at_period_end: false })
      sender.emit('customer.subscription.updated', subscription)
      return subscription
    },
    /** The paid time is over: paid again, not paid (and tried again), or ended. */
    endPeriod(id: string, outcome: 'paid' | 'failed' | 'ended'): void {
      const subscription = get('subscriptions', id)
      const [item] = subscription.items.data
      if (outcome === 'paid') item.current_period_end += lengthOf(item.price.recurring.interval)
      subscription.status = outcome === 'paid' ? 'active' : outcome === 'failed' ? 'past_due' : 'canceled'
      sender.emit(outcome === 'ended' ? 'customer.subscription.deleted' : 'customer.subscription.updated', subscription)
      if (outcome !== 'ended') sender.emit(outcome === 'paid' ? 'invoice.paid' : 'invoice.payment_failed', invoiceOf(subscription))
    },
    /** `refunded`: all of it so far. */
    refund(intentId: string, refunded: number): void {
      const { amount, customer, id } = get('intents', intentId)
      sender.emit('charge.refunded', { id: newId('ch'), object: 'charge', customer, payment_intent: id, amount, amount_refunded: refunded, refunded: refunded === amount })
    },
    deleteCustomer(id: string): { readonly id: string; readonly object: 'customer'; readonly deleted: true } {
      get('customers', id)
      rows.customers.delete(id)
      for (const subscription of rows.subscriptions.values()) {
        if (subscription.customer === id && subscription.status !== 'canceled') sender.emit('customer.subscription.deleted', Object.assign(subscription, { status: 'canceled' as const }))
      }
      return { id, object: 'customer', deleted: true }
    },
  }
}
