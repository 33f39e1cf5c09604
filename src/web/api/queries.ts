/** What the screens read of the server, each under one key. */
import { queryOptions } from '@tanstack/react-query'
import { usageStats } from '#contract/account.ts'
import { getDocument, listDocuments } from '#contract/documents.ts'
import { questionCandidates } from '#contract/make-papers.ts'
import { getPaper, getShare, listPapers } from '#contract/papers.ts'
import { call } from './call.ts'

export const keys = {
  documents: ['documents'],
  document: (id: string) => ['documents', id],
  papers: ['papers'],
  paper: (id: string) => ['papers', id],
  share: (id: string) => ['papers', id, 'share'],
  /** Beside the paper, so that what tells of a change of it does not have them made again. */
  candidates: (id: string, question: string, revision: number) => ['candidates', id, question, revision],
  bin: ['bin'],
  usage: ['usage'],
  templates: ['templates'],
  units: ['units'],
} as const

/** `deleted`: what lies in the bin. */
type Listing = { readonly page?: number; readonly limit?: number; readonly q?: string; readonly deleted?: boolean }

const spelled = ({ deleted, ...query }: Listing) => ({
  ...query,
  ...(deleted === undefined ? {} : { deleted: String(deleted) }),
})

export const documentsQuery = (query: Listing = {}) =>
  queryOptions({
    queryKey: [...keys.documents, 'list', query],
    queryFn: ({ signal }) => call(listDocuments, { query: spelled(query), signal }),
  })
export const documentQuery = (id: string) =>
  queryOptions({ queryKey: keys.document(id), queryFn: ({ signal }) => call(getDocument, { params: { id }, signal }) })
export const papersQuery = (query: Listing = {}) =>
  queryOptions({
    queryKey: [...keys.papers, 'list', query],
    queryFn: ({ signal }) => call(listPapers, { query: spelled(query), signal }),
  })
export const paperQuery = (id: string) =>
  queryOptions({ queryKey: keys.paper(id), queryFn: ({ signal }) => call(getPaper, { params: { id }, signal }) })
/** What could be put in the place of a question, which takes the server a second or more: once for each revision. */
export const candidatesQuery = (id: string, questionId: string, revision: number) =>
  queryOptions({
    queryKey: keys.candidates(id, questionId, revision),
    queryFn: ({ signal }) => call(questionCandidates, { params: { id, questionId }, signal }),
    staleTime: Infinity,
  })
/** Whether the link of a paper is open, to what, and where it leads: of its owner. */
export const shareQuery = (id: string) =>
  queryOptions({ queryKey: keys.share(id), queryFn: ({ signal }) => call(getShare, { params: { id }, signal }) })
export const usageQuery = queryOptions({ queryKey: keys.usage, queryFn: ({ signal }) => call(usageStats, { signal }) })
