/** The paper's title: named after the first topic, in the paper's language, until the teacher changes it. */
import { LONGEST } from '#domain/limits.ts'
import { memo } from 'react'
import { useTexts } from '../../floor/texts.ts'
import { TextField } from '../../ui/text-field.tsx'
import type { DefaultedField } from '../draft.ts'
import { Restore } from './restore.tsx'

type Props = {
  readonly title: string | undefined
  readonly byDefault: string
  readonly fault: string | undefined
  readonly onChange: (change: { readonly title: string }) => void
  readonly onDefault: (field: DefaultedField) => void
}

/** As the API takes them. */

export const TitleField = memo(function TitleField({ title, byDefault, fault, onChange, onDefault }: Props) {
  const { configuration: words } = useTexts()
  return (
    <div className="grid gap-1.5" data-field>
      <TextField
        label={words.title}
        required
        maxLength={LONGEST.title}
        autoComplete="off"
        value={title ?? byDefault}
        hint={title === undefined ? words.titleHint : undefined}
        fault={fault}
        onChange={(event) => onChange({ title: event.target.value })}
      />
      {title === undefined ? null : <Restore field="title" onDefault={onDefault} />}
    </div>
  )
})
