/** What the list of quizzes is searched, filtered and sorted by, as the address says it (decision D11). */
import { calendarDay, dayAfter, startOfDay } from '#domain/calendar-day.ts'
import { LONGEST } from '#domain/limits.ts'
import { mustBeThere } from '#domain/must-be-there.ts'
import type { listPapers } from '#contract/papers.ts'
import type { InputOf } from '#contract/route.ts'
import { PAPER_SORTS, type PaperSort } from '#contract/shapes.ts'
import {
  GENERATION_MODES,
  PAPER_FORMATS,
  PAPER_STATUSES,
  type GenerationMode,
  type PaperFormat,
  type PaperStatus,
} from '#domain/paper.ts'
import { timeZone } from '../../floor/dates.ts'

/** Days back from today. */
export const MADE_WITHIN = ['1d', '7d', '30d', '365d'] as const
export const SHARED = ['yes', 'no'] as const

export type QuizSearch = {
  readonly q?: string
  readonly status?: PaperStatus
  readonly mode?: GenerationMode
  readonly format?: PaperFormat
  readonly made?: (typeof MADE_WITHIN)[number]
  readonly shared?: (typeof SHARED)[number]
  readonly sort?: PaperSort
}

/** The filters behind the button, with what each may be. */
export const FILTERS = {
  status: PAPER_STATUSES,
  mode: GENERATION_MODES,
  format: PAPER_FORMATS,
  made: MADE_WITHIN,
  shared: SHARED,
} as const
export type FilterName = keyof typeof FILTERS
export const FILTER_NAMES = Object.keys(FILTERS) as FilterName[]

/** What is no value of a field is left out. */
export function parseQuizSearch(fields: { readonly [Field in keyof QuizSearch]?: string }): QuizSearch {
  const known = { ...FILTERS, sort: PAPER_SORTS } as const
  const chosen = Object.entries(known).flatMap(([name, values]) => {
    const value = (values as readonly string[]).find((one) => one === fields[name as keyof typeof known])
    return value === undefined || value === 'newest' ? [] : [[name, value]]
  })
  const q = fields.q?.trim() ?? ''
  return { ...(q === '' ? {} : { q: q.slice(0, LONGEST.search) }), ...Object.fromEntries(chosen) }
}

/** How many filters are on, the search text aside. */
export const filtersOn = (search: QuizSearch): number =>
  FILTER_NAMES.filter((name) => search[name] !== undefined).length

export const isNarrowed = (search: QuizSearch): boolean => search.q !== undefined || filtersOn(search) > 0

/** Days begin at midnight, so that the same question is asked all day. */
export function quizQuery(
  { q, status, mode, format, made, shared, sort }: QuizSearch,
  now = new Date(),
  zone = timeZone(),
): NonNullable<InputOf<typeof listPapers>['query']> {
  return {
    ...(q === undefined ? {} : { q }),
    ...(status === undefined ? {} : { status }),
    ...(mode === undefined ? {} : { mode }),
    ...(format === undefined ? {} : { format }),
    ...(shared === undefined ? {} : { shared: String(shared === 'yes') }),
    ...(made === undefined
      ? {}
      : {
          from: startOfDay(
            mustBeThere(dayAfter(calendarDay(now, zone), 1 - Number.parseInt(made, 10)), 'a day'),
            zone,
          ).toISOString(),
        }),
    sort: sort ?? 'newest',
  }
}
