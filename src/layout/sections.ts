/**
 * Sections of a paper: its questions by type, and those of passages that are asked about in several types, numbered
 * through. Question paper and key share them, so their numbers
 * agree.
 */
import { inGroups, mixedPassages, type SectionType } from '#domain/passage.ts'
import { QUESTION_TYPES, type QuestionType } from '#domain/question.ts'
import type { Numbering } from '#domain/template.ts'
import { questionNumber } from './numbering.ts'

const SECTION_TYPES: readonly SectionType[] = [...QUESTION_TYPES, 'passages']

export type Section<Item> = {
  readonly index: number
  readonly type: SectionType
  readonly marks: number
  readonly items: readonly Numbered<Item>[]
}
type Asked = { readonly type: QuestionType; readonly marks: number; readonly passageId?: string }
export type Numbered<Item> = { readonly number: string; readonly question: Item }

/**
 * Sections in the order of `QUESTION_TYPES`, passages in several types last, without empty ones. Inside a section the
 * paper's own order holds, and the questions of one passage stand together.
 */
export function sectionsOf<Item extends Asked>(questions: readonly Item[], numbering: Numbering): Section<Item>[] {
  const mixed = mixedPassages(questions)
  const grouped = inGroups(questions)
  const typeOf = ({ type, passageId }: Item): SectionType =>
    passageId !== undefined && mixed.has(passageId) ? 'passages' : type
  const groups = SECTION_TYPES.map((type) => ({
    type,
    group: grouped.filter((question) => typeOf(question) === type),
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
