/** Builds candidates from what the lexicon says; what all of them share is said here once. */
import { isChinese } from '#domain/language.ts'
import type { Level } from '#domain/difficulty.ts'
import type { Provenance } from '#domain/question.ts'
import { NAME_CLASSES, STAGES, type LexiconTerm } from '#lexicon/lexicon-row.ts'
import type { Candidate, QuestionDraft } from '../candidate.ts'
import { citationOf, citing } from '../from-documents/citing.ts'
import type { Features } from '../logistic-model.ts'
import type { LexiconLesson } from './lesson.ts'
import type { TaughtTerm } from './taught-terms.ts'

/** What a maker says of a question; its key follows from reviewed rows, its source is where the document speaks of it. */
export type Asked = {
  readonly maker: string
  /** The terms that it asks for, the first as its main matter. */
  readonly terms: readonly [TaughtTerm, ...TaughtTerm[]]
  /** What the candidate does, in points (see `levelFor`). */
  readonly demand: number
  /** 0 to 1, among the candidates of the lexicon. */
  readonly score: number
  /** How many of the printed distractors the document names, 0 to 1. */
  readonly nearness?: number
  /** Whether the question says a word of its answer. */
  readonly saysAnswer?: boolean
}

export function offer(
  lesson: LexiconLesson,
  asked: Asked,
  draft: (provenance: { readonly provenance: Provenance }) => QuestionDraft,
): Candidate {
  const [first] = asked.terms
  return {
    draft: draft({
      provenance: citing(
        lesson.documentId,
        asked.terms.map(({ source }) => citationOf(source)),
        'reviewed',
      ),
    }),
    topicId: first.topicId,
    level: levelFor(asked.demand, first),
    maker: `lexicon_${asked.maker}`,
    score: Math.max(0, Math.min(1, asked.score)),
    signs: signsOf(lesson, asked),
    exclusions: [...new Set(asked.terms.flatMap(({ term }) => lesson.exclusionsOf(term)))],
    ...(isSure(lesson, asked) ? {} : { reserve: true }),
  }
}

/**
 * Strict readers took as they are: half of the questions on terms that the text teaches at the level of its class and
 * sets beside their sisters; of the others one in five, which therefore come last (docs/decisions/lexicon.md).
 */
function isSure(
  { isBeneathClass, isAboveClass, isNamedEnough, wording }: LexiconLesson,
  { maker, terms, nearness = 1, saysAnswer = false }: Asked,
): boolean {
  return (
    !saysAnswer &&
    nearness >= LEAST_NEAR &&
    // The characters of a Chinese definition give the term away: of 60 such choices readers took one in five.
    !(maker === 'choose_term' && isChinese(wording.language)) &&
    terms.every(
      (taught) =>
        taught.isTreated &&
        isNamedEnough(taught) &&
        isOfMatter(taught) &&
        !isBeneathClass(taught.term) &&
        !isAboveClass(taught.term) &&
        // Who is a dowager, a Japanese or a mining bureau, the name says: of such choices readers took one in four.
        !(maker.startsWith('choose') && NAME_CLASSES.has(taught.term.class)),
    )
  )
}
/** What belongs to another chapter is the document's matter where it speaks of it again and again. */
const isOfMatter = ({ chapterShare, isInHeading, mentions }: TaughtTerm): boolean =>
  chapterShare >= OWN_MATTER || isInHeading || mentions >= OFTEN
const OWN_MATTER = 0.3
const OFTEN = 5
/** So many of the printed wrong options must be terms of the document: two of three. */
export const LEAST_NEAR = 0.6
/** What tells whether the document teaches what is asked; of several terms, that of which it says least. */
function signsOf(lesson: LexiconLesson, { terms, nearness }: Asked): Features {
  const least = (of: (taught: TaughtTerm) => number): number => Math.min(...terms.map(of))
  return {
    told: least(({ told }) => told),
    treated: least(({ isTreated }) => Number(isTreated)),
    heading: least(({ isInHeading }) => Number(isInHeading)),
    mentions: least(({ mentions }) => Math.min(MOST_MENTIONS, Math.log2(mentions))) / MOST_MENTIONS,
    weight: least(({ weight }) => weight),
    chapter: least(({ chapterShare }) => chapterShare),
    field: least(({ term }) => lesson.lexicon.shareOf(term.field)),
    'term of document': least(({ term }) => Number(lesson.isTermOfDocument(term))),
    late: least(({ term }) => Number(isLate(term))),
    junior: least(({ term }) => Number(STAGES.indexOf(term.stage) <= STAGES.indexOf('S1'))),
    ...(nearness === undefined ? {} : { nearness }),
  }
}
/** Powers of two. */
const MOST_MENTIONS = 5

/**
 * What a term that the document is surely about adds to the score. Those of one rank are alike, so that another seed
 * asks for others.
 */
export const centrality = ({ weight }: TaughtTerm): number => (weight >= CENTRAL ? 0.25 : 0)
const CENTRAL = 0.6

/**
 * Recognising is 0, recalling 1, stating 1.5, telling apart 2; half a point more for what is met late in school, and for
 * what the document names once or twice.
 */
function levelFor(demand: number, { term, mentions }: TaughtTerm): Level {
  const points = demand + (isLate(term) ? 0.5 : 0) + (mentions <= SELDOM ? 0.5 : 0)
  return points <= 1 ? 'easy' : points < 2 ? 'medium' : 'hard'
}

const SELDOM = 2
const isLate = ({ stage }: LexiconTerm): boolean => STAGES.indexOf(stage) >= STAGES.indexOf('S4')
