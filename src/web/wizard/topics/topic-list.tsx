/** The topics of one document: found, picked, counted. */
import { useMemo, useState } from 'react'
import { toast } from '../../ui/toast.ts'
import type { PaperLanguage } from '#domain/language.ts'
import { useTexts } from '../../floor/texts.ts'
import { Button } from '../../ui/button.tsx'
import type { Draft, PickedTopic } from '../draft.ts'
import type { DraftAction } from '../reduce-draft.ts'
import {
  FIRST,
  matchingTopics,
  pickedTopic,
  surestTopics,
  type OfferedTopic,
  type TopicFilter,
} from '../../topics/choose-topics.ts'
import { TopicCard } from '../../topics/topic-card.tsx'
import { TopicFilters } from '../../topics/topic-filters.tsx'

type Props = {
  readonly topics: readonly OfferedTopic[]
  readonly language: PaperLanguage | null
  readonly draft: Draft
  readonly act: (action: DraftAction) => void
}

const NO_FILTER: TopicFilter = { search: '', level: 'all' }

export function TopicList({ topics: offered, language, draft, act }: Props) {
  const { topics: words, common } = useTexts()
  const [filter, setFilter] = useState(NO_FILTER)
  // Numbers of topics that are not picked; those of the others stand in the draft.
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({})
  const shown = useMemo(() => matchingTopics(offered, filter), [offered, filter])
  const countOf = (topic: OfferedTopic): number =>
    draft.topics.find(({ id }) => id === topic.id)?.questionCount ??
    counts[topic.id] ??
    pickedTopic(topic).questionCount
  const count = (topic: OfferedTopic, questionCount: number): void => {
    setCounts({ ...counts, [topic.id]: questionCount })
    act({ kind: 'topic_counted', id: topic.id, questionCount })
  }
  const replace = (topics: readonly PickedTopic[], told: string): void => {
    const before = draft.topics
    act({ kind: 'topics_picked', topics })
    if (before.length > 0)
      toast(told, { action: { label: common.undo, onClick: () => act({ kind: 'topics_picked', topics: before }) } })
  }
  return (
    <div className="grid gap-3">
      <TopicFilters filter={filter} onFilter={setFilter} />
      <div className="flex flex-wrap items-center gap-2">
        <p role="status" className="grow text-sm text-muted">
          {words.shown(shown.length, offered.length)}
        </p>
        {draft.topics.length === 0 ? null : (
          <Button kind="quiet" onClick={() => replace([], words.cleared)}>
            {words.clear}
          </Button>
        )}
        <Button
          kind="secondary"
          onClick={() =>
            replace(
              surestTopics(offered, FIRST).map((topic) => pickedTopic(topic, countOf(topic))),
              words.replaced,
            )
          }
        >
          {words.first(FIRST)}
        </Button>
      </div>
      {shown.length === 0 ? (
        <div className="grid justify-items-center gap-3 rounded-card border border-dashed border-line p-8 text-center">
          <p className="text-muted">{words.none}</p>
          <Button kind="secondary" onClick={() => setFilter(NO_FILTER)}>
            {words.clearSearch}
          </Button>
        </div>
      ) : (
        // What has the focus is not hidden by the bar below.
        <ul
          aria-label={words.listLabel}
          className="-m-1 grid max-h-[800px] gap-3 overflow-y-auto p-1 [&_:is(input,button)]:scroll-mb-36"
        >
          {shown.map((topic) => (
            <TopicCard
              key={topic.id}
              topic={topic}
              language={language}
              isPicked={draft.topics.some(({ id }) => id === topic.id)}
              count={countOf(topic)}
              onToggle={() => act({ kind: 'topic_toggled', topic: pickedTopic(topic, countOf(topic)) })}
              onCount={(questionCount) => count(topic, questionCount)}
            />
          ))}
        </ul>
      )}
    </div>
  )
}
