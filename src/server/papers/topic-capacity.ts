/** GET /topics/capacity */
import { createHash } from 'node:crypto'
import { getTopicCapacity, type TopicCapacityAnswer } from '#contract/topics.ts'
import { firstOf } from '#domain/must-be-there.ts'
import type { Refusal } from '#domain/refusal.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { unitCapacity } from '#questions/from-families/make-concept-paper.ts'
import type { Asker } from '#sandbox/fair-queue.ts'
import { curriculumUnits } from '../catalogue/curriculum-topics.ts'
import { openMemory } from '../foundation/memory.ts'
import { endpoint } from '../http/endpoint.ts'
import type { Service } from '../service/service.ts'
import { refusalOf } from './generation/made-paper.ts'
import { readSources } from './generation/source-readings.ts'

type Answer = readonly TopicCapacityAnswer[]

/** Of a document it is counted in a limited child, once for each state in which it was read. */
export const get = ({ db, making }: Pick<Service, 'db' | 'making'>) => {
  const counted = openMemory<Answer>({ most: MOST_KEPT })
  const countOf = async (body: Buffer, asker: Asker): Promise<Result<Answer, Refusal>> => {
    const key = createHash('sha256').update(body).digest('base64')
    const before = counted.get(key)
    if (before !== undefined) return ok(before)
    const capacity = await making.capacityOf(body, asker)
    if (!capacity.ok) return err(refusalOf(capacity.error))
    counted.set(key, capacity.value)
    return capacity
  }
  return endpoint(getTopicCapacity, async ({ access: { user }, query: { documentId, grade, subject }, request }) => {
    if (documentId === undefined)
      return ok(
        curriculumUnits({ gradeLevel: grade, subject }).map(({ code }) => ({
          topicId: code,
          byType: unitCapacity(code),
        })),
      )
    const sources = await readSources(db, user.schoolId, [documentId])
    return sources.ok
      ? countOf(firstOf(sources.value).body, { account: user.schoolId, signal: request.signal })
      : sources
  })
}

const MOST_KEPT = 500
