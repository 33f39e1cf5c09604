/**
 * The one reader of questions from outside (decisions D20, D21): any of the usual shapes in, one strict question out.
 */
import { cleanQuestionText, marksInText } from './normalising/clean-question-text.ts'
import { parseLevel, type Level } from './difficulty.ts'
import { asId, type PassageId, type QuestionId } from './ids.ts'
import { DEFAULT_MARKS } from './marks.ts'
import { minutesForMarks } from './minutes.ts'
import type { Passage } from './passage.ts'
import { questionFault, type Question } from './question.ts'
import type { QuestionFault, QuestionWarning } from './question-fault.ts'
import { parseQuestionType } from './normalising/question-type-spelling.ts'
import { readBody } from './normalising/read-body.ts'
import { readFigure } from './normalising/read-figure.ts'
import { readProvenance, type QuestionOrigin } from './normalising/read-provenance.ts'
import { err, ok, type Result } from './result.ts'
import { parseRichText } from './rich-text.ts'
import {
  decodeJson,
  firstField,
  isModest,
  readNumber,
  readRecord,
  readWords,
  showKey,
  type Fields,
} from './normalising/tolerant-fields.ts'

export type { QuestionOrigin } from './normalising/read-provenance.ts'

export type NormaliseOptions = {
  /**
   * Who made the question. Only `own` (a paper that Setpaper itself stored) is read to the letter and believed about
   * its proof.
   */
  readonly from: QuestionOrigin
  /** For a question that brings no usable id. */
  readonly id: QuestionId
  /** The passages of its paper. Undefined: it comes without a paper, so that it can be about none. */
  readonly passages?: readonly Passage[] | undefined
}

export type NormalisedQuestion = { readonly question: Question; readonly warnings: readonly QuestionWarning[] }

/**
 * Reads one question in the shape of the API or any that is usual elsewhere (specification 1, section 3; 2, section
 * 3): other names
 * and spellings of fields and types, JSON text in place of values, prefixed options, keys as letter, index, text or
 * object.
 * Never guesses a key: one that can be read in two ways is a fault. Marks that are missing or not positive become 2,
 * missing
 * minutes 1.5 a mark. Fences, leading numbers and trailing marks are taken off the text. A claim of proof from
 * outside is not believed: such a question is `unchecked`, with a warning.
 */
export function normaliseQuestion(
  input: unknown,
  { from, id, passages }: NormaliseOptions,
): Result<NormalisedQuestion, readonly QuestionFault[]> {
  const own = from.kind === 'own'
  if (!isModest(input)) return err([{ code: 'question_too_large' }])
  const fields = own ? readRecord(input) : unfold(input)
  if (fields === undefined) return err([{ code: 'not_an_object' }])
  const warnings: QuestionWarning[] = []
  const warn = (warning: QuestionWarning): void => void warnings.push(warning)

  const named = firstField(fields, ['type', 'questionType', 'question_type'])
  const type = parseQuestionType(named)
  const text = readText(fields)
  const words = text === undefined || own ? text : readWords(cleanQuestionText(text))
  const faults: QuestionFault[] = []
  if (words === undefined) faults.push({ code: 'text_missing' })
  if (type === undefined)
    faults.push(typeof named === 'string' ? { code: 'type_unknown', found: showKey(named) } : { code: 'type_missing' })
  const passage = passages === undefined ? ok(undefined) : readPassage(fields, passages)
  if (!passage.ok) faults.push(passage.error)
  if (words === undefined || type === undefined || !passage.ok) return err(faults)

  const found = readNumber(firstField(fields, ['marks', 'points'])) ?? (own ? undefined : marksInText(text ?? ''))
  const stated = readMarks(found)
  const body = readBody(type, { fields, words, marks: stated.marks, own, warn })
  if (!body.ok) return err(body.error)
  const marks =
    body.value.type === 'long_question' ? body.value.parts.reduce((sum, part) => sum + part.marks, 0) : stated.marks
  if (marks === stated.marks && stated.amended !== undefined) warn(stated.amended)
  if (marks !== stated.marks && found !== undefined) warn({ code: 'marks_from_parts', stated: found, marks })
  const minutes = readNumber(
    firstField(fields, ['estimatedTime', 'timeEstimate', 'time_estimate', 'estimated_time', 'minutes']),
  )
  const figure = readFigure(fields, warn)
  const topic = readTopic(fields)
  const slot = readSlot(fields.slot)
  const question: Question = {
    id: readId(fields, own) ?? id,
    stem: parseRichText(words),
    explanation: parseRichText(readWords(fields.explanation) ?? ''),
    marks,
    minutes: minutes !== undefined && minutes > 0 ? minutes : minutesForMarks(marks),
    difficulty: readLevel(fields.difficulty, warn),
    ...topic,
    ...(figure === undefined ? {} : { figure }),
    ...(passage.value === undefined ? {} : { passageId: passage.value }),
    ...(slot === undefined ? {} : { slot }),
    provenance: readProvenance(fields, from, warn),
    ...body.value,
  }
  const fault = questionFault(question)
  if (fault !== undefined) throw new TypeError(`Cannot take the question ${question.id}: ${fault}`)
  return ok({ question, warnings })
}

/** The fields of a question, with those of an inner object: `{ content: { text, options } }`, also as JSON text. */
function unfold(input: unknown): Fields | undefined {
  const outer = readRecord(decodeJson(input))
  if (outer === undefined) return undefined
  const inner = readRecord(decodeJson(firstField(outer, TEXT_FIELDS)))
  if (inner === undefined) return outer
  const others = Object.entries(outer).filter(([name]) => !TEXT_FIELDS.includes(name))
  return { ...inner, ...Object.fromEntries(others) }
}

const TEXT_FIELDS: readonly string[] = ['question', 'content', 'text', 'stem', 'questionText', 'question_text']

function readText(fields: Fields): string | undefined {
  const words = firstField(fields, TEXT_FIELDS)
  return typeof words === 'string' && parseRichText(words).length > 0 ? readWords(words) : undefined
}

/** Whole marks of at least 1, and what had to be put right for them. */
function readMarks(found: number | undefined): { readonly marks: number; readonly amended?: QuestionWarning } {
  if (found === undefined || found <= 0 || !Number.isSafeInteger(Math.ceil(found)))
    return { marks: DEFAULT_MARKS, amended: { code: 'marks_defaulted', marks: DEFAULT_MARKS } }
  const marks = Math.ceil(found)
  return marks === found ? { marks } : { marks, amended: { code: 'marks_rounded', found, marks } }
}

function readLevel(value: unknown, warn: (warning: QuestionWarning) => void): Level {
  const level = parseLevel(value)
  const found = readWords(value)
  if (level === undefined && found !== undefined) warn({ code: 'level_unknown', found: showKey(found) })
  return level ?? 'medium'
}

function readTopic(fields: Fields): Pick<Question, 'topic' | 'topicId'> {
  const record = readRecord(fields.topic)
  const topicId = readWords(firstField(fields, ['topicId', 'topic_id']) ?? record?.id)
  return {
    topic: readWords(record?.name ?? fields.topic) ?? '',
    ...(topicId === undefined ? {} : { topicId: asId<'Topic'>(topicId) }),
  }
}

function readPassage(fields: Fields, passages: readonly Passage[]): Result<PassageId | undefined, QuestionFault> {
  const named = readWords(firstField(fields, ['passageId', 'passage_id']))
  if (named === undefined) return ok(undefined)
  const found = passages.find(({ id }) => id === named)
  return found === undefined ? err({ code: 'passage_unknown', found: showKey(named) }) : ok(found.id)
}

/** A place in a structure; anything else is no place. */
const readSlot = (value: unknown): number | undefined =>
  Number.isInteger(value) && Number(value) > 0 ? Number(value) : undefined

/** Ids from outside end up in addresses and rows: they are kept only when they are plain. */
function readId(fields: Fields, own: boolean): QuestionId | undefined {
  const id = readWords(fields.id)
  return id !== undefined && (own || /^[\w-]{1,64}$/.test(id)) ? asId<'Question'>(id) : undefined
}
