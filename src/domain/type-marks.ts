/** What a question of each type can bear, and what it usually carries. */
import type { GenerationMode, PaperFormat } from './paper.ts'
import type { Question, QuestionType } from './question.ts'

export type MarksBounds = { readonly least: number; readonly most: number }

/** Decision D48. Of a matching question for each pair, of a blank for each blank; a long question bears an essay's. */
export const MOST_MARKS = { choice: 3, blank: 2, pair: 2, short_answer: 6, essay: 25, long_question: 25 } as const
/** A matching question of a document has four or five. */
const USUAL_PAIRS = 5
/** As a long question mostly has. */
const LEAST_PARTS = 3

/** What this question can carry: whole marks are earned pair by pair and part by part. */
export function marksBounds(question: Question): MarksBounds {
  switch (question.type) {
    case 'multiple_choice':
      return { least: 1, most: MOST_MARKS.choice }
    case 'true_false':
      return { least: 1, most: MOST_MARKS.choice }
    case 'fill_blank':
      return { least: 1, most: MOST_MARKS.blank * question.keys.length }
    case 'matching':
      return { least: question.pairs.length, most: MOST_MARKS.pair * question.pairs.length }
    case 'short_answer':
      return { least: 1, most: MOST_MARKS.short_answer }
    case 'essay':
      return { least: 1, most: MOST_MARKS.essay }
    case 'long_question': {
      const asked = question.parts.filter(({ marks }) => marks > 0).length
      return { least: Math.max(1, asked), most: Math.max(MOST_MARKS.long_question, asked) }
    }
  }
}

/** What a question of the type can carry for sure, while it is only planned. */
export const PLANNED_BOUNDS: Readonly<Record<QuestionType, MarksBounds>> = {
  multiple_choice: { least: 1, most: MOST_MARKS.choice },
  true_false: { least: 1, most: MOST_MARKS.choice },
  fill_blank: { least: 1, most: MOST_MARKS.blank },
  matching: { least: USUAL_PAIRS, most: MOST_MARKS.pair * USUAL_PAIRS },
  short_answer: { least: 1, most: MOST_MARKS.short_answer },
  essay: { least: 1, most: MOST_MARKS.essay },
  long_question: { least: LEAST_PARTS, most: MOST_MARKS.long_question },
}

export type MarksStyle = { readonly paperFormat: PaperFormat; readonly generationMode: GenerationMode }

/** What a question carries where the teacher names no total: about 2 marks, long ones more. */
export function usualMarks(type: QuestionType, { paperFormat, generationMode }: MarksStyle): number {
  const isOfCurriculum = generationMode === 'concept_based'
  switch (type) {
    case 'multiple_choice':
      return paperFormat === 'hkdse_paper2' ? 1 : 2
    case 'true_false':
      return 2
    case 'fill_blank':
      return 2
    case 'matching':
      return USUAL_PAIRS
    case 'short_answer':
      return isOfCurriculum ? 3 : 2
    case 'essay':
      return 10
    case 'long_question':
      return isOfCurriculum ? 7 : 5
  }
}

/**
 * Whether each question of the type carries just its usual marks. The others carry those of their pairs, or of the
 * steps of a marking scheme that would contradict itself with other marks.
 */
export const hasFixedMarks = (type: QuestionType, { generationMode }: Pick<MarksStyle, 'generationMode'>): boolean =>
  type !== 'matching' && type !== 'long_question' && !(type === 'short_answer' && generationMode === 'concept_based')
