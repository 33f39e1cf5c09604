/** Packages of credits, each the way to its payment. */
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { buyCredits } from '#contract/billing.ts'
import type { CreditPackage } from '#domain/credit-package.ts'
import { call, wordError } from '../api/call.ts'
import { useReader } from '../floor/texts.ts'
import { price } from '../plans/word-plan.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Notice } from '../ui/notice.tsx'
import { keepBalance } from './billing-balance.ts'

type Props = { readonly packages: readonly CreditPackage[]; /** Before anything is bought. */ readonly credits: number }

export function BuyCredits({ packages, credits: balance }: Props) {
  const {
    language,
    texts: {
      billing: { credits, opening },
      common,
    },
  } = useReader()
  const [isOpen, setOpen] = useState(false)
  const buying = useMutation({
    mutationFn: (chosen: CreditPackage) => call(buyCredits, { body: { package_id: chosen.id } }),
    onSuccess: ({ url }) => {
      keepBalance(balance)
      location.assign(url)
    },
  })
  const isBusy = buying.isPending || buying.isSuccess
  return (
    <>
      <Button
        kind="secondary"
        onClick={() => {
          buying.reset()
          setOpen(true)
        }}
      >
        {credits.open}
      </Button>
      {isOpen ? (
        <Dialog
          title={credits.title}
          description={credits.text}
          closeLabel={common.close}
          onClose={() => setOpen(false)}
        >
          <div className="grid gap-3">
            {packages.map((one) => (
              <button
                key={one.id}
                type="button"
                aria-disabled={isBusy || undefined}
                onClick={() => {
                  if (!isBusy) buying.mutate(one)
                }}
                className="flex min-h-12 items-center justify-between gap-4 rounded-control border border-line px-4 py-2 text-start hover:border-accent hover:bg-accent-soft aria-disabled:cursor-not-allowed aria-disabled:opacity-55"
              >
                <span className="font-medium">{credits.amount(one.credits)}</span>{' '}
                <span className="text-muted tabular-nums">{price(one.priceHkd)}</span>
              </button>
            ))}
            <p role="status" className="text-sm text-muted">
              {isBusy ? opening : ''}
            </p>
            {buying.isError ? (
              <Notice kind="bad">{wordError(buying.error, language, common.unknownError, common.offline)}</Notice>
            ) : null}
          </div>
        </Dialog>
      ) : null}
    </>
  )
}
