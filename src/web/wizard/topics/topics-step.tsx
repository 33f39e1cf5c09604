/** The second step: which topics of the document the paper is about, and how many questions of each. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { BookOpen, LoaderCircle } from 'lucide-react'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { extractTopics } from '#contract/documents.ts'
import { call, wordError } from '../../api/call.ts'
import { documentQuery, keys } from '../../api/queries.ts'
import { useReader } from '../../floor/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { wordDocumentFault } from '../../api/word-document-fault.ts'
import { planOf } from '../read-draft.ts'
import { useCapacity } from '../use-capacity.ts'
import type { StepProps } from '../wizard.tsx'
import { DocumentChoice } from './document-choice.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { TopicList } from './topic-list.tsx'
import { TopicInWordsOf } from './topic-in-words-of.tsx'
import { UnitsOf } from './units-of.tsx'

const POLL_MS = 2_000

export function TopicsStep(props: StepProps) {
  const { draft, act, go } = props
  const {
    texts: { topics: words },
  } = useReader()
  const { document, concept } = draft
  return (
    <div className="grid gap-4">
      <h2 className="text-lg font-semibold">
        {concept === undefined
          ? words.heading
          : concept.inWords === undefined
            ? words.units.heading
            : words.inWords.heading}
      </h2>
      {document === undefined ? null : (
        <>
          <DocumentChoice document={document} draft={draft} act={act} />
          <TopicsOf key={document.id} id={document.id} {...props} />
        </>
      )}
      {concept === undefined ? null : concept.inWords === undefined ? (
        <UnitsOf codes={concept.units} {...props} />
      ) : (
        <TopicInWordsOf inWords={concept.inWords} {...props} />
      )}
      <SelectionBar
        picked={draft.topics}
        minutes={planOf(draft).minutes}
        onPrevious={() => go('input')}
        onConfigure={() => go('configuration')}
      />
    </div>
  )
}

function TopicsOf({ id, draft, act, go }: StepProps & { readonly id: string }) {
  const {
    language,
    texts: { topics: words, input, common },
  } = useReader()
  const client = useQueryClient()
  useCapacity(draft, act)
  const {
    data: document,
    error,
    refetch,
  } = useQuery({
    ...documentQuery(id),
    refetchInterval: ({ state }) => (state.data?.status === 'processing' ? POLL_MS : false),
  })
  const extract = useMutation({
    mutationFn: () => call(extractTopics, { body: { documentId: id } }),
    onSuccess: ({ topics }) =>
      client.setQueryData(keys.document(id), (old: typeof document) => old && { ...old, extractedTopics: topics }),
  })
  const offered = document?.extractedTopics
  const needsExtraction = document?.status === 'ready' && document.extractedTopics.length === 0
  const { mutate } = extract
  useEffect(() => {
    if (needsExtraction) mutate()
  }, [needsExtraction, mutate])
  const titled = useEffectEvent((title: string) => act({ kind: 'document_titled', title }))
  const title = document?.title
  useEffect(() => {
    if (title !== undefined) titled(title)
  }, [title])
  // A document that was read again may have other topics: what is not there any more cannot be asked for.
  const dropLost = useEffectEvent(() => {
    const kept = draft.topics.filter((picked) => offered?.some((topic) => topic.id === picked.id))
    if (offered !== undefined && offered.length > 0 && kept.length < draft.topics.length)
      act({ kind: 'topics_picked', topics: kept })
  })
  useEffect(() => dropLost(), [offered])

  const failed =
    extract.error === null
      ? undefined
      : {
          title: input.faults.extract,
          reason: wordError(extract.error, language, '', common.offline),
          again: () => mutate(),
        }
  const unloaded =
    error === null
      ? undefined
      : {
          title: document === undefined ? input.faults.extract : words.faultKept,
          reason: wordError(error, language, '', common.offline),
          again: () => void refetch(),
        }
  const fault = unloaded ?? failed
  const hasTopics = offered !== undefined && offered.length > 0
  const leave = (
    <Button kind="secondary" onClick={() => go('input')}>
      {words.otherDocument}
    </Button>
  )
  const content = (): ReactNode => {
    if (document === undefined) return <Waiting>{words.loading}</Waiting>
    if (hasTopics)
      return <TopicList topics={document.extractedTopics} language={document.language} draft={draft} act={act} />
    switch (document.status) {
      case 'uploading':
      case 'processing':
        return <Waiting>{words.processing(document.name)}</Waiting>
      case 'error':
        return (
          <Notice kind="bad">
            <p>{document.error === undefined ? input.faults.process : wordDocumentFault(document.error, language)}</p>
            <div className="mt-2">{leave}</div>
          </Notice>
        )
      case 'ready':
        return extract.isSuccess ? (
          <Empty>
            {words.empty}
            {leave}
          </Empty>
        ) : (
          <Waiting>{words.loading}</Waiting>
        )
    }
  }
  return (
    <>
      {fault === undefined ? null : (
        <Notice kind="bad">
          <p>{fault.title}</p>
          {fault.reason === '' ? null : <p className="text-sm text-muted">{fault.reason}</p>}
          <div className="mt-2 flex flex-wrap gap-2">
            <Button kind="secondary" onClick={fault.again}>
              {common.retry}
            </Button>
            {hasTopics ? null : leave}
          </div>
        </Notice>
      )}
      {fault !== undefined && !hasTopics ? null : content()}
    </>
  )
}

function Waiting({ children }: { readonly children: string }) {
  return (
    <p role="status" className="flex items-center gap-3 rounded-card border border-line bg-surface p-6 text-muted">
      <LoaderCircle size={18} className="shrink-0 animate-spin motion-reduce:animate-none" aria-hidden />
      {children}
    </p>
  )
}

function Empty({ children }: { readonly children: ReactNode }) {
  return (
    <div className="grid justify-items-center gap-3 rounded-card border border-dashed border-line p-8 text-center text-muted">
      <BookOpen size={32} strokeWidth={1.5} aria-hidden />
      {children}
    </div>
  )
}
