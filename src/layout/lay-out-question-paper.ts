/** The question paper: header, instructions, lettered sections of questions with room for answers, end line. */
import type { Language } from '#domain/language.ts'
import { isDrawnFigure, type Figure, type QuestionType } from '#domain/question.ts'
import type { Template, TemplateLayout, Written } from '#domain/template.ts'
import type { PrintedMessages } from '#messages/printed/printed.ts'
import { answerSpace } from './answer-space.ts'
import type { CandidatePaper, CandidatePart, CandidateQuestion } from './candidate-paper.ts'
import { instructionsOf } from './instructions.ts'
import type { AnswerBlock, AnswerSpace, Flow, Header, Labelled, LaidOutFigure, LaidOutPaper, PaperBlock, PartBlock, QuestionBlock } from './laid-out.ts'
import { letters, optionLabel, partLabel } from './numbering.ts'
import { phrasing, type Phrasing } from './phrase.ts'
import { practicalRecord } from './practical-record.ts'
import { marksOfEach, sectionsOf, type Numbered, type Section } from './sections.ts'
import { headerOf, sheetOf, type SheetOptions } from './sheet.ts'

/** Lays out what a candidate may see; it gets nothing else, so nothing else can be printed (decision D13). */
export function layOutQuestionPaper(paper: CandidatePaper, options: SheetOptions): LaidOutPaper {
  const { template, messages } = options
  const sections = sectionsOf(paper.questions, template.questionNumbering)
  const context: Context = { template, messages, language: paper.language, phrase: phrasing(paper.language, paper.questionLanguage) }
  const marksInBrackets = sections.some((section) => showsMarks(section))
  const instructions = instructionsOf(paper, template, messages, marksInBrackets)
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

/** What a question is laid out with. `optionLabel`, `room`: where a layout has its own. */
export type QuestionContext = {
  readonly template: Template
  readonly messages: PrintedMessages
  readonly phrase: Phrasing
  readonly optionLabel?: (index: number) => string
  readonly room?: (type: Written, marks: number) => AnswerSpace
}
type Context = QuestionContext & { readonly language: Language }

function header(paper: CandidatePaper, sections: readonly Section<CandidateQuestion>[], options: SheetOptions): Header {
  const { template, messages } = options
  const { candidateFields, sectionNumbering } = template.setting
  const base = headerOf(paper, candidateFields, options)
  if (!template.customization.scoring || sections.length === 0) return base
  switch (template.headerStyle) {
    case 'formal': {
      const boxes = sections.map(({ index, marks }) => ({ label: messages.paper.sectionNames[sectionNumbering](index), outOf: marks }))
      return { ...base, scores: { boxes, total: messages.paper.totalMarks } }
    }
    case 'standard': return { ...base, score: { label: messages.paper.marksGot, outOf: paper.totalMarks } }
    case 'minimal': return base
  }
}

function layOutSection(section: Section<CandidateQuestion>, context: Context): PaperBlock {
  const { messages: { paper }, template: { layout, setting } } = context
  const each = marksOfEach(section)
  const inside = section.type === 'fill_blank' && setting.blanks === 'inside'
  const instruction = [inside ? paper.fillInside : paper.sectionInstructions[section.type], each === undefined ? undefined : paper.eachQuestion(each)]
  return {
    kind: 'section',
    heading: {
      title: paper.sectionHeadings[setting.sectionNumbering](section.index, paper.sectionTitles[section.type]),
      summary: paper.sectionSummary(section.items.length, section.marks),
      instruction: instruction.filter((sentence) => sentence !== undefined).join(context.language === 'en' ? ' ' : ''),
    },
    flow: flowOf(section.type, layout),
    questions: section.items.map((item) => layOutQuestion(item, showsMarks(section), context)),
  }
}

/** In two columns all but compositions, which need the width of the page; in a mixed layout what is answered by a circle stands in pairs. */
function flowOf(type: QuestionType, layout: TemplateLayout): Flow {
  switch (layout) {
    case 'single-column': return 'page'
    case 'two-column': return type === 'essay' || type === 'long_question' ? 'page' : 'columns'
    case 'mixed': return type === 'multiple_choice' || type === 'true_false' ? 'pairs' : 'page'
  }
}

/** Where all questions of a section carry the same, its heading says so once. */
const showsMarks = (section: Section<CandidateQuestion>): boolean => marksOfEach(section) === undefined

/** `withMarks`: whether its marks stand beside it. */
export function layOutQuestion({ number, question }: Numbered<CandidateQuestion>, withMarks: boolean, context: QuestionContext): QuestionBlock {
  return {
    number,
    stem: context.phrase(question.stem),
    ...figureOf(question.figure, context),
    ...(withMarks ? { marks: context.messages.paper.marksInBrackets(question.marks) } : {}),
    answer: answerBlock(question, context),
    // Room for an essay and the parts of a long question may go over to the next page; a question and its options may not.
    keepTogether: question.type !== 'essay' && question.type !== 'long_question',
  }
}

const figureOf = (figure: Figure | undefined, { messages }: QuestionContext): { readonly figure?: LaidOutFigure } =>
  figure === undefined ? {} : { figure: isDrawnFigure(figure) ? figure : { ...figure, said: messages.paper.figureFailed } }

function answerBlock(question: CandidateQuestion, context: QuestionContext): AnswerBlock {
  const { messages, phrase, template } = context
  switch (question.type) {
    case 'multiple_choice': return { kind: 'options', columns: 'auto', options: question.options.map((option, index) => ({ label: (context.optionLabel ?? optionLabel)(index), phrase: phrase(option) })) }
    case 'true_false': return { kind: 'choice', choices: [messages.paper.true, messages.paper.false] }
    // One line under the sentence (specification 2, section 2): the answer is a word or two.
    case 'fill_blank': return template.setting.blanks === 'inside' ? { kind: 'inside' } : { kind: 'space', shape: 'lines', lines: 1, width: 'short' }
    case 'short_answer': return spaceFor('short_answer', question, context)
    case 'essay': return spaceFor('essay', question, context)
    case 'matching': return {
      kind: 'matching',
      heads: messages.paper.columns,
      left: question.left.map((item, index): Labelled => ({ label: `(${index + 1})`, phrase: phrase(item) })),
      right: question.right.map((item, index): Labelled => ({ label: `${letters(index)}.`, phrase: phrase(item) })),
    }
    case 'long_question': return { kind: 'parts', parts: question.parts.map((part, index) => layOutPart(part, question, question.parts[index - 1], context)) }
  }
}

const layOutPart = (part: CandidatePart, question: CandidateQuestion, before: CandidatePart | undefined, context: QuestionContext): PartBlock => ({
  ...partLabel(part.label, before?.label),
  stem: context.phrase(part.stem),
  ...figureOf(part.figure, context),
  ...(part.marks === 0 ? {} : {
    marks: context.messages.paper.marksInBrackets(part.marks),
    // The numbers that a part works with may stand in the question.
    space: spaceFor('part', { ...part, stem: [...question.stem, ...part.stem] }, context),
  }),
})

const spaceFor = (type: Written, { marks, stem }: CandidateQuestion | CandidatePart, { phrase, template, messages, room }: QuestionContext): AnswerSpace =>
  room?.(type, marks) ?? answerSpace(type, marks, phrase(stem), template, messages.paper.answerLine)
