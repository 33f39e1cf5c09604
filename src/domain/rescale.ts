/** Brings the question counts of the topics into line with the total of the paper (decision D6). */
import { apportion, apportionAtLeast } from './apportion.ts'
import type { SelectedTopic } from './topic.ts'
import { itemAt } from './must-be-there.ts'

/**
 * The topics with counts in proportion to theirs that sum exactly to `total`, by largest remainder; each keeps at
 * least one
 * question while the total allows it. With fewer questions than topics the smallest topics come out with 0: nothing
 * is dropped
 * silently, so the caller can say which. Throws a RangeError when `total` is not a whole number of at least 0 or no
 * topic is given for it.
 */
export function rescaleTopics(topics: readonly SelectedTopic[], total: number): SelectedTopic[] {
  const counts = rescaleCounts(
    topics.map(({ questionCount }) => questionCount),
    total,
  )
  return topics.map(({ topic }, index) => ({ topic, questionCount: itemAt(counts, index) }))
}

/** As `rescaleTopics`, of the counts alone. */
export const rescaleCounts = (counts: readonly number[], total: number): number[] =>
  total < counts.length ? apportion(total, counts) : apportionAtLeast(total, counts, 1)
