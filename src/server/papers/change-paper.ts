/** Applies a partial paper to a stored one; what is not named stays, questions that are not changed keep their proof. */
import { isDeepStrictEqual } from 'node:util'
import { parseConfiguration } from '#domain/configuration.ts'
import { formatQuestion } from '#domain/format-question.ts'
import { asId } from '#domain/ids.ts'
import { normaliseQuestion } from '#domain/normalise-question.ts'
import type { Paper } from '#domain/paper.ts'
import type { Question } from '#domain/question.ts'
import type { Refusal } from '#domain/refusal.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { defaultInstructions, messagesIn } from '#messages/messages.ts'
import { wordFault } from '#messages/word-faults.ts'
import { findTemplate } from '#templates/templates.ts'
import { randomId } from '../random-id.ts'

export const MOST_QUESTIONS = 200
const LONGEST = { title: 300, subject: 100, grade: 20 } as const

export function changePaper(paper: Paper, patch: Readonly<Record<string, unknown>>): Result<Paper, Refusal> {
  const texts = textsOf(patch)
  if (!texts.ok) return texts
  const templateId = patch.templateId
  if (templateId !== undefined && (typeof templateId !== 'string' || findTemplate(templateId) === undefined)) return err({ code: 'no_such_template', template: typeof templateId === 'string' ? templateId : '' })
  const questions = patch.questions === undefined ? ok(paper.questions) : questionsOf(patch.questions, paper)
  if (!questions.ok) return questions
  const title = texts.value.title ?? paper.title
  const configuration = configurationOf(paper, patch.configuration, title)
  if (!configuration.ok) return configuration
  return ok({ ...paper, ...texts.value, title, language: configuration.value.language, ...(templateId === undefined ? {} : { templateId: asId<'Template'>(templateId) }), configuration: configuration.value, questions: questions.value })
}

function textsOf(patch: Readonly<Record<string, unknown>>): Result<Partial<Record<keyof typeof LONGEST, string>>, Refusal> {
  const texts: Partial<Record<keyof typeof LONGEST, string>> = {}
  for (const field of ['title', 'subject', 'grade'] as const) {
    const value = patch[field]
    if (value === undefined) continue
    if (typeof value !== 'string' || value.trim() === '' || value.length > LONGEST[field]) return err({ code: 'invalid_input', field, problem: `expected a text of 1 to ${LONGEST[field]} characters` })
    texts[field] = value.trim()
  }
  return ok(texts)
}

/** Fields that are named replace their own; the count of questions follows from the questions. */
function configurationOf(paper: Paper, patch: unknown, title: string): Result<Paper['configuration'], Refusal> {
  if (patch === undefined) return ok({ ...paper.configuration, title })
  if (typeof patch !== 'object' || patch === null || Array.isArray(patch)) return err({ code: 'invalid_input', field: 'configuration', problem: 'expected an object' })
  const { totalQuestions, questionsPerTopic } = paper.configuration
  const parsed = parseConfiguration({ ...paper.configuration, ...patch, title }, { instructions: (language, minutes) => defaultInstructions(minutes, messagesIn(language)), topics: Math.max(1, paper.topics.length) })
  return parsed.ok ? ok({ ...parsed.value, ...('totalQuestions' in patch ? {} : { totalQuestions, questionsPerTopic }) }) : err({ code: 'invalid_configuration', faults: parsed.error })
}

function questionsOf(entries: unknown, paper: Paper): Result<readonly Question[], Refusal> {
  if (!Array.isArray(entries)) return err({ code: 'invalid_input', field: 'questions', problem: 'expected an array' })
  if (entries.length > MOST_QUESTIONS) return err({ code: 'invalid_input', field: 'questions', problem: `expected at most ${MOST_QUESTIONS} questions` })
  const stored = new Map<string, Question>(paper.questions.map((question) => [question.id, question]))
  const questions: Question[] = []
  for (const [index, entry] of entries.entries()) {
    const question = questionOf(entry, index, stored)
    if (!question.ok) return question
    if (questions.some(({ id }) => id === question.value.id)) return err({ code: 'invalid_input', field: `questions.${index}.id`, problem: 'expected another id than that of an earlier question' })
    questions.push(question.value)
  }
  return ok(questions)
}

function questionOf(entry: unknown, index: number, stored: ReadonlyMap<string, Question>): Result<Question, Refusal> {
  const id = typeof entry === 'object' && entry !== null && 'id' in entry && typeof entry.id === 'string' ? entry.id : undefined
  const known = id === undefined ? undefined : stored.get(id)
  if (known && isDeepStrictEqual(JSON.parse(JSON.stringify(formatQuestion(known))), entry)) return ok(known)
  // What a teacher has changed is the teacher's: its proof no longer holds.
  const normalised = normaliseQuestion(entry, { from: { kind: 'teacher' }, id: asId<'Question'>(known?.id ?? randomId('entry')) })
  if (!normalised.ok) return err({ code: 'invalid_input', field: `questions.${index}`, problem: normalised.error.map((fault) => wordFault(fault, messagesIn('en'))).join(' ') })
  return ok(normalised.value.question)
}
