/** What a proof of an AI's answer is to its making: a question and the documents in, a verdict out. */
import type { Question } from '#domain/question.ts'
import type { DocumentWithTopics } from '#reading/topics/found-topic.ts'

/**
 * `why`: in words for a log. What cannot be decided is printed with the label of an unchecked question; what is refuted
 * is never printed.
 */
export type Verdict =
  | { readonly kind: 'confirmed'; readonly by: 'calculation' | 'quotation' }
  | { readonly kind: 'refuted'; readonly why: string }
  | { readonly kind: 'undecided' }

export type ProveAnswer = (question: Question, sources: readonly DocumentWithTopics[]) => Verdict
