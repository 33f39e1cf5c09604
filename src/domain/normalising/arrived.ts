/** A question on its way in, and what its type makes of it. */
import type { Essay, FillBlank, LongQuestion, Matching, MultipleChoice, ShortAnswer, TrueFalse } from '../question.ts'
import type { QuestionFault, QuestionWarning } from '../question-fault.ts'
import type { Result } from '../result.ts'
import type { RichText } from '../rich-text.ts'
import type { Fields } from './tolerant-fields.ts'

export type Arrived = {
  readonly fields: Fields
  /** The text of the question as Markdown. */
  readonly words: string
  readonly marks: number
  /** Read to the letter: no JSON in place of values, no prefixes, no readings of a key but the API's. */
  readonly own: boolean
  readonly warn: (warning: QuestionWarning) => void
}

export type Body =
  | Pick<MultipleChoice, 'type' | 'options' | 'keyIndex'>
  | Pick<TrueFalse, 'type' | 'key'>
  | (Pick<FillBlank, 'type' | 'keys'> & { readonly stem: RichText })
  | Pick<ShortAnswer, 'type' | 'key' | 'markingScheme'>
  | Pick<Essay, 'type' | 'markingGuide'>
  | Pick<Matching, 'type' | 'left' | 'right' | 'pairs'>
  | Pick<LongQuestion, 'type' | 'parts'>

export type BodyResult = Result<Body, readonly QuestionFault[]>
