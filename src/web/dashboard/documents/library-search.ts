/** What the list of documents is searched, filtered and sorted by: in the address as text, for the server as moments and known words. */
import { DOCUMENT_SORTS } from '#contract/documents.ts'
import { DOCUMENT_STATUSES } from '#contract/shapes.ts'
import { LANGUAGES } from '#domain/language.ts'
import type { DocumentWish } from '../../api/document-lists.ts'
import type { DashboardSearch } from '../../app/router.tsx'

export const TYPES = ['pdf', 'docx', 'doc', 'txt'] as const
/** Those that narrow the list, apart from the words. */
export const FILTERS = ['status', 'type', 'language', 'from', 'to'] as const
export type FilterField = (typeof FILTERS)[number]
export type LibrarySearch = Pick<DashboardSearch, FilterField | 'q' | 'sort'>

const known = <Value extends string>(values: readonly Value[], value: string | undefined): Value | undefined => values.find((one) => one === value)

/** What the address says and can be understood; the rest is as though it were not there. Days are the reader's own: `to` is the last of them. */
export function wishOf(search: LibrarySearch): DocumentWish {
  const wish: DocumentWish = {
    q: search.q?.trim() === '' ? undefined : search.q?.trim().slice(0, 200),
    sort: known(DOCUMENT_SORTS, search.sort), status: known(DOCUMENT_STATUSES, search.status), type: known(TYPES, search.type), language: known(LANGUAGES, search.language),
    from: startOfDay(search.from, 0), to: startOfDay(search.to, 1),
  }
  return Object.fromEntries(Object.entries(wish).filter(([, value]) => value !== undefined))
}

function startOfDay(day: string | undefined, later: number): string | undefined {
  const [year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day ?? '')?.slice(1).map(Number) ?? []
  if (year === undefined || month === undefined || date === undefined) return undefined
  const moment = new Date(year, month - 1, date + later)
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString()
}

/** As many as narrow the list. */
export const activeFilters = (wish: DocumentWish): number => FILTERS.filter((field) => wish[field] !== undefined).length
