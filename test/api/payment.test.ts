/** Payment against a scripted Stripe: plans, credits, messages in every order and number, Stripe away. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { CREDIT_PACKAGES } from '#domain/credit-package.ts'
import { openPayment, withStripe } from '#server/stripe/open-payment.ts'
import { sweepPayments } from '#server/payment/sweep-payments.ts'
import { startScriptedStripe, type ScriptedStripe } from '../scripted-stripe/scripted-stripe.ts'
import type { StripeEvent } from '../scripted-stripe/webhook-sender.ts'
import { Client, PASSWORD, signUp, startService, type TestService } from './test-service.ts'

const HOUR_MS = 3_600_000
const [SMALL] = CREDIT_PACKAGES as [(typeof CREDIT_PACKAGES)[number]]

describe('without the keys of Stripe', () => {
  let service: TestService
  beforeAll(async () => {
    service = await startService()
  })
  afterAll(() => service.end())

  test('nothing is offered, and every call says that the operator has not set it up', async () => {
    const teacher = await signUp(service.url)
    expect((await new Client(service.url).get('/billing/packages')).body.data).toEqual({
      isConfigured: false,
      currency: 'hkd',
      packages: CREDIT_PACKAGES,
    })
    for (const [path, body] of [
      ['/subscription/checkout', { plan_id: 'pro' }],
      ['/subscription/cancel', {}],
      ['/subscription/resume', {}],
      ['/subscription/portal', {}],
      ['/billing/checkout', { package_id: SMALL.id }],
      ['/billing/create-payment-intent', { package_id: SMALL.id }],
      ['/billing/webhook', {}],
    ] as const) {
      expect((await teacher.post(path, body)).body, path).toMatchObject({
        success: false,
        code: 'payment_not_set_up',
        error: 'Nothing can be paid for on this server: its operator has not set up payment.',
      })
    }
    expect((await teacher.get('/subscription')).body.data).toEqual({
      tier: 'free',
      credits_remaining: 100,
      usage: { questions: 0 },
      limits: { questionsPerMonth: 300 },
    })
  })
})

describe('payment', () => {
  let stripe: ScriptedStripe
  let service: TestService
  let clockMs = 0
  beforeAll(async () => {
    stripe = await startScriptedStripe()
    service = await startService(
      { payment: stripe.configuration, logLevel: 'silent' },
      { now: () => new Date(Date.now() + clockMs), sweepEveryMs: 10 * HOUR_MS },
    )
    stripe.tells(service.url)
  })
  afterAll(async () => {
    await stripe.close()
    await service.end()
  })
  afterEach(async () => {
    stripe.be('well')
    stripe.take(0)
    stripe.sender.hold(false)
    stripe.sender.repeat(1)
    clockMs = 0
    await stripe.sender.settled()
  })

  const planOf = async (teacher: Client) => (await teacher.get('/subscription')).body.data
  const sessionOf = (url: string): string => url.slice(url.lastIndexOf('/') + 1)
  const begin = async (teacher: Client, path: string, body: object): Promise<string> =>
    sessionOf((await teacher.post(path, body)).body.data.url)
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
    const { schoolId } = await service.service.db
      .selectFrom('accountUser')
      .select('schoolId')
      .where('email', '=', teacher.email!)
      .executeTakeFirstOrThrow()
    const rows = await service.service.db
      .selectFrom('creditEntry')
      .select('delta')
      .where('schoolId', '=', schoolId)
      .orderBy('createdAt')
      .execute()
    const { credits } = await service.service.db
      .selectFrom('school')
      .select('credits')
      .where('schoolId', '=', schoolId)
      .executeTakeFirstOrThrow()
    expect(rows.reduce((sum, { delta }) => sum + delta, 0)).toBe(credits)
    return rows.map(({ delta }) => delta)
  }

  describe('of a plan', () => {
    test.each([
      { planId: 'pro', interval: 'month', amount: 7800 },
      { planId: 'pro_monthly', interval: 'month', amount: 7800 },
      { planId: 'pro_yearly', interval: 'year', amount: 74_880 },
    ])(
      '$planId costs what the plan table says, and gives the plan when it is paid',
      async ({ planId, interval, amount }) => {
        const teacher = await signUp(service.url)
        const session = stripe.state.get(
          'sessions',
          await begin(teacher, '/subscription/checkout', { plan_id: planId }),
        )
        expect(session).toMatchObject({
          mode: 'subscription',
          amount_total: amount,
          currency: 'hkd',
          interval,
          product: 'Setpaper Pro',
          locale: 'en-GB',
          success_url: `${service.service.publicUrl}/dashboard?view=profile&paid=plan`,
          cancel_url: `${service.service.publicUrl}/dashboard?view=profile&paid=cancelled`,
        })
        expect(await planOf(teacher)).toMatchObject({ tier: 'free' })
        stripe.state.pay(session.id)
        await stripe.sender.settled()
        const plan = await planOf(teacher)
        expect(plan).toMatchObject({ tier: 'pro', status: 'active', interval, limits: { questionsPerMonth: 3000 } })
        expect((Date.parse(plan.renewsAt) - Date.now()) / 86_400_000).toBeCloseTo(interval === 'year' ? 365 : 30, 1)
        expect((await teacher.get('/me')).body.data.tier).toBe('pro')
      },
    )

    test('that does not exist, or costs nothing, is refused', async () => {
      const teacher = await signUp(service.url)
      for (const planId of ['free', 'free_monthly', 'gold', 'pro_weekly', ''])
        expect((await teacher.post('/subscription/checkout', { plan_id: planId })).body, planId).toMatchObject({
          code: 'invalid_input',
          field: 'plan_id',
        })
    })

    test('is not sold twice: who has it is told so, an older page of payment is closed', async () => {
      const teacher = await signUp(service.url)
      const first = await begin(teacher, '/subscription/checkout', { plan_id: 'pro' })
      const second = await begin(teacher, '/subscription/checkout', { plan_id: 'pro_yearly' })
      expect([first, second].map((id) => stripe.state.get('sessions', id).status)).toEqual(['expired', 'open'])
      // No message of the payment has come yet: Stripe is asked.
      heldOf(() => {
        stripe.state.pay(second)
      })
      expect((await teacher.post('/subscription/checkout', { plan_id: 'pro' })).body).toMatchObject({
        code: 'already_subscribed',
      })
      expect(await planOf(teacher)).toMatchObject({ tier: 'pro', interval: 'year' })
    })

    test('begun by the month and by the year at once is one subscription: one page of the two can be paid', async () => {
      const teacher = await signUp(service.url)
      stripe.take(30)
      const answers = await Promise.all(
        ['pro_monthly', 'pro_yearly', 'pro_monthly', 'pro_yearly'].map((plan_id) =>
          teacher.post('/subscription/checkout', { plan_id }),
        ),
      )
      stripe.take(0)
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
      const open = answers.map(({ body }) => stripe.state.get('sessions', sessionOf(body.data.url)))
      expect(open.filter(({ status }) => status === 'open')).toHaveLength(1)
      expect(new Set(open.map(({ customer }) => customer)).size).toBe(1)
    })

    const running = (customer: string): string[] =>
      [...stripe.state.rows.subscriptions.values()].flatMap((one) =>
        one.customer === customer && one.status !== 'canceled' ? [one.id] : [],
      )
    /** A page of payment that nothing closed: as if it had been paid in the very moment in which it was to be closed. */
    const paidBeside = (id: string): string => {
      const paid = stripe.state.get('subscriptions', id)
      const fields = {
        customer: paid.customer,
        mode: 'subscription',
        line_items: { 0: { price_data: { unit_amount: '7800', currency: 'hkd', recurring: { interval: 'month' } } } },
        subscription_data: { metadata: paid.metadata },
      }
      return stripe.state.pay(stripe.state.createSession(fields).id).subscription!
    }

    test('that is paid twice runs once: the other one is ended and refunded', async () => {
      const teacher = await signUp(service.url)
      const first = await upgrade(teacher, 'pro_yearly')
      stripe.sender.repeat(4)
      const second = paidBeside(first)
      await stripe.sender.settled()
      const { customer } = stripe.state.get('subscriptions', first)
      expect(running(customer)).toHaveLength(1)
      const [left] = running(customer)
      const refunds = [...stripe.state.rows.refunds.values()].filter(({ metadata }) =>
        [first, second].includes(metadata.subscription!),
      )
      expect(refunds).toHaveLength(1)
      expect(refunds[0]!.metadata.subscription).not.toBe(left)
      expect(refunds[0]!.amount).toBe(left === second ? 74_880 : 7800)
      // And the one that runs can be cancelled from here.
      expect((await teacher.post('/subscription/cancel')).body.data).toHaveProperty('cancelsAt')
      expect(stripe.state.get('subscriptions', left!).cancel_at_period_end).toBe(true)
    })

    test('that was not paid, and is paid after another was begun, is ended and refunded whole', async () => {
      const teacher = await signUp(service.url)
      const old = await upgrade(teacher)
      stripe.state.endPeriod(old, 'failed')
      stripe.state.giveUp(old)
      await stripe.sender.settled()
      expect(await planOf(teacher)).toMatchObject({ tier: 'free' })
      stripe.state.pass(old, 0.5)
      const session = await begin(teacher, '/subscription/checkout', { plan_id: 'pro_yearly' })
      const held = heldOf(() => {
        stripe.state.pay(session)
        stripe.state.revive(old)
      })
      await Promise.all(held.map((event) => stripe.sender.deliver(event)))
      expect(running(stripe.state.get('subscriptions', old).customer)).toHaveLength(1)
      expect(stripe.state.get('subscriptions', old).status).toBe('canceled')
      expect(await planOf(teacher)).toMatchObject({ tier: 'pro', interval: 'year' })
      expect(
        [...stripe.state.rows.refunds.values()].filter(({ metadata }) => metadata.subscription === old),
      ).toMatchObject([{ amount: 7800 }])
    })

    test('that is unpaid while another is begun can never be paid again', async () => {
      const teacher = await signUp(service.url)
      const old = await upgrade(teacher)
      stripe.state.endPeriod(old, 'failed')
      stripe.state.giveUp(old)
      await stripe.sender.settled()
      stripe.state.pass(old, 0.5)
      await upgrade(teacher, 'pro_yearly')
      const ended = stripe.state.get('subscriptions', old)
      expect(ended.status).toBe('canceled')
      expect(stripe.state.get('invoices', ended.latest_invoice!).status).toBe('void')
    })

    test('changes from the month to the year: the month ends, and what is left of it is refunded', async () => {
      const teacher = await signUp(service.url)
      const monthly = await upgrade(teacher)
      stripe.state.pass(monthly, 0.5)
      expect((await teacher.post('/subscription/checkout', { plan_id: 'pro' })).body.code).toBe('already_subscribed')
      const id = await begin(teacher, '/subscription/checkout', { plan_id: 'pro_yearly' })
      expect(stripe.state.get('sessions', id).message).toContain('what is left of it is refunded')
      expect(await planOf(teacher)).toMatchObject({ tier: 'pro', interval: 'month' })
      stripe.state.pay(id)
      await stripe.sender.settled()
      expect(await planOf(teacher)).toMatchObject({ tier: 'pro', interval: 'year', status: 'active' })
      expect(stripe.state.get('subscriptions', monthly).status).toBe('canceled')
      const refunds = [...stripe.state.rows.refunds.values()].filter(
        ({ metadata }) => metadata.subscription === monthly,
      )
      expect(refunds).toHaveLength(1)
      expect(refunds[0]!.amount / 7800).toBeCloseTo(0.5, 2)
      for (const plan_id of ['pro_monthly', 'pro_yearly'])
        expect((await teacher.post('/subscription/checkout', { plan_id })).body.code).toBe('already_subscribed')
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
      expect(await planOf(teacher)).toEqual({
        tier: 'free',
        credits_remaining: 100,
        usage: { questions: 0 },
        limits: { questionsPerMonth: 300 },
      })
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
        for (let times = 0; times < 10; times += 1)
          stripe.state.updateSubscription(id, { cancel_at_period_end: String(times % 2 === 0) })
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
      await service.service.db
        .updateTable('school')
        .set({ tier: 'pro' })
        .where(
          'schoolId',
          '=',
          (
            await service.service.db
              .selectFrom('accountUser')
              .select('schoolId')
              .where('email', '=', teacher.email!)
              .executeTakeFirstOrThrow()
          ).schoolId,
        )
        .execute()
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
      heldOf(() => {
        stripe.state.deleteCustomer(stripe.state.get('subscriptions', id).customer)
      })
      stripe.sender.emit('customer.subscription.deleted', stripe.state.get('subscriptions', id))
      await stripe.sender.settled()
      expect(await planOf(teacher)).toMatchObject({ tier: 'free' })
      await upgrade(teacher)
      expect(await planOf(teacher)).toMatchObject({ tier: 'pro' })
    })
  })

  describe('of credits', () => {
    test.each(CREDIT_PACKAGES)(
      '$id is credited exactly once, however often its message comes',
      async ({ id, credits, priceHkd }) => {
        const teacher = await signUp(service.url)
        const session = stripe.state.get('sessions', await begin(teacher, '/billing/checkout', { package_id: id }))
        expect(session).toMatchObject({
          mode: 'payment',
          amount_total: 100 * priceHkd,
          product: `${credits} credits for Setpaper`,
        })
        stripe.sender.repeat(6)
        stripe.state.pay(session.id)
        await stripe.sender.settled()
        // Another message of the same payment is no other payment.
        stripe.sender.emit('checkout.session.completed', stripe.state.get('sessions', session.id))
        await stripe.sender.settled()
        expect(await ledgerOf(teacher)).toEqual([100, credits])
        expect((await planOf(teacher)).credits_remaining).toBe(100 + credits)
      },
    )

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
      const sessions = [
        await begin(teacher, '/billing/checkout', { package_id: SMALL.id }),
        await begin(other, '/billing/checkout', { package_id: SMALL.id }),
      ]
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
      const { payment_intent: intent, amount_total: amount } = stripe.state.pay(
        await begin(teacher, '/billing/checkout', { package_id: SMALL.id }),
      )
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
      const { payment_intent: intent, amount_total: amount } = stripe.state.pay(
        await begin(teacher, '/billing/checkout', { package_id: SMALL.id }),
      )
      await stripe.sender.settled()
      const { schoolId } = await service.service.db
        .selectFrom('accountUser')
        .select('schoolId')
        .where('email', '=', teacher.email!)
        .executeTakeFirstOrThrow()
      await service.service.db
        .insertInto('creditEntry')
        .values({ schoolId, entryId: 'used', delta: -130, reason: 'paper', reference: 'paper:x' })
        .execute()
      await service.service.db.updateTable('school').set({ credits: 20 }).where('schoolId', '=', schoolId).execute()
      stripe.state.refund(intent!, amount)
      await stripe.sender.settled()
      expect((await ledgerOf(teacher)).toSorted((a, b) => a - b)).toEqual([-130, -20, 50, 100])
    })

    const bought = async (): Promise<{
      readonly teacher: Client
      readonly intent: string
      readonly amount: number
    }> => {
      const teacher = await signUp(service.url)
      const paid = stripe.state.pay(await begin(teacher, '/billing/checkout', { package_id: SMALL.id }))
      await stripe.sender.settled()
      return { teacher, intent: paid.payment_intent!, amount: paid.amount_total }
    }

    test('that are disputed are taken back, and given again when the dispute is won', async () => {
      const { teacher, intent, amount } = await bought()
      stripe.sender.repeat(3)
      const id = stripe.state.dispute(intent, amount)
      await stripe.sender.settled()
      expect(await ledgerOf(teacher)).toEqual([100, SMALL.credits, -SMALL.credits])
      stripe.state.closeDispute(id, 'won')
      await stripe.sender.settled()
      expect(await ledgerOf(teacher)).toEqual([100, SMALL.credits, -SMALL.credits, SMALL.credits])
      const { body } = await teacher.get('/credits')
      expect(body.data.items.slice(0, 2).map((one: { reason: string }) => one.reason)).toEqual([
        'dispute_won',
        'disputed',
      ])
    })

    test('whose dispute is lost stay away; what a bank only asks about takes nothing', async () => {
      const { teacher, intent, amount } = await bought()
      const asked = stripe.state.dispute(intent, amount, 'warning_needs_response')
      await stripe.sender.settled()
      expect(await ledgerOf(teacher)).toEqual([100, SMALL.credits])
      stripe.state.closeDispute(asked, 'won')
      stripe.state.closeDispute(stripe.state.dispute(intent, amount), 'lost')
      await stripe.sender.settled()
      expect(await ledgerOf(teacher)).toEqual([100, SMALL.credits, -SMALL.credits])
    })

    test('that were used before a dispute are not given again by it', async () => {
      const { teacher, intent, amount } = await bought()
      const { schoolId } = await service.service.db
        .selectFrom('accountUser')
        .select('schoolId')
        .where('email', '=', teacher.email!)
        .executeTakeFirstOrThrow()
      await service.service.db
        .insertInto('creditEntry')
        .values({ schoolId, entryId: 'used', delta: -130, reason: 'paper', reference: 'paper:x' })
        .execute()
      await service.service.db.updateTable('school').set({ credits: 20 }).where('schoolId', '=', schoolId).execute()
      const id = stripe.state.dispute(intent, amount)
      await stripe.sender.settled()
      stripe.state.closeDispute(id, 'won')
      await stripe.sender.settled()
      expect((await ledgerOf(teacher)).toSorted((a, b) => a - b)).toEqual([-130, -20, 20, 50, 100])
    })

    test('disputed before the payment is told of, and on messages in every order, end in what is true', async () => {
      const teacher = await signUp(service.url)
      const session = await begin(teacher, '/billing/checkout', { package_id: SMALL.id })
      const events = heldOf(() => {
        const { payment_intent: intent, amount_total: amount } = stripe.state.pay(session)
        stripe.state.dispute(intent!, amount)
      })
      for (const event of events.toReversed()) expect(await stripe.sender.deliver(event)).toBe(200)
      expect(await ledgerOf(teacher)).toEqual([100, SMALL.credits, -SMALL.credits])
    })

    test.each([
      ['another sum', { amount_total: 100 }],
      ['another currency', { currency: 'jpy' }],
      ['nothing', { amount_total: 0 }],
    ])('for which %s was paid are not credited', async (_, change) => {
      const teacher = await signUp(service.url)
      const session = await begin(teacher, '/billing/checkout', { package_id: SMALL.id })
      Object.assign(stripe.state.get('sessions', session), change)
      stripe.state.pay(session)
      await stripe.sender.settled()
      expect(await ledgerOf(teacher)).toEqual([100])
    })

    test('several begun at once by a school that never paid wait for each other', async () => {
      const teacher = await signUp(service.url)
      // Longer than the library tries again by itself while the customer is being made.
      stripe.take(4_000, 'POST /v1/customers')
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => teacher.post('/billing/checkout', { package_id: SMALL.id })),
      )
      expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200))
    })

    test('a package that does not exist is refused; a key is one page of payment', async () => {
      const teacher = await signUp(service.url)
      expect((await teacher.post('/billing/checkout', { package_id: 'credits_7' })).body).toMatchObject({
        code: 'invalid_input',
        field: 'package_id',
      })
      const before = stripe.state.rows.sessions.size
      const urls = [
        await teacher.post('/billing/checkout', { package_id: SMALL.id }, { 'idempotency-key': 'one' }),
        await teacher.post('/billing/checkout', { package_id: SMALL.id }, { 'idempotency-key': 'one' }),
      ].map(({ body }) => body.data.url)
      expect(urls[0]).toBe(urls[1])
      expect(stripe.state.rows.sessions.size).toBe(before + 1)
    })
  })

  describe('messages', () => {
    const paid = async (): Promise<{ readonly teacher: Client; readonly event: StripeEvent }> => {
      const teacher = await signUp(service.url)
      const session = await begin(teacher, '/billing/checkout', { package_id: SMALL.id })
      return {
        teacher,
        event: heldOf(() => {
          stripe.state.pay(session)
        }).find(({ type }) => type === 'checkout.session.completed')!,
      }
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
      const send = (text: string, signature: string) =>
        fetch(`${service.url}/api/v1/billing/webhook`, {
          method: 'POST',
          body: text,
          headers: {
            'content-type': 'application/json',
            'stripe-signature': signature,
            authorization: `Bearer ${teacher.token}`,
            origin: 'https://stripe.example',
          },
        })
      expect(
        (
          await send(
            body.replace(`"credits":"${SMALL.credits}"`, '"credits":"5000"'),
            stripe.sender.signature(body, 'right'),
          )
        ).status,
      ).toBe(400)
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
      stripe.sender.emit('charge.refunded', {
        id: 'ch_1',
        object: 'charge',
        customer: null,
        payment_intent: 'pi_1',
        amount: 100,
        amount_refunded: 100,
      })
      stripe.sender.emit('payment_intent.succeeded', {
        id: 'pi_2',
        object: 'payment_intent',
        customer: null,
        metadata: { package: 'credits_50', credits: '50' },
        amount_received: 100,
        currency: 'hkd',
      })
      stripe.sender.emit('checkout.session.completed', {
        id: 'cs_2',
        object: 'checkout.session',
        mode: 'payment',
        payment_status: 'paid',
        customer: null,
        metadata: {},
        payment_intent: null,
        amount_total: 100,
      })
      await stripe.sender.settled()
      expect(stripe.sender.statuses.slice(-5).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    })

    test('of money from a customer whom we do not know find the school that the payment names', async () => {
      const { teacher, event } = await paid()
      const { customerId } = await service.service.db
        .deleteFrom('paymentCustomer')
        .where('customerId', '=', (event.data.object as { customer: string }).customer)
        .returning('customerId')
        .executeTakeFirstOrThrow()
      expect(await stripe.sender.deliver(event)).toBe(200)
      expect(await ledgerOf(teacher)).toEqual([100, SMALL.credits])
      // From then on the customer is known: a plan that is paid counts.
      await service.service.db.deleteFrom('paymentCustomer').where('customerId', '=', customerId).execute()
      const session = await begin(teacher, '/subscription/checkout', { plan_id: 'pro' })
      const events = heldOf(() => {
        stripe.state.pay(session)
      })
      await service.service.db.deleteFrom('paymentCustomer').execute()
      for (const one of events) expect(await stripe.sender.deliver(one)).toBe(200)
      expect(await planOf(teacher)).toMatchObject({ tier: 'pro' })
    })

    test('of money that belongs to nobody here are refused, so that Stripe sends them again', async () => {
      stripe.sender.hold(true)
      const nobody = { school: 'school_that_was_never_here', package: SMALL.id, credits: String(SMALL.credits) }
      for (const event of [
        stripe.sender.emit('payment_intent.succeeded', {
          id: 'pi_nobody',
          object: 'payment_intent',
          customer: 'cus_nobody',
          metadata: nobody,
          amount_received: 100 * SMALL.priceHkd,
          currency: 'hkd',
        }),
        stripe.sender.emit('invoice.paid', {
          id: 'in_nobody',
          object: 'invoice',
          customer: 'cus_nobody',
          parent: { subscription_details: { subscription: 'sub_nobody', metadata: { ...nobody, tier: 'pro' } } },
        }),
      ])
        expect(await stripe.sender.deliver(event)).toBe(404)
    })

    test('that need Stripe while it is down are refused, so that it sends them again', async () => {
      const teacher = await signUp(service.url)
      const session = await begin(teacher, '/subscription/checkout', { plan_id: 'pro' })
      const events = heldOf(() => {
        stripe.state.pay(session)
      })
      stripe.be('down')
      expect(await stripe.sender.deliver(events[0]!)).toBe(503)
      stripe.be('well')
      expect(await stripe.sender.deliver(events[0]!)).toBe(200)
      expect(await planOf(teacher)).toMatchObject({ tier: 'pro' })
    })
  })

  describe('Stripe away', () => {
    test.each(['down', 'refuses'] as const)(
      '(%s) is told in a sentence, and the call can be made again with its key',
      async (mood) => {
        const teacher = await signUp(service.url)
        stripe.be(mood)
        const asked = () =>
          teacher.post('/billing/checkout', { package_id: SMALL.id }, { 'idempotency-key': `away-${mood}` })
        expect(await asked()).toMatchObject({
          status: 503,
          body: {
            code: 'payment_unavailable',
            error: 'The payment service cannot be reached. Nothing was charged; try again in a minute.',
          },
        })
        stripe.be('well')
        expect((await asked()).status).toBe(200)
      },
    )

    test('that does not answer is given up', async () => {
      const payment = await openPayment(stripe.configuration, 100)
      stripe.be('hangs')
      expect(
        await withStripe({ payment, log: service.service.log }, async () => {
          await payment.stripe.customers.create({})
          throw new Error('it answered')
        }),
      ).toMatchObject({ ok: false, error: { code: 'payment_unavailable' } })
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
