/** The questions of a paper in the order in which they are printed, with their numbers, each with what it is about. */
import type { SectionType } from '#domain/passage.ts'
import type { Paper } from '#domain/paper.ts'
import type { Question } from '#domain/question.ts'
import type { RichText } from '#domain/rich-text.ts'
import type { Template } from '#domain/template.ts'
import { examinationSections } from '#layout/examination/examination-sections.ts'
import { examinationFormat } from '#layout/examination/format.ts'
import type { PassageBlock } from '#layout/laid-out.ts'
import { passageAbove } from '#layout/passages.ts'
import { sectionsOf, type Numbered } from '#layout/sections.ts'
import { printedIn } from '#messages/printed/printed.ts'

/** `passage`: stands with each question about it, since a platform may ask one without the others. */
export type PrintedQuestion = {
  readonly number: number
  readonly question: Question
  readonly passage?: PassageBlock
}
/** `type`: of its questions; `label`: the name that an examination gives it. */
export type PrintedSection = {
  readonly type?: SectionType
  readonly label?: string
  readonly items: readonly PrintedQuestion[]
}

export function printedSections(paper: Paper, template: Template): readonly PrintedSection[] {
  const { questions, structure } = paper
  const sections: readonly (Omit<PrintedSection, 'items'> & { readonly items: readonly Numbered<Question>[] })[] =
    examinationFormat(template) === undefined
      ? sectionsOf(questions, 'numeric').map(({ type, items }) => ({ type, items }))
      : examinationSections(questions, structure).map(({ label, items }) => ({ label, items }))
  let before = 0
  return sections.map(({ items, ...named }) => {
    const first = before + 1
    before += items.length
    const passages = passagesOf(items, paper)
    return {
      ...named,
      items: items.map(({ question }, index) => {
        const passage = passages[index]
        return { number: first + index, question, ...(passage === undefined ? {} : { passage }) }
      }),
    }
  })
}

/** For each question what it is about. */
function passagesOf(
  items: readonly Numbered<Question>[],
  { passages, language }: Paper,
): readonly (PassageBlock | undefined)[] {
  const context = { passages, messages: printedIn(language), phrase: (text: RichText) => ({ text, language }) }
  let above: PassageBlock | undefined
  return items.map(({ question }, index) => {
    const opened = passageAbove(items, index, context).passage
    above = opened ?? (question.passageId === items[index - 1]?.question.passageId ? above : undefined)
    return above
  })
}
