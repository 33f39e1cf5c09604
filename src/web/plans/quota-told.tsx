/** What is used up opens its dialog, once for each time that it was met. */
import { useState } from 'react'
import { ApiError } from '../api/call.ts'
import { asQuota, QuotaDialog } from './quota-dialog.tsx'

export function QuotaTold({
  error,
  onUseCredits,
}: {
  readonly error: unknown
  readonly onUseCredits?: (() => void) | undefined
}) {
  const [closed, setClosed] = useState<unknown>()
  const refusal = error instanceof ApiError ? asQuota(error.refusal) : undefined
  if (refusal === undefined || closed === error) return null
  const forCredits =
    onUseCredits === undefined
      ? {}
      : {
          onUseCredits: () => {
            setClosed(error)
            onUseCredits()
          },
        }
  return <QuotaDialog refusal={refusal} onClose={() => setClosed(error)} {...forCredits} />
}
