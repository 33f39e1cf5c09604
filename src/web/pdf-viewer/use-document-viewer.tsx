/** Opens a stored document over whatever screen asks for it; the screen renders `documentViewer`. */
import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react'
import { useTexts } from '../floor/texts.ts'
import { NotLoaded } from './not-loaded.tsx'
import type { StoredDocument, StoredDocumentProps } from './stored-document.tsx'

const StoredDocumentViewer = lazy(() =>
  import('./stored-document.tsx').then(
    (module) => ({ default: module.StoredDocumentViewer }),
    () => ({ default: WithoutViewer }),
  ),
)

function WithoutViewer({ name, onClose }: StoredDocumentProps) {
  const { viewer } = useTexts()
  return <NotLoaded title={name ?? viewer.document} onClose={onClose} />
}

export type DocumentViewer = {
  readonly openDocument: (document: StoredDocument) => void
  readonly documentViewer: ReactNode
}

export function useDocumentViewer(): DocumentViewer {
  const [opened, setOpened] = useState<StoredDocument>()
  const close = useCallback(() => setOpened(undefined), [])
  return {
    openDocument: setOpened,
    documentViewer:
      opened === undefined ? null : (
        <Suspense>
          <StoredDocumentViewer {...opened} onClose={close} />
        </Suspense>
      ),
  }
}
