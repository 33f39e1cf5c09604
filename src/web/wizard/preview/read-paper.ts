/** A paper of the server as the screen shows it: read, checked, with its template and the numbers that are printed. */
import type { getPaper } from '#contract/papers.ts'
import type { AnswerOf } from '#contract/route.ts'
import { checkQuestions, type CheckFault } from '#domain/check-questions.ts'
import type { Language } from '#domain/language.ts'
import type { Paper } from '#domain/paper.ts'
import { parsePaper, type PaperFault } from '#domain/paper-json.ts'
import type { Question } from '#domain/question.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { Template } from '#domain/template.ts'
import { phrasing } from '#layout/phrase.ts'
import { sectionsOf } from '#layout/sections.ts'
import { findTemplate, templateFor } from '#templates/templates.ts'

export type PaperAnswer = AnswerOf<typeof getPaper>

export type ShownPaper = {
  readonly paper: Paper
  readonly template: Template
  /** What is wrong with questions that had to be left out. */
  readonly errors: readonly CheckFault[]
}

/** Whoever made the questions, those with a fault are left out and named (specification 2, section 5). */
export function readPaper(answer: PaperAnswer): Result<ShownPaper, readonly PaperFault[]> {
  const whole = parsePaper(answer, { from: { kind: 'own' } })
  if (whole.ok) return ok({ paper: whole.value, template: templateOf(whole.value), errors: [] })
  const frame = parsePaper({ ...answer, questions: [] }, { from: { kind: 'own' } })
  if (!frame.ok) return err(frame.error)
  const { errors, questions } = checkQuestions(answer.questions, { language: frame.value.language, from: { kind: 'own' } })
  return ok({ paper: { ...frame.value, questions }, template: templateOf(frame.value), errors })
}

/** As the server chooses it for printing. */
const templateOf = ({ templateId, configuration }: Paper): Template => findTemplate(templateId) ?? templateFor(configuration)

/** `language` is that of its words, which need not be the paper's (decision D36). */
export type NumberedQuestion = { readonly number: string; readonly question: Question; readonly language: Language }

/** The questions in the order and under the numbers in which they are printed. */
export function numberedQuestions({ paper, template }: ShownPaper): readonly NumberedQuestion[] {
  const phrase = phrasing(paper.language, undefined)
  return sectionsOf(paper.questions, template.questionNumbering).flatMap(({ items }) => items).map((item) => ({ ...item, language: phrase(item.question.stem).language }))
}

/** As the cards tell it; totals come from the questions, never from what was asked (decision D2). */
export const topicsOf = ({ questions }: Paper): readonly string[] => [...new Set(questions.map(({ topic }) => topic))]
