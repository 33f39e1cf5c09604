/** Makes essay questions: a stem about one section, and a marking guide whose points are statements of that section. */
import type { Level } from '#domain/difficulty.ts'
import type { DocumentId, TopicId } from '#domain/ids.ts'
import type { Citation } from '#domain/question.ts'
import { literalText, type RichText } from '#domain/rich-text.ts'
import type { Candidate } from '../candidate.ts'
import { citing } from './citing.ts'
import { joinRich } from './rich-slice.ts'

/** A statement that earns marks. */
export type EssayPoint = { readonly text: RichText; readonly citation: Citation; readonly exclusions: readonly string[] }

export type EssayPlan = {
  readonly documentId: DocumentId
  readonly topicId: TopicId
  readonly maker: string
  readonly stem: RichText
  /** What a good answer may hold, in the order of the text; more than `needed`, so that candidates may choose. */
  readonly points: readonly EssayPoint[]
  /** How many points earn full marks. */
  readonly needed: number
  readonly explanation: RichText
  readonly level: Level
  /** 0 to 1. */
  readonly score: number
  readonly words: EssayWords
}

export type EssayWords = {
  /** "Any four of these points, each stated and explained:" */
  anyOf(needed: number): string
  /** "2 marks each" */
  each(marks: number): string
  /** The row of a Hong Kong marking scheme for organisation and communication. */
  readonly organisation: string
}

/** Stating a point 1 mark, explaining it 1 more. */
export const MARKS_A_POINT = 2
export const ORGANISATION_MARKS = 2

/** Throws a RangeError when there are fewer points than are needed: such an essay could not earn its marks. */
export function composeEssay(plan: EssayPlan): Candidate {
  const { points, needed, words } = plan
  if (points.length < needed) throw new RangeError(`Cannot ask for ${needed} points: the section gives ${points.length}`)
  const listed = points.flatMap(({ text }) => [literalText('\n• '), text])
  return {
    draft: {
      type: 'essay',
      stem: plan.stem,
      explanation: plan.explanation,
      markingGuide: [
        { text: joinRich(words.anyOf(needed), ...listed), marks: needed * MARKS_A_POINT, remark: words.each(MARKS_A_POINT) },
        { text: literalText(words.organisation), marks: ORGANISATION_MARKS },
      ],
      provenance: citing(plan.documentId, points.map(({ citation }) => citation)),
    },
    topicId: plan.topicId,
    level: plan.level,
    maker: plan.maker,
    score: plan.score,
    exclusions: [...new Set(points.flatMap(({ exclusions }) => exclusions))],
  }
}
