/** All documents, a page at a time. */
import { useNavigate } from '@tanstack/react-router'
import { useTexts } from '../app/texts.ts'
import { DocumentList } from './document-list.tsx'
import { Library, LIBRARY_PAGE } from './library.tsx'

export function DocumentLibrary({ page }: { readonly page: number }) {
  const { dashboard: { documents } } = useTexts()
  const navigate = useNavigate()
  return (
    <Library title={documents.all} add={documents.upload}>
      <DocumentList query={{ page, limit: LIBRARY_PAGE }} onPage={(to) => void navigate({ to: '/dashboard', search: { view: 'documents', page: to } })} />
    </Library>
  )
}
