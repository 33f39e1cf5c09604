/**
 * Composes candidates of the four types from what makers found: rich text, options in order, provenance, level and
 * exclusions.
 */
import { blank, type RichText } from '#domain/rich-text.ts'
import type { Provenance, MarkingRow } from '#domain/question.ts'
import type { Candidate, QuestionDraft } from '../../candidate.ts'
import { levelOf, type Demand } from './level.ts'
import type { Statement } from './survey/statement.ts'
import type { Survey } from './survey/survey.ts'
import { nested } from './wording/wording.ts'

/** Sentences of a chapter, in which a matter that is named ten times is familiar; in a book it takes more. */
const CHAPTER = 150
/** In a text of a tenth of that, what is named once is as familiar as what a chapter names four times. */
const SHORTEST = 0.25

/** What every maker says of a question. Texts may hold sealed formulas. */
export type Basis = {
  readonly maker: string
  readonly statement: Statement
  /** In Simplified characters; a paper holds one question an answer. */
  readonly answer: string
  /** Sentences of the document that hold the answer. */
  readonly answerCount: number
  readonly demand: Demand
  /** 0 to 1 among the document's candidates. */
  readonly score: number
  /** Behind the quotation: why the key follows from it. */
  readonly conclusion: string
  /** See `Candidate`. */
  readonly reserve?: true
}

/** Options stand in random order. */
export function multipleChoice(
  survey: Survey,
  basis: Basis,
  stem: RichText,
  key: string,
  wrong: readonly string[],
): Candidate {
  const all = [key, ...wrong]
  const indices = all.map((_, index) => index)
  const order = survey.random.fork(labelOf(basis, 'multiple_choice')).shuffle(indices)
  const [first, second, ...others] = order.map((index) => survey.open(all[index]!))
  if (!first || !second) throw new TypeError(`Cannot offer a choice of ${all.length}: expected at least two options`)
  return candidate(survey, basis, {
    type: 'multiple_choice',
    stem,
    options: [first, second, ...others],
    keyIndex: order.indexOf(0),
    ...shared(survey, basis),
  })
}

export function trueFalse(survey: Survey, basis: Basis, stem: string, key: boolean): Candidate {
  return candidate(survey, basis, { type: 'true_false', stem: survey.open(stem), key, ...shared(survey, basis) })
}

/** One blank between two parts of a statement; `keys` are the accepted answers, the best first. */
export function fillBlank(
  survey: Survey,
  basis: Basis,
  before: string,
  after: string,
  keys: readonly [string, ...string[]],
): Candidate {
  const [best, ...variants] = keys
  const accepted: [RichText, ...RichText[]] = [survey.open(best), ...variants.map(survey.open)]
  return candidate(survey, basis, {
    type: 'fill_blank',
    stem: withBlank(survey, before, after),
    keys: [accepted],
    ...shared(survey, basis),
  })
}

export function shortAnswer(
  survey: Survey,
  basis: Basis,
  stem: string,
  key: string,
  markingScheme: readonly MarkingRow[],
): Candidate {
  return candidate(survey, basis, {
    type: 'short_answer',
    stem: survey.open(stem),
    key: survey.open(key.trim()),
    markingScheme,
    ...shared(survey, basis),
  })
}

export const withBlank = (survey: Survey, before: string, after: string): RichText => [
  ...survey.open(before),
  blank,
  ...survey.open(after),
]

export const labelOf = (basis: Basis, type: string): string =>
  `chinese:${basis.maker}:${type}:${basis.statement.sentenceKey}:${basis.answer}`

function shared(survey: Survey, basis: Basis): { explanation: RichText; provenance: Provenance } {
  const { statement } = basis
  const quoted = nested(statement.sentence)
  const [open, close] = survey.language === 'zh-CN' ? ['“', '”'] : ['「', '」']
  return {
    explanation: survey.open(`文中指出：${open}${quoted}${close}${basis.conclusion}`),
    provenance: {
      origin: { kind: 'document' },
      proof: 'quoted',
      source: {
        documentId: survey.documentId,
        ...(statement.page === undefined ? {} : { page: statement.page }),
        ...(statement.heading === undefined ? {} : { heading: statement.heading }),
        quote: statement.quote,
      },
    },
  }
}

function candidate(survey: Survey, basis: Basis, draft: QuestionDraft): Candidate {
  return {
    draft,
    topicId: basis.statement.topicId,
    level: levelOf(
      draft.type,
      basis.demand,
      basis.statement,
      basis.answerCount / Math.max(SHORTEST, survey.sentences.length / CHAPTER),
    ),
    maker: basis.maker,
    score: Math.max(0, Math.min(1, basis.score)),
    exclusions: [`sentence:${basis.statement.sentenceKey}`, `answer:${basis.answer}`],
    ...(basis.reserve === undefined ? {} : { reserve: basis.reserve }),
  }
}
