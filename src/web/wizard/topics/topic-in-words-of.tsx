/** The topic that was named in words, of any subject, with the number of its questions. */
import { useReader } from '../../floor/texts.ts'
import { QuestionStepper } from '../../topics/question-stepper.tsx'
import { Button } from '../../ui/button.tsx'
import type { TopicInWords } from '../draft.ts'
import type { StepProps } from '../wizard.tsx'

export function TopicInWordsOf({
  draft,
  act,
  go,
  inWords: { topic, subject, grade },
}: StepProps & { readonly inWords: TopicInWords }) {
  const {
    topics: words,
    input: {
      units: { worded },
    },
  } = useReader().texts
  const [picked] = draft.topics
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 font-medium wrap-anywhere">
          {subject} · {worded.gradeName(grade)}
        </p>
        <Button kind="secondary" onClick={() => go('input')}>
          {words.inWords.change}
        </Button>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-accent bg-surface p-4">
        <p className="min-w-0 grow basis-60 font-medium wrap-anywhere">{topic}</p>
        {picked === undefined ? null : (
          <QuestionStepper
            name={topic}
            count={picked.questionCount}
            onCount={(questionCount) => act({ kind: 'topic_counted', id: picked.id, questionCount })}
          />
        )}
      </div>
    </div>
  )
}
