/** The same file is there already: that one is used, or it is uploaded once more. */
import { useMutation } from '@tanstack/react-query'
import { extractTopics } from '#contract/documents.ts'
import { ApiError, call } from '../../api/call.ts'
import { useReader } from '../../floor/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { UploadRow } from './upload-row.ts'
import { uploads } from './uploads.ts'
import type { ChosenDocument } from './use-uploading.ts'
import { wordUploadError } from './word-upload-fault.ts'

type Props = {
  readonly row: UploadRow
  /** Nothing else was sent with it, so that the topics can come at once. */
  readonly isAlone: boolean
  readonly onChosen: (document: ChosenDocument) => void
}

export function DuplicateDialog({
  row: {
    upload: { key, file, state },
  },
  isAlone,
  onChosen,
}: Props) {
  const reader = useReader()
  const {
    input: { duplicate, faults },
    common,
  } = reader.texts
  const existing = state.kind === 'duplicate' ? state.existing : { id: '', name: file.name }
  const use = useMutation({
    mutationFn: () => call(extractTopics, { body: { documentId: existing.id } }),
    onSuccess: ({ language }) => {
      uploads.follow(key, existing.id)
      if (isAlone) onChosen({ ...existing, language: language ?? null })
    },
    // It is read at this moment: then it is waited for like a new one.
    onError: (error) => {
      if (error instanceof ApiError && error.is('document_not_ready')) uploads.follow(key, existing.id)
    },
  })
  return (
    <Dialog
      title={duplicate.title}
      description={duplicate.text(existing.name)}
      closeLabel={common.close}
      onClose={() => uploads.remove(key)}
    >
      {use.error === null ? null : (
        <div className="mb-4">
          <Notice kind="bad">
            {faults.useExisting}
            <br />
            <span className="text-sm text-muted">{wordUploadError(use.error, reader)}</span>
          </Notice>
        </div>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button kind="secondary" onClick={() => uploads.send(key, 'keep')}>
          {duplicate.keep}
        </Button>
        <Button isBusy={use.isPending} onClick={() => use.mutate()}>
          {duplicate.use}
        </Button>
      </div>
    </Dialog>
  )
}
