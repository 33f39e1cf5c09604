/** Another question for one place of a paper: of the same topic, type and difficulty as far as the text gives one. */
import type { PaperLanguage } from '#domain/language.ts'
import type { Level } from '#domain/difficulty.ts'
import { withMarks } from '#domain/marks.ts'
import { firstOf } from '#domain/must-be-there.ts'
import type { Question, QuestionType } from '#domain/question.ts'
import { randomHex, seededRandom, type Random } from '#domain/random.ts'
import type { DocumentWithTopics } from '#reading/topics/found-topic.ts'
import { balanceKeys } from './balance-keys.ts'
import type { Candidate } from './candidate.ts'
import { besideOthers, inLanguage, offerCandidates } from './make-questions.ts'
import { numberCandidate } from './number-candidate.ts'

/** A place of a paper: the question that stands there, beside the others. */
export type Place = {
  readonly questions: readonly Question[]
  /** The question to replace. */
  readonly id: string
  readonly language: PaperLanguage
  readonly type?: QuestionType
  readonly difficulty?: Level
  readonly seed: string
}
/** `candidate`: the one to take, as `rankedQuestions` names it for the same seed. */
export type ReplacementOrder = Place & { readonly candidate?: string }
export type CandidatesOrder = Place & { readonly limit: number }
/** `question`: as it stands on the paper once it is chosen. */
export type RankedQuestion = { readonly id: string; readonly question: Question }

/**
 * Keeps id, slot and marks of the place where the new question can carry them. Undefined when the text gives no other
 * question of the type, or no such candidate.
 */
export async function replaceQuestion(
  sources: readonly DocumentWithTopics[],
  order: ReplacementOrder,
): Promise<Question | undefined> {
  const { ranked, wantedType, random, finish } = await openPlace(sources, order)
  if (order.candidate !== undefined) {
    const named = ranked.find((candidate) => idOf(candidate) === order.candidate)
    return named && finish(named, random.fork(order.candidate))
  }
  const best = ranked.filter(({ draft }) => draft.type === wantedType).slice(0, CHOICE)
  return best.length === 0 ? undefined : finish(random.pick(best), random)
}

/** The questions that fit the place, the best first; of those that ask about the same thing the best one alone. */
export async function rankedQuestions(
  sources: readonly DocumentWithTopics[],
  order: CandidatesOrder,
): Promise<readonly RankedQuestion[]> {
  const { ranked, random, finish } = await openPlace(sources, order)
  const taken = new Set<string>()
  const best: Candidate[] = []
  for (const candidate of ranked) {
    if (best.length === order.limit) break
    if (candidate.exclusions.some((exclusion) => taken.has(exclusion))) continue
    best.push(candidate)
    for (const exclusion of candidate.exclusions) taken.add(exclusion)
  }
  return best.map((candidate) => {
    const id = idOf(candidate)
    return { id, question: finish(candidate, random.fork(id)) }
  })
}

/** Those that are offered and fit beside the other questions, of the wanted type first, then the best. */
async function openPlace(
  sources: readonly DocumentWithTopics[],
  { questions, id, language, type, difficulty, seed }: Place,
) {
  const old = questions.find((question) => question.id === id)
  if (old === undefined) throw new RangeError(`Cannot replace the question ${id}: the paper does not have it`)
  const random = seededRandom(seed).fork('replacement')
  const wantedType = type ?? old.type
  const level = difficulty ?? old.difficulty
  const rank = (candidate: Candidate): number =>
    (candidate.draft.type === wantedType ? 32 : 0) +
    (candidate.topicId === old.topicId ? 4 : 0) +
    (candidate.level === level ? 2 : 0) -
    (candidate.reserve ? 8 : 0) +
    candidate.score
  const ranked = besideOthers(await offerCandidates(sources, random), questions).toSorted((a, b) => rank(b) - rank(a))
  const topics = sources.flatMap(({ found }) => found.topics.map(({ topic }) => ({ topic, questionCount: 1 })))
  const finish = (chosen: Candidate, chance: Random): Question => {
    const made = balanceKeys([numberCandidate(chosen, topics, chance.fork('question'))], chance.fork('keys'))
    const question = inLanguage(firstOf(made), sources, language)
    return {
      ...(question.type === old.type ? remarked(question, old.marks) : question),
      id: old.id,
      ...(old.slot === undefined ? {} : { slot: old.slot }),
    }
  }
  return { ranked, wantedType, random, finish }
}

/** The same for the same words, answers and source. */
const idOf = ({ draft }: Candidate): string => randomHex(seededRandom(JSON.stringify(draft)))

/** Of so many of the best one is drawn, so that asking again gives another. */
const CHOICE = 3

/** With the marks of the question before; a scheme of four rows cannot carry two: then it keeps its own. */
export function remarked(question: Question, marks: number): Question {
  try {
    return withMarks(question, marks)
  } catch {
    return question
  }
}
