/**
 * The sections of an HKDSE paper, numbered through: by the structure that it was drawn against, else by the types of
 * its questions.
 */
import { marksThatCount, questionsBySection, type DrawnStructure } from '#domain/structure.ts'
import type { QuestionType } from '#domain/question.ts'
import type { ExaminationFacts } from '#messages/examination/examination-messages.ts'
import { letters } from '../numbering.ts'
import { sectionsOf, type Numbered } from '../sections.ts'

export type ExaminationSection<Item> = {
  /** `A`, `A(1)`, `B`. */
  readonly label: string
  /** Of those that are answered (decision D2). */
  readonly marks: number
  /** How many are answered; undefined: all. */
  readonly answered?: number
  readonly items: readonly Numbered<Item>[]
}

type Asked = {
  readonly type: QuestionType
  readonly marks: number
  readonly slot?: number
  readonly passageId?: string
}

/**
 * Sections without questions are left out; numbers run on through the paper. Question paper and key share them, so
 * their numbers agree.
 */
export function examinationSections<Item extends Asked>(
  questions: readonly Item[],
  structure: DrawnStructure | undefined,
): ExaminationSection<Item>[] {
  if (structure === undefined)
    return sectionsOf(questions, 'numeric').map(({ index, marks, items }) => ({ label: letters(index), marks, items }))
  let before = 0
  return questionsBySection(questions, structure)
    .filter(({ items }) => items.length > 0)
    .map(({ section, items }) => {
      const numbered = items.map((question, index) => ({ number: `${before + index + 1}.`, question }))
      before += items.length
      // Of fewer questions than are to be answered, all are.
      const answered =
        section.answered !== undefined && section.answered < items.length ? { answered: section.answered } : {}
      return { label: section.label, marks: marksThatCount(items, section.answered), ...answered, items: numbered }
    })
}

/** What the rubric says of them. */
export const factsOf = (sections: readonly ExaminationSection<unknown>[]): ExaminationFacts => ({
  sections: sections.map(({ label, marks, answered }) => ({
    label,
    marks,
    ...(answered === undefined ? {} : { answered }),
  })),
  questions: sections.reduce((sum, { items }) => sum + items.length, 0),
})
