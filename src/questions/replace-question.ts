/** Another question for one place of a paper: of the same topic, type and difficulty as far as the text gives one. */
import type { PaperLanguage } from '#domain/language.ts'
import type { Level } from '#domain/difficulty.ts'
import { withMarks } from '#domain/marks.ts'
import type { Question, QuestionType } from '#domain/question.ts'
import { seededRandom } from '#domain/random.ts'
import type { DocumentWithTopics } from '#reading/topics/found-topic.ts'
import { balanceKeys } from './balance-keys.ts'
import type { Candidate } from './candidate.ts'
import { besideOthers, inLanguage, offerCandidates } from './make-questions.ts'
import { numberCandidate } from './number-candidate.ts'

export type ReplacementOrder = {
  readonly questions: readonly Question[]
  /** The question to replace. */
  readonly id: string
  readonly language: PaperLanguage
  readonly type?: QuestionType
  readonly difficulty?: Level
  readonly seed: string
}

/**
 * Keeps id, slot and marks of the place where the new question can carry them. Undefined when the text gives no other
 * question of the type.
 */
export async function replaceQuestion(
  sources: readonly DocumentWithTopics[],
  { questions, id, language, type, difficulty, seed }: ReplacementOrder,
): Promise<Question | undefined> {
  const old = questions.find((question) => question.id === id)
  if (old === undefined) throw new RangeError(`Cannot replace the question ${id}: the paper does not have it`)
  const random = seededRandom(seed).fork('replacement')
  const wantedType = type ?? old.type
  const level = difficulty ?? old.difficulty
  const offered = besideOthers(await offerCandidates(sources, random), questions).filter(
    ({ draft }) => draft.type === wantedType,
  )
  const rank = (candidate: Candidate): number =>
    (candidate.topicId === old.topicId ? 4 : 0) +
    (candidate.level === level ? 2 : 0) -
    (candidate.reserve ? 8 : 0) +
    candidate.score
  const best = offered.toSorted((a, b) => rank(b) - rank(a)).slice(0, CHOICE)
  if (best.length === 0) return undefined
  const chosen = random.pick(best)
  const topics = sources.flatMap(({ found }) => found.topics.map(({ topic }) => ({ topic, questionCount: 1 })))
  const [made] = balanceKeys([numberCandidate(chosen, topics, random.fork('question'))], random.fork('keys'))
  const question = inLanguage(made!, sources, language)
  return {
    ...(wantedType === old.type ? remarked(question, old.marks) : question),
    id: old.id,
    ...(old.slot === undefined ? {} : { slot: old.slot }),
  }
}

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
