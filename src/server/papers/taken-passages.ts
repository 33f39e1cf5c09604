/** Passages that come with a changed paper: read, their figures cleaned, and what follows for the questions about them. */
import { isDeepStrictEqual } from 'node:util'
import { inputProblem } from '#domain/input-problem.ts'
import type { Passage } from '#domain/passage.ts'
import { formatPassage, passageOf, passagesSchema } from '#domain/passage-json.ts'
import type { Question } from '#domain/question.ts'
import type { Refusal } from '#domain/refusal.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { cleaned, drawingsOf, UnusableFigure } from './taken-figures.ts'

/** `stored`: those that the paper has; their drawings are not looked at again. */
export function takenPassages(
  given: unknown,
  { stored }: { readonly stored: readonly Passage[] },
): Result<readonly Passage[], Refusal> {
  const read = passagesSchema.safeParse(given)
  if (!read.success) {
    const { field, ...problem } = inputProblem(read.error, given)
    return err({
      code: 'invalid_input',
      field: ['passages', field].filter((part) => part !== '').join('.'),
      ...problem,
    })
  }
  const known = drawingsOf(stored)
  const passages: Passage[] = []
  for (const [index, one] of read.data.map(passageOf).entries()) {
    try {
      passages.push(one.kind === 'figure' ? { ...one, figure: cleaned(one.figure, known) } : one)
    } catch (error) {
      if (!(error instanceof UnusableFigure)) throw error
      return err({ code: 'invalid_input', field: `passages.${index}.figure`, problem: error.message })
    }
  }
  return ok(passages)
}

/** Why the questions cannot stand beside these passages: one of them is about none of these. */
export function missingPassage(questions: readonly Question[], passages: readonly Passage[]): Refusal | undefined {
  const missing = questions.find(
    ({ passageId }) => passageId !== undefined && !passages.some(({ id }) => id === passageId),
  )
  return (
    missing && {
      code: 'invalid_input',
      field: 'passages',
      problem: `expected the passage ${missing.passageId}, which the question ${missing.id} is about`,
    }
  )
}

/** What a teacher has changed is the teacher's: where other words stand in a passage, no proof about it holds. */
export function withoutStaleProofs(
  questions: readonly Question[],
  before: readonly Passage[],
  after: readonly Passage[],
): readonly Question[] {
  const changed = new Set(
    before.filter((one) => !after.some((other) => other.id === one.id && saysTheSame(one, other))).map(({ id }) => id),
  )
  return questions.map((question) =>
    question.passageId !== undefined && changed.has(question.passageId)
      ? { ...question, provenance: { origin: { kind: 'teacher' }, proof: 'unchecked' } }
      : question,
  )
}

/** Title, source and line numbers are not what is asked about. */
function saysTheSame(one: Passage, other: Passage): boolean {
  const said = (passage: Passage) => {
    const { title: _title, credit: _credit, ...content } = formatPassage(passage)
    return { ...content, lineNumbers: undefined }
  }
  return isDeepStrictEqual(said(one), said(other))
}
