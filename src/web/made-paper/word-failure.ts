/** The sentence for a paper that could not be made (specification 2, section 8). */
import type { InterfaceLanguage } from '#domain/language.ts'
import type { InterfaceTexts } from '#messages/interface/en.ts'
import { wordRefusal } from '#messages/word-refusal.ts'
import { toldIn } from '../floor/told.ts'
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

export function wordFailure(
  error: unknown,
  attempt: Attempt,
  language: InterfaceLanguage,
  { failure }: InterfaceTexts['preview'],
): string {
  const words = failure[attempt]
  if (error instanceof NotGenerated)
    return error.why === 'no_response' ? words.noResponse : words.because(failure[error.why])
  if (!(error instanceof ApiError)) return words.because(failure.unknown)
  if (error.isOffline) return words.noResponse
  if (error.refusal !== undefined) return words.because(wordRefusal(error.refusal, toldIn(language)))
  // An answer that is neither a paper nor an error, or a failure without a word.
  return words.because(error.status < 400 ? failure.unanswered : failure.backend)
}
