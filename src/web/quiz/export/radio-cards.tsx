/** One of a few, each with a word of what it is for. */
import { useId, type ReactNode } from 'react'

type Option<Value extends string> = {
  readonly value: Value
  readonly name: string
  readonly hint: string
  readonly isOff?: boolean
}
type Props<Value extends string> = {
  readonly legend: string
  readonly value: Value
  readonly options: readonly Option<Value>[]
  readonly onChoose: (value: Value) => void
  readonly children?: ReactNode
}

export function RadioCards<Value extends string>({ legend, value, options, onChoose, children }: Props<Value>) {
  const id = useId()
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-medium">{legend}</legend>
      {options.map(({ value: one, name, hint, isOff = false }) => (
        <label
          key={one}
          className="flex cursor-pointer items-start gap-3 rounded-control border border-line px-3 py-2 hover:bg-raised has-checked:border-accent has-checked:bg-accent-soft has-disabled:cursor-not-allowed has-disabled:text-muted has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name={id}
            value={one}
            checked={one === value}
            disabled={isOff}
            onChange={() => onChoose(one)}
            aria-labelledby={`${id}-${one}`}
            aria-describedby={`${id}-${one}-told`}
            className="mt-1 size-4 shrink-0 accent-accent outline-none"
          />
          <span className="grid min-w-0">
            <span id={`${id}-${one}`}>{name}</span>
            <span id={`${id}-${one}-told`} className="text-sm text-muted">
              {hint}
            </span>
          </span>
        </label>
      ))}
      {children}
    </fieldset>
  )
}
