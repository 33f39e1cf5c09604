/** How many questions a topic gives. */
import { Minus, Plus } from 'lucide-react'
import { QUESTIONS_PER_TOPIC } from '#domain/topic.ts'
import { useTexts } from '../floor/texts.ts'
import { Button } from '../ui/button.tsx'

type Props = { readonly name: string; readonly count: number; readonly onCount: (count: number) => void }

export function QuestionStepper({ name, count, onCount }: Props) {
  const { topics } = useTexts()
  const { least, most } = QUESTIONS_PER_TOPIC
  return (
    <div role="group" aria-label={topics.questions(name)} className="ms-8 flex items-center gap-1 sm:ms-0">
      <Button
        kind="secondary"
        className="size-10 p-0!"
        aria-label={topics.fewer(name)}
        whyDisabled={count <= least ? topics.least(least) : undefined}
        onClick={() => onCount(count - 1)}
      >
        <Minus size={16} aria-hidden />
      </Button>
      <output className="min-w-20 text-center text-sm tabular-nums" aria-live="polite">
        <span className="text-base font-semibold">{count}</span> {topics.questionUnit(count)}
      </output>
      <Button
        kind="secondary"
        className="size-10 p-0!"
        aria-label={topics.more(name)}
        whyDisabled={count >= most ? topics.most(most) : undefined}
        onClick={() => onCount(count + 1)}
      >
        <Plus size={16} aria-hidden />
      </Button>
    </div>
  )
}
