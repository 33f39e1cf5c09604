/** What the teacher uploaded before: its topics are there at once. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { fileSize } from '#messages/number-words.ts'
import { wordError } from '../../api/call.ts'
import { documentsQuery } from '../../api/queries.ts'
import { wordDate } from '../../floor/dates.ts'
import { useReader } from '../../floor/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { documentFacts } from './document-facts.ts'
import { DocumentLine } from './document-line.tsx'
import { rowOfDocument, type DocumentRow } from './upload-row.ts'
import type { ChosenDocument } from './use-uploading.ts'
import { wordDocumentFault } from '../../api/word-document-fault.ts'

/** How many stand there first, and as many more each time. */
const SHOWN = 5
/** The server gives no more at once. */
const MOST = 100
const POLL_MS = 2_000

type Props = {
  /** Ids of those that stand in the upload list above. */
  readonly except: readonly string[]
  readonly onGenerate: (document: ChosenDocument) => void
  readonly onPreview: (document: DocumentRow) => void
}

export function OwnDocuments({ except, onGenerate, onPreview }: Props) {
  const {
    language,
    texts: {
      input: { own, list },
      common,
    },
  } = useReader()
  const [shown, setShown] = useState(SHOWN)
  const { data, error, refetch } = useQuery({
    ...documentsQuery({ limit: Math.min(shown + except.length, MOST) }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.items.some(({ status }) => status === 'processing') ? POLL_MS : false),
  })
  const documents = data?.items.filter(({ id }) => !except.includes(id)).slice(0, shown) ?? []
  const left = data === undefined ? 0 : Math.min(data.total, MOST) - except.length - documents.length
  // Nothing to say: it is not known yet, or all of them stand above.
  if (error === null && (data === undefined || (documents.length === 0 && except.length > 0))) return null
  return (
    <section aria-labelledby="own-title" className="grid gap-3">
      <div>
        <h2 id="own-title" className="text-lg font-semibold">
          {own.title}
        </h2>
        {error === null ? <p className="text-sm text-muted">{documents.length === 0 ? own.empty : own.text}</p> : null}
      </div>
      {error === null ? null : (
        <Notice kind="bad">
          {wordError(error, language, own.fault, common.offline)}{' '}
          <Button kind="quiet" onClick={() => void refetch()}>
            {common.retry}
          </Button>
        </Notice>
      )}
      <ul className="grid gap-3">
        {documents.map((document) => {
          const { phase } = rowOfDocument({ document }, false)
          const isReady = phase === 'ready'
          return (
            <DocumentLine
              key={document.id}
              name={document.name}
              phase={phase}
              status={list.statuses[phase]}
              facts={[
                wordDate(document.createdAt, language),
                ...(isReady ? documentFacts(document, list) : [fileSize(document.fileSize, language)]),
              ]}
              actions={
                isReady ? (
                  <>
                    <Button
                      kind="secondary"
                      aria-label={list.of(list.preview, document.name)}
                      onClick={() => onPreview(document)}
                    >
                      {list.preview}
                    </Button>
                    <Button
                      kind="secondary"
                      aria-label={list.of(list.generate, document.name)}
                      onClick={() => onGenerate(document)}
                    >
                      {list.generate}
                    </Button>
                  </>
                ) : null
              }
            >
              {phase === 'error' && document.error !== undefined ? (
                <p className="text-sm text-bad">{wordDocumentFault(document.error, language)}</p>
              ) : null}
            </DocumentLine>
          )
        })}
      </ul>
      {left > 0 ? (
        <div>
          <Button kind="secondary" onClick={() => setShown(shown + 4 * SHOWN)}>
            {own.more(left)}
          </Button>
        </div>
      ) : null}
    </section>
  )
}
