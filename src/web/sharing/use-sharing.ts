/** Whether a paper is shared, and sharing it. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from '../ui/toast.ts'
import { revokeShare, sharePaper } from '#contract/papers.ts'
import { call, isAbort, wordError } from '../api/call.ts'
import { keys, papersQuery } from '../api/queries.ts'
import { useReader } from '../app/texts.ts'

type State = 'private' | 'questions' | 'answers'
/** `shared`: where the screen knows it already; elsewhere the server is asked. */
export type SharedPaper = { readonly id: string; readonly title: string; readonly shared?: State }

export function useSharing({ id, title, shared }: SharedPaper, copied: string) {
  const client = useQueryClient()
  const { language, texts: { sharing: words, common } } = useReader()
  // The list is where the server tells it.
  const listed = useQuery({ ...papersQuery({ q: title.slice(0, 100), limit: 100 }), enabled: shared === undefined })
  const [told, setTold] = useState<{ readonly state: State; readonly wasRevoked: boolean; readonly link?: string }>()
  const [chosen, setChosen] = useState<boolean>()
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<readonly string[]>()
  const state = told?.state ?? shared ?? listed.data?.items.find((paper) => paper.id === id)?.shared ?? (listed.isPending ? undefined : 'private')
  const withAnswers = chosen ?? state === 'answers'
  const canHandOn = typeof navigator.share === 'function'
  const link = told?.link ?? `${location.origin}/quiz/${id}/preview`

  const doing = async (work: () => Promise<void>, otherwise: string): Promise<void> => {
    setBusy(true)
    setFault(undefined)
    try {
      await work()
      void client.invalidateQueries({ queryKey: [...keys.papers, 'list'] })
    } catch (error) {
      const reason = wordError(error, language, '', common.offline)
      setFault(reason === '' ? [otherwise] : [otherwise, reason])
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
      toast.success(copied)
    } catch {
      // Missing where the page came by plain http, and forbidden by some browsers.
      toast.error(words.notCopied, { description: words.notCopiedHelp })
    }
  }
  const hand = async (url: string): Promise<void> => {
    if (!canHandOn) return copy(url)
    await navigator.share({ title, text: words.text, url }).catch((error: unknown) => (isAbort(error) ? undefined : copy(url)))
  }

  return {
    state, withAnswers, link, canHandOn, isBusy, fault, wasRevoked: told?.wasRevoked === true,
    /** By the device, where it can; else the link is copied. */
    share: () => void doing(async () => hand(await open(withAnswers)), words.failed),
    /** The server knows the address under which it is reached from elsewhere. */
    copy: () => void doing(async () => copy(told?.link ?? await open(withAnswers)), words.failed),
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
