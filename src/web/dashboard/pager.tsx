/** Back and forth among the pages of a list; nothing where one page holds all. */
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect } from 'react'
import { useTexts } from '../app/texts.ts'
import { Button } from '../ui/button.tsx'

export function Pager({ page, limit, total, onPage }: { readonly page: number; readonly limit: number; readonly total: number; readonly onPage: (page: number) => void }) {
  const { dashboard: { pages: words } } = useTexts()
  const pages = Math.max(1, Math.ceil(total / limit))
  // The last of its page may have been deleted.
  useEffect(() => { if (page > pages) onPage(pages) }, [page, pages, onPage])
  if (pages === 1) return null
  return (
    <nav aria-label={words.label} className="flex items-center justify-center gap-3">
      <Button kind="secondary" aria-label={words.previous} whyDisabled={page <= 1 ? words.of(page, pages) : undefined} onClick={() => onPage(page - 1)}><ChevronLeft size={18} aria-hidden /></Button>
      <p aria-live="polite" className="text-sm text-muted tabular-nums">{words.of(page, pages)}</p>
      <Button kind="secondary" aria-label={words.next} whyDisabled={page >= pages ? words.of(page, pages) : undefined} onClick={() => onPage(page + 1)}><ChevronRight size={18} aria-hidden /></Button>
    </nav>
  )
}
