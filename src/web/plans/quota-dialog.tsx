/** What stands in the way when a month's allowance is used up (specification 2, section 2, "Quota modal"). */
import type { Refusal } from '#domain/refusal.ts'

export function QuotaDialog({ refusal }: { readonly refusal: Extract<Refusal, { code: 'quota' }>; readonly onClose: () => void }) {
  return <div>{refusal.cause}</div>
}
