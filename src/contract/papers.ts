/** Routes of papers that are stored. `/quizzes` and `/papers` are two views of the same rows (decision D23). */
import { LONGEST, BIN_DAYS, SCORE } from '#domain/limits.ts'
import { z } from 'zod'
import { INTERFACE_LANGUAGES } from '#domain/language.ts'
import { GENERATION_MODES, PAPER_FORMATS, PAPER_STATUSES } from '#domain/paper.ts'
import { quotaAnswer } from './documents.ts'
import { id, idParams, list, paging, PAPER_SORTS, paper, paperGroup, paperSummary, SHARINGS, time } from './shapes.ts'
import { route, type Route } from './route.ts'

const group = 'Papers'

const moment = z.iso.datetime({ offset: true })
const listing = {
  query: z.object({
    ...paging,
    /** Holds names of documents and titles. */
    cursor: z.string().max(5000).optional(),
    status: z.enum([...PAPER_STATUSES, 'ready']).optional(),
    mode: z.enum(GENERATION_MODES).optional(),
    format: z.enum(PAPER_FORMATS).optional(),
    shared: z.stringbool().optional(),
    /** When it was made: from the first moment on, before the second. */
    from: moment.optional(),
    before: moment.optional(),
    subject: z.string().max(LONGEST.subject).optional(),
    grade: z.string().max(LONGEST.grade).optional(),
    /** Words; each stands in the title, in a topic or in the name of the first document. */
    q: z.string().max(LONGEST.search).optional(),
    documentId: id.optional(),
    deleted: z.stringbool().default(false),
    sort: z.enum(PAPER_SORTS).default('newest'),
    grouped: z.stringbool().default(false),
  }),
  answer: list(paperSummary.extend({ deletedAt: time.optional(), group: paperGroup.optional() })),
} as const
export const listPapers = route({
  method: 'GET',
  path: '/papers',
  policy: 'teacher',
  group,
  ...listing,
  summary:
    "The papers of the school, the newest first unless `sort` says otherwise. With `grouped` those of one document follow each other, and groups stand in the order of what each has first; by title, in that of the documents' names.",
})
export const paperStats = route({
  method: 'GET',
  path: '/quizzes/stats',
  policy: 'teacher',
  group,
  summary: 'How many papers there are, by status.',
  answer: z.object({
    total: z.int(),
    byStatus: z.record(z.enum(PAPER_STATUSES), z.int()),
    questions: z.int(),
    views: z.int(),
    downloads: z.int(),
  }),
})
export const paperQuota = route({
  method: 'GET',
  path: '/quizzes/quota',
  policy: 'teacher',
  group,
  summary: 'How many papers of the month are used.',
  answer: quotaAnswer,
})
export const getPaper = route({
  method: 'GET',
  path: '/papers/{id}',
  policy: 'paper_reader',
  group,
  summary:
    'One paper: whole for its owner; without its answers, or with them where the owner says so, for whoever holds its link.',
  params: idParams,
  answer: paper,
})

const change = {
  params: idParams,
  body: z.looseObject({}),
  answer: paper,
  refuses: ['revision_conflict', 'invalid_configuration', 'no_such_template'],
} as const
const CHANGE = `Changes a paper: any of title, subject, grade, language, difficulty, status, score (${SCORE.least} to ${SCORE.most}, or null), templateId, configuration, questions, passages. \`If-Match\` with the revision that was read refuses a change that would undo another.`
export const patchPaper = route({
  method: 'PATCH',
  path: '/papers/{id}',
  policy: 'paper_owner',
  group,
  summary: CHANGE,
  ...change,
})
export const putPaper = route({
  method: 'PUT',
  path: '/papers/{id}',
  policy: 'paper_owner',
  group,
  summary: CHANGE,
  ...change,
})
export const deletePaper = route({
  method: 'DELETE',
  path: '/papers/{id}',
  policy: 'paper_owner',
  group,
  summary: `Puts a paper into the bin for ${BIN_DAYS} days.`,
  params: idParams,
  answer: z.object({ id, deletedAt: time }),
})
export const restorePaper = route({
  method: 'POST',
  path: '/papers/{id}/restore',
  policy: 'deleted_paper_owner',
  group,
  summary: 'Brings a paper back from the bin.',
  params: idParams,
  answer: paper,
})
export const deletePaperForGood = route({
  method: 'DELETE',
  path: '/papers/{id}/forever',
  policy: 'deleted_paper_owner',
  group,
  summary: 'Deletes a paper that lies in the bin for good, now.',
  params: idParams,
  answer: z.object({ id }),
})
export const duplicatePaper = route({
  method: 'POST',
  path: '/papers/{id}/duplicate',
  policy: 'paper_owner',
  group,
  rate: 'costly',
  status: 201,
  idempotent: true,
  refuses: [],
  summary:
    'Copies a paper under an id and a printed code of its own, private and unseen. Nothing of the plan is used. `language` words the “(copy)” of its title.',
  params: idParams,
  body: z.object({ language: z.enum(INTERFACE_LANGUAGES).optional() }),
  answer: paper,
})
export const listRevisions = route({
  method: 'GET',
  path: '/papers/{id}/revisions',
  policy: 'paper_owner',
  group,
  summary: 'The earlier states of a paper that are kept.',
  params: idParams,
  answer: z.object({ items: z.array(z.object({ revision: z.int(), createdAt: time })) }),
})
export const restoreRevision = route({
  method: 'POST',
  path: '/papers/{id}/revisions/{revision}/restore',
  policy: 'paper_owner',
  group,
  refuses: ['revision_conflict'],
  summary: 'Brings an earlier state back, as a new revision.',
  params: z.object({ id, revision: z.coerce.number().int().min(1) }),
  answer: paper,
})

const shareAnswer = z.object({ url: z.string(), answers: z.boolean() })
export const getShare = route({
  method: 'GET',
  path: '/papers/{id}/share',
  policy: 'paper_owner',
  group,
  summary: 'Whether the link is open, to what, and where it leads.',
  params: idParams,
  answer: z.object({ url: z.string(), shared: z.enum(SHARINGS) }),
})
export const sharePaper = route({
  method: 'POST',
  path: '/papers/{id}/share',
  policy: 'paper_owner',
  group,
  summary: 'Opens the link to anyone: without answers, unless `answers` says so.',
  params: idParams,
  body: z.object({ answers: z.boolean().default(false) }),
  answer: shareAnswer,
})
export const revokeShare = route({
  method: 'DELETE',
  path: '/papers/{id}/share',
  policy: 'paper_owner',
  group,
  summary: 'Closes the link at once and for good: sharing again opens another.',
  params: idParams,
  answer: z.object({ shared: z.literal(false) }),
})

/** The same endpoints under the names of the specification's quizzes. */
const asQuiz = <R extends Route>(of: R): R => ({
  ...of,
  path: of.path.replace(/^\/papers/, '/quizzes'),
  summary: `As \`${of.path}\`.`,
})
export const listQuizzes = asQuiz(listPapers)
export const getQuiz = asQuiz(getPaper)
export const deleteQuiz = asQuiz(deletePaper)
export const patchQuiz = asQuiz(patchPaper)
export const putQuiz = asQuiz(putPaper)
