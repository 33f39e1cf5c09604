/** Makes a visitor's paper the account's own as soon as there is one, and lets what waited for that go on. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { keepPreset } from '#contract/make-papers.ts'
import { ApiError, call } from '../../api/call.ts'
import { useSession } from '../../sign-in/sign-in-provider.tsx'
import { letGo } from '../held-paper.ts'
import type { StepProps } from '../wizard.tsx'
import { taken } from './generate.ts'
import type { PaperAnswer } from './read-paper.ts'

export type Keeping = {
  readonly fault: unknown
  /** Does `action` once the paper is the account's own: at once where it is, else after signing in. */
  readonly whenKept: (action: () => void) => void
}

/** Signing in and what waited for it both ask: the paper moves once. */
const moving = new Map<string, Promise<PaperAnswer>>()

function keepOnce(id: string, keepKey: string): Promise<PaperAnswer> {
  const kept =
    moving.get(id) ?? call(keepPreset, { params: { id }, body: { keepKey } }).finally(() => moving.delete(id))
  moving.set(id, kept)
  return kept
}

export function useKeeping({ draft: { paperId, held }, act }: StepProps): Keeping {
  const client = useQueryClient()
  const { me, whenSignedIn } = useSession()
  const keepKey = held?.kind === 'visitor' ? held.keepKey : undefined
  const { error, mutate, mutateAsync } = useMutation({
    mutationFn: async () => {
      if (paperId === undefined || keepKey === undefined) return
      taken(client, await keepOnce(paperId, keepKey))
      letGo()
      act({ kind: 'paper_generated', paperId })
    },
  })
  const isWaiting = keepKey !== undefined && Boolean(me)
  useEffect(() => {
    if (isWaiting) mutate()
  }, [isWaiting, mutate])
  const whenKept = (action: () => void): void => {
    if (keepKey === undefined) return action()
    whenSignedIn(() =>
      mutateAsync().then(action, (fault: unknown) => {
        // What else went wrong is told beside the paper.
        if (fault instanceof ApiError && fault.is('unauthenticated')) throw fault
      }),
    )
  }
  return { fault: error ?? undefined, whenKept }
}
