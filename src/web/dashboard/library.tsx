/** The frame of a whole list: its heading, the way to add to it, and its pages. */
import { Link, type LinkProps } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonLook } from '../ui/button.tsx'

/** `state`: what the generator is opened with. */
export function Library({
  title,
  add,
  state = true,
  children,
}: {
  readonly title: string
  readonly add: string
  readonly state?: LinkProps['state']
  readonly children: ReactNode
}) {
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-xl font-semibold" tabIndex={-1}>
          {title}
        </h1>
        <Link to="/generator" state={state} className={buttonLook()}>
          <Plus size={18} aria-hidden />
          {add}
        </Link>
      </div>
      {children}
    </div>
  )
}
