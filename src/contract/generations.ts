/** Routes of what is being made: how far it is, and how to stop it. */
import { GENERATION_MINUTES } from '#domain/limits.ts'
import { z } from 'zod'
import { GENERATION_STAGES, GENERATION_STATUSES } from '#domain/generation.ts'
import { id, idParams, questionAnswer } from './shapes.ts'
import { route } from './route.ts'

const group = 'Papers'

/**
 * `questions`: those made so far, in the order in which they came; marks are given out at the end. `warnings`:
 * `batch_failed` with `questions` and `fault`; `fallback` where the AI failed and the built-in engine makes the rest.
 * `fault`: the code of the refusal that ended it.
 */
const generation = z
  .object({
    id,
    status: z.enum(GENERATION_STATUSES),
    stage: z.enum(GENERATION_STAGES),
    wanted: z.int(),
    made: z.int(),
    questions: z.array(questionAnswer),
    warnings: z.array(z.looseObject({ kind: z.enum(['batch_failed', 'fallback']) })),
    fault: z.string().optional(),
    paperId: id.optional(),
  })
  .meta({ id: 'Generation' })

export const getGeneration = route({
  method: 'GET',
  path: '/generations/{id}',
  policy: 'generation_owner',
  group,
  summary: `How far a paper is that was asked for with this \`generationId\`, and its questions so far. Kept for ${GENERATION_MINUTES} minutes.`,
  params: idParams,
  answer: generation,
})
/** What was finished before stays. */
export const cancelGeneration = route({
  method: 'DELETE',
  path: '/generations/{id}',
  policy: 'generation_owner',
  group,
  summary:
    'Stops making a paper, at once and without any cost: the call that asked for it is refused with `cancelled`. One that is finished stays.',
  params: idParams,
  answer: z.object({ id, status: z.enum(GENERATION_STATUSES) }),
})
