/** Fields that belong together, under their heading. */
import { useId, type ReactNode } from 'react'

export function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-5 rounded-card border border-line bg-surface p-5">
      <h2 id={id} className="text-lg font-semibold">
        {title}
      </h2>
      {children}
    </section>
  )
}
