/** A labelled field for one line of text, with its fault below. */
import { useId, type ComponentProps, type ReactNode } from 'react'
import { joined } from './joined.ts'

type Props = Omit<ComponentProps<'input'>, 'id'> & {
  readonly label: string
  readonly hint?: string | undefined
  readonly fault?: string | undefined
  /** A control inside the field, at its end. */
  readonly end?: ReactNode
}

export function TextField({ label, hint, fault, end, className, required, ...rest }: Props) {
  const id = useId()
  const told = fault ?? hint
  return (
    <div className={joined('grid gap-1.5', className)}>
      <label htmlFor={id} className="text-sm font-medium">
        {label}
        {required === true ? (
          <span className="text-bad" aria-hidden>
            {' '}
            *
          </span>
        ) : null}
      </label>
      <div className="relative grid">
        <input
          id={id}
          required={required}
          aria-invalid={fault === undefined ? undefined : true}
          aria-describedby={told === undefined ? undefined : `${id}-told`}
          className={joined(
            'h-11 w-full rounded-control border border-line bg-desk px-3 text-base aria-invalid:border-bad',
            end !== undefined && 'pe-12',
          )}
          {...rest}
        />
        {end === undefined ? null : <div className="absolute inset-y-0 end-0.5 grid place-items-center">{end}</div>}
      </div>
      {told === undefined ? null : (
        <p id={`${id}-told`} className={joined('text-sm', fault === undefined ? 'text-muted' : 'text-bad')}>
          {told}
        </p>
      )}
    </div>
  )
}
