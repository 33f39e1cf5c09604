/** What the server does to a quiz: the list changes at once, and back where it refuses. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { deletePaper, duplicatePaper, patchPaper, restorePaper } from '#contract/papers.ts'
import { ApiError, call, wordError } from '../../api/call.ts'
import { keys } from '../../api/queries.ts'
import { useReader } from '../../floor/texts.ts'
import { toast } from '../../ui/toast.ts'
import { keepFocus } from '../keep-focus.ts'
import { changeListed, type Quiz } from './quiz-queries.ts'

/** Long enough to read and to reach it by keyboard; the bin stays afterwards. */
const UNDO_MS = 12_000

type QuizChange = { readonly title: string } | { readonly score: number | null }

export function useQuizChanges() {
  const client = useQueryClient()
  const {
    language,
    texts: {
      dashboard: { quizzes: words, bin },
      common,
    },
  } = useReader()
  const reason = (error: unknown) => ({ description: wordError(error, language, common.unknownError, common.offline) })
  const readAgain = useCallback(() => {
    for (const queryKey of [keys.papers, keys.bin]) void client.invalidateQueries({ queryKey })
  }, [client])
  const { mutate: restore } = useMutation({
    mutationFn: ({ id }: Quiz) => call(restorePaper, { params: { id } }),
    onError: (error, { title }) => toast.error(bin.restoreFailed(title), reason(error)),
    onSettled: readAgain,
  })
  const { mutate: remove } = useMutation({
    mutationFn: ({ id }: Quiz) => call(deletePaper, { params: { id } }),
    onMutate: async ({ id }) => {
      await changeListed(client, id, () => undefined)
      keepFocus()
    },
    onSuccess: (_, quiz) =>
      toast(words.deleted(quiz.title), {
        duration: UNDO_MS,
        action: { label: common.undo, onClick: () => restore(quiz) },
      }),
    onError: (error, { title }) => toast.error(words.deleteFailed(title), reason(error)),
    onSettled: readAgain,
  })
  const { mutate: copy } = useMutation({
    mutationFn: ({ quiz, key }: { readonly quiz: Quiz; readonly key: string }) =>
      call(duplicatePaper, { params: { id: quiz.id }, body: { language }, headers: { 'idempotency-key': key } }),
    // With the same key: where the answer was lost on its way, there is one copy all the same.
    retry: (failures, error) => failures < 1 && error instanceof ApiError && error.mayPass,
    onSuccess: ({ title }) => toast.success(words.duplicated(title)),
    onError: (error, { quiz }) => toast.error(words.duplicateFailed(quiz.title), reason(error)),
    onSettled: readAgain,
  })
  return {
    remove,
    duplicate: useCallback(
      (quiz: Quiz): void =>
        copy({ quiz, key: Array.from(crypto.getRandomValues(new Uint8Array(16)), String).join('-') }),
      [copy],
    ),
    /** Throws where the server refuses: the dialog tells it. */
    change: async ({ id, revision: seen }: Quiz, change: QuizChange): Promise<void> => {
      try {
        const { revision } = await call(patchPaper, {
          params: { id },
          body: { ...change },
          headers: { 'if-match': String(seen) },
        })
        await changeListed(client, id, (listed) => changed(listed, change, revision ?? listed.revision))
      } finally {
        readAgain()
      }
    },
  }
}

function changed({ score: before, ...quiz }: Quiz, change: QuizChange, revision: number): Quiz {
  const score = 'score' in change ? change.score : before
  return {
    ...quiz,
    ...('title' in change ? { title: change.title } : {}),
    ...(score === null || score === undefined ? {} : { score }),
    revision,
  }
}
