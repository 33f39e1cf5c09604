/** Chooses questions from the candidates of all topics, or of the picked ones. */
import { apportion } from '#domain/apportion.ts'
import type { Shortfall } from '#domain/blueprint.ts'
import type { Difficulty } from '#domain/difficulty.ts'
import type { NonEmpty } from '#domain/must-be-there.ts'
import type { QuestionType } from '#domain/question.ts'
import type { Random } from '#domain/random.ts'
import type { SelectedTopic } from '#domain/topic.ts'
import type { FoundTopic } from '#reading/topics/found-topic.ts'
import type { Candidate } from './candidate.ts'
import { chooseCandidates, type Choice } from './choose-candidates.ts'
import { goodOfTypes } from './good-candidates.ts'
import { drawBlueprint, spreadOverTopics, topicCapacities, type Capacities } from './draw-blueprint.ts'

/** What is chosen for, over the topics that are given. */
export type Wish = {
  readonly total: number
  readonly types: NonEmpty<QuestionType>
  readonly difficulty: Difficulty
}

type Chosen = Choice & { readonly topics: readonly SelectedTopic[] }

function choose(
  candidates: readonly Candidate[],
  topics: readonly SelectedTopic[],
  { types, difficulty }: Wish,
  random: Random,
): Choice {
  const asked = new Set<string>(topics.map(({ topic }) => topic.id))
  const goodOf = goodOfTypes(candidates.filter(({ topicId }) => asked.has(topicId)))
  return chooseCandidates(candidates, drawBlueprint(topics, types, difficulty, goodOf), random.fork('choice'))
}

/** How often the questions that a topic could not give are asked of the others. */
const SPREADS = 6

/**
 * As the teacher counted them; what a topic cannot give is asked of the other picked ones before anyone is told that
 * there is no more. A topic that gave less is told all the same.
 */
export function chooseOverPicked(
  picked: readonly SelectedTopic[],
  candidates: readonly Candidate[],
  request: Wish,
  random: Random,
): Choice {
  const asked = picked.reduce((sum, { questionCount }) => sum + questionCount, 0)
  let counts = picked.map(({ questionCount }) => questionCount)
  let best: Choice = { chosen: [], shortfalls: [] }
  const full = new Set<number>()
  for (let spread = 0; spread < SPREADS; spread += 1) {
    const topics = picked.map((one, index) => ({ ...one, questionCount: counts[index]! }))
    const choice = choose(candidates, topics, request, random)
    if (spread === 0 || choice.chosen.length > best.chosen.length) best = choice
    if (best.chosen.length === asked) break
    const given = picked.map(({ topic }) => choice.chosen.filter(({ topicId }) => topicId === topic.id).length)
    given.forEach((count, index) => {
      if (count < counts[index]!) full.add(index)
    })
    if (full.size === picked.length) break
    const more = apportion(
      asked - choice.chosen.length,
      picked.map(({ questionCount }, index) => (full.has(index) ? 0 : Math.max(1, questionCount))),
    )
    counts = given.map((count, index) => count + more[index]!)
  }
  return { chosen: best.chosen, shortfalls: ofPicked(picked, best, asked) }
}

function ofPicked(picked: readonly SelectedTopic[], { chosen, shortfalls }: Choice, asked: number): Shortfall[] {
  const given = chosen.length
  const topics = picked.map(({ topic, questionCount }): Shortfall => ({
    kind: 'topic',
    topic: topic.name,
    asked: questionCount,
    given: chosen.filter(({ topicId }) => topicId === topic.id).length,
  }))
  return [
    ...(given < asked && picked.length > 1 ? [{ kind: 'total', asked, given } as const] : []),
    ...topics.filter((topic) => topic.given < topic.asked),
    ...shortfalls.filter(({ kind }) => kind !== 'topic'),
  ]
}

/** By their better questions alone, where these fill the paper: a topic that gives weak ones is asked for few. */
function capacitiesFor(
  found: readonly FoundTopic[],
  candidates: readonly Candidate[],
  { total, types }: Wish,
): Capacities {
  const sure = candidates.filter(({ reserve, draft }) => !reserve && types.includes(draft.type))
  const bestOf = (all: readonly Candidate[], most: number): Candidate[] =>
    all.toSorted((one, other) => other.score - one.score).slice(0, most)
  const ofEachType = types.flatMap((type) =>
    bestOf(
      sure.filter(({ draft }) => draft.type === type),
      Math.ceil((BETTER * total) / types.length),
    ),
  )
  const wanted = new Set([...bestOf(sure, BETTER * total), ...ofEachType])
  const better = topicCapacities(
    found,
    sure.filter((candidate) => wanted.has(candidate)),
    types,
  )
  const sum = [...better.values()].reduce((all, one) => all + one, 0)
  return sum >= total ? better : topicCapacities(found, candidates, types)
}
/** So many candidates for each question: some ask the same. */
const BETTER = 3

/**
 * Nobody picked topics, so what one cannot give is asked of the others; only what all together cannot give falls short.
 */
export function chooseOverAllTopics(
  found: readonly FoundTopic[],
  candidates: readonly Candidate[],
  request: Wish,
  random: Random,
): Chosen {
  let capacities = new Map(capacitiesFor(found, candidates, request))
  let best: Chosen = { topics: [], chosen: [], shortfalls: [] }
  for (let spread = 0; spread < SPREADS && best.chosen.length < request.total; spread += 1) {
    const topics = spreadOverTopics(found, capacities, request.total)
    const choice = choose(candidates, topics, request, random)
    if (choice.chosen.length > best.chosen.length) best = { ...choice, topics }
    // The better ones promised more than they give together: then all count.
    if (spread === 0 && best.chosen.length < request.total)
      capacities = new Map(topicCapacities(found, candidates, request.types))
    for (const { topic, questionCount } of topics) {
      const given = choice.chosen.filter((candidate) => candidate.topicId === topic.id).length
      if (given < questionCount) capacities.set(topic.id, given)
    }
  }
  const given = best.chosen.length
  // Too few in all says enough: the counts of types and levels were drawn for fewer questions than asked.
  return {
    ...best,
    shortfalls:
      given < request.total
        ? [{ kind: 'total', asked: request.total, given }]
        : best.shortfalls.filter(({ kind }) => kind !== 'topic'),
  }
}
