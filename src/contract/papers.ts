/** Routes of papers. `/quizzes` and `/papers` are two views of the same rows (decision D23). */
import { z } from 'zod'
import { LANGUAGES } from '#domain/language.ts'
import { GENERATION_MODES, PAPER_FORMATS, PAPER_STATUSES } from '#domain/paper.ts'
import { quotaAnswer } from './documents.ts'
import { generateFromConcept as generateFromConceptBody, generateFromDocuments, generatePaper, generationId, id, idParams, level, list, paging, PAPER_SORTS, paper, paperGroup, paperSummary, questionAnswer, SHARINGS, strategy, time } from './shapes.ts'
import { route, type Route } from './route.ts'

const group = 'Papers'
const SOURCES = ['not_found', 'document_not_ready', 'document_unread', 'no_sources'] as const
/** Of an AI, where one is set up; `cancelled` by whoever watches the making. */
const ASKING = ['unknown_strategy', 'ai_failed', 'cancelled'] as const
const MAKING = [...SOURCES, ...ASKING, 'invalid_configuration', 'no_questions', 'quota', 'insufficient_credits', 'took_too_long'] as const
const MAKING_NEW = [...MAKING, 'no_such_topic', 'no_such_template'] as const

export const generateFromDocument = route({
  method: 'POST', path: '/quizzes/generate/document', policy: 'teacher', group, rate: 'costly', status: 201, idempotent: true, refuses: MAKING_NEW,
  summary: 'Makes a paper from documents that are ready, and waits for it.', body: generateFromDocuments, answer: paper,
})
export const generateWizardPaper = route({
  method: 'POST', path: '/papers/generate', policy: 'teacher', group, rate: 'costly', status: 201, idempotent: true, refuses: MAKING_NEW,
  summary: 'Makes a paper from the payload of the wizard.', body: generatePaper, answer: paper,
})
export const generateFromConcept = route({
  method: 'POST', path: '/quizzes/generate/concept', policy: 'teacher', group, rate: 'costly', status: 201, idempotent: true, refuses: [...ASKING, 'concept_not_covered', 'invalid_configuration', 'no_questions', 'no_such_template', 'no_such_topic', 'quota', 'insufficient_credits', 'took_too_long'],
  summary: 'Makes a paper on topics of the curriculum, or with `metadata.paperFormat` a whole paper of the HKDSE.', body: generateFromConceptBody, answer: paper,
})
/** Open to visitors: kept for a day, and for good by `keepPreset`. */
export const makePreset = route({
  method: 'POST', path: '/papers/preset', policy: 'open', group, rate: 'costly', status: 201, refuses: [],
  summary: 'Draws a paper of HKDSE Mathematics. Of whoever is signed in it is a paper like any other; a visitor\'s is kept for a day, and `keepKey` makes it an account\'s own.',
  body: z.object({ paper: z.union([z.literal(1), z.literal(2)]), structure: z.enum(['mock', 'authentic']).default('authentic'), language: z.enum(LANGUAGES).default('en'), form: z.enum(['A', 'B', 'C', 'D', 'E', 'F']).default('A'), seed: z.string().min(1).max(200).optional() }), answer: paper,
})
export const keepPreset = route({
  method: 'POST', path: '/papers/preset/{id}/keep', policy: 'teacher', group, rate: 'costly', refuses: ['not_found'],
  summary: 'Makes a paper that was drawn before signing in the account\'s own.', params: idParams, body: z.object({ keepKey: z.string().min(1).max(100) }), answer: paper,
})

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
    subject: z.string().max(100).optional(),
    grade: z.string().max(20).optional(),
    /** Words, each of which the title, a topic or the name of the first document holds. */
    q: z.string().max(200).optional(),
    documentId: id.optional(),
    deleted: z.stringbool().default(false),
    sort: z.enum(PAPER_SORTS).default('newest'),
    grouped: z.stringbool().default(false),
  }),
  answer: list(paperSummary.extend({ deletedAt: time.optional(), group: paperGroup.optional() })),
} as const
export const listPapers = route({
  method: 'GET', path: '/papers', policy: 'teacher', group, ...listing,
  summary: 'The papers of the school, the newest first unless `sort` says otherwise. With `grouped` those of one document follow each other, and groups stand in the order of what each has first; by title, in that of the documents\' names.',
})
export const paperStats = route({
  method: 'GET', path: '/quizzes/stats', policy: 'teacher', group, summary: 'How many papers there are, by status.',
  answer: z.object({ total: z.int(), byStatus: z.record(z.enum(PAPER_STATUSES), z.int()), questions: z.int(), views: z.int(), downloads: z.int() }),
})
export const paperQuota = route({ method: 'GET', path: '/quizzes/quota', policy: 'teacher', group, summary: 'How many papers of the month are used.', answer: quotaAnswer })
export const getPaper = route({ method: 'GET', path: '/papers/{id}', policy: 'paper_reader', group, summary: 'One paper: whole for its owner; without its answers, or with them where the owner says so, for whoever holds its link.', params: idParams, answer: paper })

const change = { params: idParams, body: z.looseObject({}), answer: paper, refuses: ['revision_conflict', 'invalid_configuration', 'no_such_template'] } as const
const CHANGE = 'Changes a paper: any of title, subject, grade, language, difficulty, status, score (0 to 100, or null), templateId, configuration, questions. `If-Match` with the revision that was read refuses a change that would undo another.'
export const patchPaper = route({ method: 'PATCH', path: '/papers/{id}', policy: 'paper_owner', group, summary: CHANGE, ...change })
export const putPaper = route({ method: 'PUT', path: '/papers/{id}', policy: 'paper_owner', group, summary: CHANGE, ...change })
export const deletePaper = route({ method: 'DELETE', path: '/papers/{id}', policy: 'paper_owner', group, summary: 'Puts a paper into the bin for 30 days.', params: idParams, answer: z.object({ id, deletedAt: time }) })
export const restorePaper = route({ method: 'POST', path: '/papers/{id}/restore', policy: 'deleted_paper_owner', group, summary: 'Brings a paper back from the bin.', params: idParams, answer: paper })
export const deletePaperForGood = route({ method: 'DELETE', path: '/papers/{id}/forever', policy: 'deleted_paper_owner', group, summary: 'Deletes a paper that lies in the bin for good, now.', params: idParams, answer: z.object({ id }) })
export const duplicatePaper = route({
  method: 'POST', path: '/papers/{id}/duplicate', policy: 'paper_owner', group, rate: 'costly', status: 201, idempotent: true, refuses: [],
  summary: 'Copies a paper under an id and a printed code of its own, private and unseen. Nothing of the plan is used. `language` words the “(copy)” of its title.', params: idParams, body: z.object({ language: z.enum(LANGUAGES).optional() }), answer: paper,
})
export const regeneratePaper = route({
  method: 'POST', path: '/papers/{id}/regenerate', policy: 'paper_owner', group, rate: 'costly', idempotent: true, refuses: [...MAKING, 'revision_conflict'], summary: 'Makes the questions anew with the same configuration; those named in `keep` stay.', params: idParams,
  body: z.object({ strategy: strategy.optional(), generationId: generationId.optional(), keep: z.array(id).max(100).optional(), useCredits: z.boolean().optional(), seed: z.string().max(200).optional() }),
  /** `fallback`: the AI failed, and the built-in engine took its place. */
  answer: paper.extend({ fallback: z.literal(true).optional() }),
})
export const replacePaperQuestion = route({
  method: 'POST', path: '/papers/{id}/questions/{questionId}/replace', policy: 'paper_owner', group, rate: 'costly', idempotent: true, refuses: [...SOURCES, 'ai_failed', 'invalid_configuration', 'no_other_question', 'quota', 'insufficient_credits', 'revision_conflict', 'took_too_long'], summary: 'Puts another question in the place of one.',
  params: z.object({ id, questionId: id }), body: z.object({ type: z.string().max(40).optional(), difficulty: level.optional(), useCredits: z.boolean().optional(), seed: z.string().max(200).optional() }), answer: questionAnswer,
})
export const listRevisions = route({ method: 'GET', path: '/papers/{id}/revisions', policy: 'paper_owner', group, summary: 'The earlier states of a paper that are kept.', params: idParams, answer: z.object({ items: z.array(z.object({ revision: z.int(), createdAt: time })) }) })
export const restoreRevision = route({ method: 'POST', path: '/papers/{id}/revisions/{revision}/restore', policy: 'paper_owner', group, refuses: ['revision_conflict'], summary: 'Brings an earlier state back, as a new revision.', params: z.object({ id, revision: z.coerce.number().int().min(1) }), answer: paper })

const shareAnswer = z.object({ url: z.string(), answers: z.boolean() })
export const getShare = route({ method: 'GET', path: '/papers/{id}/share', policy: 'paper_owner', group, summary: 'Whether the link is open, to what, and where it leads.', params: idParams, answer: z.object({ url: z.string(), shared: z.enum(SHARINGS) }) })
export const sharePaper = route({ method: 'POST', path: '/papers/{id}/share', policy: 'paper_owner', group, summary: 'Opens the link to anyone: without answers, unless `answers` says so.', params: idParams, body: z.object({ answers: z.boolean().default(false) }), answer: shareAnswer })
export const revokeShare = route({ method: 'DELETE', path: '/papers/{id}/share', policy: 'paper_owner', group, summary: 'Closes the link at once.', params: idParams, answer: z.object({ shared: z.literal(false) }) })

const pdf = {
  params: idParams, query: z.object({ version: z.string().max(1).optional(), paper: z.enum(['a4']).default('a4'), template: z.string().max(100).optional(), preview: z.stringbool().default(false) }),
  answer: 'application/pdf', rate: 'costly', refuses: ['took_too_long', 'no_such_template'], group,
} as const
export const exportPaperPdf = route({ method: 'GET', path: '/papers/{id}/export/pdf', policy: 'paper_reader', summary: 'The question paper as PDF: by its own template or, this once, by another. `preview` is to be looked at, and counts as no download.', ...pdf })
export const exportKeyPdf = route({ method: 'GET', path: '/papers/{id}/export/answer-key', policy: 'paper_reader', summary: 'The answer key as PDF: for the owner, or where the link shows answers.', ...pdf })
export const previewPdf = route({
  method: 'POST', path: '/papers/preview/pdf', policy: 'teacher', group, rate: 'costly', refuses: ['invalid_configuration', 'no_such_template', 'took_too_long'], summary: 'A paper that is not stored as PDF: base64 in `pdf`, or the bytes with `Accept: application/pdf`.',
  body: z.object({ title: z.string().trim().max(300).optional(), language: z.string().max(20).optional(), questions: z.array(z.unknown()).max(100), configuration: z.unknown().optional(), templateId: z.string().max(100).optional(), part: z.enum(['paper', 'key']).default('paper') }),
  answer: z.object({ pdf: z.string() }),
})

/** The same endpoints under the names of the specification's quizzes. */
const asQuiz = <R extends Route>(of: R): R => ({ ...of, path: of.path.replace(/^\/papers/, '/quizzes'), summary: `As \`${of.path}\`.` })
export const listQuizzes = asQuiz(listPapers)
export const getQuiz = asQuiz(getPaper)
export const deleteQuiz = asQuiz(deletePaper)
export const patchQuiz = asQuiz(patchPaper)
export const putQuiz = asQuiz(putPaper)
