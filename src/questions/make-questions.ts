/** Documents and a wish in, the questions of a paper out: the built-in makers, the choice, the checks, the marks. */
import { LEVELS } from '#domain/difficulty.ts'
import type { DocumentId, TopicId } from '#domain/ids.ts'
import { isChinese, type PaperLanguage } from '#domain/language.ts'
import type { PaperNotice } from '#domain/paper.ts'
import { QUESTION_TYPES, type Question } from '#domain/question.ts'
import type { Random } from '#domain/random.ts'
import { plainText } from '#domain/rich-text.ts'
import type { SelectedTopic } from '#domain/topic.ts'
import type { DocumentWithTopics } from '#reading/topics/found-topic.ts'
import { balanceKeys } from './balance-keys.ts'
import type { Candidate } from './candidate.ts'
import { cluesOf } from './clues.ts'
import { convertQuestion } from './convert-script.ts'
import { gateCandidates } from './gate-candidates.ts'
import { taughtUnits } from './from-families/taught-units.ts'
import { makeLexiconCandidates, openLexiconFor } from './from-lexicon/make-lexicon-candidates.ts'
import { prepareLexiconLesson } from './from-lexicon/lesson.ts'
import { withSisterOptions } from './from-lexicon/sister-options.ts'
import { makeNoteCandidates } from './from-notes/make-note-candidates.ts'
import { areAlike, askedIn, tellsAnswer } from './likeness.ts'
import type { CandidateMaker } from './material.ts'
import { numberCandidate } from './number-candidate.ts'
import { topicsWithoutGaps } from './topics-without-gaps.ts'
import { chooseOverPicked, chooseOverAllTopics, type Wish } from './choose-over-topics.ts'

export type QuestionRequest = Wish & {
  /** The topics that the teacher picked, with their counts; undefined spreads `total` over all topics. */
  readonly topics?: readonly SelectedTopic[]
  readonly language: PaperLanguage
  /** Questions that stay on the paper: what repeats them or tells their answers is not made. */
  readonly beside?: readonly Question[]
  /** The stems of earlier papers: what they asked is asked again only where the rest cannot fill the wish. */
  readonly earlier?: readonly string[]
}

export type MadeQuestions = {
  /**
   * In the order of the paper: by type, then from easy to hard, then as the documents run. Marks: see
   * `numberCandidate`.
   */
  readonly questions: readonly Question[]
  readonly topics: readonly SelectedTopic[]
  readonly notices: readonly PaperNotice[]
}

/**
 * Makes the questions that the request asks for, or fewer with a notice of what fell short. Same documents, request and
 * seed: same questions.
 */
export async function makeQuestions(
  sources: readonly DocumentWithTopics[],
  request: QuestionRequest,
  random: Random,
): Promise<MadeQuestions> {
  const wanted = request.topics && new Set(request.topics.map(({ topic }) => topic.id))
  return chooseQuestions(sources, await offerCandidates(sources, random, wanted), request, random)
}

/** The same, of questions that were offered before; `random` is the one with which they were. */
export function chooseQuestions(
  sources: readonly DocumentWithTopics[],
  offered: readonly Candidate[],
  request: QuestionRequest,
  random: Random,
): MadeQuestions {
  const candidates = earlierLast(besideOthers(offered, request.beside ?? []), request.earlier ?? [])
  const { topics, chosen, shortfalls } = request.topics
    ? { topics: request.topics, ...chooseOverPicked(request.topics, candidates, request, random) }
    : chooseOverAllTopics(
        sources.flatMap(({ found }) => found.topics),
        candidates,
        request,
        random,
      )
  const drafted = inPaperOrder(chosen, candidates).map((candidate, index) =>
    numberCandidate(candidate, topics, random.fork(`question:${index}`)),
  )
  const questions = balanceKeys(drafted, random.fork('keys')).map((question) =>
    inLanguage(question, sources, request.language),
  )
  return {
    questions,
    topics,
    notices: [
      ...shortfalls.map((shortfall): PaperNotice => ({ kind: 'shortfall', shortfall })),
      ...reserveNotices(chosen),
      ...languageNotices(sources, request.language),
    ],
  }
}

/** Those that neither repeat one of the questions nor tell each other's answers. */
export function besideOthers(candidates: readonly Candidate[], questions: readonly Question[]): Candidate[] {
  const present = questions.map(cluesOf)
  const quoted = new Set(questions.flatMap(({ provenance }) => provenance.source?.quote ?? []))
  return candidates.filter(({ draft }) => {
    if (draft.provenance.source !== undefined && quoted.has(draft.provenance.source.quote)) return false
    const clues = cluesOf(draft)
    return !present.some(
      (other) =>
        areAlike(other.visibleShingles, clues.visibleShingles) ||
        tellsAnswer(other, clues) ||
        tellsAnswer(clues, other),
    )
  })
}

/**
 * More than a wrong type costs (`selection.ts`) and less than a missing question: a class that sat the last paper sees
 * others.
 */
const ASKED_EARLIER = 150

function earlierLast(candidates: Candidate[], earlier: readonly string[]): Candidate[] {
  if (earlier.length === 0) return candidates
  const wasAsked = askedIn(earlier)
  return candidates.map((candidate) =>
    wasAsked(plainText(candidate.draft.stem)) ? { ...candidate, score: candidate.score - ASKED_EARLIER } : candidate,
  )
}

/**
 * Every question that the makers offer and the gate lets pass, of the topics in `wanted` or of all: what a paper of
 * these sources is chosen from. `fields`: how many of the lexicon's may be loaded for a document, where not the usual ones.
 */
export async function offerCandidates(
  sources: readonly DocumentWithTopics[],
  random: Random,
  wanted?: ReadonlySet<TopicId>,
  fields?: number,
): Promise<Candidate[]> {
  const offered = await Promise.all(
    sources.map(async ({ document, found }, index) => {
      const make = await makerFor(document.language)
      const material = {
        document,
        found: topicsWithoutGaps(found, document.blocks),
        random: random.fork(`document:${index}`),
      }
      const lexicon = await openLexiconFor(document, fields)
      const proved = await provedCandidates(sources[index]!, material.random, wanted)
      const lesson = prepareLexiconLesson(material, lexicon, wanted)
      const candidates = [
        ...makeLexiconCandidates(lesson),
        ...withSisterOptions([...makeNoteCandidates(material, lexicon, wanted), ...make(material, wanted)], lesson),
      ]
      return gateCandidates([...proved, ...candidates], document.language).map((candidate) =>
        ofDocument(candidate, document.id),
      )
    }),
  )
  return offered.flat()
}

/** The families are loaded where a document teaches units of theirs. */
async function provedCandidates(
  source: DocumentWithTopics,
  random: Random,
  wanted?: ReadonlySet<TopicId>,
): Promise<Candidate[]> {
  const { document, found } = source
  const units = taughtUnits(source)
  const topics = found.topics.flatMap(({ topic: { id, name } }) =>
    units.has(id) && (wanted?.has(id) ?? true) ? [{ topicId: id, name, units: units.get(id) ?? [] }] : [],
  )
  if (topics.length === 0) return []
  const { language, blocks } = document
  const [{ makeFamilyCandidates }, { loadSimplify }] = await Promise.all([
    import('./from-families/make-family-candidates.ts'),
    import('./from-families/load-simplify.ts'),
  ])
  return makeFamilyCandidates(topics, blocks.map(({ text }) => text).join('\n'), {
    language,
    simplify: await loadSimplify(language),
    random: random.fork('families'),
  })
}

/**
 * Sentences are named by their place, so those of two documents would exclude each other; answers and facts exclude
 * across documents.
 */
function ofDocument(candidate: Candidate, documentId: DocumentId): Candidate {
  return {
    ...candidate,
    exclusions: candidate.exclusions.map((exclusion) =>
      exclusion.startsWith('sentence:') ? `${documentId}/${exclusion}` : exclusion,
    ),
  }
}

/** Loads the makers of one language only, since each brings its dictionary: half a second. */
export async function makerFor(language: PaperLanguage): Promise<CandidateMaker> {
  if (isChinese(language)) return (await import('./from-documents/chinese/make-candidates.ts')).makeChineseCandidates
  return (await import('./from-documents/english/make-candidates.ts')).makeEnglishCandidates
}

/** Loads the makers of a language and starts its tagger, while there is something else to wait for. */
export async function warmUpMakers(language: PaperLanguage): Promise<void> {
  await makerFor(language)
  if (isChinese(language)) (await import('#reading/words/chinese.ts')).tagChinese('細胞是生命的基本單位。')
  else (await import('#reading/words/english.ts')).tagEnglish('Cells are the units of life.')
}

function inPaperOrder(chosen: readonly Candidate[], all: readonly Candidate[]): Candidate[] {
  const place = new Map(all.map((candidate, index) => [candidate, index]))
  const page = ({ draft }: Candidate): number => draft.provenance.source?.page ?? 0
  return chosen.toSorted(
    (a, b) =>
      QUESTION_TYPES.indexOf(a.draft.type) - QUESTION_TYPES.indexOf(b.draft.type) ||
      LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level) ||
      page(a) - page(b) ||
      place.get(a)! - place.get(b)!,
  )
}

/**
 * Traditional and Simplified are converted into each other; otherwise questions stay in the document's language
 * (decision D36).
 */
export function inLanguage(
  question: Question,
  sources: readonly DocumentWithTopics[],
  language: PaperLanguage,
): Question {
  const { origin, source } = question.provenance
  const own =
    origin.kind === 'family'
      ? sources[0]?.document.language
      : sources.find(({ document }) => document.id === source?.documentId)?.document.language
  return own !== undefined && own !== language && isChinese(own) && isChinese(language)
    ? convertQuestion(question, language)
    : question
}

function reserveNotices(chosen: readonly Candidate[]): PaperNotice[] {
  const fromReserve = chosen.filter(({ reserve }) => reserve)
  return QUESTION_TYPES.map((type): PaperNotice & { kind: 'reserve' } => ({
    kind: 'reserve',
    type,
    count: fromReserve.filter(({ draft }) => draft.type === type).length,
  })).filter(({ count }) => count > 0)
}

function languageNotices(sources: readonly DocumentWithTopics[], asked: PaperLanguage): PaperNotice[] {
  const foreign = new Set(
    sources.map(({ document }) => document.language).filter((own) => isChinese(own) !== isChinese(asked)),
  )
  return [...foreign].map((given) => ({ kind: 'language', asked, given }))
}
