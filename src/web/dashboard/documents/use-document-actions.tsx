/**
 * What can be done with a document of a list. One for all of its cards, which stay light; the list renders `overlays`.
 */
import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react'
import type { ListedDocument } from '../../api/document-lists.ts'
import { useDocumentViewer } from '../../pdf-viewer/use-document-viewer.tsx'
import { loadPart } from '../../ui/load-part.ts'
import { useRemoval, type Item } from '../use-removal.ts'

const TopicChoice = lazy(() =>
  loadPart(() => import('./topic-choice.tsx')).then((module) => ({ default: module.TopicChoice })),
)

export type DocumentActions = {
  /** Shows all of it. */
  readonly open: (id: string) => void
  /** Picks topics for a paper. */
  readonly choose: (document: Pick<ListedDocument, 'id' | 'name'>) => void
  /** The file over the whole screen. */
  readonly view: (document: ListedDocument) => void
  readonly remove: (item: Item) => void
}

export function useDocumentActions(open: (id: string) => void): {
  readonly actions: DocumentActions
  readonly overlays: ReactNode
} {
  const { remove } = useRemoval()
  const { openDocument: view, documentViewer } = useDocumentViewer()
  const [chosen, choose] = useState<Pick<ListedDocument, 'id' | 'name'>>()
  const actions = useMemo(() => ({ open, choose, view, remove }), [open, view, remove])
  const overlays = (
    <>
      {documentViewer}
      {chosen === undefined ? null : (
        <Suspense>
          <TopicChoice document={chosen} onClose={() => choose(undefined)} />
        </Suspense>
      )}
    </>
  )
  return { actions, overlays }
}
