/**
 * What there is to choose from: templates, learning units, an AI service. Apart from queries.ts, since the first screen
 * needs none of it.
 */
import { queryOptions } from '@tanstack/react-query'
import { listTemplates } from '#contract/templates.ts'
import { getTopicCapacity, listUnits } from '#contract/topics.ts'
import { health } from '#contract/system.ts'
import { call } from './call.ts'
import { keys } from './queries.ts'

export const templatesQuery = queryOptions({
  queryKey: keys.templates,
  queryFn: ({ signal }) => call(listTemplates, { signal }),
})
/** All that there are, or those that words name. */
export const unitsQuery = (query: { readonly q?: string; readonly grade?: string }) =>
  queryOptions({ queryKey: [...keys.units, query], queryFn: ({ signal }) => call(listUnits, { query, signal }) })

const BUILT_IN = 'built-in'
/** Whether the operator has set up an AI service; without one the built-in engine makes everything (decision D17). */
export const aiQuery = queryOptions({
  queryKey: ['health'],
  queryFn: ({ signal }) => call(health, { signal }),
  staleTime: 10 * 60_000,
  select: ({ ai }) => ai.provider !== BUILT_IN,
})

/** What each topic of a document gives, of each type; `read`: what changes when it is read again. */
export const capacityQuery = (documentId: string, read: string) =>
  queryOptions({
    queryKey: ['capacity', documentId, read],
    queryFn: ({ signal }) => call(getTopicCapacity, { query: { documentId }, signal }),
    staleTime: Infinity,
    retry: false,
  })
