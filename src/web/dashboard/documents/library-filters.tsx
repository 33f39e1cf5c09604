/** By status, type, language and day of uploading. */
import { useId } from 'react'
import { DOCUMENT_STATUSES } from '#contract/shapes.ts'
import { PAPER_LANGUAGES } from '#domain/language.ts'
import { FILE_TYPES } from '#reading/document.ts'
import { LANGUAGE_NAMES } from '../../floor/language.ts'
import { useTexts } from '../../floor/texts.ts'
import { Button } from '../../ui/button.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import type { LibrarySearch } from './library-search.ts'

type Props = {
  readonly search: LibrarySearch
  readonly isActive: boolean
  readonly onChange: (change: LibrarySearch) => void
}

export function LibraryFilters({ search, isActive, onChange }: Props) {
  const {
    dashboard: {
      documents: { filters, statuses, types },
    },
  } = useTexts()
  const any = { value: '', label: filters.any }
  const select = (
    field: 'status' | 'type' | 'language',
    options: readonly { readonly value: string; readonly label: string }[],
  ) => (
    <NativeSelect
      label={filters[field]}
      value={options.find(({ value }) => value === search[field])?.value ?? ''}
      options={[any, ...options]}
      onChange={(value) => onChange({ [field]: value === '' ? undefined : value })}
    />
  )
  return (
    <div className="grid gap-3 rounded-card border border-line bg-surface p-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-5">
      {select(
        'status',
        DOCUMENT_STATUSES.filter((status) => status !== 'uploading').map((value) => ({
          value,
          label: statuses[value],
        })),
      )}
      {select(
        'type',
        FILE_TYPES.map((value) => ({ value, label: types[value] })),
      )}
      {select(
        'language',
        PAPER_LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] })),
      )}
      <Day label={filters.from} value={search.from} most={search.to} onChange={(from) => onChange({ from })} />
      <Day label={filters.to} value={search.to} least={search.from} onChange={(to) => onChange({ to })} />
      {isActive ? (
        <Button
          kind="quiet"
          className="justify-self-start"
          onClick={() =>
            onChange({ status: undefined, type: undefined, language: undefined, from: undefined, to: undefined })
          }
        >
          {filters.clear}
        </Button>
      ) : null}
    </div>
  )
}

type DayProps = {
  readonly label: string
  readonly value: string | undefined
  readonly least?: string | undefined
  readonly most?: string | undefined
  readonly onChange: (day: string | undefined) => void
}

function Day({ label, value = '', least, most, onChange }: DayProps) {
  const id = useId()
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <input
        id={id}
        type="date"
        value={value}
        min={least}
        max={most}
        onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? undefined : currentTarget.value)}
        className="h-11 w-full min-w-0 rounded-control border border-line bg-desk px-3 text-base text-ink"
      />
    </div>
  )
}
