/** A labelled list to choose one from: the browser's own, which phones and screen readers know. */
import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { itemAt } from '#domain/must-be-there.ts'
import { joined } from './joined.ts'

type Props<Value extends string> = {
  readonly label: string
  readonly hint?: string | undefined
  readonly value: Value
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  /** In a form the field keeps its choice itself, under its name; `value` is what it begins with. */
  readonly name?: string
  readonly onChange?: (value: Value) => void
  readonly className?: string
}

export function NativeSelect<Value extends string>({
  label,
  hint,
  value,
  name,
  options,
  onChange,
  className,
}: Props<Value>) {
  const id = useId()
  return (
    <div className={joined('grid content-start gap-1.5', className)}>
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <div className="relative grid">
        <select
          id={id}
          name={name}
          {...(onChange === undefined
            ? { defaultValue: value }
            : { value, onChange: (event) => onChange(itemAt(options, event.target.selectedIndex).value) })}
          aria-describedby={hint === undefined ? undefined : `${id}-told`}
          className="h-11 w-full appearance-none truncate rounded-control border border-line bg-desk ps-3 pe-9 text-base text-ink"
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown size={16} aria-hidden className="pointer-events-none absolute top-3.5 right-3 text-muted" />
      </div>
      {hint === undefined ? null : (
        <p id={`${id}-told`} className="text-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  )
}
