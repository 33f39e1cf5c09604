/** The questions of a paper in the order and with the numbers in which they are printed. */
import type { PassageId } from '#domain/ids.ts'
import type { QuestionType } from '#domain/question.ts'
import type { DrawnStructure } from '#domain/structure.ts'
import type { Template } from '#domain/template.ts'
import { examinationSections } from '#layout/examination/examination-sections.ts'
import { examinationFormat } from '#layout/examination/format.ts'
import { sectionsOf, type Numbered } from '#layout/sections.ts'

type Asked = {
  readonly type: QuestionType
  readonly marks: number
  readonly slot?: number
  readonly passageId?: PassageId
}
export type Questions<Question extends Asked> = {
  readonly questions: readonly Question[]
  readonly structure?: DrawnStructure
}
/** `section`: counted from 0. */
export type NumberedQuestion<Question> = Numbered<Question> & { readonly section: number }

/** `number`: as it is printed, without the full stop behind it. */
export function numberedQuestions<Question extends Asked>(
  { questions, structure }: Questions<Question>,
  template: Template,
): readonly NumberedQuestion<Question>[] {
  const sections =
    examinationFormat(template) === undefined
      ? sectionsOf(questions, template.questionNumbering)
      : examinationSections(questions, structure)
  return sections.flatMap(({ items }, section) =>
    items.map(({ number, question }) => ({ section, number: number.replace(/\.$/, ''), question })),
  )
}
