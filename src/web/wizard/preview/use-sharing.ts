/** Whether a paper is shared, and sharing it. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from '../../ui/toast.ts'
import { revokeShare, sharePaper } from '#contract/papers.ts'
import type { Paper } from '#domain/paper.ts'
import { call, isAbort } from '../../api/call.ts'
import { keys, papersQuery } from '../../api/queries.ts'
import { useTexts } from '../../app/texts.ts'

type State = 'private' | 'questions' | 'answers'

export function useSharing({ id, title }: Paper) {
  const client = useQueryClient()
  const { share: words } = useTexts().preview
  // The list is where the server tells it.
  const listed = useQuery(papersQuery({ q: title.slice(0, 100), limit: 100 }))
  const [told, setTold] = useState<{ readonly state: State; readonly wasRevoked: boolean; readonly link?: string }>()
  const [chosen, setChosen] = useState<boolean>()
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const state = told?.state ?? listed.data?.items.find((paper) => paper.id === id)?.shared ?? (listed.isPending ? undefined : 'private')
  const withAnswers = chosen ?? state === 'answers'
  const link = told?.link ?? `${location.origin}/quiz/${id}/preview`

  const doing = async (work: () => Promise<void>, otherwise: string): Promise<void> => {
    setBusy(true)
    setFault(undefined)
    try {
      await work()
      void client.invalidateQueries({ queryKey: [...keys.papers, 'list'] })
    } catch {
      setFault(otherwise)
    }
    setBusy(false)
  }
  const open = async (answers: boolean): Promise<string> => {
    const { url } = await call(sharePaper, { params: { id }, body: { answers } })
    setTold({ state: answers ? 'answers' : 'questions', wasRevoked: false, link: url })
    return url
  }
  const copy = async (url: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(url)
      toast.success(words.copied)
    } catch {
      // Missing where the page came by plain http, and forbidden by some browsers.
      toast.error(words.notCopied, { description: words.notCopiedHelp })
    }
  }
  const hand = async (url: string): Promise<void> => {
    if (typeof navigator.share !== 'function') return copy(url)
    await navigator.share({ title, text: words.text, url }).catch((error: unknown) => (isAbort(error) ? undefined : copy(url)))
  }

  return {
    state, withAnswers, link, isBusy, fault, wasRevoked: told?.wasRevoked === true,
    share: () => void doing(async () => hand(await open(withAnswers)), words.failed),
    /** Of a paper that is shared already the link changes with it, at once. */
    setAnswers: (answers: boolean) => {
      setChosen(answers)
      if (state === 'private' || state === undefined) return
      void doing(async () => {
        await open(answers).catch((error: unknown) => {
          setChosen(!answers)
          throw error
        })
      }, words.failed)
    },
    revoke: () => void doing(async () => {
      await call(revokeShare, { params: { id } })
      setChosen(false)
      setTold({ state: 'private', wasRevoked: true })
    }, words.notRevoked),
  }
}
