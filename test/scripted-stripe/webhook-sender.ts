/** Delivers messages as Stripe does: signed, again where the answer is not 200, at once or when it is told to. */
import { createHmac, randomBytes } from 'node:crypto'

export type StripeEvent = {
  readonly id: string
  readonly object: 'event'
  readonly type: string
  readonly created: number
  readonly api_version: string
  readonly livemode: false
  readonly data: { readonly object: object }
}
export type Signing = 'right' | 'wrong' | 'old' | 'none'

/** Of a failed delivery the next one comes after this; Stripe's own pauses grow to hours. */
const AGAIN_MS = 150
const MOST_TRIES = 100

export type WebhookSender = ReturnType<typeof openWebhookSender>

export function openWebhookSender(secret: string) {
  const events: StripeEvent[] = []
  const statuses: { readonly type: string; readonly status: number }[] = []
  let target: string | undefined
  let isHeld = false
  let copies = 1
  let isClosed = false
  const sending = new Set<Promise<unknown>>()

  function signature(body: string, signing: Signing): string {
    const seconds = Math.floor(Date.now() / 1000) - (signing === 'old' ? 3600 : 0)
    const key = signing === 'wrong' ? `whsec_${randomBytes(8).toString('hex')}` : secret
    return `t=${seconds},v1=${createHmac('sha256', key).update(`${seconds}.${body}`).digest('hex')}`
  }

  /** Once; gives the status, 0 where nobody answered. */
  async function deliver(event: StripeEvent, signing: Signing = 'right'): Promise<number> {
    const body = JSON.stringify(event)
    const status = await fetch(target!, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        ...(signing === 'none' ? {} : { 'stripe-signature': signature(body, signing) }),
      },
    }).then(
      (answer) => answer.status,
      () => 0,
    )
    statuses.push({ type: event.type, status })
    return status
  }

  async function untilTaken(event: StripeEvent): Promise<void> {
    for (let tries = 0; tries < MOST_TRIES && !isClosed; tries += 1) {
      if ((await deliver(event)) === 200) return
      await new Promise((resolve) => {
        setTimeout(resolve, AGAIN_MS)
      })
    }
  }

  function send(event: StripeEvent): void {
    const sent = Promise.all(Array.from({ length: copies }, () => untilTaken(event))).finally(() =>
      sending.delete(sent),
    )
    sending.add(sent)
  }

  return {
    events,
    statuses,
    deliver,
    signature,
    /** What happened is told now, or when it is released. */
    emit(type: string, object: object): StripeEvent {
      const event: StripeEvent = {
        id: `evt_${randomBytes(8).toString('hex')}`,
        object: 'event',
        type,
        created: Math.floor(Date.now() / 1000),
        api_version: '2026-10-28.endive',
        livemode: false,
        data: { object: structuredClone(object) },
      }
      events.push(event)
      if (!isHeld && target !== undefined) send(event)
      return event
    },
    sendTo(url: string): void {
      target = url
    },
    /** Messages stay away until they are delivered one by one. */
    hold(does: boolean): void {
      isHeld = does
    },
    /** Each message comes so many times, side by side. */
    repeat(times: number): void {
      copies = times
    },
    /** Until all that was sent has been taken. */
    settled: async (): Promise<void> => {
      while (sending.size > 0) await Promise.all(sending)
    },
    async close(): Promise<void> {
      isClosed = true
      await Promise.allSettled(sending)
    },
  }
}
