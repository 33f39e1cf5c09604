/** The files that were picked, each with its state and what can be done with it. */
import { X } from 'lucide-react'
import { toast } from '../../ui/toast.ts'
import { fileSize } from '#messages/number-words.ts'
import { useReader } from '../../floor/texts.ts'
import { Button } from '../../ui/button.tsx'
import { documentFacts } from './document-facts.ts'
import { DocumentLine } from './document-line.tsx'
import { DocumentNotices } from './document-notices.tsx'
import { focusChooser } from './drop-zone.tsx'
import { ProgressLine } from './progress-line.tsx'
import type { DocumentRow, UploadRow } from './upload-row.ts'
import { uploads } from './uploads.ts'
import type { ChosenDocument } from './use-uploading.ts'
import { wordRowFault } from './word-upload-fault.ts'

type Actions = {
  readonly onGenerate: (document: ChosenDocument) => void
  readonly onPreview: (document: DocumentRow) => void
  readonly onRetry: (row: UploadRow) => void
  readonly onCancel: (row: UploadRow) => void
}

export function UploadList({ rows, ...actions }: Actions & { readonly rows: readonly UploadRow[] }) {
  const {
    texts: {
      input: { list },
    },
  } = useReader()
  return (
    <section aria-labelledby="uploads-title" className="grid gap-3">
      <h2 id="uploads-title" className="text-lg font-semibold">
        {list.title}
      </h2>
      <ul className="grid gap-3">
        {rows.map((row) => (
          <Line key={row.upload.key} row={row} {...actions} />
        ))}
      </ul>
      <div className="sr-only" role="log">
        {rows.map(({ upload: { key, file }, phase }) => (
          <p key={key + phase}>{list.of(file.name, list.statuses[phase])}</p>
        ))}
      </div>
    </section>
  )
}

function Line({ row, onGenerate, onPreview, onRetry, onCancel }: Actions & { readonly row: UploadRow }) {
  const reader = useReader()
  const {
    input: { list },
    common,
  } = reader.texts
  const {
    upload: { key, file },
    phase,
    percent,
    document,
    fault,
    canRetry,
  } = row
  const told = fault && wordRowFault(fault, reader)
  const remove = (): void => {
    const putBack = uploads.remove(key)
    // The button goes with its row.
    focusChooser()
    toast(list.removed(file.name), { action: { label: common.undo, onClick: putBack } })
  }
  const isMoving = phase === 'uploading' || phase === 'processing'
  return (
    <DocumentLine
      name={document?.name ?? file.name}
      phase={phase}
      status={list.statuses[phase]}
      facts={[
        fileSize(file.size, reader.language),
        ...(isMoving ? [list.percent(percent)] : []),
        ...(phase === 'ready' && document !== undefined ? documentFacts(document, list) : []),
      ]}
      actions={
        <>
          {phase === 'ready' && document !== undefined ? (
            <>
              <Button
                kind="secondary"
                aria-label={list.of(list.preview, document.name)}
                onClick={() => onPreview(document)}
              >
                {list.preview}
              </Button>
              <Button aria-label={list.of(list.generate, document.name)} onClick={() => onGenerate(document)}>
                {list.generate}
              </Button>
            </>
          ) : null}
          {canRetry ? (
            <Button kind="secondary" aria-label={list.of(list.retry, file.name)} onClick={() => onRetry(row)}>
              {list.retry}
            </Button>
          ) : null}
          {isMoving || phase === 'late' ? (
            <Button kind="secondary" aria-label={list.of(list.cancel, file.name)} onClick={() => onCancel(row)}>
              {list.cancel}
            </Button>
          ) : null}
          <Button
            kind="quiet"
            className="size-10 p-0!"
            aria-label={list.of(list.remove, file.name)}
            title={list.remove}
            onClick={remove}
          >
            <X size={18} aria-hidden />
          </Button>
        </>
      }
    >
      {isMoving ? <ProgressLine label={list.of(list.statuses[phase], file.name)} percent={percent} /> : null}
      {phase === 'late' ? <p className="text-sm text-muted">{list.late}</p> : null}
      {told === undefined ? null : (
        <p className="text-sm">
          <span className="font-medium text-bad">{told.title}</span> {told.reason}
        </p>
      )}
      {phase === 'ready' && document !== undefined ? <DocumentNotices document={document} /> : null}
    </DocumentLine>
  )
}
