/** Back, or on to the next paper. */
import { paperLanguageFor } from '#domain/language.ts'
import { toast } from '../../ui/toast.ts'
import { useReader } from '../../floor/texts.ts'
import { DRAFT_KEY, writeStored } from '../../floor/storage.ts'
import { Button } from '../../ui/button.tsx'
import { stepBefore } from '../draft-steps.ts'
import { formatDraft } from '../kept-draft.ts'
import type { StepProps } from '../wizard.tsx'

export function ReadyFooter({ draft, act, go }: StepProps) {
  const {
    language,
    texts: {
      common,
      preview: { actions },
    },
  } = useReader()
  /** In place, without reloading the page (decision D14). */
  const startAnew = (): void => {
    act({ kind: 'started_anew', language: paperLanguageFor(language) })
    go('input')
    toast.success(actions.startedAnew, {
      action: {
        label: common.undo,
        onClick: () => {
          // Also where the wizard was left in the meantime: it opens with what is kept.
          writeStored(DRAFT_KEY, formatDraft(draft))
          act({ kind: 'loaded', draft })
          go('preview')
        },
      },
    })
  }
  return (
    <footer className="flex flex-wrap justify-between gap-3 border-t border-line pt-6">
      <Button kind="secondary" onClick={() => go(stepBefore(draft))}>
        {actions.previous}
      </Button>
      <Button onClick={startAnew}>{actions.another}</Button>
    </footer>
  )
}
