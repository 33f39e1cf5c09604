/** How many good questions of each type the topics of a document can give, before any are asked for. */
import { QUESTION_TYPES, type QuestionType } from '#domain/question.ts'
import { seededRandom } from '#domain/random.ts'
import { QUESTIONS_PER_TOPIC, type CapacityByType, type TopicCapacity } from '#domain/topic.ts'
import type { DocumentWithTopics } from '#reading/topics/found-topic.ts'
import type { Candidate } from './candidate.ts'
import { isGood } from './good-candidates.ts'
import { offerCandidates } from './make-questions.ts'
import { Entry } from './selection.ts'

/** In the order of the topics. A type is left out where a topic gives no question of it. */
export async function topicCapacity(source: DocumentWithTopics): Promise<TopicCapacity[]> {
  // What the makers offer differs little from seed to seed; a fixed one gives the same answer each time.
  const candidates = await offerCandidates([source], seededRandom('capacity'))
  return source.found.topics.map(({ topic }) => ({
    topicId: topic.id,
    byType: byType(candidates.filter(({ topicId }) => topicId === topic.id)),
  }))
}

function byType(candidates: readonly Candidate[]): CapacityByType {
  const good = candidates.filter(isGood)
  const counts = QUESTION_TYPES.map(
    (type) => [type, Math.max(togetherOf(type, good), weakOf(type, candidates))] as const,
  )
  return Object.fromEntries(counts.filter(([, count]) => count > 0))
}

/** Of a short type that has weak questions alone, one is told: it fills a paper where nothing else does. */
const weakOf = (type: QuestionType, candidates: readonly Candidate[]): number =>
  FILLING.has(type) && candidates.some(({ draft }) => draft.type === type) ? 1 : 0
const FILLING: ReadonlySet<QuestionType> = new Set(['multiple_choice', 'true_false', 'fill_blank', 'short_answer'])

/**
 * True statements and false ones of a paper keep the balance (selection.ts), so those of a topic are counted where they
 * do, too.
 */
const MOST_SURPLUS = 1

/**
 * How many of one type can stand on one paper together, found greedily: a lower bound that is near what a paper gets,
 * and at most what one topic may be asked for.
 */
function togetherOf(type: QuestionType, candidates: readonly Candidate[]): number {
  let open = candidates
    .filter(({ draft }) => draft.type === type)
    .toSorted((a, b) => a.exclusions.length - b.exclusions.length)
    .map((candidate) => new Entry(candidate, 0))
  const taken: Entry[] = []
  const excluded = new Set<string>()
  let surplus = 0
  const take = (entry: Entry): boolean => {
    const { draft, exclusions } = entry.candidate
    const after = draft.type === 'true_false' ? surplus + (draft.key ? 1 : -1) : surplus
    if (Math.abs(after) > MOST_SURPLUS || taken.length === QUESTIONS_PER_TOPIC.most) return false
    surplus = after
    taken.push(entry)
    for (const exclusion of exclusions) excluded.add(exclusion)
    return true
  }
  // A true statement that is one too many finds its place once a false one was taken.
  for (let before = -1; before < taken.length;) {
    before = taken.length
    open = open.filter(
      (entry) =>
        !entry.candidate.exclusions.some((exclusion) => excluded.has(exclusion)) &&
        !taken.some((other) => other.clashesWith(entry)) &&
        !take(entry),
    )
  }
  return taken.length
}
