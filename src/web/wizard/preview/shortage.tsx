/** That the paper came out shorter than it was asked for, with what can be done about it. */
import { useTexts } from '../../app/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { offeredTypes, totalQuestionsOf } from '../draft.ts'
import type { StepProps } from '../wizard.tsx'

export function Shortage({ draft, act, go, given }: StepProps & { /** Questions on the paper. */ readonly given: number }) {
  const { preview: { shortage } } = useTexts()
  const asked = totalQuestionsOf(draft)
  if (given >= asked) return null
  const { paperFormat, questionTypes } = draft.configuration
  const offered = offeredTypes(paperFormat, draft)
  return (
    <Notice kind="warn">
      <p>{shortage.told(given, asked)}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        {questionTypes.length < offered.length ? <Button kind="secondary" onClick={() => act({ kind: 'configured', change: { questionTypes: offered } })}>{shortage.allTypes}</Button> : null}
        <Button kind="secondary" onClick={() => go('topics')}>{shortage.topics}</Button>
      </div>
    </Notice>
  )
}
