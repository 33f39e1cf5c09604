/** The step where something can be done about a paper that could not be made. */
import type { RefusalCode } from '#domain/refusal.ts'
import { ApiError } from '../../api/call.ts'
import { NotGenerated } from '../../made-paper/word-failure.ts'
import type { Step } from '../draft.ts'

const WAYS_BACK: Readonly<Partial<Record<RefusalCode, Step>>> = {
  invalid_configuration: 'configuration',
  no_questions: 'configuration',
  no_such_topic: 'topics',
  not_found: 'input',
  document_not_ready: 'input',
  document_unread: 'input',
  no_sources: 'input',
  concept_not_covered: 'input',
}

/** The step that can mend it; the one before where nothing points farther back. */
export function wayBack(error: unknown): Step {
  if (error instanceof NotGenerated && error.why === 'no_topics') return 'topics'
  return (
    (error instanceof ApiError && error.refusal !== undefined ? WAYS_BACK[error.refusal.code] : undefined) ?? 'template'
  )
}
