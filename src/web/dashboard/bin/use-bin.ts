/** Bringing back from the bin, and deleting for good. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { emptyBin } from '#contract/bin.ts'
import { deleteDocumentForGood, restoreDocument } from '#contract/documents.ts'
import { deletePaperForGood, restorePaper } from '#contract/papers.ts'
import { call, wordError } from '../../api/call.ts'
import { keys } from '../../api/queries.ts'
import { useReader } from '../../floor/texts.ts'
import { toast } from '../../ui/toast.ts'
import { keepFocus } from '../keep-focus.ts'
import { hideBinned, type Binned } from './bin-queries.ts'

const ROUTES = {
  document: { restore: restoreDocument, remove: deleteDocumentForGood },
  quiz: { restore: restorePaper, remove: deletePaperForGood },
} as const

export function useBin() {
  const client = useQueryClient()
  const {
    language,
    texts: {
      dashboard: { bin: words },
      common,
    },
  } = useReader()
  const readAgain = (): void => {
    for (const queryKey of [keys.bin, keys.papers, keys.documents]) void client.invalidateQueries({ queryKey })
  }
  const restoring = useMutation({
    mutationFn: ({ kind, id }: Binned): Promise<unknown> => call(ROUTES[kind].restore, { params: { id } }),
    onMutate: async (item) => {
      await hideBinned(client, item)
      keepFocus()
    },
    onSuccess: (_, { name }) => toast.success(words.restored(name)),
    onError: (error, { name }) =>
      toast.error(words.restoreFailed(name), {
        description: wordError(error, language, common.unknownError, common.offline),
      }),
    onSettled: readAgain,
  })
  return {
    restore: restoring.mutate,
    /** These throw where the server refuses: the dialog tells it. */
    removeForGood: async (item: Binned): Promise<void> => {
      await call(ROUTES[item.kind].remove, { params: { id: item.id } })
      await hideBinned(client, item)
      toast.success(words.forGood.done(item.name))
      readAgain()
    },
    empty: async (): Promise<void> => {
      const { documents, quizzes } = await call(emptyBin, {})
      toast.success(words.empty.done(documents + quizzes))
      readAgain()
    },
  }
}
