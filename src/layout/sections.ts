/**
 * Sections of a paper: its questions by type, numbered through. Question paper and key share them, so their numbers
 * agree.
 */
import { QUESTION_TYPES, type QuestionType } from '#domain/question.ts'
import type { Numbering } from '#domain/template.ts'
import { questionNumber } from './numbering.ts'

export type Section<Item> = {
  readonly index: number
  readonly type: QuestionType
  readonly marks: number
  readonly items: readonly Numbered<Item>[]
}
export type Numbered<Item> = { readonly number: string; readonly question: Item }

/** Sections in the order of `QUESTION_TYPES`, without empty ones; inside a section the paper's own order holds. */
export function sectionsOf<Item extends { readonly type: QuestionType; readonly marks: number }>(
  questions: readonly Item[],
  numbering: Numbering,
): Section<Item>[] {
  const groups = QUESTION_TYPES.map((type) => ({
    type,
    group: questions.filter((question) => question.type === type),
  })).filter(({ group }) => group.length > 0)
  let before = 0
  return groups.map(({ type, group }, index) => {
    const items = group.map((question, offset) => ({ number: questionNumber(before + offset, numbering), question }))
    before += group.length
    return { index, type, marks: group.reduce((sum, { marks }) => sum + marks, 0), items }
  })
}

/** The marks of each question where all carry the same, else undefined. */
export function marksOfEach(section: Pick<Section<{ readonly marks: number }>, 'items'>): number | undefined {
  const [first, ...rest] = section.items
  return first !== undefined && rest.length > 0 && rest.every(({ question }) => question.marks === first.question.marks)
    ? first.question.marks
    : undefined
}
