/** Routes of documents: upload, reading, what was read. */
import { BIN_DAYS, LONGEST, UPLOAD_LIMITS } from '#domain/limits.ts'
import { z } from 'zod'
import { PAPER_LANGUAGES } from '#domain/language.ts'
import { document, DOCUMENT_STATUSES, id, idParams, list, paging, time, topic } from './shapes.ts'
import { route } from './route.ts'

const group = 'Documents'

const results = z
  .array(
    z.union([
      z.object({ name: z.string(), isDuplicate: z.boolean(), document }),
      z.object({ name: z.string(), error: z.string(), code: z.string() }),
    ]),
  )
  .optional()

export const uploadDocument = route({
  method: 'POST',
  path: '/documents',
  policy: 'teacher',
  group,
  rate: 'costly',
  status: 201,
  createdUnless: 'isDuplicate',
  refuses: ['no_file', 'too_many_files', 'file_too_large', 'file_type_unsupported', 'quota', 'insufficient_credits'],
  summary: `Uploads up to ${UPLOAD_LIMITS.files} files (field \`file\`); reading goes on after the answer. With \`useCredits\` a document past the month’s allowance costs a credit a PDF page. With \`onDuplicate=ask\`, a file that is there already gives the existing document instead, with status 200.`,
  query: z.object({ onDuplicate: z.enum(['ask', 'keep']).default('ask'), useCredits: z.stringbool().default(false) }),
  body: 'files',
  /** The document of the first file that was taken; of several files also what each became. */
  answer: z.union([
    document.extend({ results }),
    z.object({ isDuplicate: z.literal(true), existingDocument: document, results }),
  ]),
})
/** By name as a reader counts: "Chapter 2" before "Chapter 10"; the largest, and those with most quizzes, first. */
export const DOCUMENT_SORTS = ['newest', 'oldest', 'name', 'size', 'quizzes'] as const
export const listDocuments = route({
  method: 'GET',
  path: '/documents',
  policy: 'teacher',
  group,
  summary:
    'The documents of the school, the newest first unless `sort` says otherwise. `q` is looked for in names and names of topics; `from` is the first moment of uploading, `to` the one after the last.',
  query: z.object({
    ...paging,
    sort: z.enum(DOCUMENT_SORTS).default('newest'),
    status: z.enum(DOCUMENT_STATUSES).optional(),
    q: z.string().max(LONGEST.search).optional(),
    type: z.string().max(20).optional(),
    language: z.enum(PAPER_LANGUAGES).optional(),
    from: time.optional(),
    to: time.optional(),
    deleted: z.stringbool().default(false),
    /** Without them a long list is a light one; how many there are is told all the same. */
    topics: z.stringbool().default(true),
  }),
  answer: list(document.extend({ topicCount: z.int(), deletedAt: time.optional() })),
})
export const documentStats = route({
  method: 'GET',
  path: '/documents/stats',
  policy: 'teacher',
  group,
  summary: 'How many documents there are, by status.',
  answer: z.object({ total: z.int(), byStatus: z.record(z.enum(DOCUMENT_STATUSES), z.int()), storageBytes: z.int() }),
})
export const quotaAnswer = z.object({ used: z.int(), limit: z.int(), resetsAt: time })
export const documentQuota = route({
  method: 'GET',
  path: '/documents/quota',
  policy: 'teacher',
  group,
  summary: 'How many documents of the month are used.',
  answer: quotaAnswer,
})
export const getDocument = route({
  method: 'GET',
  path: '/documents/{id}',
  policy: 'document_owner',
  group,
  summary: 'One document, with its state and its topics.',
  params: idParams,
  answer: document,
})
export const renameDocument = route({
  method: 'PATCH',
  path: '/documents/{id}',
  policy: 'document_owner',
  group,
  summary: 'Gives a document another name.',
  params: idParams,
  body: z.object({ name: z.string().trim().min(1).max(LONGEST.fileName) }),
  answer: document,
})
export const deleteDocument = route({
  method: 'DELETE',
  path: '/documents/{id}',
  policy: 'document_owner',
  group,
  summary: `Puts a document into the bin for ${BIN_DAYS} days.`,
  params: idParams,
  answer: z.object({ id, deletedAt: time }),
})
export const restoreDocument = route({
  method: 'POST',
  path: '/documents/{id}/restore',
  policy: 'deleted_document_owner',
  group,
  summary: 'Brings a document back from the bin.',
  refuses: ['quota'],
  params: idParams,
  answer: document,
})
export const deleteDocumentForGood = route({
  method: 'DELETE',
  path: '/documents/{id}/forever',
  policy: 'deleted_document_owner',
  group,
  summary: 'Deletes a document that lies in the bin for good, now, with its file.',
  params: idParams,
  answer: z.object({ id }),
})
export const cancelDocument = route({
  method: 'POST',
  path: '/documents/{id}/cancel',
  policy: 'document_owner',
  group,
  summary: 'Stops reading a document.',
  params: idParams,
  answer: document,
})
export const rereadDocument = route({
  method: 'POST',
  path: '/documents/{id}/reread',
  policy: 'document_owner',
  group,
  rate: 'costly',
  summary: 'Reads a document again.',
  refuses: ['quota', 'insufficient_credits'],
  params: idParams,
  body: z.object({ useCredits: z.boolean().default(false) }),
  answer: document,
})
export const documentUrl = route({
  method: 'GET',
  path: '/documents/{id}/url',
  policy: 'document_owner',
  group,
  summary: 'A short-lived address of the file, for the viewer.',
  params: idParams,
  answer: z.object({ url: z.string(), expiresAt: time }),
})
/** No document has more pages. */
export const LAST_PAGE = 100_000
const pageNumber = z.coerce.number().int().min(1).max(LAST_PAGE)
export const documentPage = route({
  method: 'GET',
  path: '/documents/{id}/pages/{page}',
  policy: 'document_owner',
  group,
  summary:
    'The text of one page or slide, as it was read, or of all from it up to `to`; of a file without pages all of it is page 1.',
  params: z.object({ id, page: pageNumber }),
  query: z.object({ to: pageNumber.optional() }),
  answer: z.object({ page: z.int(), text: z.string() }),
})
export const extractTopics = route({
  method: 'POST',
  path: '/documents/extract-topics',
  policy: 'teacher',
  group,
  rate: 'costly',
  summary: 'The topics of a document, or of a text, in its own language.',
  refuses: ['not_found', 'document_not_ready', 'document_unread'],
  body: z.union([
    z.object({ documentId: id, language: z.string().max(20).optional() }),
    z.object({ content: z.string().min(1).max(2_000_000), language: z.string().max(20).optional() }),
  ]),
  answer: z.object({ topics: z.array(topic), language: z.enum(PAPER_LANGUAGES).optional() }),
})
/** Outside of `/api/v1`: the signature in the address is its permission. */
export const documentFile = route({
  method: 'GET',
  path: '//files/{token}',
  policy: 'open',
  group,
  summary: 'The bytes of a file by its short-lived address.',
  params: z.object({ token: z.string().max(600) }),
  answer: 'application/octet-stream',
})
