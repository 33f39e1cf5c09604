/**
 * Calls of the AI with a prompt of the caller's (decision D25): outside of `/api/v1`, as the specification spells them.
 * Only questions come back.
 */
import { CONFIGURATION_NUMBERS } from '#domain/configuration.ts'
import { z } from 'zod'
import { questionAnswer } from './shapes.ts'
import { route } from './route.ts'

const group = 'AI'
/** More is not refused, but an answer is never longer (decision D37). */
export const MOST_LLM_TOKENS = 8000
const MOST_PROMPT = 20_000

const asked = {
  prompt: z.string().trim().min(1).max(MOST_PROMPT),
  maxTokens: z.coerce.number().int().min(1).max(1_000_000).optional(),
  temperature: z.coerce.number().min(0).max(2).optional(),
  language: z.string().max(20).optional(),
  questionCount: z.coerce.number().int().min(1).max(CONFIGURATION_NUMBERS.totalQuestions.most).optional(),
  questionType: z.string().max(40).optional(),
  useCredits: z.boolean().optional(),
}
const made = z.object({ questions: z.array(questionAnswer), model: z.string() })
const common = {
  method: 'POST',
  policy: 'teacher',
  group,
  rate: 'costly',
  idempotent: true,
  body: z.object(asked),
  answer: made,
} as const
const REFUSES = ['no_ai_provider', 'invalid_configuration', 'quota', 'insufficient_credits', 'took_too_long'] as const

export const generateBatch = route({
  ...common,
  path: '//api/llm/generate-batch',
  summary:
    'Questions about what the prompt says, of several types unless `questionType` names one. Each is checked; `proof` says how far. Costs the questions that come back.',
  refuses: [...REFUSES, 'batch_generation_failed'],
})
export const generateQuestions = route({
  ...common,
  path: '//api/llm/generate-questions',
  summary: 'As `/api/llm/generate-batch`, of one type: multiple choice unless `questionType` names another.',
  refuses: [...REFUSES, 'type_generation_failed'],
})
