/** Payment against a scripted Stripe: plans, credits, messages in every order and number, Stripe away. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { CREDIT_PACKAGES } from '#domain/credit-package.ts'
import { openPayment, withStripe } from '#server/payment/open-payment.ts'
import { sweepPayments } from '#server/payment/sweep-payments.ts'
import { startScriptedStripe, type ScriptedStripe } from '../scripted-stripe/scripted-stripe.ts'
import type { StripeEvent } from '../scripted-stripe/webhook-sender.ts'
import { Client, PASSWORD, signUp, startService, type TestService } from './test-service.ts'

const HOUR_MS = 3_600_000
const [SMALL] = CREDIT_PACKAGES as [(typeof CREDIT_PACKAGES)[number]]

describe('without the keys of Stripe', () => {
  let service: TestService
  beforeAll(async () => { service = await startService() })
  afterAll(() => service.end())

  test('nothing is offered, and every call says that the operator has not set it up', async () => {
    const teacher = await signUp(service.url)
    expect((await new Client(service.url).get('/billing/packages')).body.data).toEqual({ isConfigured: false, currency: 'hkd', packages: CREDIT_PACKAGES })
    for (const [path, body] of [['/subscription/checkout', { plan_id: 'pro' }], ['/subscription/cancel', {}], ['/subscription/resume', {}], ['/subscription/portal', {}], ['/billing/checkout', { package_id: SMALL.id }], ['/billing/create-payment-intent', { package_id: SMALL.id }], ['/billing/webhook', {}]] as const) {
      expect((await teacher.post(path, body)).body, path).toMatchObject({ success: false, code: 'payment_not_set_up', error: 'Nothing can be paid for on this server: its operator has not set up payment.' })
    }
    expect((await teacher.get('/subscription')).body.data).toEqual({ tier: 'free', credits_remaining: 100, usage: { questions: 0 }, limits: { questionsPerMonth: 300 } })
  })
})

describe('payment', { timeout: 30_000 }, () => {
  let stripe: ScriptedStripe
  let service: TestService
  let clockMs = 0
  beforeAll(async () => {
    stripe = await startScriptedStripe()
    service = await startService({ payment: stripe.configuration, logLevel: 'silent' }, { now: () => new Date(Date.now() + clockMs), sweepEveryMs: 10 * HOUR_MS })
    stripe.tells(service.url)
  })
  afterAll(async () => {
    await stripe.close()
    await service.end()
  })
  afterEach(async () => {
    stripe.be('well')
    stripe.sender.hold(false)
    stripe.sender.repeat(1)
    clockMs = 0
    await stripe.sender.settled()
  })

  const planOf = async (teacher: Client) => (await teacher.get('/subscription')).body.data
  const sessionOf = (url: string): string => url.slice(url.lastIndexOf('/') + 1)
  const begin = async (teacher: Client, path: string, body: object): Promise<string> => sessionOf((await teacher.post(path, body)).body.data.url)
  const upgrade = async (teacher: Client, planId = 'pro_monthly'): Promise<string> => {
    const { subscription } = stripe.state.pay(await begin(teacher, '/subscription/checkout', { plan_id: planId }))
    await stripe.sender.settled()
    return subscription as string
  }
  /** The messages that `work` causes, kept back. */
  const heldOf = (work: () => void): StripeEvent[] => {
    const before = stripe.sender.events.length
    stripe.sender.hold(true)
    work()
    stripe.sender.hold(false)
    return stripe.sender.events.slice(before)
  }
  const ledgerOf = async (teacher: Client): Promise<number[]> => {
    const { schoolId } = await service.service.db.selectFrom('accountUser').select('schoolId').where('email', '=', teacher.email!).executeTakeFirstOrThrow()
    const rows = await service.service.db.selectFrom('creditEntry').select('delta').where('schoolId', '=', schoolId).orderBy('createdAt').execute()
    const { credits } = await service.service.db.selectFrom('school').select('credits').where('schoolId', '=', schoolId).executeTakeFirstOrThrow()
    expect(rows.reduce((sum, { delta }) => sum + delta, 0)).toBe(credits)
    return rows.map(({ delta }) => delta)
  }

  describe('of a plan', () => {
    test.each([
      { planId: 'pro', interval: 'month', amount: 7800 },
      { planId: 'pro_monthly', interval: 'month', amount: 7800 },
      { planId: 'pro_yearly', interval: 'year', amount: 74_880 },
    ])('$planId costs what the plan table says, and gives the plan when it is paid', async ({ planId, interval, amount }) => {
      const teacher = await signUp(service.url)
      const session = stripe.state.get('sessions', await begin(teacher, '/subscription/checkout', { plan_id: planId }))
      expect(session).toMatchObject({ mode: 'subscription', amount_total: amount, currency: 'hkd', interval, product: 'Setpaper Pro', locale: 'en-GB', success_url: `${service.service.publicUrl}/dashboard?view=profile&paid=plan`, cancel_url: `${service.service.publicUrl}/dashboard?view=profile&paid=cancelled` })
      expect(await planOf(teacher)).toMatchObject({ tier: 'free' })
      stripe.state.pay(session.id)
      await stripe.sender.settled()
      const plan = await planOf(teacher)
      expect(plan).toMatchObject({ tier: 'pro', status: 'active', interval, limits: { questionsPerMonth: 3000 } })
      expect((Date.parse(plan.renewsAt) - Date.now()) / 86_400_000).toBeCloseTo(interval === 'year' ? 365 : 30, 1)
      expect((await teacher.get('/me')).body.data.tier).toBe('pro')
    })

    test('that does not exist, or costs nothing, is refused', async () => {
      const teacher = await signUp(service.url)
      for (const planId of ['free', 'free_monthly', 'gold', 'pro_weekly', '']) expect((await teacher.post('/subscription/checkout', { plan_id: planId })).body, planId).toMatchObject({ code: 'invalid_input', field: 'plan_id' })
    })

    test('is not sold twice: who has it is told so, an older page of payment is closed', async () => {
      const teacher = await signUp(service.url)
      const first = await begin(teacher, '/subscription/checkout', { plan_id: 'pro' })
      const second = await begin(teacher, '/subscription/checkout', { plan_id: 'pro_yearly' })
      expect([first, second].map((id) => stripe.state.get('sessions', id).status)).toEqual(['expired', 'open'])
      // No message of the payment has come yet: Stripe is asked.
      heldOf(() => { stripe.state.pay(second) })
      expect((await teacher.post('/subscription/checkout', { plan_id: 'pro' })).body).toMatchObject({ code: 'already_subscribed' })
      expect(await planOf(teacher)).toMatchObject({ tier: 'pro', interval: 'year' })
    })

    test('is cancelled for the end of what is paid, resumed, and is free when it has ended', async () => {
      const teacher = await signUp(service.url)
      const id = await upgrade(teacher)
      const { renewsAt } = await planOf(teacher)
      const cancelled = await teacher.post('/subscription/cancel')
      expect(cancelled.body.data).toMatchObject({ tier: 'pro', cancelsAt: renewsAt })
      expect(cancelled.body.data).not.toHaveProperty('renewsAt')
      expect(await planOf(teacher)).toEqual(cancelled.body.data)
      expect((await teacher.post('/subscription/resume')).body.data).toMatchObject({ tier: 'pro', renewsAt })
      await teacher.post('/subscription/cancel')
      stripe.state.endPeriod(id, 'ended')
      await stripe.sender.settled()
      expect(await planOf(teacher)).toEqual({ tier: 'free', credits_remaining: 100, usage: { questions: 0 }, limits: { questionsPerMonth: 300 } })
      expect((await teacher.post('/subscription/cancel')).body).toMatchObject({ code: 'no_subscription' })
      // And may be had again.
      await upgrade(teacher, 'pro_yearly')
      expect(await planOf(teacher)).toMatchObject({ tier: 'pro', interval: 'year' })
    })

    test('stays while a payment that failed is tried again, and says so; renewals move its end', async () => {
      const teacher = await signUp(service.url)
      const id = await upgrade(teacher)
      const { renewsAt } = await planOf(teacher)
      stripe.state.endPeriod(id, 'failed')
      await stripe.sender.settled()
      expect(await planOf(teacher)).toMatchObject({ tier: 'pro', status: 'past_due' })
      stripe.state.endPeriod(id, 'paid')
      await stripe.sender.settled()
      const renewed = await planOf(teacher)
      expect(renewed).toMatchObject({ tier: 'pro', status: 'active' })
      expect(Date.parse(renewed.renewsAt)).toBeGreaterThan(Date.parse(renewsAt))
    })

    test('its portal leads back; a cancellation there is known here, and can be taken back here', async () => {
      const teacher = await signUp(service.url)
      expect((await teacher.post('/subscription/portal')).body).toMatchObject({ code: 'no_subscription' })
      await upgrade(teacher)
      const { url } = (await teacher.post('/subscription/portal')).body.data
      expect(await (await fetch(url)).text()).toContain(`${service.service.publicUrl}/dashboard?view=profile`)
      await fetch(url, { method: 'POST', body: new URLSearchParams({ do: 'cancel' }) })
      await stripe.sender.settled()
      expect(await planOf(teacher)).toHaveProperty('cancelsAt')
      expect((await teacher.post('/subscription/resume')).body.data).toHaveProperty('renewsAt')
    })

    test('messages in every order end in what is true at Stripe', async () => {
      const teacher = await signUp(service.url)
      const session = await begin(teacher, '/subscription/checkout', { plan_id: 'pro' })
      const events = heldOf(() => {
        const { subscription } = stripe.state.pay(session)
        stripe.state.endPeriod(subscription!, 'paid')
        stripe.state.endPeriod(subscription!, 'failed')
        stripe.state.endPeriod(subscription!, 'ended')
      })
      expect(events.length).toBeGreaterThan(6)
      for (const event of events.toReversed()) {
        expect(await stripe.sender.deliver(event)).toBe(200)
        expect(await planOf(teacher)).toMatchObject({ tier: 'free' })
      }
      await Promise.all(events.map((event) => stripe.sender.deliver(event)))
      expect(await planOf(teacher)).toMatchObject({ tier: 'free' })
    })

    test('a message on its way while the plan changes does not bring the old one back', async () => {
      const teacher = await signUp(service.url)
      const id = await upgrade(teacher)
      const events = heldOf(() => {
        for (let times = 0; times < 10; times += 1) stripe.state.updateSubscription(id, { cancel_at_period_end: String(times % 2 === 0) })
        stripe.state.endPeriod(id, 'ended')
      })
      await Promise.all(events.map((event) => stripe.sender.deliver(event)))
      expect(await planOf(teacher)).toMatchObject({ tier: 'free' })
    })

    test('a plan that the operator gave stays where no subscription ends', async () => {
      const teacher = await signUp(service.url)
      const id = await upgrade(teacher)
      const [late] = heldOf(() => stripe.state.endPeriod(id, 'ended'))
      await stripe.sender.deliver(late!)
      await service.service.db.updateTable('school').set({ tier: 'pro' }).where('schoolId', '=', (await service.service.db.selectFrom('accountUser').select('schoolId').where('email', '=', teacher.email!).executeTakeFirstOrThrow()).schoolId).execute()
      stripe.sender.emit('customer.subscription.deleted', stripe.state.get('subscriptions', id))
      await stripe.sender.settled()
      expect(await planOf(teacher)).toMatchObject({ tier: 'pro' })
    })

    test('an end that no message told of is found out a day later', async () => {
      const teacher = await signUp(service.url)
      const id = await upgrade(teacher)
      heldOf(() => stripe.state.endPeriod(id, 'ended'))
      clockMs = 30.5 * 24 * HOUR_MS
      await sweepPayments(service.service)
      clockMs = 0
      expect(await planOf(teacher)).toMatchObject({ tier: 'pro' })
      clockMs = 31.5 * 24 * HOUR_MS
      stripe.be('down')
      await sweepPayments(service.service)
      stripe.be('well')
      clockMs += 2 * HOUR_MS
      await sweepPayments(service.service)
      clockMs = 0
      expect(await planOf(teacher)).toMatchObject({ tier: 'free' })
    })

    test('a customer that Stripe has lost ends the plan, and is made anew', async () => {
      const teacher = await signUp(service.url)
      const id = await upgrade(teacher)
      heldOf(() => { stripe.state.deleteCustomer(stripe.state.get('subscriptions', id).customer) })
      stripe.sender.emit('customer.subscription.deleted', stripe.state.get('subscriptions', id))
      await stripe.sender.settled()
      expect(await planOf(teacher)).toMatchObject({ tier: 'free' })
      await upgrade(teacher)
      expect(await planOf(teacher)).toMatchObject({ tier: 'pro' })
    })
  })

  describe('of credits', () => {
    test.each(CREDIT_PACKAGES)('$id is credited exactly once, however often its message comes', async ({ id, credits, priceHkd }) => {
      const teacher = await signUp(service.url)
      const session = stripe.state.get('sessions', await begin(teacher, '/billing/checkout', { package_id: id }))
      expect(session).toMatchObject({ mode: 'payment', amount_total: 100 * priceHkd, product: `${credits} credits for Setpaper` })
      stripe.sender.repeat(6)
      stripe.state.pay(session.id)
      await stripe.sender.settled()
      // Another message of the same payment is no other payment.
      stripe.sender.emit('checkout.session.completed', stripe.state.get('sessions', session.id))
      await stripe.sender.settled()
      expect(await ledgerOf(teacher)).toEqual([100, credits])
      expect((await planOf(teacher)).credits_remaining).toBe(100 + credits)
    })

    test('by an application of its own: the intent is credited, and the checkout of another is not credited twice', async () => {
      const teacher = await signUp(service.url)
      const { data } = (await teacher.post('/billing/create-payment-intent', { package_id: SMALL.id })).body
      expect(data).toMatchObject({ amount: 100 * SMALL.priceHkd, currency: 'hkd', credits: SMALL.credits })
      expect(data.client_secret).toBe(stripe.state.get('intents', data.payment_intent_id).client_secret)
      stripe.state.confirmIntent(data.payment_intent_id)
      await stripe.sender.settled()
      expect(await ledgerOf(teacher)).toEqual([100, SMALL.credits])
    })

    test('paid by a bank that says so later are credited then, or never', async () => {
      const [teacher, other] = [await signUp(service.url), await signUp(service.url)]
      const sessions = [await begin(teacher, '/billing/checkout', { package_id: SMALL.id }), await begin(other, '/billing/checkout', { package_id: SMALL.id })]
      for (const id of sessions) stripe.state.pay(id, 'later')
      await stripe.sender.settled()
      expect(await ledgerOf(teacher)).toEqual([100])
      stripe.state.settleLater(sessions[0]!, true)
      stripe.state.settleLater(sessions[1]!, false)
      await stripe.sender.settled()
      expect(await ledgerOf(teacher)).toEqual([100, SMALL.credits])
      expect(await ledgerOf(other)).toEqual([100])
    })

    test('that were refunded are taken back in proportion, once for each part', async () => {
      const teacher = await signUp(service.url)
      const { payment_intent: intent, amount_total: amount } = stripe.state.pay(await begin(teacher, '/billing/checkout', { package_id: SMALL.id }))
      await stripe.sender.settled()
      stripe.sender.repeat(4)
      stripe.state.refund(intent!, amount / 2)
      await stripe.sender.settled()
      stripe.state.refund(intent!, amount)
      await stripe.sender.settled()
      // An older message of the same payment comes late.
      stripe.state.refund(intent!, amount / 2)
      await stripe.sender.settled()
      expect(await ledgerOf(teacher)).toEqual([100, SMALL.credits, -SMALL.credits / 2, -SMALL.credits / 2])
    })

    test('whose refund is told of before the payment are taken back all the same', async () => {
      const teacher = await signUp(service.url)
      const session = await begin(teacher, '/billing/checkout', { package_id: SMALL.id })
      const events = heldOf(() => {
        const { payment_intent: intent, amount_total: amount } = stripe.state.pay(session)
        stripe.state.refund(intent!, amount)
      })
      for (const event of events.toReversed()) await stripe.sender.deliver(event)
      expect(await ledgerOf(teacher)).toEqual([100, SMALL.credits, -SMALL.credits])
    })

    test('that were used meanwhile are taken back as far as they are there', async () => {
      const teacher = await signUp(service.url)
      const { payment_intent: intent, amount_total: amount } = stripe.state.pay(await begin(teacher, '/billing/checkout', { package_id: SMALL.id }))
      await stripe.sender.settled()
      const { schoolId } = await service.service.db.selectFrom('accountUser').select('schoolId').where('email', '=', teacher.email!).executeTakeFirstOrThrow()
      await service.service.db.insertInto('creditEntry').values({ schoolId, entryId: 'used', delta: -130, reason: 'paper', reference: 'paper:x' }).execute()
      await service.service.db.updateTable('school').set({ credits: 20 }).where('schoolId', '=', schoolId).execute()
      stripe.state.refund(intent!, amount)
      await stripe.sender.settled()
      expect((await ledgerOf(teacher)).toSorted((a, b) => a - b)).toEqual([-130, -20, 50, 100])
    })

    test('a package that does not exist is refused; a key is one page of payment', async () => {
      const teacher = await signUp(service.url)
      expect((await teacher.post('/billing/checkout', { package_id: 'credits_7' })).body).toMatchObject({ code: 'invalid_input', field: 'package_id' })
      const before = stripe.state.rows.sessions.size
      const urls = [await teacher.post('/billing/checkout', { package_id: SMALL.id }, { 'idempotency-key': 'one' }), await teacher.post('/billing/checkout', { package_id: SMALL.id }, { 'idempotency-key': 'one' })].map(({ body }) => body.data.url)
      expect(urls[0]).toBe(urls[1])
      expect(stripe.state.rows.sessions.size).toBe(before + 1)
    })
  })

  describe('messages', () => {
    const paid = async (): Promise<{ readonly teacher: Client; readonly event: StripeEvent }> => {
      const teacher = await signUp(service.url)
      const session = await begin(teacher, '/billing/checkout', { package_id: SMALL.id })
      return { teacher, event: heldOf(() => { stripe.state.pay(session) }).find(({ type }) => type === 'checkout.session.completed')! }
    }

    test.each(['wrong', 'old', 'none'] as const)('whose signature is %s change nothing', async (signing) => {
      const { teacher, event } = await paid()
      expect(await stripe.sender.deliver(event, signing)).toBe(400)
      expect(await ledgerOf(teacher)).toEqual([100])
      expect(await stripe.sender.deliver(event)).toBe(200)
      expect(await ledgerOf(teacher)).toEqual([100, SMALL.credits])
    })

    test('changed on their way, or of somebody who is signed in, change nothing; a foreign origin is none of their matter', async () => {
      const { teacher, event } = await paid()
      const body = JSON.stringify(event)
      const send = (text: string, signature: string) => fetch(`${service.url}/api/v1/billing/webhook`, { method: 'POST', body: text, headers: { 'content-type': 'application/json', 'stripe-signature': signature, authorization: `Bearer ${teacher.token}`, origin: 'https://stripe.example' } })
      expect((await send(body.replace(`"credits":"${SMALL.credits}"`, '"credits":"5000"'), stripe.sender.signature(body, 'right'))).status).toBe(400)
      expect((await send('{', stripe.sender.signature('{', 'right'))).status).toBe(400)
      expect(await ledgerOf(teacher)).toEqual([100])
      expect((await send(body, stripe.sender.signature(body, 'right'))).status).toBe(200)
      expect(await ledgerOf(teacher)).toEqual([100, SMALL.credits])
      const large = await send('x'.repeat(1024 * 1024 + 1), 't=1,v1=0')
      expect([large.status, await large.json()]).toMatchObject([413, { code: 'body_too_large' }])
    })

    test('of kinds and customers that we do not know are taken and forgotten', async () => {
      stripe.sender.emit('customer.tax_id.created', { id: 'txi_1', object: 'tax_id', customer: 'cus_1' })
      stripe.sender.emit('invoice.paid', { id: 'in_1', object: 'invoice', customer: 'cus_of_another_product' })
      stripe.sender.emit('charge.refunded', { id: 'ch_1', object: 'charge', customer: null, payment_intent: 'pi_1', amount: 100, amount_refunded: 100 })
      stripe.sender.emit('payment_intent.succeeded', { id: 'pi_2', object: 'payment_intent', customer: null, metadata: { package: 'credits_50', credits: '50' }, amount_received: 100 })
      stripe.sender.emit('checkout.session.completed', { id: 'cs_2', object: 'checkout.session', mode: 'payment', payment_status: 'paid', customer: null, metadata: {}, payment_intent: null, amount_total: 100 })
      await stripe.sender.settled()
      expect(stripe.sender.statuses.slice(-5).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    })

    test('that need Stripe while it is down are refused, so that it sends them again', async () => {
      const teacher = await signUp(service.url)
      const session = await begin(teacher, '/subscription/checkout', { plan_id: 'pro' })
      const events = heldOf(() => { stripe.state.pay(session) })
      stripe.be('down')
      expect(await stripe.sender.deliver(events[0]!)).toBe(503)
      stripe.be('well')
      expect(await stripe.sender.deliver(events[0]!)).toBe(200)
      expect(await planOf(teacher)).toMatchObject({ tier: 'pro' })
    })
  })

  describe('Stripe away', () => {
    test.each(['down', 'refuses'] as const)('(%s) is told in a sentence, and the call can be made again with its key', async (mood) => {
      const teacher = await signUp(service.url)
      stripe.be(mood)
      const asked = () => teacher.post('/billing/checkout', { package_id: SMALL.id }, { 'idempotency-key': `away-${mood}` })
      expect(await asked()).toMatchObject({ status: 503, body: { code: 'payment_unavailable', error: 'The payment service cannot be reached. Nothing was charged; try again in a minute.' } })
      stripe.be('well')
      expect((await asked()).status).toBe(200)
    })

    test('that does not answer is given up', async () => {
      const payment = await openPayment(stripe.configuration, 100)
      stripe.be('hangs')
      expect(await withStripe({ payment, log: service.service.log }, async () => { await payment.stripe.customers.create({}); throw new Error('it answered') })).toMatchObject({ ok: false, error: { code: 'payment_unavailable' } })
    })

    test('at the deletion of an account: its subscription ends as soon as Stripe is back', async () => {
      const teacher = await signUp(service.url)
      const id = await upgrade(teacher)
      stripe.be('down')
      expect((await teacher.call('DELETE', '/me', { password: PASSWORD })).status).toBe(200)
      await sweepPayments(service.service)
      expect(stripe.state.get('subscriptions', id).status).toBe('active')
      stripe.be('well')
      clockMs = 2 * HOUR_MS
      await sweepPayments(service.service)
      clockMs = 0
      expect(stripe.state.get('subscriptions', id).status).toBe('canceled')
      await stripe.sender.settled()
      expect(await service.service.db.selectFrom('departedCustomer').selectAll().execute()).toEqual([])
    })
  })
})
