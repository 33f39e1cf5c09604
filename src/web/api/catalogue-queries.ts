/** What there is to choose from: templates and learning units. Apart from queries.ts, since the first screen needs none of it. */
import { queryOptions } from '@tanstack/react-query'
import { listTemplates, listUnits } from '#contract/catalogue.ts'
import { call } from './call.ts'
import { keys } from './queries.ts'

export const templatesQuery = queryOptions({ queryKey: keys.templates, queryFn: ({ signal }) => call(listTemplates, { signal }) })
/** All that there are, or those that words name. */
export const unitsQuery = (query: { readonly q?: string; readonly grade?: string }) => queryOptions({ queryKey: [...keys.units, query], queryFn: ({ signal }) => call(listUnits, { query, signal }) })
