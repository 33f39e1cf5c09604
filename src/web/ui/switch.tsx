/** On or off, taking effect at once. */
import { Switch as Base } from '@base-ui/react/switch'
import { useId } from 'react'

type Props = {
  readonly label: string
  readonly hint?: string
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

export function Switch({ label, hint, isOn, onChange }: Props) {
  const id = useId()
  return (
    <div className="flex items-start gap-3">
      <Base.Root
        checked={isOn}
        onCheckedChange={onChange}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        className="mt-0.5 flex h-6 w-11 shrink-0 items-center rounded-full border border-muted bg-raised p-0.5 transition duration-200 ease-settle data-checked:border-accent data-checked:bg-accent"
      >
        <Base.Thumb className="size-4 rounded-full bg-muted transition duration-200 ease-settle data-checked:translate-x-5 data-checked:bg-accent-ink" />
      </Base.Root>
      <div>
        <span id={`${id}-label`} className="font-medium">
          {label}
        </span>
        {hint === undefined ? null : (
          <p id={`${id}-hint`} className="text-sm text-muted">
            {hint}
          </p>
        )}
      </div>
    </div>
  )
}
