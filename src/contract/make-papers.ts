/** Routes that make papers and their questions: from documents, topics and the question families, and anew. */
import { LARGEST_PAPER, VISITOR_PAPER_HOURS } from '#domain/limits.ts'
import { z } from 'zod'
import { PAPER_LANGUAGES } from '#domain/language.ts'
import { parseForm, FORMS } from '#domain/parallel-form.ts'
import { generateFromConcept as generateFromConceptBody, generateFromDocuments, generatePaper } from './generating.ts'
import { generationId, id, idParams, level, paper, questionAnswer, seed, strategy } from './shapes.ts'
import { route } from './route.ts'

const group = 'Papers'
/** 1 to 6; earlier callers send the letters A to F (decision D50). */
const form = z.union([z.number(), z.string().max(2)]).transform((value, context) => {
  const parsed = parseForm(value)
  if (parsed !== undefined) return parsed
  context.addIssue({ code: 'custom', message: `expected a parallel form from ${FORMS[0]} to ${FORMS.at(-1)}` })
  return z.NEVER
})
const SOURCES = ['not_found', 'document_not_ready', 'document_unread', 'no_sources'] as const
/** Refusals where an AI is set up; `cancelled`: the client that watches the making ended it. */
const ASKING = ['unknown_strategy', 'ai_failed', 'cancelled'] as const
const MAKING = [
  ...SOURCES,
  ...ASKING,
  'invalid_configuration',
  'no_questions',
  'quota',
  'insufficient_credits',
  'took_too_long',
] as const
const MAKING_NEW = [...MAKING, 'no_such_topic', 'no_such_template'] as const

export const generateFromDocument = route({
  method: 'POST',
  path: '/quizzes/generate/document',
  policy: 'teacher',
  group,
  rate: 'costly',
  status: 201,
  idempotent: true,
  refuses: MAKING_NEW,
  summary: 'Makes a paper from documents that are ready, and waits for it.',
  body: generateFromDocuments,
  answer: paper,
})
export const generateWizardPaper = route({
  method: 'POST',
  path: '/papers/generate',
  policy: 'teacher',
  group,
  rate: 'costly',
  status: 201,
  idempotent: true,
  refuses: MAKING_NEW,
  summary: 'Makes a paper from the payload of the wizard.',
  body: generatePaper,
  answer: paper,
})
export const generateFromConcept = route({
  method: 'POST',
  path: '/quizzes/generate/concept',
  policy: 'teacher',
  group,
  rate: 'costly',
  status: 201,
  idempotent: true,
  refuses: [
    ...ASKING,
    'concept_not_covered',
    'invalid_configuration',
    'no_questions',
    'no_such_template',
    'no_such_topic',
    'quota',
    'insufficient_credits',
    'took_too_long',
  ],
  summary: 'Makes a paper on topics of the curriculum, or with `metadata.paperFormat` a whole paper of the HKDSE.',
  body: generateFromConceptBody,
  answer: paper,
})
/** Open to visitors: kept for a day, and for good by `keepPreset`. */
export const makePreset = route({
  method: 'POST',
  path: '/papers/preset',
  policy: 'open',
  group,
  rate: 'costly',
  status: 201,
  refuses: [],
  summary: `Draws a paper of HKDSE Mathematics. Of whoever is signed in it is a paper like any other; a visitor’s is kept for ${VISITOR_PAPER_HOURS} hours, and \`keepKey\` makes it an account’s own.`,
  body: z.object({
    paper: z.union([z.literal(1), z.literal(2)]),
    structure: z.enum(['mock', 'authentic']).default('authentic'),
    language: z.enum(PAPER_LANGUAGES).default('en'),
    form: form.default(1),
    seed: seed.optional(),
  }),
  answer: paper,
})
export const keepPreset = route({
  method: 'POST',
  path: '/papers/preset/{id}/keep',
  policy: 'teacher',
  group,
  rate: 'costly',
  refuses: ['not_found'],
  summary: "Makes a paper that was drawn before signing in the account's own.",
  params: idParams,
  body: z.object({ keepKey: z.string().min(1).max(100) }),
  answer: paper,
})
export const regeneratePaper = route({
  method: 'POST',
  path: '/papers/{id}/regenerate',
  policy: 'paper_owner',
  group,
  rate: 'costly',
  idempotent: true,
  refuses: [...MAKING, 'revision_conflict'],
  summary: 'Makes the questions anew with the same configuration; those named in `keep` stay.',
  params: idParams,
  body: z.object({
    strategy: strategy.optional(),
    generationId: generationId.optional(),
    keep: z.array(id).max(LARGEST_PAPER.questions).optional(),
    useCredits: z.boolean().optional(),
    seed: seed.optional(),
  }),
  /** `fallback`: the AI failed, and the built-in engine took its place. */
  answer: paper.extend({ fallback: z.literal(true).optional() }),
})
export const questionCandidates = route({
  method: 'GET',
  path: '/papers/{id}/questions/{questionId}/candidates',
  policy: 'paper_owner',
  group,
  rate: 'costly',
  refuses: [
    'not_found',
    'sources_gone',
    'document_not_ready',
    'document_unread',
    'question_about_passage',
    'took_too_long',
  ],
  summary:
    'The questions that its documents give for the place of one, the best first; replacing with `candidate` puts one there. Costs nothing. Of a question that was not made from documents there are none.',
  params: z.object({ id, questionId: id }),
  query: z.object({ limit: z.coerce.number().int().min(1).max(20).default(8) }),
  /** `question`: as it stands on the paper once it is chosen. */
  answer: z.object({ items: z.array(z.object({ id: z.string(), question: questionAnswer })) }),
})
export const replacePaperQuestion = route({
  method: 'POST',
  path: '/papers/{id}/questions/{questionId}/replace',
  policy: 'paper_owner',
  group,
  rate: 'costly',
  idempotent: true,
  refuses: [
    ...SOURCES,
    'ai_failed',
    'invalid_configuration',
    'no_other_question',
    'question_about_passage',
    'sources_gone',
    'quota',
    'insufficient_credits',
    'revision_conflict',
    'took_too_long',
  ],
  summary:
    'Puts another question in the place of one: one of the best, or the one that `candidate` names of those that are listed for the place.',
  params: z.object({ id, questionId: id }),
  body: z.object({
    type: z.string().max(40).optional(),
    difficulty: level.optional(),
    candidate: z.string().max(64).optional(),
    useCredits: z.boolean().optional(),
    seed: seed.optional(),
  }),
  answer: questionAnswer,
})
