/**
 * Makes essay questions: a stem that sets one clear task, and a marking guide that groups the statements which answer
 * it.
 */
import type { Level } from '#domain/difficulty.ts'
import type { DocumentId, TopicId } from '#domain/ids.ts'
import type { Citation, MarkingRow } from '#domain/question.ts'
import { literalText, type RichText } from '#domain/rich-text.ts'
import type { Candidate } from '../candidate.ts'
import { citing } from './citing.ts'
import { joinRich } from './rich-slice.ts'

/** A statement that earns marks. */
export type EssayPoint = {
  readonly text: RichText
  readonly citation: Citation
  readonly exclusions: readonly string[]
}

/** What answers one side of the task ("Functions", "Symbiosis"). */
export type EssayGroup = {
  /**
   * What is wanted, and of how many points: "Functions (any two of these, with equal marks)". It names no number of
   * marks, since a paper may change these.
   */
  readonly heading: string
  /** In the order of the text. */
  readonly points: readonly EssayPoint[]
  /** How many of them earn the group's full marks. */
  readonly needed: number
}

export type EssayPlan = {
  readonly documentId: DocumentId
  readonly topicId: TopicId
  readonly maker: string
  readonly stem: RichText
  readonly groups: readonly [EssayGroup, ...EssayGroup[]]
  readonly explanation: RichText
  readonly level: Level
  /** 0 to 1. */
  readonly score: number
  /** The row for telling the groups apart, where the stem asks for that. */
  readonly comparison?: string
  /** The row of a Hong Kong marking scheme for organisation and communication. */
  readonly organisation: string
}

/** Stating a point 1 mark, explaining it 1 more. */
export const MARKS_A_POINT = 2
export const ORGANISATION_MARKS = 2
export const COMPARISON_MARKS = 2

/** Throws a RangeError when a group has fewer points than it needs: such an essay could not earn its marks. */
export function composeEssay(plan: EssayPlan): Candidate {
  const points = plan.groups.flatMap((group) => group.points)
  const [first, ...others] = plan.groups
  return {
    draft: {
      type: 'essay',
      stem: plan.stem,
      explanation: plan.explanation,
      markingGuide: [
        rowOf(first),
        ...others.map(rowOf),
        ...(plan.comparison === undefined ? [] : [{ text: literalText(plan.comparison), marks: COMPARISON_MARKS }]),
        { text: literalText(plan.organisation), marks: ORGANISATION_MARKS },
      ],
      provenance: citing(
        plan.documentId,
        points.map(({ citation }) => citation),
      ),
    },
    topicId: plan.topicId,
    level: plan.level,
    maker: plan.maker,
    score: plan.score,
    exclusions: [...new Set(points.flatMap(({ exclusions }) => exclusions))],
  }
}

/** A single point stands behind its heading, several below it. */
function rowOf({ heading, points, needed }: EssayGroup): MarkingRow {
  if (points.length < needed || needed < 1)
    throw new RangeError(`Cannot ask for ${needed} points under “${heading}”: the document gives ${points.length}`)
  const [only, ...others] = points
  const text =
    others.length === 0
      ? joinRich(heading.endsWith('：') ? heading : `${heading} `, only!.text)
      : joinRich(heading, ...points.flatMap((point) => [literalText('\n• '), point.text]))
  return { text, marks: needed * MARKS_A_POINT }
}
