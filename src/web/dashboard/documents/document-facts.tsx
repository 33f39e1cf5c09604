/** What is known of a document. */
import type { ReactNode } from 'react'
import { fileSize } from '#messages/number-words.ts'
import type { WholeDocument } from '../../api/document-lists.ts'
import { wordDocumentFault } from '../../api/word-document-fault.ts'
import { useReader } from '../../floor/texts.ts'
import { Notice } from '../../ui/notice.tsx'
import { Badge } from '../badge.tsx'
import { wordDate } from '../../floor/dates.ts'
import { StatusBadge } from './status-badge.tsx'

export function DocumentFacts({ document }: { readonly document: WholeDocument }) {
  const {
    language,
    texts: {
      dashboard: {
        documents: { detail },
      },
    },
  } = useReader()
  const {
    name,
    originalName,
    fileType,
    fileSize: bytes,
    status,
    createdAt,
    page_count: pages,
    quizCount,
    error,
    warnings,
  } = document
  return (
    <section aria-label={detail.facts} className="grid gap-3">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 text-sm">
        <Fact name={detail.type}>
          <Badge kind="note">{fileType.toUpperCase()}</Badge>
        </Fact>
        <Fact name={detail.status}>
          <StatusBadge status={status} />
        </Fact>
        <Fact name={detail.size}>{fileSize(bytes, language)}</Fact>
        <Fact name={detail.uploaded}>{wordDate(createdAt, language)}</Fact>
        {fileType === 'pdf' && status === 'ready' ? <Fact name={detail.pages}>{pages}</Fact> : null}
        <Fact name={detail.quizzes}>{quizCount}</Fact>
        {originalName === name ? null : <Fact name={detail.originalName}>{originalName}</Fact>}
      </dl>
      {error === undefined || status === 'ready' ? null : (
        <Notice kind="bad">{wordDocumentFault(error, language)}</Notice>
      )}
      {warnings.length === 0 ? null : (
        <Notice kind="warn">
          {warnings.map(({ code, message }) => (
            <p key={code}>{message}</p>
          ))}
        </Notice>
      )}
    </section>
  )
}

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <>
    <dt className="text-muted">{name}</dt>
    <dd className="min-w-0 wrap-anywhere">{children}</dd>
  </>
)
