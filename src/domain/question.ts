/** One question, one type: a union by `type` in which each member holds exactly what that type needs. */
import type { Level } from './difficulty.ts'
import type { DocumentId, PassageId, QuestionId, TopicId } from './ids.ts'
import type { NonEmpty } from './must-be-there.ts'
import { countBlanks, type RichText } from './rich-text.ts'

/** In the order in which their sections stand on a paper. */
export const QUESTION_TYPES = [
  'multiple_choice',
  'true_false',
  'fill_blank',
  'matching',
  'short_answer',
  'essay',
  'long_question',
] as const
export type QuestionType = (typeof QUESTION_TYPES)[number]

/**
 * How far a key can be trusted: computed, following from rows of the school lexicon that two readers confirmed, standing
 * in the source, confirmed by an independent check, or none of these.
 */
export const PROOFS = ['proved', 'reviewed', 'quoted', 'checked', 'unchecked'] as const
export type Proof = (typeof PROOFS)[number]

/** Words of a document, and where they stand: the page (where the format has pages) and the nearest heading. */
export type Citation = {
  readonly page?: number
  readonly heading?: string
  readonly quote: string
}

/**
 * Where a question stands in a document. `further`: what else its key rests on, as the other pairs of a matching
 * question or the other parts of a long one.
 */
export type Source = Citation & { readonly documentId: DocumentId; readonly further?: readonly Citation[] }

/** Who made a question, and what its proof can therefore be. */
export type Provenance =
  | { readonly origin: { readonly kind: 'document' }; readonly proof: 'quoted' | 'reviewed'; readonly source: Source }
  | {
      readonly origin: { readonly kind: 'family'; readonly family: string; readonly seed: string }
      readonly proof: 'proved'
      readonly source?: undefined
    }
  | {
      readonly origin: { readonly kind: 'ai'; readonly model: string }
      readonly proof: Proof
      readonly source?: Source
    }
  | { readonly origin: { readonly kind: 'teacher' }; readonly proof: 'unchecked'; readonly source?: Source }

/**
 * One row of a marking scheme in Hong Kong style: what earns the marks, how many, and a remark such as `1M` or `f.t.`.
 */
export type MarkingRow = { readonly text: RichText; readonly marks: number; readonly remark?: string }

/** A drawing that prints as SVG; `alt` says in words what it shows. */
export type DrawnFigure = { readonly svg: string; readonly alt: string; readonly caption?: string }
export const UNDRAWN_KINDS = ['diagram', 'graph'] as const
/** A figure that came as LaTeX and waits to be drawn; `failed`: it was tried. */
export type UndrawnFigure = {
  readonly latex: string
  readonly shows: (typeof UNDRAWN_KINDS)[number]
  readonly alt: string
  readonly caption?: string
  readonly failed?: true
}
export type Figure = DrawnFigure | UndrawnFigure

export const isDrawnFigure = (figure: Figure): figure is DrawnFigure => 'svg' in figure

type QuestionBase = {
  readonly id: QuestionId
  readonly stem: RichText
  readonly explanation: RichText
  /** A positive whole number. */
  readonly marks: number
  readonly minutes: number
  readonly difficulty: Level
  readonly topic: string
  readonly topicId?: TopicId
  readonly figure?: Figure
  /** The passage of the paper that it is about. */
  readonly passageId?: PassageId
  /**
   * Its slot in the structure of the paper, from 1; undefined in a paper without one, and for a question that a teacher
   * added.
   */
  readonly slot?: number
  readonly provenance: Provenance
}

export type MultipleChoice = QuestionBase & {
  readonly type: 'multiple_choice'
  readonly options: readonly [RichText, RichText, ...RichText[]]
  readonly keyIndex: number
  /** Further distractors, the best first: a teacher may put one in the place of an option. Printed nowhere. */
  readonly spares?: NonEmpty<RichText>
}
export type TrueFalse = QuestionBase & { readonly type: 'true_false'; readonly key: boolean }
/** `keys`: for each blank of the stem, in order, the answers that are accepted, the best first. */
export type FillBlank = QuestionBase & {
  readonly type: 'fill_blank'
  readonly keys: NonEmpty<BlankKey>
}
export type BlankKey = NonEmpty<RichText>
export type ShortAnswer = QuestionBase & {
  readonly type: 'short_answer'
  readonly key: RichText
  readonly markingScheme: readonly MarkingRow[]
}
export type Essay = QuestionBase & {
  readonly type: 'essay'
  readonly markingGuide: NonEmpty<MarkingRow>
}
/** `pairs`: index of the left side, index of the right side; each left side stands in exactly one pair. */
export type Matching = QuestionBase & {
  readonly type: 'matching'
  readonly left: NonEmpty<RichText>
  readonly right: NonEmpty<RichText>
  readonly pairs: readonly (readonly [number, number])[]
}
export type LongQuestion = QuestionBase & {
  readonly type: 'long_question'
  readonly parts: NonEmpty<QuestionPart>
}
/**
 * `label`: `(a)`, or `(b)(i)` for a part of a part. A part of no marks asks nothing: it leads in to the parts of it
 * that follow.
 */
export type QuestionPart = {
  readonly label: string
  readonly stem: RichText
  readonly marks: number
  readonly key: RichText
  readonly markingScheme: readonly MarkingRow[]
  readonly figure?: Figure
}

export type Question = MultipleChoice | TrueFalse | FillBlank | ShortAnswer | Essay | Matching | LongQuestion

/** The letter under which an option is printed: 0 → A. */
export const optionLetter = (index: number): string => String.fromCharCode(65 + index)

/**
 * Why a question that the type allows still cannot be: a key outside the options, fewer keys than blanks, marks that
 * do not add up.
 * Undefined when all is well. Checked once, where a question enters.
 */
export function questionFault(question: Question): string | undefined {
  if (!Number.isInteger(question.marks) || question.marks < 1)
    return `marks must be a whole number of at least 1, got ${question.marks}`
  switch (question.type) {
    case 'multiple_choice':
      return Number.isInteger(question.keyIndex) &&
        question.keyIndex >= 0 &&
        question.keyIndex < question.options.length
        ? undefined
        : `the key must be one of the ${question.options.length} options, got number ${question.keyIndex + 1}`
    case 'true_false':
      return undefined
    case 'fill_blank': {
      const blanks = countBlanks(question.stem)
      return blanks === question.keys.length
        ? undefined
        : `each blank needs one key: found ${blanks} blanks and ${question.keys.length} keys`
    }
    case 'short_answer':
      return undefined
    case 'essay':
      return undefined
    case 'matching': {
      const lefts = new Set(question.pairs.map(([left]) => left))
      const inside = question.pairs.every(([left, right]) => left in question.left && right in question.right)
      return inside && lefts.size === question.left.length && question.pairs.length === question.left.length
        ? undefined
        : 'each item on the left needs exactly one partner on the right'
    }
    case 'long_question': {
      const sum = question.parts.reduce((total, part) => total + part.marks, 0)
      return sum === question.marks ? undefined : `the parts carry ${sum} marks and the question ${question.marks}`
    }
  }
}
