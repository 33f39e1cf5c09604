/** A button that looks like a link in the text, for a small way aside. */
import type { ReactNode } from 'react'

export const TextButton = ({ onClick, children }: { readonly onClick: () => void; readonly children: ReactNode }) => (
  <button
    type="button"
    onClick={onClick}
    className="min-h-8 rounded-control font-medium text-accent underline underline-offset-4"
  >
    {children}
  </button>
)
