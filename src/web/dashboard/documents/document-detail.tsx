/** All of one document: its facts, its topics, the file itself, and what can be done with it. */
import { useQuery } from '@tanstack/react-query'
import { Download, Eye, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { ApiError, wordError } from '../../api/call.ts'
import type { WholeDocument } from '../../api/document-lists.ts'
import { documentQuery } from '../../api/queries.ts'
import { useReader } from '../../floor/texts.ts'
import { useDocumentViewer } from '../../pdf-viewer/use-document-viewer.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useRemoval } from '../use-removal.ts'
import { DocumentFacts } from './document-facts.tsx'
import { DocumentFrame } from './document-frame.tsx'
import { DocumentTopics } from './document-topics.tsx'
import { isViewable } from './file-actions.tsx'
import { Rename } from './rename.tsx'
import { useFileDownload } from './use-file-download.ts'

const TopicChoice = lazy(() => import('./topic-choice.tsx').then((module) => ({ default: module.TopicChoice })))

/** While it is read it changes by itself; the stream of events may be away. */
const POLL_MS = 2_000

export function DocumentDetail({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const {
    language,
    texts: { common, viewer },
  } = useReader()
  const { data, error, refetch, isFetching } = useQuery({
    ...documentQuery(id),
    refetchInterval: ({ state }) => (state.data?.status === 'processing' ? POLL_MS : false),
  })
  const isGone = error instanceof ApiError && error.status === 404
  return (
    <Dialog title={data?.name ?? viewer.document} closeLabel={common.close} width="wide" onClose={onClose}>
      {data === undefined && error === null ? (
        <p role="status" className="py-16 text-center text-muted">
          {common.loading}
        </p>
      ) : null}
      {error === null ? null : (
        <Notice kind="bad">
          <p>
            {viewer.notLoaded}{' '}
            {isGone ? viewer.documentGone : wordError(error, language, common.unknownError, common.offline)}
          </p>
          {isGone ? null : (
            <Button kind="secondary" className="mt-2" isBusy={isFetching} onClick={() => void refetch()}>
              {common.retry}
            </Button>
          )}
        </Notice>
      )}
      {data === undefined ? null : <Detail document={data} onClose={onClose} />}
    </Dialog>
  )
}

function Detail({ document, onClose }: { readonly document: WholeDocument; readonly onClose: () => void }) {
  const {
    dashboard: { documents: words },
  } = useReader().texts
  const { id, name, fileType } = document
  const { openDocument, documentViewer } = useDocumentViewer()
  const { download, isBusy } = useFileDownload(document)
  const { remove } = useRemoval()
  const [isChoosing, setChoosing] = useState(false)
  const removeIt = (): void => {
    onClose()
    remove({ id, name })
  }
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <div className="grid min-w-0 gap-4">
        <Rename document={document} />
        <DocumentFacts document={document} />
        <DocumentTopics document={document} onChoose={() => setChoosing(true)} />
        <div className="flex flex-wrap gap-2 border-t border-line pt-4">
          {isViewable(document) ? (
            <Button kind="secondary" onClick={() => openDocument(document)}>
              <Eye size={16} aria-hidden />
              {fileType === 'pdf' ? words.view : words.viewText}
            </Button>
          ) : null}
          <Button kind="secondary" isBusy={isBusy} onClick={download}>
            <Download size={16} aria-hidden />
            {words.download}
          </Button>
          <Button kind="danger" onClick={removeIt}>
            <Trash2 size={16} aria-hidden />
            {words.delete}
          </Button>
        </div>
      </div>
      <DocumentFrame document={document} />
      {documentViewer}
      {isChoosing ? (
        <Suspense>
          <TopicChoice document={document} onClose={() => setChoosing(false)} />
        </Suspense>
      ) : null}
    </div>
  )
}
