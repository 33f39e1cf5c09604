/** Makes the paper that the draft asks for. */
import type { QueryClient } from '@tanstack/react-query'
import { generateWizardPaper } from '#contract/papers.ts'
import type { Result } from '#domain/result.ts'
import { ApiError } from '../../api/call.ts'
import { keys, templatesQuery } from '../../api/queries.ts'
import type { Payload } from './payload.ts'
import type { PaperAnswer } from './read-paper.ts'
import { sendOnce } from './send-once.ts'
import { NotGenerated } from './word-failure.ts'

/** What is done of it, in order; the topics were found when the document was read. */
export const STAGES = ['topics', 'questions', 'formatting'] as const
export type Stage = (typeof STAGES)[number]

type Asked = { readonly payload: Result<Payload, 'no_topics'>; readonly useCredits?: boolean; readonly signal: AbortSignal; readonly onStage: (stage: Stage) => void }

/** Throws NotGenerated or an ApiError. The paper lies in the cache when it is given. */
export async function generate(client: QueryClient, { payload, useCredits, signal, onStage }: Asked): Promise<PaperAnswer> {
  if (!payload.ok) throw new NotGenerated(payload.error)
  const templates = await client.fetchQuery(templatesQuery).catch((error: unknown) => {
    if (error instanceof ApiError && error.isOffline) throw error
    return []
  })
  if (templates.length === 0) throw new NotGenerated('no_templates')
  signal.throwIfAborted()
  onStage('questions')
  const paper: PaperAnswer = await sendOnce(generateWizardPaper, { body: useCredits === true ? { ...payload.value, useCredits } : payload.value }, { signal })
  if (!Array.isArray(paper?.questions)) throw new NotGenerated('no_response')
  if (paper.questions.length === 0) throw new ApiError(422, '', { code: 'no_questions' })
  onStage('formatting')
  client.setQueryData(keys.paper(paper.id), paper)
  for (const queryKey of [keys.usage, [...keys.papers, 'list']]) void client.invalidateQueries({ queryKey })
  return paper
}
