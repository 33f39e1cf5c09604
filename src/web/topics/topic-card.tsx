/** One topic of the document: to be picked, with its questions. */
import type { PaperLanguage } from '#domain/language.ts'
import { TOPIC_DEFAULTS } from '#domain/topic.ts'
import { pageRanges } from '#messages/number-words.ts'
import { useTexts } from '../floor/texts.ts'
import { DifficultyMark } from '../ui/difficulty-mark.tsx'
import { joined } from '../ui/joined.ts'
import type { OfferedTopic } from './choose-topics.ts'
import { QuestionStepper } from './question-stepper.tsx'

/** Further ones are counted. */
const SUBTOPICS_SHOWN = 6
/** A lower figure worries and says nothing: the order of the topics tells it. */
const SHOWN_CONFIDENCE = 0.5

type Props = {
  readonly topic: OfferedTopic
  /** The document's, for what is quoted from it. */
  readonly language: PaperLanguage | null
  readonly isPicked: boolean
  readonly count: number
  readonly onToggle: () => void
  readonly onCount: (count: number) => void
}

export function TopicCard({ topic, language, isPicked, count, onToggle, onCount }: Props) {
  const { common, topics } = useTexts()
  const { name, description, subtopics, pageNumbers, subject, difficulty, confidence } = topic
  const lang = language ?? undefined
  return (
    <li
      className={joined(
        'grid gap-2 rounded-card border bg-surface p-4 transition-colors duration-200',
        isPicked ? 'border-accent' : 'border-line',
      )}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <label className="flex min-w-0 grow basis-60 cursor-pointer items-start gap-3">
          <input type="checkbox" checked={isPicked} onChange={onToggle} className="size-6 shrink-0 accent-(--accent)" />
          <span lang={lang} className="font-medium wrap-anywhere">
            {name}
          </span>
        </label>
        <QuestionStepper name={name} count={count} onCount={onCount} />
      </div>
      <div className="grid gap-2 ps-9">
        {description === '' ? null : (
          <q
            lang={lang}
            style={language === 'zh-TW' ? { quotes: '"「" "」"' } : undefined}
            className="text-sm text-muted"
          >
            {description}
          </q>
        )}
        {subtopics.length === 0 ? null : (
          <p className="flex flex-wrap gap-1.5 text-sm">
            <span className="sr-only">{topics.subtopics}</span>
            {subtopics.slice(0, SUBTOPICS_SHOWN).map((subtopic) => (
              <span key={subtopic} lang={lang} className="rounded-full bg-raised px-2.5 py-0.5">
                {subtopic}
              </span>
            ))}
            {subtopics.length > SUBTOPICS_SHOWN ? (
              <span className="px-1 py-0.5 text-muted">{topics.moreSubtopics(subtopics.length - SUBTOPICS_SHOWN)}</span>
            ) : null}
          </p>
        )}
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
          <DifficultyMark difficulty={difficulty}>{common.difficulties[difficulty]}</DifficultyMark>
          {pageNumbers.length === 0 ? null : <span>{topics.pages(pageRanges(pageNumbers).join(', '))}</span>}
          {subject === TOPIC_DEFAULTS.category ? null : <span>{topics.subject(subject)}</span>}
          {confidence < SHOWN_CONFIDENCE ? null : (
            <span title={topics.confidenceHint}>{topics.confidence(Math.round(100 * confidence))}</span>
          )}
        </p>
      </div>
    </li>
  )
}
