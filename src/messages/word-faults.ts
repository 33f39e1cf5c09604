/** Sentences for what the domain refuses or doubts, in the reader's language. */
import type { CheckFault, CheckWarning } from '#domain/check-questions.ts'
import type { ConfigurationFault } from '#domain/configuration.ts'
import type { TotalFault } from '#domain/marks.ts'
import type { PaperFault } from '#domain/paper-json.ts'
import type { PlanFault } from '#domain/plan.ts'
import type { QuestionFault, QuestionWarning } from '#domain/question-fault.ts'
import type { ToldMessages } from './told/en.ts'

type Faults = ConfigurationFault | TotalFault | PlanFault | QuestionFault | QuestionWarning
type Codes = Faults['code']

/** Each code with the words for it, which take the fault's own parameters. */
export type FaultSentences = { readonly [Code in Codes]: (fault: Extract<Faults, { readonly code: Code }>) => string }

/** The sentence for a fault or warning of any kind. */
export function wordFault(fault: Faults, messages: ToldMessages): string {
  // The table holds for each code the words that take its parameters; TypeScript cannot follow the pairing through a
  // union.
  const words = messages.faults[fault.code] as (fault: Faults) => string
  return words(fault)
}

/** What is wrong with the questions of an AI answer or an import, question by question. */
export function wordCheck(found: CheckFault | CheckWarning, messages: ToldMessages): string {
  switch (found.code) {
    case 'not_an_array':
      return messages.questions.notAnArray
    case 'in_question':
      return messages.questions.inQuestion(found.number, wordFault(found.fault, messages))
  }
}

/** Only so many errors are shown; two on re-generation (specification 2, section 5). */
const ERRORS_SHOWN = { generation: 3, regeneration: 2 } as const

/** The first few errors of a check, as many as are shown at once (specification 2, section 5). */
export const wordFirstErrors = (
  errors: readonly CheckFault[],
  action: keyof typeof ERRORS_SHOWN,
  messages: ToldMessages,
): string[] => errors.slice(0, ERRORS_SHOWN[action]).map((error) => wordCheck(error, messages))

/** What is wrong with a paper that was kept as JSON. */
export function wordPaperFault(fault: PaperFault, messages: ToldMessages): string {
  switch (fault.code) {
    case 'field_wrong':
      return messages.questions.wrongField(fault.field, fault.problem)
    case 'question_wrong':
      return messages.questions.inQuestion(fault.number, wordFault(fault.fault, messages))
  }
}
