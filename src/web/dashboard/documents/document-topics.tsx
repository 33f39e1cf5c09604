/**
 * The topics that were found in a document, and finding them again: what was found before stays until then (decision
 * D32).
 */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { LoaderCircle, RefreshCw, Sparkles } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { rereadDocument } from '#contract/documents.ts'
import { ApiError, call, wordError } from '../../api/call.ts'
import { changeListed, type WholeDocument } from '../../api/document-lists.ts'
import { keys } from '../../api/queries.ts'
import { wordDocumentFault } from '../../api/word-document-fault.ts'
import { takeAnswer } from '../../api/take-answer.ts'
import { contentTag } from '../../floor/language.ts'
import { useReader } from '../../floor/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toast.ts'

const QuotaDialog = lazy(() =>
  import('../../plans/quota-dialog.tsx').then((module) => ({ default: module.QuotaDialog })),
)

/** Specification 1, section 9; further ones are counted. */
const CHIPS = 5

export function DocumentTopics({
  document,
  onChoose,
}: {
  readonly document: WholeDocument
  readonly onChoose: () => void
}) {
  const {
    dashboard: { documents: words },
  } = useReader().texts
  const { detail } = words
  const { extract, fault } = useExtraction(document)
  const { status, extractedTopics: topics, language } = document
  const isRunning = status === 'processing' || extract.isPending
  const chips = topics.slice(0, CHIPS)
  return (
    <section aria-label={detail.topics} className="grid gap-3">
      <h3 className="font-medium">{detail.topics}</h3>
      {fault}
      {topics.length === 0 ? (
        isRunning || status !== 'ready' ? null : (
          <p className="text-sm text-muted">{detail.noTopics}</p>
        )
      ) : (
        <ul className="flex flex-wrap gap-2 text-sm">
          {chips.map(({ id, name }) => (
            <li
              key={id}
              lang={contentTag(language)}
              className="rounded-full border border-line bg-raised px-3 py-1 wrap-anywhere"
            >
              {name}
            </li>
          ))}
          {topics.length > CHIPS ? (
            <li>
              <button
                type="button"
                aria-haspopup="dialog"
                aria-label={detail.moreTopicsLabel(topics.length - CHIPS)}
                onClick={onChoose}
                className="min-h-7 rounded-full border border-line px-3 py-1 text-accent hover:bg-raised"
              >
                {detail.moreTopics(topics.length - CHIPS)}
              </button>
            </li>
          ) : null}
        </ul>
      )}
      {isRunning ? (
        <p role="status" className="flex items-center gap-3 rounded-control bg-raised px-4 py-3 text-muted">
          <LoaderCircle size={18} className="shrink-0 animate-spin motion-reduce:animate-none" aria-hidden />
          {detail.extracting}
        </p>
      ) : (
        <div className="flex flex-wrap gap-2">
          {topics.length === 0 ? null : (
            <Button onClick={onChoose} whyDisabled={status === 'ready' ? undefined : words.notRead}>
              <Sparkles size={16} aria-hidden />
              {words.generate}
            </Button>
          )}
          <Button
            kind={topics.length === 0 ? 'primary' : 'quiet'}
            onClick={() => extract.mutate({ useCredits: false })}
          >
            <RefreshCw size={16} aria-hidden />
            {topics.length === 0 ? detail.extract : detail.extractAgain}
          </Button>
        </div>
      )}
    </section>
  )
}

function useExtraction(document: WholeDocument) {
  const {
    language: reads,
    texts: {
      common,
      dashboard: {
        documents: { detail },
      },
    },
  } = useReader()
  const client = useQueryClient()
  const { id, status, error, extractedTopics: topics } = document
  const wasAsked = useRef(false)
  const extract = useMutation({
    mutationFn: ({ useCredits }: { readonly useCredits: boolean }) =>
      call(rereadDocument, { params: { id }, body: { useCredits } }),
    onMutate: () => {
      wasAsked.current = true
    },
    onSuccess: async (again) => {
      await takeAnswer(client, keys.document(id), again)
      changeListed(client, id, { status: again.status })
    },
  })
  const reason =
    extract.error === null
      ? status === 'ready'
        ? error && wordDocumentFault(error, reads)
        : undefined
      : wordError(extract.error, reads, common.unknownError, common.offline)
  // What was asked for is told when it is there, also where the reader looks elsewhere by then.
  useEffect(() => {
    if (!wasAsked.current || status === 'processing' || extract.isPending) return
    wasAsked.current = false
    // The reading was paid for, or given back.
    void client.invalidateQueries({ queryKey: keys.usage })
    if (status === 'ready' && error === undefined && extract.error === null) toast.success(detail.extracted)
  }, [status, error, extract.isPending, extract.error, detail, client])
  const refusal =
    extract.error instanceof ApiError &&
    (extract.error.refusal?.code === 'quota' || extract.error.refusal?.code === 'insufficient_credits')
      ? extract.error.refusal
      : undefined
  const fault =
    refusal !== undefined ? (
      <Suspense>
        <QuotaDialog
          refusal={refusal}
          onClose={extract.reset}
          onUseCredits={() => extract.mutate({ useCredits: true })}
        />
      </Suspense>
    ) : reason === undefined ? null : (
      <Notice kind="bad">
        <p className="font-medium">{detail.extractFailed}</p>
        <p>{reason}</p>
        {topics.length === 0 ? null : <p>{detail.kept}</p>}
      </Notice>
    )
  return { extract, fault }
}
