/** That the paper came out shorter than it was asked for, with what can be done about it. */
import { paperCost } from '#domain/plan.ts'
import { useTexts } from '../../floor/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { offeredTypes, totalQuestionsOf, typesOf } from '../read-draft.ts'
import type { StepProps } from '../wizard.tsx'

export function Shortage({
  draft,
  act,
  go,
  given,
}: StepProps & { /** Questions on the paper. */ readonly given: number }) {
  const {
    preview: { shortage },
  } = useTexts()
  const asked = totalQuestionsOf(draft)
  if (given >= asked) return null
  const offered = offeredTypes(draft.configuration.paperFormat, draft)
  return (
    <Notice kind="warn">
      <p>{shortage.told(given, asked)}</p>
      <p>{shortage.cost(given, paperCost(given, asked).quizzes > 0)}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        {typesOf(draft).length < offered.length ? (
          <Button kind="secondary" onClick={() => act({ kind: 'configured', change: { questionTypes: offered } })}>
            {shortage.allTypes}
          </Button>
        ) : null}
        <Button kind="secondary" onClick={() => go('topics')}>
          {shortage.topics}
        </Button>
      </div>
    </Notice>
  )
}
