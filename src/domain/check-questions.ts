/** Checks the questions that an AI, an import or a call hands over (specification 2, section 5). */
import { stripFences } from './normalising/clean-question-text.ts'
import { asId, type QuestionId } from './ids.ts'
import { detectScript, isChinese, type PaperLanguage } from './language.ts'
import { normaliseQuestion, type QuestionOrigin } from './normalise-question.ts'
import type { Passage } from './passage.ts'
import type { Question } from './question.ts'
import type { QuestionFault, QuestionWarning } from './question-fault.ts'
import { plainText } from './rich-text.ts'

/** `number`: the question's place in what was handed over, from 1. */
export type CheckFault =
  | { readonly code: 'not_an_array' }
  | { readonly code: 'in_question'; readonly number: number; readonly fault: QuestionFault }
export type CheckWarning = { readonly code: 'in_question'; readonly number: number; readonly fault: QuestionWarning }

export type CheckedQuestions = {
  readonly errors: readonly CheckFault[]
  readonly warnings: readonly CheckWarning[]
  /** The questions that can be used, cleaned, in their order, none twice. */
  readonly questions: readonly Question[]
}

export type CheckOptions = {
  /** The paper's. */
  readonly language: PaperLanguage
  readonly from: QuestionOrigin
  /** Of the paper that the questions belong to, if any. */
  readonly passages?: readonly Passage[]
  /** For a question without an id, or with one that stands already: its place from 1 comes in. */
  readonly newId?: (number: number) => QuestionId
}

/**
 * Reads a list of questions in any of the usual shapes, also as JSON text in a code fence. A question with a fault is
 * left out and
 * named; a repeated one is left out with a warning; one in another language than the paper's stays, with a warning.
 */
export function checkQuestions(
  data: unknown,
  { language, from, passages, newId = (number) => asId<'Question'>(`q_${number}`) }: CheckOptions,
): CheckedQuestions {
  const list = listOf(data)
  if (list === undefined) return { errors: [{ code: 'not_an_array' }], warnings: [], questions: [] }
  const errors: CheckFault[] = []
  const warnings: CheckWarning[] = []
  const questions: Question[] = []
  const ids = new Set<QuestionId>()
  const seen = new Map<string, number>()
  list.forEach((entry, index) => {
    const number = index + 1
    const warn = (fault: QuestionWarning): void => void warnings.push({ code: 'in_question', number, fault })
    const read = normaliseQuestion(entry, { from, id: newId(number), passages })
    if (!read.ok) {
      errors.push(...read.error.map((fault): CheckFault => ({ code: 'in_question', number, fault })))
      return
    }
    const { question } = read.value
    const first = seen.get(likeness(question))
    if (first !== undefined) {
      warn({ code: 'duplicate', of: first })
      return
    }
    seen.set(likeness(question), number)
    read.value.warnings.forEach(warn)
    if (isForeign(wordsOf(question), language)) warn({ code: 'language_differs', wanted: language })
    const id = ids.has(question.id) ? freeId(number, ids, newId) : question.id
    ids.add(id)
    questions.push({ ...question, id })
  })
  return { errors, warnings, questions }
}

function listOf(data: unknown): readonly unknown[] | undefined {
  const value = typeof data === 'string' ? parseJson(stripFences(data)) : data
  return Array.isArray(value) ? value : undefined
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/**
 * What two copies of one question share: the lower-case words of question and options, white space as one space. What
 * is asked about two passages in the same words is asked twice.
 */
function likeness(question: Question): string {
  const options = question.type === 'multiple_choice' ? question.options : []
  const texts = [question.stem, ...options].map((text) => plainText(text).toLowerCase().replace(/\s+/g, ' ').trim())
  return [...texts, question.passageId ?? ''].join('\n')
}

/** The words that show the language: formulas say nothing about it. */
function wordsOf(question: Question): string {
  const options = question.type === 'multiple_choice' ? question.options : []
  return [question.stem, ...options]
    .map((text) => plainText(text.filter(({ kind }) => kind !== 'math' && kind !== 'blank')))
    .join(' ')
}

/** Traditional and Simplified match each other; a text without any word has no language. */
const isForeign = (words: string, language: PaperLanguage): boolean =>
  /\p{L}/u.test(words) && detectScript(words) !== (isChinese(language) ? 'zh' : 'en')

/** A new id that none has yet; `newId` may repeat what a question brought along. */
function freeId(number: number, ids: ReadonlySet<QuestionId>, newId: (number: number) => QuestionId): QuestionId {
  const id = newId(number)
  let suffix = 2
  let free = id
  while (ids.has(free)) {
    free = asId<'Question'>(`${id}_${suffix}`)
    suffix += 1
  }
  return free
}
