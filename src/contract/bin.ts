/** Routes of the bin: what was deleted in the last 30 days. */
import { z } from 'zod'
import { id, list, paging, time } from './shapes.ts'
import { route } from './route.ts'

const group = 'Bin'

export const BIN_KINDS = ['document', 'quiz'] as const
const binned = z
  .object({
    kind: z.enum(BIN_KINDS),
    id,
    name: z.string(),
    deletedAt: time,
    /** From then on it is deleted for good. */
    leavesAt: time,
  })
  .meta({ id: 'Binned' })

export const listBin = route({
  method: 'GET',
  path: '/bin',
  policy: 'teacher',
  group,
  summary: 'Documents and papers in the bin, what was deleted last first.',
  query: z.object({ ...paging, kind: z.enum(BIN_KINDS).optional() }),
  answer: list(binned),
})
export const emptyBin = route({
  method: 'DELETE',
  path: '/bin',
  policy: 'teacher',
  group,
  summary: 'Deletes everything in the bin for good, now.',
  answer: z.object({ documents: z.int(), quizzes: z.int() }),
})
