/** A paper of the server as the screen shows it: read, checked, with its template and the numbers that are printed. */
import type { getPaper } from '#contract/papers.ts'
import type { AnswerOf } from '#contract/route.ts'
import { checkQuestions, type CheckFault } from '#domain/check-questions.ts'
import type { Paper } from '#domain/paper.ts'
import { parsePaper, type PaperFault } from '#domain/paper-json.ts'
import type { Question } from '#domain/question.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { Template } from '#domain/template.ts'
import { examinationSections } from '#layout/examination/examination-sections.ts'
import { examinationFormat } from '#layout/examination/format.ts'
import type { Phrase } from '#layout/laid-out.ts'
import { phrasing } from '#layout/phrase.ts'
import { sectionsOf } from '#layout/sections.ts'
import { findTemplate, templateFor } from '#templates/templates.ts'
import { gistOf } from '../../paper/gist.ts'

export type PaperAnswer = AnswerOf<typeof getPaper>

export type ShownPaper = {
  readonly paper: Paper
  readonly template: Template
  /** What is wrong with questions that had to be left out. */
  readonly errors: readonly CheckFault[]
}

/** Questions with a fault are left out and named, from any maker (specification 2, section 5). */
export function readPaper(answer: PaperAnswer): Result<ShownPaper, readonly PaperFault[]> {
  const whole = parsePaper(answer, { from: { kind: 'own' } })
  if (whole.ok) return ok({ paper: whole.value, template: templateOf(whole.value), errors: [] })
  const frame = parsePaper({ ...answer, questions: [] }, { from: { kind: 'own' } })
  if (!frame.ok) return err(frame.error)
  const { errors, questions } = checkQuestions(answer.questions, {
    language: frame.value.language,
    from: { kind: 'own' },
  })
  return ok({ paper: { ...frame.value, questions }, template: templateOf(frame.value), errors })
}

/** As the server chooses it for printing. */
const templateOf = ({ templateId, configuration }: Paper): Template =>
  findTemplate(templateId) ?? templateFor(configuration)

/** `gist`: what it asks, on a line. Its language is that of its words, which need not be the paper's (decision D36). */
export type NumberedQuestion = { readonly number: string; readonly question: Question; readonly gist: Phrase }

/** The questions in the order and under the numbers in which they are printed. */
export function numberedQuestions({ paper, template }: ShownPaper): readonly NumberedQuestion[] {
  const phrase = phrasing(paper.language, undefined)
  const sections =
    examinationFormat(template) === undefined
      ? sectionsOf(paper.questions, template.questionNumbering)
      : examinationSections(paper.questions, paper.structure)
  return sections
    .flatMap(({ items }) => items)
    .map((item) => ({
      ...item,
      gist: phrase(gistOf(item.question.stem, item.question.type === 'long_question' ? item.question.parts : [])),
    }))
}

/** As the cards tell it; totals come from the questions, never from what was asked (decision D2). */
export const topicsOf = ({ questions }: Paper): readonly string[] => [...new Set(questions.map(({ topic }) => topic))]
