/** Why a document could not be read, in the language of the page; the server words it in that of the account. */
import type { getDocument } from '#contract/documents.ts'
import type { AnswerOf } from '#contract/route.ts'
import type { InterfaceLanguage } from '#domain/language.ts'
import type { FaultParameters } from '#messages/parameters.ts'
import { wordRefusal } from '#messages/word-refusal.ts'
import { toldIn } from '../floor/told.ts'

type Fault = NonNullable<AnswerOf<typeof getDocument>['error']>

export function wordDocumentFault(
  { code, message, usage = 0, limit = 0, ...rest }: Fault,
  language: InterfaceLanguage,
): string {
  const messages = toldIn(language)
  if (code === 'cancelled' || code === 'interrupted') return messages.processing[code]
  if (code === 'pdf_quota')
    return wordRefusal({ code: 'quota', cause: 'pdf', usage, limit, requiredCredits: 0, credits: 0 }, messages)
  if (code === 'insufficient_credits')
    return wordRefusal({ code, requiredCredits: rest.requiredCredits ?? 0, credits: rest.credits ?? 0 }, messages)
  const words: Readonly<Record<string, ((found: FaultParameters) => string) | undefined>> = messages.readingFaults
  // What is not there is told as missing by each sentence.
  return words[code]?.({ ...rest, ...(limit === 0 ? {} : { limit }) } as FaultParameters) ?? message
}
