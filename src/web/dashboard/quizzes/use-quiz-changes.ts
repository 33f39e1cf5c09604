/** What can be done to a quiz in a list: the list changes at once, and back where the server refuses. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { deletePaper, duplicatePaper, patchPaper, restorePaper } from '#contract/papers.ts'
import { ApiError, call, wordError } from '../../api/call.ts'
import { keys } from '../../api/queries.ts'
import { useReader } from '../../app/texts.ts'
import { toast } from '../../ui/toast.ts'
import { keepFocus } from '../keep-focus.ts'
import { changeListed, type Quiz } from './quiz-queries.ts'

/** Long enough to read and to reach it by keyboard; the bin stays afterwards. */
export const UNDO_MS = 12_000

export type QuizChange = { readonly title: string } | { readonly score: number | null }

export function useQuizChanges(quiz: Quiz) {
  const client = useQueryClient()
  const { language, texts: { dashboard: { quizzes: words, bin }, common } } = useReader()
  const { id, title } = quiz
  const reason = (error: unknown) => ({ description: wordError(error, language, common.unknownError, common.offline) })
  const readAgain = () => Promise.all([keys.papers, keys.bin].map((queryKey) => client.invalidateQueries({ queryKey })))
  const restoring = useMutation({
    mutationFn: () => call(restorePaper, { params: { id } }),
    onError: (error) => toast.error(bin.restoreFailed(title), reason(error)),
    onSettled: readAgain,
  })
  const removing = useMutation({
    mutationFn: () => call(deletePaper, { params: { id } }),
    onMutate: async () => {
      await changeListed(client, id, () => undefined)
      keepFocus()
    },
    onSuccess: () => toast(words.deleted(title), { duration: UNDO_MS, action: { label: common.undo, onClick: () => restoring.mutate() } }),
    onError: (error) => toast.error(words.deleteFailed(title), reason(error)),
    onSettled: readAgain,
  })
  const duplicating = useMutation({
    mutationFn: (key: string) => call(duplicatePaper, { params: { id }, body: { language }, headers: { 'idempotency-key': key } }),
    // With the same key: where the answer was lost on its way, there is one copy all the same.
    retry: (failures, error) => failures < 1 && error instanceof ApiError && error.mayPass,
    onSuccess: (copy) => toast.success(words.duplicated(copy.title)),
    onError: (error) => toast.error(words.duplicateFailed(title), reason(error)),
    onSettled: readAgain,
  })
  return {
    remove: () => removing.mutate(),
    duplicate: () => duplicating.mutate(Array.from(crypto.getRandomValues(new Uint8Array(16)), String).join('-')),
    isDuplicating: duplicating.isPending,
    /** Throws where the server refuses: the dialog tells it. */
    change: async (change: QuizChange): Promise<void> => {
      try {
        const { revision } = await call(patchPaper, { params: { id }, body: { ...change }, headers: { 'if-match': String(quiz.revision) } })
        await changeListed(client, id, (listed) => changed(listed, change, revision ?? listed.revision))
      } finally {
        void readAgain()
      }
    },
  }
}

function changed({ score: before, ...quiz }: Quiz, change: QuizChange, revision: number): Quiz {
  const score = 'score' in change ? change.score : before
  return { ...quiz, ...('title' in change ? { title: change.title } : {}), ...(score === null || score === undefined ? {} : { score }), revision }
}
