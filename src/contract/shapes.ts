/**
 * The shapes of the API: what each call takes and gives (spec/api.md). Those with an id stand under that name in the
 * OpenAPI document.
 */
import { FORMAT_IDS, type Format } from '#formats/formats.ts'
import { SCORE } from '#domain/limits.ts'
import { z } from 'zod'
import { DIFFICULTIES, LEVEL_SPELLINGS, LEVELS, levelOf } from '#domain/difficulty.ts'
import { PAPER_LANGUAGES, type AnyLanguage } from '#domain/language.ts'
import { GENERATION_MODES, PAPER_STATUSES } from '#domain/paper.ts'
import { passageSchema } from '#domain/passage-json.ts'
import { PLAN_LIMITS } from '#domain/plan.ts'
import { QUESTION_TYPES } from '#domain/question.ts'

export const id = z.string().min(1).max(100)
export const idParams = z.object({ id })
export const time = z.iso.datetime()
const page = z.coerce.number().int().min(1).max(100_000).default(1)
const limit = z.coerce.number().int().min(1).max(100).default(20)
/** Of any list: by page, or by the cursor that the page before gave, which stays right while rows come and go. */
export const paging = { page, limit, cursor: z.string().max(2_000).optional() }

export const list = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), page: z.int(), limit: z.int(), total: z.int(), nextCursor: z.string().optional() })

/** On input also in the words beginner, intermediate, advanced (specification 1, section 3). */
export const level = z.enum(LEVEL_SPELLINGS).transform(levelOf)

/** A text in each language of a reader or a paper. */
export const localised = z.object({ en: z.string(), 'zh-TW': z.string(), 'zh-CN': z.string() } satisfies Record<
  AnyLanguage,
  z.ZodString
>)

export const DOCUMENT_STATUSES = ['uploading', 'processing', 'ready', 'error'] as const
export const EXTRACTION_STATUSES = ['pending', 'processing', 'completed', 'failed'] as const

export const topic = z
  .object({
    id,
    name: z.string(),
    description: z.string(),
    subtopics: z.array(z.string()),
    difficulty: z.enum(LEVELS),
    confidence: z.number().min(0).max(1),
    questionCount: z.int(),
    subject: z.string(),
    pageNumbers: z.array(z.int()),
    /** When a paper that asks about it was made last; null where none is there. */
    lastUsed: time.nullable(),
  })
  .meta({ id: 'Topic' })
export type TopicAnswer = z.input<typeof topic>

export const document = z
  .object({
    id,
    url: z.string(),
    name: z.string(),
    originalName: z.string(),
    /** What the document calls itself, where it does: it titles the papers that are made from it. */
    title: z.string().optional(),
    fileType: z.string(),
    fileSize: z.int(),
    status: z.enum(DOCUMENT_STATUSES),
    /** 0 to 100 while it is processed. */
    progress: z.int(),
    page_count: z.int(),
    createdAt: time,
    language: z.enum(PAPER_LANGUAGES).nullable(),
    extractionStatus: z.enum(EXTRACTION_STATUSES),
    extractedTopics: z.array(topic),
    /** Papers that were made from it, without those in the bin. */
    quizCount: z.int(),
    /**
     * Why it could not be read; of a document that is ready, why it could not be read again. Beside the sentence, in
     * the language of the account, what it tells: pages, what was found and claimed, use and limit, and the credits
     * that it needs.
     */
    error: z
      .object({
        code: z.string(),
        message: z.string(),
        pages: z.array(z.int()).optional(),
        found: z.string().optional(),
        claimed: z.string().optional(),
        usage: z.number().optional(),
        limit: z.number().optional(),
        requiredCredits: z.int().optional(),
        credits: z.int().optional(),
      })
      .optional(),
    warnings: z.array(z.object({ code: z.string(), message: z.string(), pages: z.array(z.int()) })),
    similarTo: z.object({ id, name: z.string(), similarity: z.number() }).optional(),
  })
  .meta({ id: 'Document' })
export type DocumentAnswer = z.input<typeof document>

/** As domain/format-question.ts writes it; checked there and by its tests. */
const question = z
  .looseObject({
    id: z.string(),
    type: z.enum(QUESTION_TYPES),
    question: z.string(),
    options: z.array(z.string()).optional(),
    /** Further wrong options of a choice, the best first, to put in the place of one. Printed nowhere. */
    spareOptions: z.array(z.string()).optional(),
    correctAnswer: z.unknown().optional(),
    explanation: z.string().optional(),
    marks: z.number(),
    difficulty: z.enum(LEVELS),
    /** The id of the passage that it is about. */
    passageId: z.string().optional(),
  })
  .meta({ id: 'Question' })
export const questionAnswer = question

/** Of the files of one part, by their formats. */
const addresses = z.object(
  Object.fromEntries(FORMAT_IDS.map((format) => [format, z.string().optional()])) as Record<
    Format,
    z.ZodOptional<z.ZodString>
  >,
)
/**
 * As domain/paper-json.ts writes it for its owner; a reader by a link gets what public-paper.ts lists, without a key.
 */
export const paper = z
  .looseObject({
    id,
    title: z.string(),
    language: z.enum(PAPER_LANGUAGES),
    questions: z.array(question),
    /** Texts, tables and figures that several questions are about; left out where there are none. */
    passages: z.array(passageSchema.meta({ id: 'Passage' })).optional(),
    totalMarks: z.number(),
    createdAt: time,
    code: z.string().optional(),
    sourceDocuments: z.array(z.string()).optional(),
    generationMode: z.enum(GENERATION_MODES).optional(),
    status: z.enum(PAPER_STATUSES).optional(),
    score: z.number().min(SCORE.least).max(SCORE.most).optional(),
    revision: z.int().optional(),
    seed: z.string().optional(),
    userId: z.string().optional(),
    generatedAt: time.optional(),
    /** Where its files are had; they are made when they are fetched. */
    exports: z
      .object({
        questionPaper: addresses,
        answerKey: addresses.optional(),
        /** Of formats whose files hold both parts. */
        both: addresses.optional(),
        generatedAt: time,
      })
      .optional(),
  })
  .meta({ id: 'Paper' })

/** What the link of a paper opens to anyone: nothing, the questions, or the answers too (decision D13). */
export const SHARINGS = ['private', 'questions', 'answers'] as const
export type Sharing = (typeof SHARINGS)[number]

/** A paper in a list: all but its questions. */
export const paperSummary = z
  .object({
    id,
    title: z.string(),
    status: z.enum(PAPER_STATUSES),
    generationMode: z.enum(GENERATION_MODES),
    language: z.enum(PAPER_LANGUAGES),
    difficulty: z.enum(DIFFICULTIES),
    subject: z.string().optional(),
    grade: z.string().optional(),
    templateId: z.string(),
    questionCount: z.int(),
    totalMarks: z.int(),
    /** What a class reached on average, in percent. */
    score: z.number().min(SCORE.least).max(SCORE.most).optional(),
    sourceDocuments: z.array(z.string()),
    shared: z.enum(SHARINGS),
    views: z.int(),
    downloads: z.int(),
    revision: z.int(),
    createdAt: time,
    generatedAt: time,
    updatedAt: time,
    /** What is stored of it cannot be read: it can be deleted, and nothing else. */
    unreadable: z.literal(true).optional(),
  })
  .meta({ id: 'PaperSummary' })
export type PaperSummary = z.input<typeof paperSummary>

export const PAPER_SORTS = ['newest', 'oldest', 'title', 'viewed'] as const
export type PaperSort = (typeof PAPER_SORTS)[number]

/**
 * What papers of a list stand under: the first document that each was made from (its name is empty where nobody knows
 * it any more), or none. `size`: how many of the whole list.
 */
export const paperGroup = z.object({
  kind: z.enum(['document', 'curriculum', 'hkdse']),
  documentId: id.optional(),
  name: z.string(),
  size: z.int(),
})
export type PaperGroup = z.input<typeof paperGroup>

const amounts = z.object({
  quizzes: z.int(),
  questions: z.int(),
  pdfPages: z.int(),
  documents: z.int(),
  storageBytes: z.int(),
})
export const usageAnswer = z
  .object({
    usage: amounts,
    limits: z.record(z.enum(PLAN_LIMITS), z.int()),
    tier: z.string(),
    credits: z.int(),
    resetsAt: time,
  })
  .meta({ id: 'Usage' })
export type UsageAnswer = z.input<typeof usageAnswer>

/** Chosen by the client, 128 random bits: under it the making is watched and cancelled (contract/generations.ts). */
export const generationId = z.string().regex(/^[\w-]{22,64}$/, 'expected 22 to 64 letters, digits, - or _')
/** As domain/generation-strategy.ts spells it; nothing or `auto` chooses by the count of questions. */
export const strategy = z.string().max(40)

/** A number is taken as its digits. */
export const seed = z.union([z.string().max(200), z.number()]).transform(String)
