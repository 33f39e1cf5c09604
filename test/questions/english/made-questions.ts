/** What makers make of small texts, and how tests read it. */
import { plainText } from '#domain/rich-text.ts'
import type { Candidate } from '#questions/candidate.ts'
import type { Maker } from '#questions/from-documents/english/survey/lesson.ts'
import { lessonFromText, type TermWish } from './lesson-from-text.ts'

/** Four terms of one kind, each with a meaning. */
export const INSTRUMENTS = `
# Instruments
A **barometer** is an instrument that measures the pressure of air.
A **thermometer** is an instrument that measures how hot a body is.
An **anemometer** is an instrument that measures the speed of wind.
A **hygrometer** is an instrument that measures the water in air.
`

export const made = (maker: Maker, text: string, terms: readonly TermWish[] = []): Candidate[] =>
  maker(lessonFromText(text, terms))
export const stems = (candidates: readonly Candidate[]): string[] =>
  candidates.map(({ draft }) => plainText(draft.stem))
export const optionsOf = ({ draft }: Candidate): { readonly key: string; readonly others: readonly string[] } => {
  if (draft.type !== 'multiple_choice') throw new TypeError(`Cannot read options of ${draft.type}`)
  const options = draft.options.map(plainText)
  return { key: options[draft.keyIndex]!, others: options.filter((_, index) => index !== draft.keyIndex) }
}
export const keyOf = ({ draft }: Candidate): unknown =>
  draft.type === 'true_false'
    ? draft.key
    : draft.type === 'short_answer'
      ? plainText(draft.key)
      : draft.type === 'fill_blank'
        ? draft.keys[0].map(plainText)
        : undefined
