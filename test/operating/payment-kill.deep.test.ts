/**
 * The service killed while it acts upon a message of Stripe, which sends it again: no credit is lost, none is given
 * twice.
 *
 * @module-tag deep
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CREDIT_PACKAGES } from '#domain/credit-package.ts'
import { PAYMENT_FAILPOINTS } from '#server/foundation/failpoints.ts'
import { Client, freshDatabase, signUp } from '../api/test-service.ts'
import { startScriptedStripe, type ScriptedStripe } from '../scripted-stripe/scripted-stripe.ts'
import { emptyDirectory, endAll, startMain, type Started } from './run-service.ts'

let stripe: ScriptedStripe
beforeAll(async () => {
  stripe = await startScriptedStripe()
})
afterAll(async () => {
  await stripe.close()
  await endAll()
})

test.each(PAYMENT_FAILPOINTS)('killed at %s', async (failpoint) => {
  const place = {
    DATABASE_URL: await freshDatabase(),
    DATA_DIR: await emptyDirectory(),
    STRIPE_SECRET_KEY: stripe.configuration.secretKey,
    STRIPE_WEBHOOK_SECRET: stripe.configuration.webhookSecret,
    STRIPE_HOST: stripe.url,
  }
  const serve = async (
    more: Readonly<Record<string, string>> = {},
  ): Promise<{ readonly started: Started; readonly url: string }> => {
    const started = startMain({ ...place, ...more })
    return { started, url: await started.ready }
  }
  const armed = await serve({ SETPAPER_FAILPOINT: failpoint })
  const teacher = await signUp(armed.url)
  const chosen = CREDIT_PACKAGES[1]!
  const { url } = (await teacher.post('/billing/checkout', { package_id: chosen.id })).body.data as {
    readonly url: string
  }
  stripe.sender.hold(true)
  const before = stripe.sender.events.length
  stripe.state.pay(url.slice(url.lastIndexOf('/') + 1))
  stripe.sender.hold(false)
  const event = stripe.sender.events.slice(before).find(({ type }) => type === 'checkout.session.completed')!
  stripe.tells(armed.url)
  expect(await stripe.sender.deliver(event)).toBe(0)
  expect(await armed.started.exited).toMatchObject({ signal: 'SIGKILL' })

  const again = await serve()
  stripe.tells(again.url)
  const credits = async (): Promise<number> =>
    (await new Client(again.url, teacher.token).get('/subscription')).body.data.credits_remaining
  expect(await credits()).toBe(failpoint === 'webhook_received' ? 100 : 100 + chosen.credits)
  expect(await Promise.all([stripe.sender.deliver(event), stripe.sender.deliver(event)])).toEqual([200, 200])
  expect(await stripe.sender.deliver(event)).toBe(200)
  expect(await credits()).toBe(100 + chosen.credits)
})
