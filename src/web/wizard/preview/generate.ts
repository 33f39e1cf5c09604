/** Makes the paper that the draft asks for. */
import type { QueryClient } from '@tanstack/react-query'
import { generateFromConcept, generateWizardPaper, makePreset } from '#contract/make-papers.ts'
import type { Result } from '#domain/result.ts'
import { ApiError, call } from '../../api/call.ts'
import { templatesQuery } from '../../api/catalogue-queries.ts'
import { keys } from '../../api/queries.ts'
import type { Held } from '../draft.ts'
import { holdPaper } from '../held-paper.ts'
import type { Wanted } from './payload.ts'
import type { PaperAnswer } from './read-paper.ts'
import { sendOnce } from '../../made-paper/send-once.ts'
import { NotGenerated } from '../../made-paper/word-failure.ts'

/** What is done of it, in order; the topics were found when the document was read. */
export const STAGES = ['topics', 'questions', 'formatting'] as const
export type Stage = (typeof STAGES)[number]

/** `held`: where the paper is not the server's alone. */
export type Made = { readonly paper: PaperAnswer; readonly held?: Held }

type Asked = {
  readonly payload: Result<Wanted, 'no_topics'>
  readonly useCredits?: boolean
  readonly signal: AbortSignal
  readonly onStage: (stage: Stage) => void
  readonly onGeneration: (id: string) => void
}

/** Throws NotGenerated or an ApiError. The paper lies in the cache when it is given. */
export async function generate(
  client: QueryClient,
  { payload, useCredits, signal, onStage, onGeneration }: Asked,
): Promise<Made> {
  if (!payload.ok) throw new NotGenerated(payload.error)
  if (payload.value.by !== 'preset') await checkTemplates(client)
  signal.throwIfAborted()
  onStage('questions')
  const paper = await ask(payload.value, useCredits === true ? { useCredits } : {}, { signal, onGeneration })
  if (!Array.isArray(paper?.questions)) throw new NotGenerated('no_response')
  if (paper.questions.length === 0) throw new ApiError(422, '', { code: 'no_questions' })
  onStage('formatting')
  return taken(client, paper)
}

async function checkTemplates(client: QueryClient): Promise<void> {
  const templates = await client.fetchQuery(templatesQuery).catch((error: unknown) => {
    if (error instanceof ApiError && error.isOffline) throw error
    return []
  })
  if (templates.length === 0) throw new NotGenerated('no_templates')
}

function ask(
  wanted: Wanted,
  credits: { readonly useCredits?: true },
  how: Pick<Asked, 'signal' | 'onGeneration'>,
): Promise<PaperAnswer> {
  switch (wanted.by) {
    case 'document':
      return sendOnce(generateWizardPaper, { body: { ...wanted.body, ...credits } }, how)
    case 'concept':
      return sendOnce(generateFromConcept, { body: { ...wanted.body, ...credits } }, how)
    case 'preset':
      return call(makePreset, { body: wanted.body, signal: how.signal })
  }
}

/**
 * Puts a paper where its screens look for it. Of a visitor the answers stand in this answer alone, so it is kept here.
 */
export function taken(client: QueryClient, paper: PaperAnswer): Made {
  client.setQueryData(keys.paper(paper.id), paper)
  for (const queryKey of [keys.usage, [...keys.papers, 'list']]) void client.invalidateQueries({ queryKey })
  const { keepKey } = paper
  if (typeof keepKey !== 'string') return { paper }
  holdPaper(paper)
  return { paper, held: { kind: 'visitor', keepKey } }
}
