/** Writes a question in the shape of the API: plain JSON that `normaliseQuestion` reads back as the same question. */
import type { Level } from './difficulty.ts'
import {
  isDrawnFigure,
  optionLetter,
  type DrawnFigure,
  type Figure,
  type MarkingRow,
  type Proof,
  type Question,
  type QuestionType,
  type Source,
} from './question.ts'
import { formatRichText, type RichText } from './rich-text.ts'

/**
 * The figure of a question or of a part: drawn, or as the LaTeX that it came as (specification 2, section 3), and why
 * it is not drawn.
 */
export type FigureJson = {
  readonly figure?: DrawnFigure
  readonly hasGeometry?: true
  readonly geometryData?: GeometryJson
}
export type GeometryJson = {
  readonly latex: string
  readonly type: 'diagram' | 'graph'
  readonly alt: string
  readonly caption?: string
  readonly failed?: true
}

/**
 * The API's Question. An entry of the key of a blank is a list where more than one answer is accepted, the best first.
 */
export type QuestionJson = FigureJson & {
  readonly id: string
  readonly type: QuestionType
  readonly question: string
  readonly options?: readonly string[]
  /** Further distractors of a choice, the best first, to put in the place of an option. */
  readonly spareOptions?: readonly string[]
  readonly correctAnswer: string | readonly (string | readonly string[])[] | readonly (readonly [number, number])[]
  readonly explanation: string
  readonly marks: number
  readonly difficulty: Level
  readonly topic: string
  readonly topicId?: string
  readonly estimatedTime: number
  readonly matches?: { readonly left: readonly string[]; readonly right: readonly string[] }
  readonly source?: Source
  readonly origin: {
    readonly kind: 'family' | 'document' | 'ai' | 'teacher'
    readonly family?: string
    readonly seed?: string
    readonly model?: string
  }
  readonly proof: Proof
  /** The id of the passage that it is about. */
  readonly passageId?: string
  readonly markingScheme?: readonly MarkingRowJson[]
  readonly slot?: number
  readonly subQuestions?: readonly PartJson[]
}
export type MarkingRowJson = { readonly text: string; readonly marks: number; readonly remark?: string }
export type PartJson = FigureJson & {
  readonly id: string
  readonly label: string
  readonly question: string
  readonly marks: number
  readonly correctAnswer: string
  readonly markingScheme: readonly MarkingRowJson[]
}

/** With its key, explanation and proof: for the owner only (decision D13). */
export function formatQuestion(question: Question): QuestionJson {
  const { provenance } = question
  return {
    id: question.id,
    type: question.type,
    question: formatRichText(question.stem),
    ...formatBody(question),
    explanation: formatRichText(question.explanation),
    marks: question.marks,
    difficulty: question.difficulty,
    topic: question.topic,
    ...(question.topicId === undefined ? {} : { topicId: question.topicId }),
    estimatedTime: question.minutes,
    ...(provenance.source === undefined ? {} : { source: provenance.source }),
    origin: provenance.origin,
    proof: provenance.proof,
    ...formatFigure(question.figure),
    ...(question.passageId === undefined ? {} : { passageId: question.passageId }),
    ...(question.slot === undefined ? {} : { slot: question.slot }),
  }
}

function formatBody(
  question: Question,
): Pick<QuestionJson, 'options' | 'spareOptions' | 'correctAnswer' | 'matches' | 'markingScheme' | 'subQuestions'> {
  switch (question.type) {
    case 'multiple_choice':
      return {
        options: question.options.map(formatRichText),
        ...(question.spares === undefined ? {} : { spareOptions: question.spares.map(formatRichText) }),
        correctAnswer: optionLetter(question.keyIndex),
      }
    case 'true_false':
      return { correctAnswer: question.key ? 'True' : 'False' }
    case 'fill_blank':
      return {
        correctAnswer: question.keys.map(([best, ...others]) =>
          others.length === 0 ? formatRichText(best) : [best, ...others].map(formatRichText),
        ),
      }
    case 'matching':
      return {
        matches: { left: question.left.map(formatRichText), right: question.right.map(formatRichText) },
        correctAnswer: question.pairs.map(([left, right]) => [left, right] as const),
      }
    case 'short_answer':
      return {
        correctAnswer: formatRichText(question.key),
        ...(question.markingScheme.length === 0 ? {} : { markingScheme: question.markingScheme.map(formatRow) }),
      }
    case 'essay':
      return {
        correctAnswer: lines(question.markingGuide.map((row) => row.text)),
        markingScheme: question.markingGuide.map(formatRow),
      }
    case 'long_question':
      return {
        correctAnswer: lines(
          question.parts.map((part) =>
            part.label === '' ? part.key : [{ kind: 'text', text: `${part.label} ` }, ...part.key],
          ),
        ),
        subQuestions: question.parts.map((part, index) => ({
          id: `${question.id}-${index + 1}`,
          label: part.label,
          question: formatRichText(part.stem),
          marks: part.marks,
          correctAnswer: formatRichText(part.key),
          markingScheme: part.markingScheme.map(formatRow),
          ...formatFigure(part.figure),
        })),
      }
  }
}

export function formatFigure(figure: Figure | undefined): FigureJson {
  if (figure === undefined) return {}
  if (isDrawnFigure(figure)) return { figure }
  const { shows, ...others } = figure
  return { hasGeometry: true, geometryData: { ...others, type: shows } }
}

/** The way back, for readers of what we wrote. */
export function figureOfJson({ figure, geometryData }: FigureJson): { readonly figure?: Figure } {
  if (figure !== undefined) return { figure }
  if (geometryData === undefined) return {}
  const { type: shows, ...others } = geometryData
  return { figure: { ...others, shows } }
}

const formatRow = ({ text, marks, remark }: MarkingRow): MarkingRowJson => ({
  text: formatRichText(text),
  marks,
  ...(remark === undefined ? {} : { remark }),
})

const lines = (texts: readonly RichText[]): string => texts.map(formatRichText).join('\n')
