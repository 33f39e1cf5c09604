/** What the button of a menu is, before and after the menu's parts are loaded. */
import type { ReactNode } from 'react'
import { joined } from './joined.ts'

export type MenuProps = {
  /** The name of the button. */
  readonly label: string
  /** What is seen in it. */
  readonly face: ReactNode
  readonly className?: string
  readonly isBusy?: boolean
  readonly children: ReactNode
}

export const menuButtonLook = (className: string | undefined): string =>
  joined(
    'inline-flex h-10 min-w-10 items-center justify-center gap-1.5 rounded-control px-2 hover:bg-raised data-popup-open:bg-raised',
    className,
  )
