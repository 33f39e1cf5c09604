/** Opening and closing the link of a quiz (decision D13). */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from '../ui/toast.ts'
import { revokeShare, sharePaper } from '#contract/papers.ts'
import type { AnswerOf } from '#contract/route.ts'
import { call, wordError } from '../api/call.ts'
import { keys } from '../api/queries.ts'
import { useReader } from '../app/texts.ts'
import type { Quiz } from './quiz-card.tsx'

export type Link = AnswerOf<typeof sharePaper>
export type Sharing = {
  /** While the dialog is open. */
  readonly link: Link | undefined
  readonly isBusy: boolean
  /** Opens the link, copies it, and shows it. */
  readonly open: () => void
  readonly copy: () => void
  readonly showAnswers: (answers: boolean) => void
  readonly revoke: () => void
  readonly close: () => void
}

export function useSharing({ id, shared }: Pick<Quiz, 'id' | 'shared'>): Sharing {
  const client = useQueryClient()
  const { language, texts: { dashboard: { sharing: words }, common } } = useReader()
  const [link, setLink] = useState<Link>()
  const onSettled = () => client.invalidateQueries({ queryKey: keys.papers })
  const onError = (error: unknown): void => void toast.error(words.failed, { description: wordError(error, language, common.unknownError, common.offline) })
  const copy = (url: string): void => {
    navigator.clipboard.writeText(url).then(() => toast.success(words.copied), () => toast.error(words.copyFailed, { description: words.copyByHand }))
  }
  const sharing = useMutation({ mutationFn: (answers: boolean) => call(sharePaper, { params: { id }, body: { answers } }), onSuccess: setLink, onError, onSettled })
  const revoking = useMutation({
    mutationFn: () => call(revokeShare, { params: { id } }),
    onSuccess: () => {
      setLink(undefined)
      toast(words.revoked)
    },
    onError,
    onSettled,
  })
  return {
    link,
    isBusy: sharing.isPending || revoking.isPending,
    open: () => sharing.mutate(shared === 'answers', { onSuccess: ({ url }) => copy(url) }),
    copy: () => { if (link !== undefined) copy(link.url) },
    showAnswers: (answers) => {
      setLink((now) => now && { ...now, answers })
      sharing.mutate(answers, { onError: () => setLink((now) => now && { ...now, answers: !answers }) })
    },
    revoke: () => revoking.mutate(),
    close: () => setLink(undefined),
  }
}
