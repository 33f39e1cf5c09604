/** A package of credits as Stripe carries it, and whether what was paid is what it costs. */
import type { Stripe } from 'stripe'
import { CREDIT_PACKAGES, type CreditPackage } from '#domain/credit-package.ts'
import { inCents } from '#domain/plan-offer.ts'

export const CURRENCY = 'hkd'

/** What is credited is what was offered when it was paid for, whatever the table says later. */
export const offerOf = ({ id, credits, priceHkd }: CreditPackage) => ({
  package: id,
  credits: String(credits),
  cents: String(inCents(priceHkd)),
})

/** `wrong`: it names a package, and another sum or currency was paid for it. Undefined: no package is named. */
export function creditsOffered(
  metadata: Stripe.Metadata | null,
  { amount, currency }: { readonly amount: number; readonly currency: string | null },
): number | 'wrong' | undefined {
  if (metadata?.package === undefined) return undefined
  const listed = CREDIT_PACKAGES.find(({ id }) => id === metadata.package)
  const credits = Number(metadata.credits)
  // A payment that does not say its price was begun before prices were written down: the table has it.
  const cents =
    metadata.cents === undefined
      ? listed?.credits === credits
        ? inCents(listed.priceHkd)
        : undefined
      : Number(metadata.cents)
  return Number.isSafeInteger(credits) && credits > 0 && amount === cents && currency === CURRENCY ? credits : 'wrong'
}
