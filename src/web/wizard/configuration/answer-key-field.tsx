/** Whether an answer key comes with the paper. */
import { memo, useId } from 'react'
import { useTexts } from '../../floor/texts.ts'

type Props = {
  readonly isIncluded: boolean
  readonly onChange: (change: { readonly includeAnswerKey: boolean }) => void
}

export const AnswerKeyField = memo(function AnswerKeyField({ isIncluded, onChange }: Props) {
  const { configuration: words } = useTexts()
  const id = useId()
  return (
    <div className="grid gap-1">
      <label className="flex min-h-10 cursor-pointer items-center gap-3 justify-self-start text-base font-medium">
        <input
          type="checkbox"
          checked={isIncluded}
          aria-describedby={id}
          onChange={(event) => onChange({ includeAnswerKey: event.target.checked })}
          className="size-4.5 shrink-0 accent-accent"
        />
        {words.includeAnswerKey}
      </label>
      <p id={id} className="text-sm text-muted">
        {words.includeAnswerKeyHint}
      </p>
    </div>
  )
})
