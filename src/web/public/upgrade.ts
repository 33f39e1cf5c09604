/**
 * From a plan on the pricing page to the page of payment; a visitor signs in on the way. Loaded when it is asked for.
 */
import { API_ROOT } from '#contract/route.ts'
import type { InterfaceLanguage } from '#domain/language.ts'
import { INTERVALS, offerId } from '#domain/plan-offer.ts'
import { hasSession } from '../api/has-session.ts'
import type { Account } from './find-account.ts'
import { loadPublicTexts } from '../public-floor/texts.ts'

export async function beginUpgrade(
  { dataset: { upgrade: tier = '' } }: HTMLElement,
  language: InterfaceLanguage,
  signedIn: () => Promise<Account | null>,
): Promise<void> {
  if (await hasSession()) return pay(tier, language)
  const { openSignIn } = await import('./sign-in.tsx')
  return openSignIn('sign-up', language, async () => {
    const account = await signedIn()
    if (account !== null && account.tier !== tier) await pay(tier, language)
  })
}

let isBusy = false

async function pay(tier: string, language: InterfaceLanguage): Promise<void> {
  if (isBusy) return
  isBusy = true
  // A page that the browser brings back is as it was left.
  addEventListener(
    'pageshow',
    () => {
      isBusy = false
      say(tier, '')
    },
    { once: true },
  )
  const { pricing } = await loadPublicTexts(language)
  say(tier, pricing.opening)
  const chosen = document.querySelector<HTMLInputElement>('[name=interval]:checked')?.value
  const answer = await fetch(`${API_ROOT}/subscription/checkout`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-language': language },
    body: JSON.stringify({ plan_id: offerId(tier, INTERVALS.find((one) => one === chosen) ?? 'month') }),
  }).then(
    (response) => response.json() as Promise<{ readonly data?: { readonly url: string }; readonly error?: string }>,
    () => undefined,
  )
  if (answer?.data !== undefined) return location.assign(answer.data.url)
  isBusy = false
  say(tier, answer?.error ?? pricing.failed, true)
}

function say(tier: string, words: string, hasFailed = false): void {
  const told = document.querySelector<HTMLElement>(`[data-upgrade-told="${CSS.escape(tier)}"]`)
  if (told === null) return
  told.toggleAttribute('data-failed', hasFailed)
  told.textContent = words
}
