/** A paper to be answered on a screen: each question with its answer, and how that is checked. */
import { languageOfQuestions } from './candidate-paper.ts'
import type { Paper } from '#domain/paper.ts'
import { itemAt } from '#domain/must-be-there.ts'
import type { Question } from '#domain/question.ts'
import { plainText } from '#domain/rich-text.ts'
import type { Template } from '#domain/template.ts'
import { printedIn } from '#messages/printed/printed.ts'
import { quizMessagesIn, type QuizMessages } from '#messages/quiz/quiz-messages.ts'
import { examinationSections } from './examination/examination-sections.ts'
import { examinationFormat } from './examination/format.ts'
import { ownInstructionsOf, type Instructions } from './instructions.ts'
import type { Fact, KeyAnswer, LaidOutPaper, QuestionBlock, Remarked } from './laid-out.ts'
import { layOut } from './lay-out.ts'
import { layOutEntry, type KeyContext } from './lay-out-key.ts'
import { capitalLabel, optionLabelOf } from './numbering.ts'
import { phrasing } from './phrase.ts'
import { sectionsOf, type Numbered } from './sections.ts'

export type LaidOutQuiz = Omit<LaidOutPaper, 'part' | 'blocks'> & {
  readonly part: 'quiz'
  readonly title: string
  /** Subject and grade. */
  readonly subtitle: readonly string[]
  /** Time and marks, as the head of the paper has them. */
  readonly facts: readonly Fact[]
  /** Those of an examination stand in sentences on its cover. */
  readonly lines: readonly string[]
  readonly instructions?: Instructions
  readonly sections: readonly QuizSection[]
  readonly messages: Omit<QuizMessages, 'blank' | 'unscored'> & {
    readonly blanks: readonly string[]
    readonly unscored: string
  }
}
export type QuizSection = {
  readonly title: string
  readonly summary: string
  readonly questions: readonly QuizQuestion[]
}
export type QuizQuestion = {
  readonly block: QuestionBlock
  readonly answers: readonly KeyAnswer[]
  readonly explanation?: Remarked
  readonly marks: number
  readonly check: QuizCheck
}
/** What a page can judge by itself; the other answers are compared by who gave them. */
export type QuizCheck =
  /** Index of the right option, or of the right one of two choices. */
  | { readonly kind: 'one'; readonly key: number }
  /** For each blank what is accepted. */
  | { readonly kind: 'blanks'; readonly accepted: readonly (readonly string[])[] }
  /** For each item on the left the index of its partner. */
  | { readonly kind: 'pairs'; readonly partners: readonly number[] }
  | { readonly kind: 'none' }

/** Nothing of sources, proofs and notices: the file goes to those who answer. */
export function layOutQuiz(paper: Paper, template: Template): LaidOutQuiz {
  const { blocks, part: _part, ...sheet } = layOut(paper, template, { part: 'paper', pageSize: 'a4' })
  const items = itemsOf(paper, template)
  const context = contextOf(paper, template)
  let at = 0
  const sections = blocks.flatMap((block): QuizSection[] =>
    block.kind !== 'section'
      ? []
      : [
          {
            title: block.heading.title,
            summary: block.heading.summary,
            questions: block.questions.map((question) => quizQuestion(question, itemAt(items, at++), context)),
          },
        ],
  )
  const instructions = ownInstructionsOf(
    { instructions: paper.configuration.instructions, language: paper.language },
    printedIn(paper.language),
  )
  const { blank, unscored, ...messages } = quizMessagesIn(paper.language)
  const questions = sections.flatMap((section) => section.questions)
  const most = Math.max(0, ...questions.map(({ check }) => (check.kind === 'blanks' ? check.accepted.length : 0)))
  const left = questions.reduce((sum, { check, marks }) => sum + (check.kind === 'none' ? marks : 0), 0)
  return {
    ...sheet,
    part: 'quiz',
    title: paper.title,
    subtitle: [paper.subject, paper.grade].filter((part): part is string => part !== undefined && part !== ''),
    facts: blocks.flatMap((block) => (block.kind === 'header' ? block.facts : [])),
    lines: blocks.flatMap((block) => (block.kind === 'examinationHead' ? block.lines : [])),
    ...(instructions === undefined ? {} : { instructions }),
    sections,
    messages: {
      ...messages,
      blanks: Array.from({ length: most }, (_, index) => blank(index + 1)),
      unscored: left === 0 ? '' : unscored(left),
    },
  }
}

const itemsOf = (paper: Paper, template: Template): readonly Numbered<Question>[] =>
  (examinationFormat(template) === undefined
    ? sectionsOf(paper.questions, template.questionNumbering)
    : examinationSections(paper.questions, paper.structure)
  ).flatMap((section): readonly Numbered<Question>[] => section.items)

function contextOf(paper: Paper, template: Template): KeyContext {
  const { schoolLevel } = paper.configuration
  const isExamination = examinationFormat(template) !== undefined
  return {
    paper,
    template,
    messages: printedIn(paper.language),
    phrase: phrasing(paper.language, languageOfQuestions(paper)),
    isTrustAlike: true,
    passages: paper.passages,
    optionLabel: isExamination
      ? capitalLabel
      : optionLabelOf({ ...paper, ...(schoolLevel === undefined ? {} : { schoolLevel }) }, template),
  }
}

function quizQuestion(block: QuestionBlock, item: Numbered<Question>, context: KeyContext): QuizQuestion {
  const { answers, explanation } = layOutEntry(item, context)
  return {
    block,
    answers,
    ...(explanation === undefined ? {} : { explanation }),
    marks: item.question.marks,
    check: checkOf(item.question),
  }
}

function checkOf(question: Question): QuizCheck {
  switch (question.type) {
    case 'multiple_choice':
      return { kind: 'one', key: question.keyIndex }
    case 'true_false':
      return { kind: 'one', key: question.key ? 0 : 1 }
    case 'fill_blank':
      return { kind: 'blanks', accepted: question.keys.map((accepted) => accepted.map(plainText)) }
    case 'matching':
      return {
        kind: 'pairs',
        partners: question.pairs.toSorted(([one], [other]) => one - other).map(([, right]) => right),
      }
    case 'short_answer':
      return { kind: 'none' }
    case 'essay':
      return { kind: 'none' }
    case 'long_question':
      return { kind: 'none' }
  }
}
