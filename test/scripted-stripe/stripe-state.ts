/** What a scripted Stripe holds, and what happens to it: payments, renewals, ends, refunds, each with its messages. */
import { randomBytes } from 'node:crypto'
import { field, texts, type Fields } from './form-fields.ts'
import type { WebhookSender } from './webhook-sender.ts'

type Metadata = Readonly<Record<string, string>>
type Customer = {
  readonly id: string
  readonly object: 'customer'
  readonly email: string | null
  readonly metadata: Metadata
  readonly created: number
}
type Session = {
  readonly id: string
  readonly object: 'checkout.session'
  readonly mode: string
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid'
  readonly customer: string
  readonly url: string
  readonly amount_total: number
  readonly currency: string
  readonly metadata: Metadata
  readonly success_url: string
  readonly cancel_url: string
  readonly locale: string | null
  payment_intent: string | null
  subscription: string | null
  readonly created: number
  /** What Stripe keeps elsewhere. */
  readonly product: string
  readonly interval: string
  readonly subscriptionMetadata: Metadata
  readonly intentMetadata: Metadata
  readonly message: string | undefined
}
type Item = {
  current_period_start: number
  current_period_end: number
  readonly price: {
    readonly unit_amount: number
    readonly currency: string
    readonly recurring: { readonly interval: string }
  }
}
type Subscription = {
  readonly id: string
  readonly object: 'subscription'
  readonly customer: string
  status: 'active' | 'past_due' | 'unpaid' | 'canceled'
  latest_invoice: string | null
  cancel_at: number | null
  cancel_at_period_end: boolean
  readonly metadata: Metadata
  readonly created: number
  readonly items: { readonly object: 'list'; readonly data: readonly [Item] }
}
type Intent = {
  readonly id: string
  readonly object: 'payment_intent'
  readonly amount: number
  amount_received: number
  readonly currency: string
  readonly customer: string
  readonly metadata: Metadata
  status: string
  readonly client_secret: string
  readonly created: number
}
type Invoice = {
  readonly id: string
  readonly object: 'invoice'
  readonly customer: string
  status: 'open' | 'paid' | 'void'
  readonly amount_due: number
  readonly status_transitions: { paid_at: number | null }
  readonly parent: { readonly subscription_details: { readonly subscription: string; readonly metadata: Metadata } }
  payments: { readonly object: 'list'; readonly data: readonly object[] }
}
type Refund = {
  readonly id: string
  readonly object: 'refund'
  readonly payment_intent: string
  readonly amount: number
  readonly metadata: Metadata
}
type Dispute = {
  readonly id: string
  readonly object: 'dispute'
  readonly amount: number
  readonly charge: string
  readonly payment_intent: string
  status: 'warning_needs_response' | 'needs_response' | 'won' | 'lost'
}
type Portal = {
  readonly id: string
  readonly object: 'billing_portal.session'
  readonly customer: string
  readonly return_url: string
  readonly url: string
}
type Rows = {
  readonly customers: Customer
  readonly sessions: Session
  readonly subscriptions: Subscription
  readonly intents: Intent
  readonly portals: Portal
  readonly invoices: Invoice
  readonly refunds: Refund
  readonly disputes: Dispute
}

const newId = (prefix: string): string => `${prefix}_${randomBytes(9).toString('hex')}`
const seconds = (): number => Math.floor(Date.now() / 1000)
const DAY = 24 * 3600
const lengthOf = (interval: string): number => (interval === 'year' ? 365 : 30) * DAY

export type StripeState = ReturnType<typeof openStripeState>

export function openStripeState(sender: WebhookSender, origin: () => string) {
  const rows: { readonly [Table in keyof Rows]: Map<string, Rows[Table]> } = {
    customers: new Map(),
    sessions: new Map(),
    subscriptions: new Map(),
    intents: new Map(),
    portals: new Map(),
    invoices: new Map(),
    refunds: new Map(),
    disputes: new Map(),
  }
  function keep<Row extends { readonly id: string }>(table: Map<string, Row>, row: Row): Row {
    table.set(row.id, row)
    return row
  }
  function get<Table extends keyof Rows>(table: Table, id: string): Rows[Table] {
    const row = rows[table].get(id)
    if (row === undefined) throw new Error(`Stripe has no ${table} ${id}`)
    return row
  }

  const createCustomer = (fields: Fields): Customer =>
    keep(rows.customers, {
      id: newId('cus'),
      object: 'customer',
      email: field(fields, 'email') ?? null,
      metadata: texts(fields.metadata),
      created: seconds(),
    })

  function createSession(fields: Fields): Session {
    const id = newId('cs_test')
    const given = (path: string): string => field(fields, path) ?? ''
    const price = 'line_items.0.price_data'
    return keep(rows.sessions, {
      id,
      object: 'checkout.session',
      mode: given('mode'),
      status: 'open',
      payment_status: 'unpaid',
      customer: given('customer'),
      url: `${origin()}/pay/${id}`,
      amount_total: Number(given(`${price}.unit_amount`)),
      currency: given(`${price}.currency`),
      metadata: texts(fields.metadata),
      success_url: given('success_url'),
      cancel_url: given('cancel_url'),
      locale: field(fields, 'locale') ?? null,
      payment_intent: null,
      subscription: null,
      created: seconds(),
      product: given(`${price}.product_data.name`),
      interval: given(`${price}.recurring.interval`),
      subscriptionMetadata: texts((fields.subscription_data as Fields | undefined)?.metadata),
      intentMetadata: texts((fields.payment_intent_data as Fields | undefined)?.metadata),
      message: field(fields, 'custom_text.submit.message'),
    })
  }

  function createIntent(fields: Fields): Intent {
    const id = newId('pi')
    return keep(rows.intents, {
      id,
      object: 'payment_intent',
      amount: Number(field(fields, 'amount')),
      amount_received: 0,
      currency: field(fields, 'currency') ?? '',
      customer: field(fields, 'customer') ?? '',
      metadata: texts(fields.metadata),
      status: 'requires_payment_method',
      client_secret: `${id}_secret_${randomBytes(8).toString('hex')}`,
      created: seconds(),
    })
  }

  /** The intent that a checkout makes when it is paid: without the session's metadata. */
  function paidIntent({ amount_total, currency, customer, intentMetadata }: Session): Intent {
    const intent = createIntent({ amount: String(amount_total), currency, customer, metadata: intentMetadata })
    return Object.assign(intent, { status: 'succeeded', amount_received: intent.amount })
  }

  const startSubscription = ({
    customer,
    subscriptionMetadata,
    amount_total,
    currency,
    interval,
  }: Session): Subscription =>
    keep(rows.subscriptions, {
      latest_invoice: null,
      id: newId('sub'),
      object: 'subscription',
      customer,
      status: 'active',
      cancel_at: null,
      cancel_at_period_end: false,
      metadata: subscriptionMetadata,
      created: seconds(),
      items: {
        object: 'list',
        data: [
          {
            current_period_start: seconds(),
            current_period_end: seconds() + lengthOf(interval),
            price: { unit_amount: amount_total, currency, recurring: { interval } },
          },
        ],
      },
    })

  /** A new one of the subscription, paid or not. */
  function invoice(subscription: Subscription, isPaid: boolean): Invoice {
    const { customer, id, metadata, items } = subscription
    const made = keep(rows.invoices, {
      id: newId('in'),
      object: 'invoice',
      customer,
      status: 'open',
      amount_due: items.data[0].price.unit_amount,
      status_transitions: { paid_at: null },
      parent: { subscription_details: { subscription: id, metadata } },
      payments: { object: 'list', data: [] },
    })
    subscription.latest_invoice = made.id
    return isPaid ? payInvoice(made) : made
  }

  function payInvoice(made: Invoice): Invoice {
    const { amount_due: amount, customer } = made
    const intent = createIntent({ amount: String(amount), currency: 'hkd', customer, metadata: {} })
    Object.assign(intent, { status: 'succeeded', amount_received: amount })
    made.status_transitions.paid_at = seconds()
    const payment = { type: 'payment_intent', payment_intent: intent.id }
    return Object.assign(made, {
      status: 'paid',
      payments: { object: 'list', data: [{ object: 'invoice_payment', status: 'paid', amount_paid: amount, payment }] },
    })
  }

  const chargeOf = ({ id, amount, customer, metadata, currency }: Intent, refunded = 0) => ({
    id: id.replace('pi', 'ch'),
    object: 'charge',
    customer,
    payment_intent: id,
    amount,
    currency,
    metadata,
    amount_refunded: refunded,
    refunded: refunded === amount,
  })

  /** `later`: the bank has not said yet. */
  function pay(sessionId: string, how: 'now' | 'later' = 'now'): Session {
    const session = get('sessions', sessionId)
    if (session.status !== 'open') throw new Error('This page has expired')
    Object.assign(session, { status: 'complete', payment_status: how === 'now' ? 'paid' : 'unpaid' })
    if (session.mode === 'subscription') {
      const subscription = startSubscription(session)
      session.subscription = subscription.id
      sender.emit('customer.subscription.created', subscription)
      sender.emit('invoice.paid', invoice(subscription, true))
    } else {
      const intent = paidIntent(session)
      session.payment_intent = intent.id
      if (how === 'now') sender.emit('payment_intent.succeeded', intent)
    }
    sender.emit('checkout.session.completed', session)
    return session
  }

  return {
    rows,
    get,
    createCustomer,
    createSession,
    createIntent,
    pay,
    createPortal(fields: Fields): Portal {
      const id = newId('bps')
      return keep(rows.portals, {
        id,
        object: 'billing_portal.session',
        customer: field(fields, 'customer') ?? '',
        return_url: field(fields, 'return_url') ?? '',
        url: `${origin()}/portal/${id}`,
      })
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
      sender.emit(
        'payment_intent.succeeded',
        Object.assign(intent, { status: 'succeeded', amount_received: intent.amount }),
      )
    },
    updateSubscription(id: string, fields: Fields): Subscription {
      const subscription = get('subscriptions', id)
      const atEnd = field(fields, 'cancel_at_period_end')
      if (atEnd !== undefined)
        Object.assign(subscription, {
          cancel_at_period_end: atEnd === 'true',
          cancel_at: atEnd === 'true' ? subscription.items.data[0].current_period_end : null,
        })
      if (fields.cancel_at !== undefined)
        Object.assign(subscription, {
          cancel_at: fields.cancel_at === '' ? null : Number(fields.cancel_at),
          cancel_at_period_end: false,
        })
      sender.emit('customer.subscription.updated', subscription)
      return subscription
    },
    /** The paid time is over: paid again, not paid (and tried again), or ended. */
    endPeriod(id: string, outcome: 'paid' | 'failed' | 'ended'): void {
      const subscription = get('subscriptions', id)
      const [item] = subscription.items.data
      if (outcome === 'paid')
        Object.assign(item, {
          current_period_start: item.current_period_end,
          current_period_end: item.current_period_end + lengthOf(item.price.recurring.interval),
        })
      subscription.status = outcome === 'paid' ? 'active' : outcome === 'failed' ? 'past_due' : 'canceled'
      sender.emit(outcome === 'ended' ? 'customer.subscription.deleted' : 'customer.subscription.updated', subscription)
      if (outcome !== 'ended')
        sender.emit(
          outcome === 'paid' ? 'invoice.paid' : 'invoice.payment_failed',
          invoice(subscription, outcome === 'paid'),
        )
    },
    /** All tries to be paid have failed, and the operator chose that it stays. */
    giveUp(id: string): void {
      sender.emit('customer.subscription.updated', Object.assign(get('subscriptions', id), { status: 'unpaid' }))
    },
    /** Its last invoice is paid after all. */
    revive(id: string): void {
      const subscription = get('subscriptions', id)
      const paid = payInvoice(get('invoices', subscription.latest_invoice!))
      sender.emit('customer.subscription.updated', Object.assign(subscription, { status: 'active' }))
      sender.emit('invoice.paid', paid)
    },
    /** As if that much of its period were over. */
    pass(id: string, part: number): void {
      const subscription = get('subscriptions', id)
      const [item] = subscription.items.data
      const gone = Math.round(part * (item.current_period_end - item.current_period_start))
      item.current_period_start -= gone
      item.current_period_end -= gone
      Object.assign(subscription, { created: subscription.created - gone })
      const { status_transitions: at } = get('invoices', subscription.latest_invoice!)
      if (at.paid_at !== null) at.paid_at -= gone
    },
    cancel(id: string): Subscription {
      const subscription = Object.assign(get('subscriptions', id), { status: 'canceled' as const })
      sender.emit('customer.subscription.deleted', subscription)
      return subscription
    },
    voidInvoice: (id: string): Invoice => Object.assign(get('invoices', id), { status: 'void' as const }),
    createRefund(fields: Fields): Refund {
      const made = keep<Refund>(rows.refunds, {
        id: newId('re'),
        object: 'refund',
        payment_intent: field(fields, 'payment_intent') ?? '',
        amount: Number(field(fields, 'amount')),
        metadata: texts(fields.metadata),
      })
      sender.emit('charge.refunded', chargeOf(get('intents', made.payment_intent), made.amount))
      return made
    },
    /** `refunded`: all of it so far. */
    refund(intentId: string, refunded: number): void {
      sender.emit('charge.refunded', chargeOf(get('intents', intentId), refunded))
    },
    charge: (id: string) => chargeOf(get('intents', id.replace('ch', 'pi'))),
    /** The card holder asks the bank for the money, or only asks (`warning_needs_response`). */
    dispute(intentId: string, amount: number, status: Dispute['status'] = 'needs_response'): string {
      const { id } = chargeOf(get('intents', intentId))
      const dispute = keep(rows.disputes, {
        id: newId('du'),
        object: 'dispute',
        amount,
        charge: id,
        payment_intent: intentId,
        status,
      })
      sender.emit('charge.dispute.created', dispute)
      if (status === 'needs_response') sender.emit('charge.dispute.funds_withdrawn', dispute)
      return dispute.id
    },
    closeDispute(id: string, status: 'won' | 'lost'): void {
      const dispute = Object.assign(get('disputes', id), { status })
      sender.emit('charge.dispute.closed', dispute)
      if (status === 'won') sender.emit('charge.dispute.funds_reinstated', dispute)
    },
    deleteCustomer(id: string): { readonly id: string; readonly object: 'customer'; readonly deleted: true } {
      get('customers', id)
      rows.customers.delete(id)
      for (const subscription of rows.subscriptions.values()) {
        if (subscription.customer === id && subscription.status !== 'canceled')
          sender.emit('customer.subscription.deleted', Object.assign(subscription, { status: 'canceled' as const }))
      }
      return { id, object: 'customer', deleted: true }
    },
  }
}
