/**
 * What the list of documents is searched, filtered and sorted by: in the address as text, for the server as moments and
 * known words.
 */
import { dayAfter, startOfDay } from '#domain/calendar-day.ts'
import { LONGEST } from '#domain/limits.ts'
import { DOCUMENT_SORTS } from '#contract/documents.ts'
import { DOCUMENT_STATUSES } from '#contract/shapes.ts'
import { PAPER_LANGUAGES } from '#domain/language.ts'
import { FILE_TYPES } from '#reading/document.ts'
import type { DocumentWish } from '../../api/document-lists.ts'
import { timeZone } from '../../floor/dates.ts'
import type { DashboardSearch } from '../dashboard-search.ts'

/** Those that narrow the list, apart from the words. */
export const FILTERS = ['status', 'type', 'language', 'from', 'to'] as const
export type FilterField = (typeof FILTERS)[number]
export type LibrarySearch = Pick<DashboardSearch, FilterField | 'q' | 'sort'>

const known = <Value extends string>(values: readonly Value[], value: string | undefined): Value | undefined =>
  values.find((one) => one === value)

/**
 * What the address says and can be understood; the rest is as though it were not there. Days are those of the screen
 * (floor/dates.ts): `to` is the last of them.
 */
export function wishOf(search: LibrarySearch, zone = timeZone()): DocumentWish {
  const wish: DocumentWish = {
    q: search.q?.trim() === '' ? undefined : search.q?.trim().slice(0, LONGEST.search),
    sort: known(DOCUMENT_SORTS, search.sort),
    status: known(DOCUMENT_STATUSES, search.status),
    type: known(FILE_TYPES, search.type),
    language: known(PAPER_LANGUAGES, search.language),
    from: momentOf(search.from, 0, zone),
    to: momentOf(search.to, 1, zone),
  }
  return Object.fromEntries(Object.entries(wish).filter(([, value]) => value !== undefined))
}

function momentOf(day: string | undefined, later: number, zone: string): string | undefined {
  const moved = dayAfter(day ?? '', later)
  return moved === undefined ? undefined : startOfDay(moved, zone).toISOString()
}

/** As many as narrow the list. */
export const activeFilters = (wish: DocumentWish): number => FILTERS.filter((field) => wish[field] !== undefined).length
