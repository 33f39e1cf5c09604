/** Buttons: primary for the way on, secondary beside it, quiet in toolbars, danger for what takes away. */
import type { ComponentProps } from 'react'
import { joined } from './joined.ts'

const KINDS = {
  primary: 'bg-accent text-accent-ink hover:brightness-110',
  secondary: 'border border-line bg-surface hover:bg-raised',
  quiet: 'hover:bg-raised',
  danger: 'border border-line bg-surface text-bad hover:bg-raised',
} as const

/** The look of a button, also for a link that is the way on. */
export const buttonLook = (kind: keyof typeof KINDS = 'primary', className?: string): string =>
  joined(
    'inline-flex min-h-10 items-center justify-center gap-2 rounded-control px-4 py-2 text-base font-medium transition duration-200 ease-settle aria-disabled:cursor-not-allowed aria-disabled:opacity-55',
    KINDS[kind],
    className,
  )

type Props = ComponentProps<'button'> & {
  readonly kind?: keyof typeof KINDS
  readonly isBusy?: boolean
  /**
   * Why it cannot be pressed: shown on hover and read out. Disables the button without taking it out of the tab order.
   */
  readonly whyDisabled?: string | undefined
}

export function Button({
  kind = 'primary',
  isBusy = false,
  whyDisabled,
  className,
  onClick,
  children,
  type = 'button',
  ...rest
}: Props) {
  const isOff = whyDisabled !== undefined || isBusy
  return (
    <button
      type={type}
      {...rest}
      aria-disabled={isOff || undefined}
      aria-busy={isBusy || undefined}
      title={whyDisabled ?? rest.title}
      onClick={(event) => {
        if (isOff) event.preventDefault()
        else onClick?.(event)
      }}
      className={buttonLook(kind, className)}
    >
      {children}
    </button>
  )
}
