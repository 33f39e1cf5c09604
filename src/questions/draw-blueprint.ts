/** Draws the blueprint of a paper from what the teacher asked for. */
import { apportion } from '#domain/apportion.ts'
import type { Blueprint } from '#domain/blueprint.ts'
import { countTypes } from '#domain/count-types.ts'
import { LEVELS, levelCounts, type Difficulty } from '#domain/difficulty.ts'
import type { NonEmpty } from '#domain/must-be-there.ts'
import type { QuestionType } from '#domain/question.ts'
import { QUESTIONS_PER_TOPIC, type SelectedTopic } from '#domain/topic.ts'
import type { FoundTopic } from '#reading/topics/found-topic.ts'
import type { Candidate } from './candidate.ts'

/**
 * Counts a type by its share of an ordinary paper; levels by decision D40. `goodOf`: how many good questions there are of
 * a type. One that has fewer than its share gives places up to those that have more.
 */
export function drawBlueprint(
  topics: readonly SelectedTopic[],
  types: NonEmpty<QuestionType>,
  difficulty: Difficulty,
  goodOf: (type: QuestionType) => number = () => Infinity,
): Blueprint {
  const total = topics.reduce((sum, selected) => sum + selected.questionCount, 0)
  const typeCounts = withinGood(
    countTypes(total, types),
    types.map((type) => (type === 'essay' ? 0 : goodOf(type))),
  )
  const levels = levelCounts(difficulty, total)
  return {
    topics: topics.map(({ topic, questionCount }) => ({ topicId: topic.id, name: topic.name, count: questionCount })),
    types: types.map((type, index) => ({ type, count: typeCounts[index]! })),
    levels: LEVELS.map((level) => ({ level, count: levels[level] })),
  }
}

function withinGood(shares: readonly number[], good: readonly number[]): readonly number[] {
  const kept = shares.map((share, index) => Math.min(share, Math.max(LEAST_OF_TYPE, good[index] ?? 0)))
  const spare = kept.map((count, index) => Math.max(0, (good[index] ?? 0) - count))
  const room = spare.reduce((sum, one) => sum + one, 0)
  const given = shares.reduce((sum, share, index) => sum + share - (kept[index] ?? 0), 0)
  if (given === 0 || room === 0) return shares
  const moved = apportion(Math.min(given, room), spare)
  const counts = kept.map((count, index) => count + (moved[index] ?? 0))
  // What nobody has good questions for stays where it was.
  const left = apportion(
    given - Math.min(given, room),
    shares.map((share, index) => share - (kept[index] ?? 0)),
  )
  return counts.map((count, index) => count + (left[index] ?? 0))
}
/** A type that was asked for is on the paper. */
const LEAST_OF_TYPE = 2

/** How many questions each topic can give at the most, by its id. */
export type Capacities = ReadonlyMap<string, number>

/** What each topic can probably give of these types, at most 20 a topic (specification 2, section 2). */
export function topicCapacities(
  topics: readonly FoundTopic[],
  candidates: readonly Candidate[],
  types: readonly QuestionType[],
): Capacities {
  return new Map(
    topics.map(({ topic }) => [
      topic.id,
      Math.min(
        QUESTIONS_PER_TOPIC.most,
        distinctQuestions(
          candidates.filter((candidate) => candidate.topicId === topic.id && types.includes(candidate.draft.type)),
        ),
      ),
    ]),
  )
}

/**
 * Where nobody picked topics: spreads `total` questions over the topics in proportion to what each can give, so that
 * a topic with
 * little to ask is not emptied. The sum is below `total` only where all capacities together are.
 */
export function spreadOverTopics(
  topics: readonly FoundTopic[],
  capacities: Capacities,
  total: number,
): SelectedTopic[] {
  const capacity = topics.map(({ topic }) => capacities.get(topic.id) ?? 0)
  const counts = topics.map(() => 0)
  let left = Math.min(
    total,
    capacity.reduce((a, b) => a + b, 0),
  )
  while (left > 0) {
    const weights = topics.map((_, index) => (counts[index]! < capacity[index]! ? capacity[index]! : 0))
    const shares = apportion(left, weights)
    shares.forEach((share, index) => {
      const added = Math.min(share, capacity[index]! - counts[index]!)
      counts[index] = counts[index]! + added
      left -= added
    })
  }
  return topics.flatMap(({ topic }, index) => (counts[index]! > 0 ? [{ topic, questionCount: counts[index]! }] : []))
}

/** How many of the candidates can stand on one paper together, found greedily: a lower bound that is near the truth. */
export function distinctQuestions(candidates: readonly Candidate[]): number {
  const taken = new Set<string>()
  let count = 0
  for (const { exclusions } of candidates.toSorted((a, b) => a.exclusions.length - b.exclusions.length)) {
    if (exclusions.some((exclusion) => taken.has(exclusion))) continue
    for (const exclusion of exclusions) taken.add(exclusion)
    count += 1
  }
  return count
}
