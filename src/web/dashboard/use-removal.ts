/** Deleting with Undo, and bringing back from the bin: the list changes at once, and back where the server refuses. */
import { useMutation, useQueryClient, type Query } from '@tanstack/react-query'
import { toast } from '../ui/toast.ts'
import { deleteDocument, restoreDocument } from '#contract/documents.ts'
import { deletePaper, restorePaper } from '#contract/papers.ts'
import { call, wordError } from '../api/call.ts'
import { keys } from '../api/queries.ts'
import { useReader } from '../app/texts.ts'
import { withoutItem, type AnyList } from './without-item.ts'

export type Item = { readonly id: string; readonly name: string }

const KINDS = {
  documents: { key: keys.documents, remove: (id: string) => call(deleteDocument, { params: { id } }), restore: (id: string) => call(restoreDocument, { params: { id } }) },
  quizzes: { key: keys.papers, remove: (id: string) => call(deletePaper, { params: { id } }), restore: (id: string) => call(restorePaper, { params: { id } }) },
} as const

/** Long enough to read and to reach it by keyboard; the bin stays afterwards. */
const UNDO_MS = 12_000

export function useRemoval(kind: keyof typeof KINDS): { readonly remove: (item: Item) => void; readonly restore: (item: Item) => void } {
  const client = useQueryClient()
  const { language, texts: { dashboard, common } } = useReader()
  const { key, remove, restore } = KINDS[kind]
  const reason = (error: unknown): { readonly description: string } => ({ description: wordError(error, language, common.unknownError, common.offline) })
  const readAgain = () => client.invalidateQueries({ queryKey: key })
  /** Takes the row out of the lists of the bin, or of the others. */
  const hide = async ({ id }: Item, isBin: boolean): Promise<void> => {
    const predicate = ({ queryKey }: Query): boolean => queryKey[1] === 'list' && ((queryKey[2] as { readonly deleted?: boolean }).deleted === true) === isBin
    await client.cancelQueries({ queryKey: key, predicate })
    client.setQueriesData<AnyList>({ queryKey: key, predicate }, (list) => list && withoutItem(list, id))
    keepFocus()
  }
  const restoring = useMutation({
    mutationFn: ({ id }: Item): Promise<unknown> => restore(id),
    onMutate: (item) => hide(item, true),
    onSuccess: (_, { name }) => toast.success(dashboard.bin.restored(name)),
    onError: (error, { name }) => toast.error(dashboard.bin.restoreFailed(name), reason(error)),
    onSettled: readAgain,
  })
  const removing = useMutation({
    mutationFn: ({ id }: Item): Promise<unknown> => remove(id),
    onMutate: (item) => hide(item, false),
    onSuccess: (_, item) => toast(dashboard[kind].deleted(item.name), { duration: UNDO_MS, action: { label: common.undo, onClick: () => restoring.mutate(item) } }),
    onError: (error, { name }) => toast.error(dashboard[kind].deleteFailed(name), reason(error)),
    onSettled: readAgain,
  })
  return { remove: removing.mutate, restore: restoring.mutate }
}

/** The button that was pressed goes with its row: the keyboard goes on from the heading. */
function keepFocus(): void {
  setTimeout(() => {
    if (document.activeElement === null || document.activeElement === document.body) document.querySelector<HTMLElement>('#main :is(h1, h2)[tabindex="-1"]')?.focus()
  }, AFTER_MENU_MS)
}

/** A menu gives the focus back to its button first. */
const AFTER_MENU_MS = 300
