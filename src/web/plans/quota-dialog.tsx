/** What stands in the way when a month's allowance is used up (specification 2, section 2, "Quota modal"). */
import type { Refusal } from '#domain/refusal.ts'

type Props = {
  readonly refusal: Extract<Refusal, { code: 'quota' }>
  readonly onClose: () => void
  /** Where what was refused can be done for credits: does it. Offered only where they suffice. */
  readonly onUseCredits?: () => void
}

export function QuotaDialog({ refusal }: Props) {
  return <div>{refusal.cause}</div>
}
