/**
 * Takes a field back to the default that follows from the rest; the focus goes to the field (in the nearest
 * `data-field`), since the button goes away.
 */
import { RotateCcw } from 'lucide-react'
import { useTexts } from '../../floor/texts.ts'
import type { DefaultedField } from '../draft.ts'

export function Restore({
  field,
  onDefault,
}: {
  readonly field: DefaultedField
  readonly onDefault: (field: DefaultedField) => void
}) {
  const {
    configuration: { restore },
  } = useTexts()
  const take = (button: HTMLElement): void => {
    button.closest('[data-field]')?.querySelector<HTMLElement>('input, textarea')?.focus()
    onDefault(field)
  }
  return (
    <button
      type="button"
      onClick={(event) => take(event.currentTarget)}
      className="inline-flex min-h-6 items-center gap-1.5 justify-self-start rounded-control text-sm text-accent underline underline-offset-4"
    >
      <RotateCcw size={14} aria-hidden />
      {restore[field]}
    </button>
  )
}
