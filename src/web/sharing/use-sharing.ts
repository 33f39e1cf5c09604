/** Whether a paper is shared, and sharing it. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from '../ui/toast.ts'
import { revokeShare, sharePaper } from '#contract/papers.ts'
import type { Sharing } from '#contract/shapes.ts'
import { call, isAbort, wordError } from '../api/call.ts'
import { keys, shareQuery } from '../api/queries.ts'
import { useReader } from '../floor/texts.ts'

/** `shared`: where the screen knows it already; elsewhere the server is asked. */
export type SharedPaper = { readonly id: string; readonly title: string; readonly shared?: Sharing }

export function useSharing({ id, title, shared }: SharedPaper, copied: string) {
  const client = useQueryClient()
  const {
    language,
    texts: { sharing: words, common },
  } = useReader()
  // Where an open link leads only the server knows: each one that was revoked gave way to another.
  const asked = useQuery({ ...shareQuery(id), enabled: shared !== 'private' })
  const [told, setTold] = useState<{
    readonly state: Sharing
    readonly wasRevoked: boolean
    readonly isRenewed?: boolean
    readonly link?: string
  }>()
  const [chosen, setChosen] = useState<boolean>()
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<readonly string[]>()
  const state = told?.state ?? shared ?? asked.data?.shared
  const withAnswers = chosen ?? state === 'answers'
  const canHandOn = typeof navigator.share === 'function'
  const link = told?.link ?? asked.data?.url

  const doing = async (work: () => Promise<void>, otherwise: string): Promise<void> => {
    setBusy(true)
    setFault(undefined)
    try {
      await work()
      void client.invalidateQueries({ queryKey: [...keys.papers, 'list'] })
      // What was known of the link must not be shown again, not even until the server is asked anew.
      client.removeQueries({ queryKey: keys.share(id), type: 'inactive' })
      void client.invalidateQueries({ queryKey: keys.share(id) })
    } catch (error) {
      const reason = wordError(error, language, '', common.offline)
      setFault(reason === '' ? [otherwise] : [otherwise, reason])
    }
    setBusy(false)
  }
  const open = async (answers: boolean): Promise<string> => {
    const { url } = await call(sharePaper, { params: { id }, body: { answers } })
    setTold((before) => ({
      state: answers ? 'answers' : 'questions',
      wasRevoked: false,
      isRenewed: before?.wasRevoked === true || before?.isRenewed === true,
      link: url,
    }))
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
    await navigator
      .share({ title, text: words.text, url })
      .catch((error: unknown) => (isAbort(error) ? undefined : copy(url)))
  }

  return {
    state,
    withAnswers,
    link,
    canHandOn,
    isBusy,
    fault,
    wasRevoked: told?.wasRevoked === true,
    isRenewed: told?.isRenewed === true,
    /** Whether it is shared could not be learnt. */
    unknown:
      asked.error === null || state !== undefined
        ? undefined
        : {
            reason: wordError(asked.error, language, common.unknownError, common.offline),
            retry: () => void asked.refetch(),
            isBusy: asked.isFetching,
          },
    /** By the device, where it can; else the link is copied. */
    share: () => void doing(async () => hand(await open(withAnswers)), words.failed),
    /** The server knows the address under which it is reached from elsewhere. */
    copy: () => void doing(async () => copy(link ?? (await open(withAnswers))), words.failed),
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
    revoke: () =>
      void doing(async () => {
        await call(revokeShare, { params: { id } })
        setChosen(false)
        setTold({ state: 'private', wasRevoked: true })
      }, words.notRevoked),
  }
}
