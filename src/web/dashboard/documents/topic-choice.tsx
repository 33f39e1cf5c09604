/**
 * Topics of one document, picked for a paper: on to the configuration of the wizard with them (specification 1, section
 * 2, "Overlays").
 */
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { wordError } from '../../api/call.ts'
import type { WholeDocument } from '../../api/document-lists.ts'
import { documentQuery } from '../../api/queries.ts'
import { useReader } from '../../floor/texts.ts'
import { matchingTopics, pickedTopic, type TopicFilter } from '../../topics/choose-topics.ts'
import type { PickedTopic } from '../../topics/picked-topic.ts'
import { TopicCard } from '../../topics/topic-card.tsx'
import { TopicFilters } from '../../topics/topic-filters.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'

type Props = { readonly document: { readonly id: string; readonly name: string }; readonly onClose: () => void }

export function TopicChoice({ document: { id, name }, onClose }: Props) {
  const {
    language,
    texts: {
      common,
      topics,
      dashboard: {
        documents: { choice },
      },
    },
  } = useReader()
  const { data, error, refetch } = useQuery(documentQuery(id))
  return (
    <Dialog
      title={choice.title}
      description={`${topics.from} ${name}. ${choice.text}`}
      closeLabel={common.close}
      width="wide"
      onClose={onClose}
    >
      {data === undefined && error === null ? (
        <p role="status" className="py-16 text-center text-muted">
          {topics.loading}
        </p>
      ) : null}
      {error === null ? null : (
        <Notice kind="bad">
          <p>{wordError(error, language, common.unknownError, common.offline)}</p>
          <Button kind="secondary" className="mt-2" onClick={() => void refetch()}>
            {common.retry}
          </Button>
        </Notice>
      )}
      {data === undefined ? null : data.extractedTopics.length === 0 ? (
        <p className="text-muted">{topics.empty}</p>
      ) : (
        <Choosing document={data} />
      )}
    </Dialog>
  )
}

const NO_FILTER: TopicFilter = { search: '', level: 'all' }

function Choosing({
  document: { id, name, title, language, extractedTopics: offered },
}: {
  readonly document: WholeDocument
}) {
  const {
    topics: words,
    dashboard: {
      documents: { choice },
    },
  } = useReader().texts
  const navigate = useNavigate()
  const [filter, setFilter] = useState(NO_FILTER)
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({})
  const [pickedIds, setPickedIds] = useState<ReadonlySet<string>>(new Set())
  const shown = useMemo(() => matchingTopics(offered, filter), [offered, filter])
  const topicOf = (topic: (typeof offered)[number]): PickedTopic => pickedTopic(topic, counts[topic.id])
  const picked = offered.filter((topic) => pickedIds.has(topic.id)).map(topicOf)
  const questions = picked.reduce((sum, { questionCount }) => sum + questionCount, 0)
  const toggle = (topicId: string): void =>
    setPickedIds((old) => new Set(old.has(topicId) ? [...old].filter((one) => one !== topicId) : [...old, topicId]))
  const go = (): void =>
    void navigate({
      to: '/generator',
      search: { step: 3 },
      state: { document: { id, name, ...(title === undefined ? {} : { title }) }, topics: picked },
    })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <TopicFilters filter={filter} onFilter={setFilter} />
      <p role="status" className="text-sm text-muted">
        {words.shown(shown.length, offered.length)}
      </p>
      {shown.length === 0 ? (
        <p className="rounded-card border border-dashed border-line p-8 text-center text-muted">{words.none}</p>
      ) : (
        <ul aria-label={words.listLabel} className="-m-1 grid max-h-[50dvh] gap-3 overflow-y-auto p-1">
          {shown.map((topic) => (
            <TopicCard
              key={topic.id}
              topic={topic}
              language={language}
              isPicked={pickedIds.has(topic.id)}
              count={topicOf(topic).questionCount}
              onToggle={() => toggle(topic.id)}
              onCount={(count) => setCounts({ ...counts, [topic.id]: count })}
            />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
        <p role="status">{words.summary(picked.length, questions)}</p>
        <Button whyDisabled={picked.length === 0 ? words.whyNot : undefined} onClick={go}>
          {choice.go(questions)}
        </Button>
      </div>
    </div>
  )
}
