/** The sentence for a paper that could not be made (specification 2, section 8). */
import type { Language } from '#domain/language.ts'
import type { InterfaceTexts } from '#messages/interface/en.ts'
import { messagesIn } from '#messages/messages.ts'
import { wordRefusal } from '#messages/word-refusal.ts'
import { ApiError } from '../api/call.ts'

/** Why the server was not even asked, or gave nothing. */
export class NotGenerated extends Error {
  readonly why: 'no_topics' | 'no_templates' | 'no_response'
  constructor(why: NotGenerated['why']) {
    super(why)
    this.why = why
  }
}

export type Attempt = 'generation' | 'regeneration'

export function wordFailure(error: unknown, attempt: Attempt, language: Language, { failure }: InterfaceTexts['preview']): string {
  const words = failure[attempt]
  if (error instanceof NotGenerated) return error.why === 'no_response' ? words.noResponse : words.because(failure[error.why])
  if (!(error instanceof ApiError)) return words.because(failure.unknown)
  if (error.isOffline) return words.noResponse
  return words.because(error.refusal === undefined ? failure.backend : wordRefusal(error.refusal, messagesIn(language)))
}
