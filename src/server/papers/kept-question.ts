/** A question that comes back with its words and key as they were keeps its proof, whatever else was changed. */
import { isDeepStrictEqual } from 'node:util'
import { formatQuestion, type QuestionJson } from '#domain/format-question.ts'
import { withMarks } from '#domain/marks.ts'
import { normaliseQuestion } from '#domain/normalise-question.ts'
import type { Question } from '#domain/question.ts'
import { isSwapOf } from '#domain/swap-option.ts'

/** What may change about a question without touching what its proof says; its slot stays whatever is sent. */
const BESIDE_THE_KEY = ['marks', 'estimatedTime', 'difficulty', 'topic', 'topicId', 'slot'] as const

/**
 * The stored question where only its marks, level, topic or time were changed, or wrong options of its maker swapped
 * for the spare ones of its maker, if anything; undefined where its words or key were.
 */
export function keptQuestion(known: Question, entry: Readonly<Record<string, unknown>>): Question | undefined {
  const written = JSON.parse(JSON.stringify(formatQuestion(known))) as QuestionJson
  if (isDeepStrictEqual(written, entry)) return known
  // Its maker stands for the spares of a question from a document as for the options; an AI's were never checked.
  const isSwapped = known.provenance.origin.kind === 'document' && isSwapOf(written, entry)
  const free = isSwapped ? [...BESIDE_THE_KEY, ...CHOICES] : BESIDE_THE_KEY
  const asked = Object.fromEntries(free.map((field) => [field, entry[field]]))
  if (!isDeepStrictEqual({ ...written, ...asked }, { ...entry, ...asked })) return undefined
  const read = normaliseQuestion(entry, { from: { kind: 'own' }, id: known.id })
  if (!read.ok) return undefined
  const { marks, minutes, difficulty, topic, topicId } = read.value.question
  const { topicId: _, ...others } = withChoicesOf(known, read.value.question)
  try {
    return {
      ...withMarks({ ...others, difficulty, topic, ...(topicId === undefined ? {} : { topicId }) }, marks),
      minutes,
    }
  } catch {
    // So few marks do not reach its parts.
    return undefined
  }
}

const CHOICES = ['options', 'spareOptions'] as const

const withChoicesOf = (known: Question, read: Question): Question =>
  known.type === 'multiple_choice' && read.type === 'multiple_choice'
    ? { ...known, options: read.options, ...(read.spares === undefined ? {} : { spares: read.spares }) }
    : known
