/** Opens a stored document over whatever screen asks for it; the screen renders `documentViewer`. */
import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react'
import type { StoredDocument } from './stored-document.tsx'
import { loadPart } from '../ui/load-part.ts'

const StoredDocumentViewer = lazy(() => loadPart(() => import('./stored-document.tsx')).then((module) => ({ default: module.StoredDocumentViewer })))

export type DocumentViewer = {
  readonly openDocument: (id: string, name?: string, fileType?: string) => void
  /** At a page, with words marked. */
  readonly openAt: (document: StoredDocument) => void
  readonly documentViewer: ReactNode
}

export function useDocumentViewer(): DocumentViewer {
  const [opened, setOpened] = useState<StoredDocument>()
  const close = useCallback(() => setOpened(undefined), [])
  const openDocument = useCallback((id: string, name?: string, fileType?: string) => setOpened({ id, name, fileType }), [])
  return { openDocument, openAt: setOpened, documentViewer: opened === undefined ? null : <Suspense><StoredDocumentViewer {...opened} onClose={close} /></Suspense> }
}
