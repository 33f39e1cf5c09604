/**
 * The question paper of an HKDSE paper: cover, sections, end line and, for multiple choice, the answer sheet
 * (specification 2, section 2).
 */
import { examinationMessagesIn, type ExaminationMessages } from '#messages/examination/examination-messages.ts'
import type { CandidatePaper, CandidateQuestion } from '../candidate-paper.ts'
import type { AnswerSheet, Cover, LaidOutPaper, PaperBlock, QuestionBlock, SectionHeading } from '../laid-out.ts'
import { layOutAnswerSheet } from '../answer-sheet/lay-out-answer-sheet.ts'
import { MOST_LETTERS } from '../answer-sheet/places.ts'
import { runOfPaper } from '../answer-sheet/sheet-code.ts'
import { layOutQuestion, type QuestionContext } from '../lay-out-question-paper.ts'
import { capitalLabel, letters } from '../numbering.ts'
import { passageAbove } from '../passages.ts'
import { phrasing } from '../phrase.ts'
import { marksOfEach, type Numbered } from '../sections.ts'
import { sheetOf, type SheetOptions } from '../sheet.ts'
import { examinationSections, factsOf, type ExaminationSection } from './examination-sections.ts'
import type { ExaminationFormat } from './format.ts'
import { captioned } from './captions.ts'
import { examinationHead, numberBoxes } from './head.ts'
import { rubricOf } from './rubric.ts'

type Sections = readonly ExaminationSection<CandidateQuestion>[]

/** Lays out what a candidate may see; it gets nothing else, so nothing else can be printed (decision D13). */
export function layOutExaminationPaper(
  paper: CandidatePaper,
  format: ExaminationFormat,
  options: SheetOptions,
): LaidOutPaper {
  const words = examinationMessagesIn(paper.language)
  const sections = examinationSections(paper.questions, paper.structure)
  const context: QuestionContext = {
    template: options.template,
    messages: options.messages,
    passages: paper.passages,
    phrase: phrasing(paper.language, paper.questionLanguage),
    optionLabel: capitalLabel,
    isAnswerBook: true,
  }
  const laidOut = sections.map((section, index) => layOutSection(section, index === 0, format, words, context))
  const blocks: PaperBlock[] = [
    examinationHead(paper, format, options, cover(paper, format, sections, words)),
    ...(format === 'hkdse_paper1' ? captioned(laidOut, paper.language) : laidOut),
    ...(sections.length === 0 ? [{ kind: 'remark', text: options.messages.paper.noQuestions } as const] : []),
    { kind: 'end', text: words.end },
    ...answerSheet(paper, sections, words, options),
  ]
  return { part: 'paper', ...sheetOf(paper, paper.title, options), blocks }
}

function cover(
  paper: CandidatePaper,
  format: ExaminationFormat,
  sections: Sections,
  words: ExaminationMessages,
): Cover {
  const numbers = sections.flatMap(({ items }) => items.map(({ number }) => number.replace(/\.$/, '')))
  return {
    boxes: numberBoxes(paper),
    rubric: { heading: words.instructions, lines: rubricOf(paper, format, factsOf(sections)) },
    ...(format === 'hkdse_paper1' && numbers.length > 0
      ? {
          markers: {
            heads: [words.markers.questions, words.markers.marks] as const,
            numbers,
            total: words.markers.total,
          },
        }
      : {}),
  }
}

export type SectionBlock = Extract<PaperBlock, { kind: 'section' }>

/** The first section follows the cover; Section B begins on a new page. */
function layOutSection(
  section: ExaminationSection<CandidateQuestion>,
  isFirst: boolean,
  format: ExaminationFormat,
  words: ExaminationMessages,
  context: QuestionContext,
): SectionBlock {
  const each = sameMarks(section)
  return {
    kind: 'section',
    heading: headingOf(section, instructionOf(section, format, each, words), words),
    flow: 'page',
    ...(isFirst || section.label === 'B' ? { opensPage: true } : {}),
    questions: section.items.map((item, index) => ({
      ...passageAbove(section.items, index, context),
      ...layOutItem(item, each === undefined, context),
    })),
  }
}

export const headingOf = (
  { label, marks }: ExaminationSection<unknown>,
  instruction: string,
  words: ExaminationMessages,
): SectionHeading => ({ title: words.section(label), summary: words.sectionMarks(marks), instruction, plain: true })

/**
 * Multiple choice says the marks of each question once, where all carry the same; a conventional question has them
 * beside it.
 */
const sameMarks = (section: ExaminationSection<CandidateQuestion>): number | undefined =>
  section.items.every(({ question }) => question.type === 'multiple_choice') ? marksOfEach(section) : undefined

function instructionOf(
  { answered, items }: ExaminationSection<CandidateQuestion>,
  format: ExaminationFormat,
  each: number | undefined,
  words: ExaminationMessages,
): string {
  const isChosen = format === 'hkdse_paper2' && items.every(({ question }) => question.type === 'multiple_choice')
  const what = isChosen
    ? words.chooseBest
    : answered === undefined
      ? words.answerAllHere
      : words.answerSomeHere(answered)
  return each === undefined ? what : [what, words.eachCarries(each)].join(what.endsWith('.') ? ' ' : '')
}

/** Marks of a question with several parts stand beside its parts alone. */
function layOutItem(item: Numbered<CandidateQuestion>, withMarks: boolean, context: QuestionContext): QuestionBlock {
  const { question } = item
  const inParts = question.type === 'long_question' && question.parts.some(({ label }) => label !== '')
  const block = layOutQuestion(item, withMarks && !inParts, context)
  return question.type === 'long_question' && !inParts ? withoutLabel(block) : block
}

/** A long question in one piece says its marks once. */
function withoutLabel(block: QuestionBlock): QuestionBlock {
  const [part] = block.answer.kind === 'parts' ? block.answer.parts : []
  return part?.space !== undefined && part.stem.text.length === 0 && part.figure === undefined
    ? { ...block, answer: part.space }
    : block
}

/** Bubbles for the questions that are answered by a letter. */
function answerSheet(
  paper: CandidatePaper,
  sections: Sections,
  words: ExaminationMessages,
  { messages, answerSheet: identity }: SheetOptions,
): AnswerSheet[] {
  const chosen = sections
    .flatMap(({ items }) => items)
    .flatMap(({ number, question }) =>
      question.type === 'multiple_choice' && question.options.length <= MOST_LETTERS
        ? [{ number: number.replace(/\.$/, ''), letters: question.options.map((_, index) => letters(index)) }]
        : [],
    )
  if (chosen.length === 0) return []
  const { name, class: schoolClass } = messages.paper.candidateFields
  const said = {
    ...words.sheet,
    title: paper.title,
    number: words.candidateNumber,
    fields: [name, schoolClass, words.seatNumber],
  }
  return [layOutAnswerSheet(chosen, said, identity ?? { run: runOfPaper(paper.code), sheet: 0 })]
}
