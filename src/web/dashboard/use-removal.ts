/**
 * Deleting a document with Undo, and bringing back from the bin: the list changes at once, and back where the server
 * refuses.
 */
import { useMutation, useQueryClient, type Query } from '@tanstack/react-query'
import { toast } from '../ui/toast.ts'
import { deleteDocument, restoreDocument } from '#contract/documents.ts'
import { call, wordError } from '../api/call.ts'
import { keys } from '../api/queries.ts'
import { useReader } from '../floor/texts.ts'
import { keepFocus } from './keep-focus.ts'
import { withoutItem, type AnyList } from './without-item.ts'

export type Item = { readonly id: string; readonly name: string }

/** Long enough to read and to reach it by keyboard; the bin stays afterwards. */
const UNDO_MS = 12_000

export function useRemoval(): { readonly remove: (item: Item) => void; readonly restore: (item: Item) => void } {
  const client = useQueryClient()
  const {
    language,
    texts: { dashboard, common },
  } = useReader()
  const reason = (error: unknown): { readonly description: string } => ({
    description: wordError(error, language, common.unknownError, common.offline),
  })
  const readAgain = () => client.invalidateQueries({ queryKey: keys.documents })
  /** Takes the row out of the lists of the bin, or of the others. */
  const hide = async ({ id }: Item, isBin: boolean): Promise<void> => {
    const predicate = ({ queryKey }: Query): boolean =>
      queryKey[1] === 'list' && ((queryKey[2] as { readonly deleted?: boolean }).deleted === true) === isBin
    await client.cancelQueries({ queryKey: keys.documents, predicate })
    client.setQueriesData<AnyList>({ queryKey: keys.documents, predicate }, (list) => list && withoutItem(list, id))
    keepFocus()
  }
  const restoring = useMutation({
    mutationFn: ({ id }: Item): Promise<unknown> => call(restoreDocument, { params: { id } }),
    onMutate: (item) => hide(item, true),
    onSuccess: (_, { name }) => toast.success(dashboard.bin.restored(name)),
    onError: (error, { name }) => toast.error(dashboard.bin.restoreFailed(name), reason(error)),
    onSettled: readAgain,
  })
  const removing = useMutation({
    mutationFn: ({ id }: Item): Promise<unknown> => call(deleteDocument, { params: { id } }),
    onMutate: (item) => hide(item, false),
    onSuccess: (_, item) =>
      toast(dashboard.documents.deleted(item.name), {
        duration: UNDO_MS,
        action: { label: common.undo, onClick: () => restoring.mutate(item) },
      }),
    onError: (error, { name }) => toast.error(dashboard.documents.deleteFailed(name), reason(error)),
    onSettled: readAgain,
  })
  return { remove: removing.mutate, restore: restoring.mutate }
}
