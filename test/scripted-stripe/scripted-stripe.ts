/**
 * A scripted Stripe on this machine: the calls that we make, form-encoded, with keys that make them once, its pages and
 * its messages; it fails on demand.
 */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { field, formFields, type Fields } from './form-fields.ts'
import { hostedPage } from './hosted-pages.ts'
import { openStripeState } from './stripe-state.ts'
import { openWebhookSender } from './webhook-sender.ts'

/** `down`: 500; `hangs`: no answer ever; `refuses`: the key is none of theirs. */
export type Mood = 'well' | 'down' | 'hangs' | 'refuses'
export type ScriptedStripe = Awaited<ReturnType<typeof startScriptedStripe>>

const SECRET_KEY = 'sk_test_scripted_4711'
const WEBHOOK_SECRET = 'whsec_scripted_0815'

class Refusal extends Error {
  readonly status: number
  readonly body: object
  constructor(status: number, error: object) {
    super(JSON.stringify(error))
    this.status = status
    this.body = { error }
  }
}
const missing = (what: string, param: string): Refusal =>
  new Refusal(404, { type: 'invalid_request_error', code: 'resource_missing', param, message: `No such ${what}` })

export async function startScriptedStripe() {
  const sender = openWebhookSender(WEBHOOK_SECRET)
  let url = ''
  let mood: Mood = 'well'
  let delayMs = 0
  let delayed = ''
  const state = openStripeState(sender, () => url)
  const calls: { readonly call: string; readonly fields: Fields; readonly key: string | undefined }[] = []
  const remembered = new Map<string, { readonly asked: string; readonly answer: object }>()
  const underWay = new Set<string>()
  const list = (data: readonly object[]): object => ({ object: 'list', data, has_more: false })

  function customerIn(fields: Fields): string {
    const id = field(fields, 'customer') ?? ''
    if (!state.rows.customers.has(id)) throw missing(`customer: '${id}'`, 'customer')
    return id
  }

  function answer(method: string, path: string, fields: Fields): object {
    const [, , kind = '', id = '', action] = path.split('/')
    const call = `${method} ${[kind, ...(kind === 'checkout' || kind === 'billing_portal' ? [id] : []), ...(path.split('/').length > (kind === 'checkout' || kind === 'billing_portal' ? 4 : 3) ? ['{id}'] : []), ...(path.endsWith('/expire') ? ['expire'] : [])].join('/')}`
    switch (call) {
      case 'POST customers':
        return state.createCustomer(fields)
      case 'DELETE customers/{id}': {
        if (!state.rows.customers.has(id)) throw missing(`customer: '${id}'`, 'id')
        return state.deleteCustomer(id)
      }
      case 'POST checkout/sessions': {
        customerIn(fields)
        if (!(Number(field(fields, 'line_items.0.price_data.unit_amount')) >= 400))
          throw new Refusal(400, {
            type: 'invalid_request_error',
            code: 'amount_too_small',
            message: 'Amount must be at least $4.00 hkd',
          })
        return state.createSession(fields)
      }
      case 'GET checkout/sessions':
        return list(
          [...state.rows.sessions.values()].filter(
            (one) => one.customer === customerIn(fields) && one.status === (field(fields, 'status') ?? one.status),
          ),
        )
      case 'POST checkout/sessions/{id}/expire':
        if (state.get('sessions', action!).status !== 'open')
          throw new Refusal(400, {
            type: 'invalid_request_error',
            message: 'Only Checkout Sessions with a status in ["open"] can be expired.',
          })
        return state.expire(action!)
      case 'GET subscriptions':
        return list([...state.rows.subscriptions.values()].filter((one) => one.customer === customerIn(fields)))
      case 'GET subscriptions/{id}':
        return subscription(id)
      case 'POST subscriptions/{id}':
        return state.updateSubscription(subscription(id).id, fields)
      case 'DELETE subscriptions/{id}':
        if (subscription(id).status === 'canceled') throw missing(`subscription: '${id}'`, 'id')
        return state.cancel(id)
      case 'GET invoices/{id}':
        return state.get('invoices', id)
      case 'POST invoices/{id}':
        return state.voidInvoice(id)
      case 'GET refunds':
        return list(
          [...state.rows.refunds.values()].filter((one) => one.payment_intent === field(fields, 'payment_intent')),
        )
      case 'POST refunds':
        return state.createRefund(fields)
      case 'GET charges/{id}':
        return state.charge(id)
      case 'GET disputes':
        return list(
          [...state.rows.disputes.values()].filter((one) => one.payment_intent === field(fields, 'payment_intent')),
        )
      case 'POST billing_portal/sessions': {
        customerIn(fields)
        return state.createPortal(fields)
      }
      case 'POST payment_intents': {
        customerIn(fields)
        return state.createIntent(fields)
      }
      default:
        throw new Refusal(404, {
          type: 'invalid_request_error',
          message: `Unrecognized request URL (${method} ${path}, ${call})`,
        })
    }
  }

  function subscription(id: string) {
    const row = state.rows.subscriptions.get(id)
    if (row === undefined) throw missing(`subscription: '${id}'`, 'id')
    return row
  }

  /**
   * The same key with the same call has the same answer; with another it is refused, and while the first is being
   * answered, too.
   */
  async function answerOnce(method: string, path: string, fields: Fields, key: string | undefined): Promise<object> {
    if (key !== undefined && underWay.has(key))
      throw new Refusal(409, {
        type: 'idempotency_error',
        code: 'idempotency_key_in_use',
        message: 'There is currently another in-progress request using this Idempotent Key.',
      })
    if (key !== undefined) underWay.add(key)
    await pause(`${method} ${path}`.startsWith(delayed) ? delayMs : 0)
    if (key !== undefined) underWay.delete(key)
    const asked = JSON.stringify([method, path, fields])
    const before = key === undefined ? undefined : remembered.get(key)
    if (before !== undefined && before.asked !== asked)
      throw new Refusal(400, {
        type: 'idempotency_error',
        message: 'Keys for idempotent requests can only be used with the same parameters they were first used with.',
      })
    const given = before?.answer ?? structuredClone(answer(method, path, fields))
    if (key !== undefined) remembered.set(key, { asked, answer: given })
    return given
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, search } = new URL(request.url!, 'http://stripe')
    const body = await text(request)
    if (!pathname.startsWith('/v1/'))
      return servePage(
        pathname,
        request.method === 'POST' ? (new URLSearchParams(body).get('do') ?? '') : undefined,
        response,
      )
    const method = request.method!
    const fields = formFields(method === 'GET' || method === 'DELETE' ? search.slice(1) : body)
    const key = request.headers['idempotency-key'] as string | undefined
    calls.push({ call: `${method} ${pathname}`, fields, key })
    if (mood === 'hangs') return
    const send = (status: number, content: object): void =>
      void response
        .writeHead(status, { 'content-type': 'application/json', 'request-id': `req_${calls.length}` })
        .end(JSON.stringify(content))
    if (mood === 'down') return send(500, { error: { type: 'api_error', message: 'Something is wrong on our side' } })
    if (mood === 'refuses' || request.headers.authorization !== `Bearer ${SECRET_KEY}`)
      return send(401, {
        error: { type: 'invalid_request_error', message: 'Invalid API Key provided: sk_test_****4711' },
      })
    try {
      send(200, await answerOnce(method, pathname, fields, key))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      send(error.status, error.body)
    }
  }

  function servePage(path: string, pressed: string | undefined, response: ServerResponse): void {
    const found = hostedPage(state, path, pressed)
    if (found === undefined) response.writeHead(404).end()
    else if ('location' in found) response.writeHead(303, { location: found.location }).end()
    else response.writeHead(found.status, { 'content-type': 'text/html; charset=utf-8' }).end(found.html)
  }

  const server = createServer(
    (request, response) =>
      void serve(request, response).catch((error: unknown) => response.writeHead(500).end(String(error))),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    state,
    sender,
    calls,
    configuration: { secretKey: SECRET_KEY, webhookSecret: WEBHOOK_SECRET, host: url },
    /** As the operator enters it at Stripe. */
    tells(service: string): void {
      sender.sendTo(`${service}/api/v1/billing/webhook`)
    },
    be(next: Mood): void {
      mood = next
    },
    /** Each call takes so long, or only those that begin like that. */
    take(ms: number, call = ''): void {
      delayMs = ms
      delayed = call
    },
    async close(): Promise<void> {
      await sender.close()
      server.closeAllConnections()
      server.close()
    },
  }
}
