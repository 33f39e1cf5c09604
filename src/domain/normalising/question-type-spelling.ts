/** The spellings under which question types arrive (decision D20). */
import { QUESTION_TYPES, type QuestionType } from '../question.ts'

/** The type that a word names, whatever its case and separators; undefined when it names none. */
export function parseQuestionType(value: unknown): QuestionType | undefined {
  if (typeof value !== 'string') return undefined
  const word = value
    .trim()
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .replace(/[\s\-/]+/g, '_')
    .replace(/_questions?$/, '')
  return QUESTION_TYPES.find((type) => type === word) ?? SPELLINGS.get(word)
}

/** Without a last `_question`, which is taken off before. */
const SPELLINGS: ReadonlyMap<string, QuestionType> = new Map([
  ['multiplechoice', 'multiple_choice'],
  ['mc', 'multiple_choice'],
  ['mcq', 'multiple_choice'],
  ['mcqs', 'multiple_choice'],
  ['choice', 'multiple_choice'],
  ['single_choice', 'multiple_choice'],
  ['truefalse', 'true_false'],
  ['true_or_false', 'true_false'],
  ['boolean', 'true_false'],
  ['tf', 'true_false'],
  ['t_f', 'true_false'],
  ['fill_blanks', 'fill_blank'],
  ['fill_in_blank', 'fill_blank'],
  ['fill_in_blanks', 'fill_blank'],
  ['fill_in_the_blank', 'fill_blank'],
  ['fill_in_the_blanks', 'fill_blank'],
  ['fillblank', 'fill_blank'],
  ['fillblanks', 'fill_blank'],
  ['blank', 'fill_blank'],
  ['blanks', 'fill_blank'],
  ['cloze', 'fill_blank'],
  ['match', 'matching'],
  ['pairing', 'matching'],
  ['shortanswer', 'short_answer'],
  ['short', 'short_answer'],
  ['short_response', 'short_answer'],
  ['open_ended', 'essay'],
  ['long', 'long_question'],
  ['long_answer', 'long_question'],
  ['longanswer', 'long_question'],
  ['structured', 'long_question'],
  ['conventional', 'long_question'],
])
