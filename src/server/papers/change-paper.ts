/**
 * Applies a partial paper to a stored one; what is not named stays, questions that are not changed keep their proof.
 */
import { LONGEST, LARGEST_PAPER, SCORE } from '#domain/limits.ts'
import { parseConfiguration } from '#domain/configuration.ts'
import { asId } from '#domain/ids.ts'
import { normaliseQuestion } from '#domain/normalise-question.ts'
import { distributeMarks } from '#domain/marks.ts'
import { PAPER_STATUSES, type Paper, type PaperStatus } from '#domain/paper.ts'
import { inGroups, passagesInUse, type Passage } from '#domain/passage.ts'
import { totalMarks } from '#domain/structure.ts'
import type { Question } from '#domain/question.ts'
import type { Refusal } from '#domain/refusal.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { messagesIn } from '#messages/messages.ts'
import { defaultInstructions, printedIn } from '#messages/printed/printed.ts'
import { wordFault } from '#messages/word-faults.ts'
import { findTemplate } from '#templates/templates.ts'
import { randomId } from '../foundation/random-id.ts'
import { missingPassage, takenPassages, withoutStaleProofs } from './taken-passages.ts'
import { keptQuestion } from './kept-question.ts'
import { drawingsOf, sendsFigure, UnusableFigure, withCleanFigures } from './taken-figures.ts'

export function changePaper(paper: Paper, patch: Readonly<Record<string, unknown>>): Result<Paper, Refusal> {
  const texts = textsOf(patch)
  if (!texts.ok) return texts
  const templateId = patch.templateId
  if (templateId !== undefined && (typeof templateId !== 'string' || findTemplate(templateId) === undefined))
    return err({ code: 'no_such_template', template: typeof templateId === 'string' ? templateId : '' })
  const passages =
    patch.passages === undefined ? ok(paper.passages) : takenPassages(patch.passages, { stored: paper.passages })
  if (!passages.ok) return passages
  const questions =
    patch.questions === undefined ? ok(paper.questions) : questionsOf(patch.questions, paper, passages.value)
  if (!questions.ok) return questions
  const missing = missingPassage(questions.value, passages.value)
  if (missing !== undefined) return err(missing)
  const status = patch.status === undefined ? paper.status : parseStatus(patch.status)
  if (status === undefined)
    return err({ code: 'invalid_input', field: 'status', problem: `expected one of ${PAPER_STATUSES.join(', ')}` })
  const score = patch.score === undefined ? ok(paper.score) : scoreOf(patch.score)
  if (!score.ok) return score
  const configuration = configurationOf(paper, { ...patch, ...texts.value })
  if (!configuration.ok) return configuration
  const { title, language } = configuration.value
  const marked = withTotal(
    questions.value,
    paper.configuration.totalMarks,
    configuration.value.totalMarks,
    patch.questions !== undefined,
  )
  if (!marked.ok) return marked
  const { score: _, ...others } = paper
  return ok({
    ...others,
    ...texts.value,
    title,
    language,
    status,
    ...(score.value === undefined ? {} : { score: score.value }),
    ...(templateId === undefined ? {} : { templateId: asId<'Template'>(templateId) }),
    configuration: configuration.value,
    questions: inGroups(withoutStaleProofs(marked.value, paper.passages, passages.value)),
    passages: passagesInUse(passages.value, marked.value),
  })
}

/** Another total is shared out over the questions (decision D2), unless they come with marks of their own. */
function withTotal(
  questions: readonly Question[],
  before: number | undefined,
  total: number | undefined,
  areGiven: boolean,
): Result<readonly Question[], Refusal> {
  if (areGiven || total === before) return ok(questions)
  if (total === undefined) return ok(questions)
  const shared = distributeMarks(questions, total)
  if (!shared.ok) return err({ code: 'invalid_configuration', faults: [shared.error] })
  const most = totalMarks(shared.value)
  return most < total
    ? err({ code: 'invalid_configuration', faults: [{ code: 'above_what_questions_bear', total, most }] })
    : shared
}

/** To one decimal; null takes it away. */
function scoreOf(given: unknown): Result<number | undefined, Refusal> {
  if (given === null) return ok(undefined)
  if (typeof given !== 'number' || !(given >= SCORE.least && given <= SCORE.most))
    return err({
      code: 'invalid_input',
      field: 'score',
      problem: `expected a number from ${SCORE.least} to ${SCORE.most}, or null`,
    })
  return ok(Math.round(given * 10) / 10)
}

function textsOf(
  patch: Readonly<Record<string, unknown>>,
): Result<Partial<Record<keyof typeof LONGEST, string>>, Refusal> {
  const texts: Partial<Record<keyof typeof LONGEST, string>> = {}
  for (const field of ['title', 'subject', 'grade'] as const) {
    const value = patch[field]
    if (value === undefined) continue
    if (typeof value !== 'string' || value.trim() === '' || value.length > LONGEST[field])
      return err({ code: 'invalid_input', field, problem: `expected a text of 1 to ${LONGEST[field]} characters` })
    texts[field] = value.trim()
  }
  return ok(texts)
}

/** `ready` passes for `completed` (decision D37). */
const parseStatus = (word: unknown): PaperStatus | undefined =>
  word === 'ready' ? 'completed' : PAPER_STATUSES.find((status) => status === word)

/**
 * Stand on the paper and in its configuration: a whole paper that is sent back holds both, and the one that was changed
 * counts.
 */
const TWICE = ['title', 'language', 'difficulty'] as const

/** Fields that are named replace their own; the count of questions follows from the questions. */
function configurationOf(
  paper: Paper,
  patch: Readonly<Record<string, unknown>>,
): Result<Paper['configuration'], Refusal> {
  const given = patch.configuration ?? {}
  if (typeof given !== 'object' || Array.isArray(given))
    return err({ code: 'invalid_input', field: 'configuration', problem: 'expected an object' })
  const inner = trimmedTitle(given as Readonly<Record<string, unknown>>)
  const stored = paper.configuration
  const twice = Object.fromEntries(
    TWICE.map((field) => [
      field,
      inner[field] !== undefined && inner[field] !== stored[field] ? inner[field] : (patch[field] ?? stored[field]),
    ]),
  )
  const parsed = parseConfiguration(
    { ...stored, ...inner, ...twice },
    {
      instructions: (language, minutes) => defaultInstructions(minutes, printedIn(language)),
      topics: Math.max(1, paper.topics.length),
      schoolLevel: stored.schoolLevel,
    },
  )
  if (!parsed.ok) return err({ code: 'invalid_configuration', faults: parsed.error })
  if (parsed.value.title.length > LONGEST.title)
    return err({
      code: 'invalid_input',
      field: 'configuration.title',
      problem: `expected a text of 1 to ${LONGEST.title} characters`,
    })
  const { totalQuestions, questionsPerTopic } = stored
  return ok({ ...parsed.value, ...('totalQuestions' in inner ? {} : { totalQuestions, questionsPerTopic }) })
}

const trimmedTitle = (fields: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  typeof fields.title === 'string' ? { ...fields, title: fields.title.trim() } : fields

function questionsOf(
  entries: unknown,
  paper: Paper,
  passages: readonly Passage[],
): Result<readonly Question[], Refusal> {
  if (!Array.isArray(entries)) return err({ code: 'invalid_input', field: 'questions', problem: 'expected an array' })
  if (entries.length > LARGEST_PAPER.questions)
    return err({
      code: 'invalid_input',
      field: 'questions',
      problem: `expected at most ${LARGEST_PAPER.questions} questions`,
    })
  const stored = new Map<string, Question>(paper.questions.map((question) => [question.id, question]))
  const drawings = drawingsOf(paper.questions)
  const questions: Question[] = []
  for (const [index, entry] of entries.entries()) {
    const question = questionOf(entry, index, { stored, drawings, passages })
    if (!question.ok) return question
    if (questions.some(({ id }) => id === question.value.id))
      return err({
        code: 'invalid_input',
        field: `questions.${index}.id`,
        problem: 'expected another id than that of an earlier question',
      })
    questions.push(question.value)
  }
  if (totalMarks(questions) > LARGEST_PAPER.marks)
    return err({
      code: 'invalid_input',
      field: 'questions',
      problem: `expected at most ${LARGEST_PAPER.marks} marks in all`,
    })
  return ok(questions)
}

/** `drawings`: those that the paper has. */
type Known = {
  readonly stored: ReadonlyMap<string, Question>
  readonly drawings: ReadonlySet<string>
  readonly passages: readonly Passage[]
}

function questionOf(entry: unknown, index: number, { stored, drawings, passages }: Known): Result<Question, Refusal> {
  const id =
    typeof entry === 'object' && entry !== null && 'id' in entry && typeof entry.id === 'string' ? entry.id : undefined
  const known = id === undefined ? undefined : stored.get(id)
  const kept = known && keptQuestion(known, entry as Readonly<Record<string, unknown>>)
  if (kept) return ok(kept)
  // What a teacher has changed is the teacher's: its proof no longer holds.
  const normalised = normaliseQuestion(entry, {
    from: { kind: 'teacher' },
    id: asId<'Question'>(known?.id ?? randomId('entry')),
    passages,
  })
  if (!normalised.ok)
    return err({
      code: 'invalid_input',
      field: `questions.${index}`,
      problem: normalised.error.map((fault) => wordFault(fault, messagesIn('en'))).join(' '),
    })
  const unusable = (problem: string): Result<Question, Refusal> =>
    err({ code: 'invalid_input', field: `questions.${index}.figure`, problem })
  const { question: read, warnings } = normalised.value
  if (sendsFigure(entry) && warnings.some(({ code }) => code === 'figure_dropped'))
    return unusable('expected an SVG and, as `alt`, words that say what it shows')
  try {
    const question = withCleanFigures(read, drawings)
    return ok(question.slot === undefined && known?.slot !== undefined ? { ...question, slot: known.slot } : question)
  } catch (error) {
    if (error instanceof UnusableFigure) return unusable(error.message)
    throw error
  }
}
