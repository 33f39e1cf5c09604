/** The rows of the upload list, each with the document that it became, which is asked for until it is read. */
import { useQueries, type Query } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { itemAt } from '#domain/must-be-there.ts'
import { documentQuery } from '../../api/queries.ts'
import { rowOf, type DocumentRow, type UploadRow } from './upload-row.ts'
import { LATE_MS, uploads } from './uploads.ts'

/** Once a second as long as the specification waits, slower afterwards: the server tells of changes in any case. */
const SOON_MS = 1_000
const LATER_MS = 5_000

export function useUploadRows(): readonly UploadRow[] {
  const items = useSyncExternalStore(uploads.subscribe, uploads.snapshot)
  const ids = [...new Set(items.flatMap(({ state }) => (state.kind === 'uploaded' ? [state.documentId] : [])))]
  const found = useQueries({
    queries: ids.map((id) => ({ ...documentQuery(id), refetchInterval: pollingOf, refetchIntervalInBackground: true })),
  })
  return items.map((upload) => {
    const { state } = upload
    if (state.kind !== 'uploaded') return rowOf(upload)
    const { data, error } = itemAt(found, ids.indexOf(state.documentId))
    return rowOf(upload, { document: data, error })
  })
}

const since = new WeakMap<object, number>()

function pollingOf(query: Query<DocumentRow, Error, DocumentRow, string[]>): number | false {
  const status = query.state.data?.status
  if (status === 'ready' || status === 'error') {
    since.delete(query)
    return false
  }
  const start = since.get(query) ?? Date.now()
  since.set(query, start)
  return Date.now() - start < LATE_MS ? SOON_MS : LATER_MS
}
