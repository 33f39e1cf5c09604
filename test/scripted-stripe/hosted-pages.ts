/** The pages of a scripted Stripe that a teacher sees: to pay on, and to manage a subscription. */
import type { StripeState } from './stripe-state.ts'

export type Page = { readonly status: number; readonly html: string } | { readonly location: string }

const page = (title: string, body: string): Page => ({
  status: 200,
  html: `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1>${body}`,
})
const button = (what: string, label: string): string => `<button name="do" value="${what}">${label}</button> `
const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** `pressed`: undefined when the page is opened. Undefined: there is no such page. */
export function hostedPage(state: StripeState, path: string, pressed: string | undefined): Page | undefined {
  const [, kind, id = ''] = path.split('/')
  if (kind === 'pay' && state.rows.sessions.has(id)) return payPage(state, id, pressed)
  if (kind === 'portal' && state.rows.portals.has(id)) return portalPage(state, id, pressed)
  return undefined
}

function payPage(state: StripeState, id: string, pressed: string | undefined): Page {
  const session = state.get('sessions', id)
  if (session.status !== 'open') return page('This page has expired', '<p>Go back and begin again.</p>')
  if (pressed === 'cancel') return { location: session.cancel_url }
  if (pressed === 'pay' || pressed === 'later') {
    state.pay(id, pressed === 'later' ? 'later' : 'now')
    return { location: session.success_url }
  }
  const what = `<p>${escape(session.product)}: HK$${(session.amount_total / 100).toFixed(2)}${session.interval === '' ? '' : ` a ${session.interval}`}</p>`
  return page(
    'Checkout',
    `${what}${pressed === 'decline' ? '<p role="alert">Your card was declined.</p>' : ''}<form method="post">${button('pay', 'Pay')}${button('later', 'Pay by bank')}${button('decline', 'Pay with a declined card')}${button('cancel', 'Cancel')}</form>`,
  )
}

function portalPage(state: StripeState, id: string, pressed: string | undefined): Page {
  const { customer, return_url } = state.get('portals', id)
  const own = [...state.rows.subscriptions.values()].filter(
    (one) => one.customer === customer && one.status !== 'canceled',
  )
  // There a cancellation is a date.
  if (pressed === 'cancel')
    for (const one of own) state.updateSubscription(one.id, { cancel_at: String(one.items.data[0].current_period_end) })
  return page(
    'Billing',
    `${own.map((one) => `<p>Subscription: ${one.status}${one.cancel_at === null ? '' : ', ends'}</p>`).join('')}<form method="post">${button('cancel', 'Cancel subscription')}</form><p><a href="${escape(return_url)}">Return to Setpaper</a></p>`,
  )
}
