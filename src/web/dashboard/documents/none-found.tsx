/** What is searched for is in no document: the way back to all of them. */
import { SearchX } from 'lucide-react'
import { useTexts } from '../../floor/texts.ts'
import { Button } from '../../ui/button.tsx'

export function NoneFound({ onClear }: { readonly onClear: () => void }) {
  const {
    dashboard: {
      documents: { none, filters },
    },
  } = useTexts()
  return (
    <div className="grid justify-items-center gap-3 rounded-card border border-dashed border-line bg-surface px-6 py-10 text-center">
      <SearchX size={36} strokeWidth={1.5} className="text-muted" aria-hidden />
      <p className="text-lg font-semibold">{none.title}</p>
      <p className="max-w-md text-muted">{none.text}</p>
      <Button kind="secondary" onClick={onClear}>
        {filters.clear}
      </Button>
    </div>
  )
}
