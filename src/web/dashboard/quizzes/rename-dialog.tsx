/** Gives a quiz another title. */
import { LONGEST } from '#domain/limits.ts'
import { useState } from 'react'
import { useTexts } from '../../floor/texts.ts'
import { TextField } from '../../ui/text-field.tsx'
import { ChangeDialog } from './change-dialog.tsx'

/** What the service takes. */

export function RenameDialog({
  title,
  rename,
  onClose,
}: {
  readonly title: string
  readonly rename: (title: string) => Promise<void>
  readonly onClose: () => void
}) {
  const { rename: words } = useTexts().dashboard.quizzes
  const [entered, setEntered] = useState(title)
  const [wasTried, setTried] = useState(false)
  const wanted = entered.trim()
  const fault = wanted === '' ? words.missing : wanted.length > LONGEST.title ? words.tooLong(LONGEST.title) : undefined
  const save = (): (() => Promise<void>) | undefined => {
    setTried(true)
    return fault === undefined ? () => (wanted === title ? Promise.resolve() : rename(wanted)) : undefined
  }
  return (
    <ChangeDialog title={words.title} save={save} onClose={onClose}>
      <TextField
        label={words.field}
        value={entered}
        onChange={({ target }) => setEntered(target.value)}
        fault={wasTried ? fault : undefined}
        required
        autoComplete="off"
      />
    </ChangeDialog>
  )
}
