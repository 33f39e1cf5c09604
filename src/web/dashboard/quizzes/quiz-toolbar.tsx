/** Search, filters and order above the list of quizzes. */
import { LONGEST } from '#domain/limits.ts'
import { ListFilter, Search } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { PAPER_SORTS } from '#contract/shapes.ts'
import { mustBeThere } from '#domain/must-be-there.ts'
import { useTexts } from '../../floor/texts.ts'
import { Button } from '../../ui/button.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import { FILTER_NAMES, FILTERS, filtersOn, isNarrowed, type FilterName, type QuizSearch } from './quiz-search.ts'

type Props = { readonly search: QuizSearch; readonly onSearch: (search: QuizSearch) => void }

export function QuizToolbar({ search, onSearch }: Props) {
  const { find: words } = useTexts().dashboard.quizzes
  const on = filtersOn(search)
  const [isOpen, setOpen] = useState(on > 0)
  return (
    <search className="grid gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <SearchField search={search} onSearch={onSearch} />
        <Button
          kind="secondary"
          className="min-h-11"
          aria-expanded={isOpen}
          aria-controls="quiz-filters"
          onClick={() => setOpen(!isOpen)}
        >
          <ListFilter size={16} aria-hidden />
          {words.filter}
          {on === 0 ? null : (
            <span className="rounded-full bg-accent-soft px-2 text-sm text-accent">
              {on}
              <span className="sr-only"> {words.active}</span>
            </span>
          )}
        </Button>
        <NativeSelect
          label={words.sort}
          value={search.sort ?? 'newest'}
          className="min-w-40"
          options={PAPER_SORTS.map((value) => ({ value, label: words.sorts[value] }))}
          onChange={(sort) => onSearch({ ...search, sort })}
        />
      </div>
      <div
        id="quiz-filters"
        hidden={!isOpen}
        className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,11rem),1fr))] gap-3 rounded-card border border-line bg-surface p-4 [[hidden]]:hidden"
      >
        {FILTER_NAMES.map((name) => (
          <FilterSelect key={name} name={name} search={search} onSearch={onSearch} />
        ))}
        {isNarrowed(search) ? (
          <Button
            kind="quiet"
            className="self-end"
            onClick={() => onSearch(search.sort === undefined ? {} : { sort: search.sort })}
          >
            {words.clear}
          </Button>
        ) : null}
      </div>
    </search>
  )
}

function FilterSelect({ name, search, onSearch }: Props & { readonly name: FilterName }) {
  const {
    find: { filters },
  } = useTexts().dashboard.quizzes
  const words = filters[name]
  const labels: Readonly<Record<string, string>> = words.values
  const options = [
    { value: '', label: words.any },
    ...FILTERS[name].map((value) => ({
      value: value as string,
      label: mustBeThere(labels[value], `the words for the filter ${value}`),
    })),
  ]
  const choose = (value: string): void => {
    const { [name]: _, ...others } = search
    onSearch(value === '' ? others : { ...others, [name]: value })
  }
  return <NativeSelect label={words.label} value={search[name] ?? ''} options={options} onChange={choose} />
}

/** Asked once the typing rests. */
const REST_MS = 250

function SearchField({ search, onSearch }: Props) {
  const { find: words } = useTexts().dashboard.quizzes
  const asked = search.q ?? ''
  const [typed, setTyped] = useState(asked)
  const [seen, setSeen] = useState(asked)
  // The address was changed elsewhere: by Back, or by clearing the search.
  if (asked !== seen) {
    setSeen(asked)
    if (asked !== typed.trim()) setTyped(asked)
  }
  const ask = useEffectEvent(() => {
    const { q: _, ...others } = search
    const q = typed.trim()
    if (q !== asked) onSearch(q === '' ? others : { ...others, q })
  })
  useEffect(() => {
    const timer = setTimeout(() => ask(), REST_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <div className="relative grow basis-64">
      <Search size={16} className="pointer-events-none absolute top-3.5 left-3 text-muted" aria-hidden />
      <input
        type="search"
        aria-label={words.label}
        placeholder={words.placeholder}
        value={typed}
        maxLength={LONGEST.search}
        onChange={({ target }) => setTyped(target.value)}
        className="h-11 w-full rounded-control border border-line bg-surface ps-9 pe-3 text-base placeholder:text-muted"
      />
    </div>
  )
}
