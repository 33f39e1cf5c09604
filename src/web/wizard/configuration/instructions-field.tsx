/**
 * The instructions to candidates: the default ones follow time and language until they are changed; left blank they
 * come back.
 */
import { LONGEST } from '#domain/limits.ts'
import { memo, useId } from 'react'
import { useTexts } from '../../floor/texts.ts'
import type { DefaultedField } from '../draft.ts'
import { Restore } from './restore.tsx'

type Props = {
  readonly instructions: string | undefined
  readonly byDefault: string
  readonly onChange: (change: { readonly instructions: string }) => void
  readonly onDefault: (field: DefaultedField) => void
}

/** As the API takes them. */

export const InstructionsField = memo(function InstructionsField({
  instructions,
  byDefault,
  onChange,
  onDefault,
}: Props) {
  const { configuration: words } = useTexts()
  const id = useId()
  return (
    <div className="grid gap-1.5" data-field>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <label htmlFor={id} className="text-sm font-medium">
          {words.instructions}
        </label>
        {instructions === undefined ? null : <Restore field="instructions" onDefault={onDefault} />}
      </div>
      <textarea
        id={id}
        rows={7}
        maxLength={LONGEST.instructions}
        aria-describedby={`${id}-told`}
        value={instructions ?? byDefault}
        onChange={(event) => onChange({ instructions: event.target.value })}
        onBlur={() => {
          if (instructions?.trim() === '') onDefault('instructions')
        }}
        className="rounded-control border border-line bg-desk px-3 py-2 text-base"
      />
      <p id={`${id}-told`} className="text-sm text-muted">
        {words.instructionsHint}
      </p>
    </div>
  )
})
