/** The documents that were uploaded last. */
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { listDocuments } from '#contract/documents.ts'
import { call } from '../../api/call.ts'
import { keys } from '../../api/queries.ts'
import { useTexts } from '../../floor/texts.ts'
import { DocumentCard } from '../documents/document-card.tsx'
import { useDocumentActions } from '../documents/use-document-actions.tsx'
import { DocumentPicture } from '../list-states.tsx'
import { PagedList } from '../paged-list.tsx'

/** As many as the specification shows (section 9). */
const RECENT = { limit: 3, topics: 'false' } as const
export const recentDocumentsQuery = queryOptions({
  queryKey: [...keys.documents, 'list', RECENT],
  queryFn: ({ signal }) => call(listDocuments, { query: RECENT, signal }),
})

export function RecentDocuments() {
  const { documents } = useTexts().dashboard
  const list = useQuery(recentDocumentsQuery)
  const navigate = useNavigate()
  const open = useCallback(
    (document: string): void =>
      void navigate({ to: '/dashboard', search: { view: 'documents', document }, state: { isOpened: true } }),
    [navigate],
  )
  const { actions, overlays } = useDocumentActions(open)
  return (
    <>
      <PagedList
        list={list}
        skeletons={{ count: 3, className: 'h-21' }}
        fault={{ kind: 'bad', text: documents.loadFailed }}
        empty={{ picture: <DocumentPicture />, texts: documents.first, state: { inputMethod: 'document' } }}
        className="grid gap-3"
      >
        {(document) => (
          <li key={document.id}>
            <DocumentCard document={document} actions={actions} />
          </li>
        )}
      </PagedList>
      {overlays}
    </>
  )
}
