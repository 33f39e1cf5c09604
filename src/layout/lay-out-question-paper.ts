/** The question paper: header, instructions, lettered sections of questions with room for answers, end line. */
import type { PaperLanguage } from '#domain/language.ts'
import type { Passage } from '#domain/passage.ts'
import { plainText, type RichText } from '#domain/rich-text.ts'
import type { Template, TemplateLayout, Written } from '#domain/template.ts'
import type { PrintedMessages } from '#messages/printed/printed.ts'
import { answerSpace } from './answer-space.ts'
import type { CandidatePaper, CandidatePart, CandidateQuestion } from './candidate-paper.ts'
import { instructionsOf, type MarksShown } from './instructions.ts'
import type {
  AnswerBlock,
  AnswerSpace,
  Flow,
  Header,
  Labelled,
  LaidOutPaper,
  PaperBlock,
  PartBlock,
  QuestionBlock,
} from './laid-out.ts'
import { figureOf } from './figure.ts'
import { letters, optionLabelOf, partLabel, type OptionLabel } from './numbering.ts'
import { passageAbove } from './passages.ts'
import { phrasing, type Phrasing } from './phrase.ts'
import { practicalRecord } from './practical-record.ts'
import { marksOfEach, sectionsOf, type Numbered, type Section } from './sections.ts'
import { headerOf, sheetOf, type SheetOptions } from './sheet.ts'

/** Lays out what a candidate may see; it gets nothing else, so nothing else can be printed (decision D13). */
export function layOutQuestionPaper(paper: CandidatePaper, options: SheetOptions): LaidOutPaper {
  const { template, messages } = options
  const sections = sectionsOf(paper.questions, template.questionNumbering)
  const context: Context = {
    template,
    messages,
    passages: paper.passages,
    language: paper.language,
    phrase: phrasing(paper.language, paper.questionLanguage),
    optionLabel: optionLabelOf(paper, template),
    isAnswerBook: false,
  }
  const instructions = instructionsOf(paper, template, messages, marksShownIn(sections))
  const blocks: PaperBlock[] = [
    header(paper, sections, options),
    ...(instructions === undefined ? [] : [instructions]),
    ...sections.map((section) => layOutSection(section, context)),
    ...(sections.length === 0 ? [{ kind: 'remark', text: messages.paper.noQuestions } as const] : []),
    ...(template.setting.practicalRecord ? [practicalRecord(messages)] : []),
    { kind: 'end', text: messages.paper.end },
  ]
  return { part: 'paper', ...sheetOf(paper, paper.title, options), blocks }
}

/** What a question is laid out with. `isAnswerBook`: all that is written is working. */
export type QuestionContext = {
  readonly template: Template
  readonly messages: PrintedMessages
  readonly passages: readonly Passage[]
  readonly phrase: Phrasing
  readonly optionLabel: OptionLabel
  readonly isAnswerBook: boolean
}
type Context = QuestionContext & { readonly language: PaperLanguage }

function header(paper: CandidatePaper, sections: readonly Section<CandidateQuestion>[], options: SheetOptions): Header {
  const { template, messages } = options
  const { candidateFields, sectionNumbering } = template.setting
  const base = headerOf(paper, candidateFields, options)
  if (!template.customization.scoring || sections.length === 0) return base
  switch (template.headerStyle) {
    case 'formal': {
      const boxes = sections.map(({ index, marks }) => ({
        label: messages.paper.sectionNames[sectionNumbering](index),
        outOf: marks,
      }))
      return { ...base, scores: { boxes, total: messages.paper.totalMarks } }
    }
    case 'standard':
      return { ...base, score: { label: messages.paper.marksGot, outOf: paper.totalMarks } }
    case 'minimal':
      return base
  }
}

function layOutSection(section: Section<CandidateQuestion>, context: Context): PaperBlock {
  const {
    messages: { paper },
    template: { layout, setting },
  } = context
  const each = marksOfEach(section)
  const flow = flowOf(section, layout)
  const instruction = [
    paper.sectionInstructions[section.type],
    each === undefined ? undefined : paper.eachQuestion(each),
  ]
  return {
    kind: 'section',
    heading: {
      title: paper.sectionHeadings[setting.sectionNumbering](section.index, paper.sectionTitles[section.type]),
      summary: paper.sectionSummary(section.items.length, section.marks),
      instruction: instruction.filter((sentence) => sentence !== undefined).join(context.language === 'en' ? ' ' : ''),
    },
    flow,
    questions: section.items.map((item, index) => {
      const block = {
        ...passageAbove(section.items, index, context),
        ...layOutQuestion(item, showsMarks(section), context),
      }
      return flow === 'pairs' && isLong(item.question) ? { ...block, wide: true } : block
    }),
  }
}

/**
 * In two columns all but compositions and passages, which need the width of the page; in a mixed layout what is answered by a circle
 * stands in pairs.
 */
function flowOf({ type, items }: Section<CandidateQuestion>, layout: TemplateLayout): Flow {
  switch (layout) {
    case 'single-column':
      return 'page'
    case 'two-column':
      return items.some(({ question }) => needsWidth(question)) ? 'page' : 'columns'
    case 'mixed':
      return type === 'multiple_choice' || type === 'true_false' ? 'pairs' : 'page'
  }
}

const needsWidth = ({ type, passageId }: CandidateQuestion): boolean =>
  type === 'essay' || type === 'long_question' || passageId !== undefined

/** Several statements, or one of more than about three lines of half a page; a Chinese sign is as wide as two letters. */
function isLong({ stem }: CandidateQuestion): boolean {
  const width = [...plainText(stem)].reduce((sum, sign) => sum + (/[\u1100-\uFFFF]/.test(sign) ? 2 : 1), 0)
  return width > LONG || stem.filter(({ kind }) => kind === 'break').length > 1
}
const LONG = 120

/** Where the marks of a question stand: a section of one kind of marks says them once, in its heading. */
function marksShownIn(sections: readonly Section<CandidateQuestion>[]): MarksShown {
  const besideAll = sections.every((section) => showsMarks(section) || section.type === 'long_question')
  if (besideAll) return 'beside_each'
  return sections.some((section) => showsMarks(section)) ? 'beside_some' : 'in_headings'
}

/** Where all questions of a section carry the same, its heading says so once. */
const showsMarks = (section: Section<CandidateQuestion>): boolean => marksOfEach(section) === undefined

/** `withMarks`: whether its marks stand beside it. */
export function layOutQuestion(
  { number, question }: Numbered<CandidateQuestion>,
  withMarks: boolean,
  context: QuestionContext,
): QuestionBlock {
  return {
    number,
    stem: context.phrase(question.stem),
    ...figureOf(question.figure, context),
    ...(withMarks ? { marks: context.messages.paper.marksInBrackets(question.marks) } : {}),
    answer: answerBlock(question, context),
    // Room for an essay and the parts of a long question may go over to the next page; a question and its options may
    // not.
    keepTogether: question.type !== 'essay' && question.type !== 'long_question',
  }
}

function answerBlock(question: CandidateQuestion, context: QuestionContext): AnswerBlock {
  const { messages, phrase } = context
  switch (question.type) {
    case 'multiple_choice':
      return {
        kind: 'options',
        columns: 'auto',
        options: question.options.map((option, index) => ({
          label: context.optionLabel(index),
          phrase: phrase(option),
        })),
      }
    case 'true_false':
      return { kind: 'choice', choices: [messages.paper.true, messages.paper.false] }
    case 'fill_blank':
      return { kind: 'inside' }
    case 'short_answer':
      return spaceFor('short_answer', question.marks, question.stem, question.stem, context)
    case 'essay':
      return spaceFor('essay', question.marks, question.stem, question.stem, context)
    case 'matching':
      return {
        kind: 'matching',
        heads: messages.paper.columns,
        left: question.left.map((item, index): Labelled => ({ label: `(${index + 1})`, phrase: phrase(item) })),
        right: question.right.map((item, index): Labelled => ({ label: `${letters(index)}.`, phrase: phrase(item) })),
      }
    case 'long_question':
      return {
        kind: 'parts',
        parts: question.parts.map((part, index) => layOutPart(part, question, question.parts[index - 1], context)),
      }
  }
}

const layOutPart = (
  part: CandidatePart,
  question: CandidateQuestion,
  before: CandidatePart | undefined,
  context: QuestionContext,
): PartBlock => ({
  ...partLabel(part.label, before?.label),
  stem: context.phrase(part.stem),
  ...figureOf(part.figure, context),
  ...(part.marks === 0
    ? {}
    : {
        marks: context.messages.paper.marksInBrackets(part.marks),
        // The numbers that a part works with may stand in the question, which asks itself where the part has no words.
        space: spaceFor(
          'part',
          part.marks,
          [...question.stem, ...part.stem],
          part.stem.length === 0 ? question.stem : part.stem,
          context,
        ),
      }),
})

const spaceFor = (
  type: Written,
  marks: number,
  stem: RichText,
  asked: RichText,
  { phrase, template, messages, isAnswerBook }: QuestionContext,
): AnswerSpace =>
  answerSpace(type, marks, { stem: phrase(stem), asked: phrase(asked) }, template, {
    answerLine: messages.paper.answerLine,
    isAnswerBook,
  })
