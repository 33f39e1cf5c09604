/** What the screens read of the server, each under one key. */
import { queryOptions } from '@tanstack/react-query'
import { dashboard, usageStats } from '#contract/account.ts'
import { listTemplates } from '#contract/catalogue.ts'
import { getDocument, listDocuments } from '#contract/documents.ts'
import { getPaper, listPapers } from '#contract/papers.ts'
import { call } from './call.ts'

export const keys = {
  documents: ['documents'],
  document: (id: string) => ['documents', id],
  papers: ['papers'],
  paper: (id: string) => ['papers', id],
  usage: ['usage'],
  dashboard: ['dashboard'],
  templates: ['templates'],
} as const

export const documentsQuery = (query: { readonly page?: number; readonly limit?: number; readonly q?: string } = {}) => queryOptions({ queryKey: [...keys.documents, 'list', query], queryFn: ({ signal }) => call(listDocuments, { query, signal }) })
export const documentQuery = (id: string) => queryOptions({ queryKey: keys.document(id), queryFn: ({ signal }) => call(getDocument, { params: { id }, signal }) })
export const papersQuery = (query: { readonly page?: number; readonly limit?: number; readonly q?: string } = {}) => queryOptions({ queryKey: [...keys.papers, 'list', query], queryFn: ({ signal }) => call(listPapers, { query, signal }) })
export const paperQuery = (id: string) => queryOptions({ queryKey: keys.paper(id), queryFn: ({ signal }) => call(getPaper, { params: { id }, signal }) })
export const usageQuery = queryOptions({ queryKey: keys.usage, queryFn: ({ signal }) => call(usageStats, { signal }) })
export const dashboardQuery = queryOptions({ queryKey: keys.dashboard, queryFn: ({ signal }) => call(dashboard, { signal }) })
export const templatesQuery = queryOptions({ queryKey: keys.templates, queryFn: ({ signal }) => call(listTemplates, { signal }) })
