/** Documents of a page, with their states: loading, failed, none, some. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { wordError } from '../api/call.ts'
import { documentsQuery } from '../api/queries.ts'
import { useReader } from '../app/texts.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { DocumentRow } from './document-row.tsx'
import { DocumentPicture, EmptyList, Skeletons } from './list-states.tsx'
import { Pager } from './pager.tsx'

type Props = { readonly query: { readonly page?: number; readonly limit: number }; readonly onPage?: (page: number) => void }

export function DocumentList({ query, onPage }: Props) {
  const { language, texts: { dashboard: { documents }, common } } = useReader()
  const { data, error, refetch, isFetching } = useQuery({ ...documentsQuery(query), placeholderData: keepPreviousData })
  if (data === undefined && error === null) return <Skeletons count={3} className="h-19" />
  return (
    <>
      {error === null ? null : (
        <Notice kind="bad">
          <p>{documents.loadFailed} {wordError(error, language, '', common.offline)}</p>
          <Button kind="secondary" className="mt-2" isBusy={isFetching} onClick={() => void refetch()}>{common.retry}</Button>
        </Notice>
      )}
      {data?.total === 0 ? <EmptyList picture={<DocumentPicture />} texts={documents.empty} /> : null}
      {data !== undefined && data.items.length > 0 ? <ul className="grid gap-3">{data.items.map((document) => <DocumentRow key={document.id} document={document} />)}</ul> : null}
      {data !== undefined && onPage !== undefined ? <Pager page={query.page ?? 1} limit={query.limit} total={data.total} onPage={onPage} /> : null}
    </>
  )
}
