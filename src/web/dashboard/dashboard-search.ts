/** What the address of the dashboard says: the view, and what its list is searched, filtered and sorted by. */

export const DASHBOARD_VIEWS = ['overview', 'documents', 'quizzes', 'profile', 'deleted'] as const
export type DashboardView = (typeof DASHBOARD_VIEWS)[number]
/** What a list is searched, filtered and sorted by, and what of it is open; each list reads its own. */
const LIST_FIELDS = [
  'q',
  'sort',
  'status',
  'type',
  'language',
  'from',
  'to',
  'document',
  'mode',
  'format',
  'made',
  'shared',
  'paid',
] as const
export type DashboardSearch = { readonly view?: DashboardView; readonly page?: number } & {
  readonly [Field in (typeof LIST_FIELDS)[number]]?: string | undefined
}

export function readDashboardSearch({ view, page, ...others }: Record<string, unknown>): DashboardSearch {
  const known = DASHBOARD_VIEWS.find((one) => one === view)
  const number = Number(page)
  // Words that look like a number are read as one.
  const fields = LIST_FIELDS.flatMap((field) =>
    typeof others[field] === 'string' || typeof others[field] === 'number' ? [[field, String(others[field])]] : [],
  )
  return {
    ...(known === undefined ? {} : { view: known }),
    ...(Number.isInteger(number) && number > 1 ? { page: number } : {}),
    ...Object.fromEntries(fields),
  }
}
