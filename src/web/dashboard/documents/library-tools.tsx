/** Search, filters and order above the documents, and how many there are. */
import { LONGEST } from '#domain/limits.ts'
import { ListFilter, Search } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { DOCUMENT_SORTS } from '#contract/documents.ts'
import type { DocumentWish } from '../../api/document-lists.ts'
import { DATE_TAGS } from '../../floor/language.ts'
import { useReader } from '../../floor/texts.ts'
import { Button } from '../../ui/button.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import { LibraryFilters } from './library-filters.tsx'
import { activeFilters, type LibrarySearch } from './library-search.ts'

/** A word is typed before it is looked for. */
const TYPING_MS = 300

type Props = {
  readonly search: LibrarySearch
  readonly wish: DocumentWish
  readonly total: number | undefined
  readonly onChange: (change: LibrarySearch) => void
}

export function LibraryTools({ search, wish, total, onChange }: Props) {
  const {
    language,
    texts: {
      dashboard: { documents: words },
    },
  } = useReader()
  const active = activeFilters(wish)
  const [isOpen, setOpen] = useState(active > 0)
  const panel = useId()
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <SearchField words={search.q ?? ''} onWords={(q) => onChange({ q: q === '' ? undefined : q })} />
        <Button
          kind="secondary"
          className="min-h-11"
          aria-expanded={isOpen}
          aria-controls={panel}
          onClick={() => setOpen(!isOpen)}
        >
          <ListFilter size={16} aria-hidden />
          {words.filter}
          {active === 0 ? null : (
            <span className="grid min-w-5 place-items-center rounded-full bg-accent px-1.5 text-xs text-accent-ink tabular-nums">
              <span aria-hidden>{active}</span>
              <span className="sr-only">{words.filters.active(active)}</span>
            </span>
          )}
        </Button>
        <NativeSelect
          className="min-w-44 max-sm:grow"
          label={words.sort}
          value={wish.sort ?? 'newest'}
          options={DOCUMENT_SORTS.map((value) => ({ value, label: words.sorts[value] }))}
          onChange={(sort) => onChange({ sort: sort === 'newest' ? undefined : sort })}
        />
      </div>
      <div id={panel} hidden={!isOpen}>
        <LibraryFilters search={search} isActive={active > 0} onChange={onChange} />
      </div>
      <p role="status" className="min-h-6 text-sm text-muted">
        {total === undefined ? '' : words.found(new Intl.NumberFormat(DATE_TAGS[language]).format(total), total)}
      </p>
    </div>
  )
}

function SearchField({ words, onWords }: { readonly words: string; readonly onWords: (words: string) => void }) {
  const {
    texts: {
      dashboard: { documents },
    },
  } = useReader()
  const [typed, setTyped] = useState(words)
  const [told, setTold] = useState(words)
  // Back and forward change the address without the keyboard.
  if (told !== words) {
    setTold(words)
    if (typed.trim() !== words) setTyped(words)
  }
  const tell = useEffectEvent(() => {
    if (typed.trim() !== words) onWords(typed.trim())
  })
  useEffect(() => {
    const wait = setTimeout(() => tell(), TYPING_MS)
    return () => clearTimeout(wait)
  }, [typed])
  return (
    <div className="relative grow basis-64">
      <Search size={16} className="pointer-events-none absolute top-3.5 left-3 text-muted" aria-hidden />
      <input
        type="search"
        maxLength={LONGEST.search}
        aria-label={documents.searchLabel}
        placeholder={documents.search}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        className="h-11 w-full rounded-control border border-line bg-surface ps-9 pe-3 text-base placeholder:text-muted"
      />
    </div>
  )
}
