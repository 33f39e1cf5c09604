/** What is picked so far, and the way on. */
import { useTexts } from '../../floor/texts.ts'
import { Button } from '../../ui/button.tsx'
import type { PickedTopic } from '../draft.ts'
import { askedByTopics } from '../read-draft.ts'

type Props = {
  readonly picked: readonly PickedTopic[]
  /** What the paper that is asked for so far takes. */
  readonly minutes: number
  readonly onPrevious: () => void
  readonly onConfigure: () => void
}

export function SelectionBar({ picked, minutes, onPrevious, onConfigure }: Props) {
  const { topics } = useTexts()
  const questions = askedByTopics(picked)
  return (
    <div className="sticky bottom-0 z-10 -mx-1 flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line bg-desk px-1 py-3">
      {/* Where the paper does not stand beside it, the button that shows it floats in the corner. */}
      <div role="status" className="order-last grow basis-full pe-44 lg:order-none lg:basis-auto lg:pe-0">
        <p className="font-medium">{topics.summary(picked.length, questions)}</p>
        {picked.length === 0 ? (
          <p className="text-sm text-muted">{topics.whyNot}</p>
        ) : (
          <p className="text-sm text-muted">{topics.estimate(minutes)}</p>
        )}
      </div>
      <div className="flex grow gap-3 lg:grow-0">
        <Button kind="secondary" onClick={onPrevious}>
          {topics.previous}
        </Button>
        <Button className="grow" whyDisabled={picked.length === 0 ? topics.whyNot : undefined} onClick={onConfigure}>
          {topics.configure}
        </Button>
      </div>
    </div>
  )
}
