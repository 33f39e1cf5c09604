/** Asks before a subscription is cancelled: what stays, and until when. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { cancelSubscription } from '#contract/billing.ts'
import { call, wordError } from '../api/call.ts'
import { takeAnswer } from '../api/take-answer.ts'
import { wordDate } from '../floor/dates.ts'
import { useReader } from '../floor/texts.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Notice } from '../ui/notice.tsx'
import { toast } from '../ui/toast.ts'
import { subscriptionQuery } from './billing-queries.ts'

export function CancelDialog({ until, onClose }: { readonly until: Date; readonly onClose: () => void }) {
  const {
    language,
    texts: { billing, common },
  } = useReader()
  const client = useQueryClient()
  const cancelling = useMutation({
    mutationFn: () => call(cancelSubscription, {}),
    onSuccess: async (plan) => {
      await takeAnswer(client, subscriptionQuery.queryKey, plan)
      toast.success(billing.cancelled)
      onClose()
    },
  })
  const date = wordDate(until, language, 'longDay')
  return (
    <Dialog title={billing.ask.title} description={billing.ask.text(date)} closeLabel={common.close} onClose={onClose}>
      <div className="grid gap-4">
        {cancelling.isError ? (
          <Notice kind="bad">{wordError(cancelling.error, language, common.unknownError, common.offline)}</Notice>
        ) : null}
        <div className="flex flex-wrap justify-end gap-3">
          <Button kind="secondary" onClick={onClose}>
            {billing.ask.keep}
          </Button>
          <Button kind="danger" isBusy={cancelling.isPending} onClick={() => cancelling.mutate()}>
            {billing.cancel}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
