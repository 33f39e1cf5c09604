/** Sentences for what the service refuses, in the reader's language. */
import type { Refusal, RefusalCode } from '#domain/refusal.ts'
import type { ToldMessages } from './told/en.ts'
import { wordFault } from './word-faults.ts'

/** Each code but the one that holds faults of its own, with the words for it. */
export type RefusalSentences = {
  readonly [Code in Exclude<RefusalCode, 'invalid_configuration'>]: (
    refusal: Extract<Refusal, { readonly code: Code }>,
  ) => string
}

export function wordRefusal(refusal: Refusal, messages: ToldMessages): string {
  if (refusal.code === 'invalid_configuration')
    return refusal.faults.map((fault) => wordFault(fault, messages)).join(' ')
  // The table holds for each code the words that take its parameters; TypeScript cannot follow the pairing through a
  // union.
  const words = messages.refusals[refusal.code] as (refusal: Refusal) => string
  return words(refusal)
}
