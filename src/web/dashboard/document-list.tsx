/** Documents of a page. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { documentsQuery } from '../api/queries.ts'
import { useTexts } from '../app/texts.ts'
import { DocumentRow } from './document-row.tsx'
import { DocumentPicture } from './list-states.tsx'
import { PagedList, type PageProps } from './paged-list.tsx'

export function DocumentList(page: PageProps) {
  const { documents } = useTexts().dashboard
  const list = useQuery({ ...documentsQuery(page.query), placeholderData: keepPreviousData })
  return (
    <PagedList {...page} list={list} skeletons={{ count: 3, className: 'h-19' }} fault={{ kind: 'bad', text: documents.loadFailed }} empty={{ picture: <DocumentPicture />, texts: documents.empty }} className="grid gap-3">
      {(document) => <DocumentRow key={document.id} document={document} />}
    </PagedList>
  )
}
