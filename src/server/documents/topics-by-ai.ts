/**
 * The topics of a document by the AI, where one is set up. It fails closed: what the text does not hold is no topic,
 * and where the AI fails the built-in engine's topics stay.
 */
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Plan } from '#domain/plan.ts'
import type { DocumentWithTopics } from '#reading/topics/found-topic.ts'
import type { Asker } from '#sandbox/fair-queue.ts'
import type { Service } from '../service/service.ts'

const zip = promisify(gzip)
/** Beside the longest reading it leaves room in the time of a job (jobs/queue.ts). */
const ASKING_MS = 45_000

/** Never rejects for what an AI does, but with the reason of the asker's signal. */
export async function withTopicsByAi(
  { ai, making, log }: Pick<Service, 'ai' | 'making' | 'log'>,
  plan: Plan,
  read: DocumentWithTopics,
  asker: Asker,
): Promise<DocumentWithTopics> {
  if (ai === undefined) return read
  const clock = AbortSignal.timeout(ASKING_MS)
  const made = await making.topicsByAi(
    await zip(JSON.stringify(read)),
    read.document.id,
    ai.askFor(plan),
    asker.signal === undefined ? clock : AbortSignal.any([asker.signal, clock]),
    asker,
  )
  if (!made.ok || made.value.fault !== undefined) {
    log.warn(
      { fault: made.ok ? made.value.fault : made.error.code },
      'an AI gave no topics; those of the built-in engine stay',
    )
    return read
  }
  if (!made.value.byAi)
    log.info(
      { dropped: made.value.dropped },
      'the topics of an AI were too few, or not in the text; those of the built-in engine stay',
    )
  return { ...read, found: { ...read.found, topics: made.value.topics } }
}
