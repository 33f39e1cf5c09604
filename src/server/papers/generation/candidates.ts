/** The questions that the documents of a paper give for one place of it, in order, for the teacher to choose from. */
import type { Paper } from '#domain/paper.ts'
import type { Plan } from '#domain/plan.ts'
import type { Question } from '#domain/question.ts'
import type { Refusal } from '#domain/refusal.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { RankedQuestion } from '#questions/replace-question.ts'
import { withoutCopies } from '#reading/near-duplicates/without-copies.ts'
import type { Asker } from '#sandbox/fair-queue.ts'
import type { RowKey } from '../../http/endpoint.ts'
import type { Service } from '../../service/service.ts'
import { explainedAs, refusalOf } from './made-paper.ts'
import { sourcesOf } from './remake-paper.ts'
import type { SourceReading } from './source-readings.ts'

type Wanted = { readonly before: Paper; readonly old: Question; readonly limit: number; readonly signal: AbortSignal }

/**
 * Drawn with the seed of the paper, so that choosing finds what was listed. None for what documents did not give.
 */
export async function candidatesOf(
  service: Pick<Service, 'db' | 'making'>,
  key: RowKey,
  plan: Plan,
  { before, old, limit, signal }: Wanted,
): Promise<Result<readonly RankedQuestion[], Refusal>> {
  if (!hasCandidates(old)) return ok([])
  const sources = await candidateSources(service, key, before)
  if (!sources.ok) return sources
  const { questions, language, seed, configuration } = before
  const made = await service.making.candidatesFor(
    sources.value.map(({ body }) => body),
    { questions, id: old.id, language, seed, limit },
    askerOf(key, plan, signal),
  )
  return made.ok
    ? ok(made.value.map(({ id, question }) => ({ id, question: explainedAs(configuration, question) })))
    : err(refusalOf(made.error))
}

export const hasCandidates = ({ provenance }: Question): boolean => provenance.origin.kind === 'document'

export const askerOf = ({ schoolId }: RowKey, { priorityProcessing }: Plan, signal: AbortSignal): Asker => ({
  account: schoolId,
  isFirst: priorityProcessing,
  signal,
})

export async function candidateSources(
  service: Pick<Service, 'db'>,
  key: RowKey,
  paper: Paper,
): Promise<Result<readonly SourceReading[], Refusal>> {
  const sources = await sourcesOf(service, key, paper)
  if (sources.ok) return ok(withoutCopies(sources.value).kept)
  const { code } = sources.error
  return code === 'not_found' || code === 'no_sources' ? err({ code: 'sources_gone' }) : sources
}
