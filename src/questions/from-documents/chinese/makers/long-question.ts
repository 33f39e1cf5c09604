/**
 * Long questions: parts (a), (b), (c) on one section, of the short questions that the other makers found, with a
 * mistaken statement to judge at the end.
 */
import { LEVELS } from '#domain/difficulty.ts'
import type { MarkingRow } from '#domain/question.ts'
import { literalText, mapText, plainText, type RichText } from '#domain/rich-text.ts'
import type { Candidate } from '../../../candidate.ts'
import { citing } from '../../citing.ts'
import { composeLongQuestions, type PartSource } from '../../compose-long-question.ts'
import { joinRich } from '../../rich-slice.ts'
import { citationOfStatement, quoted } from '../wording/citations.ts'
import { headingInWords } from '../survey/headings.ts'
import { simplifiedShadow } from '../survey/simplified-shadow.ts'
import { sisterMeanings } from '../distractors/sister-meanings.ts'
import type { Survey } from '../survey/survey.ts'
import { nested, type Say } from '../wording/wording.ts'

/** `candidates`: those of all other makers; `topicName` names the topic where a heading gives too few parts. */
export function makeLongQuestions(
  survey: Survey,
  candidates: readonly Candidate[],
  topicName: (topicId: string) => string | undefined,
  say: Say,
): Candidate[] {
  return composeLongQuestions([...candidates, ...distinctionsIn(survey, say)], {
    documentId: survey.documentId,
    part: (candidate) => partOf(candidate, say),
    // A topic without a heading is named by its terms (政黨政治、中國), which no stem can say.
    wider: ({ topicId }) => {
      const name = topicName(topicId)
      return name?.includes('、') === true ? undefined : name
    },
    stem: (heading) => {
      const title = headingInWords(heading)
      return title === undefined ? undefined : literalText(say`本題與「${nested(title)}」有關，試回答下列各部分。`)
    },
    explanation: (labels, parts) =>
      joinRich(
        say`文中指出：`,
        ...parts.map(({ candidate }, index) => {
          const { source } = candidate.draft.provenance
          const places = source === undefined ? [] : [source, ...(source.further ?? [])]
          return `${labels[index]!} ${places.map(({ quote, page }) => quoted(say, quote, page)).join('')}`
        }),
      ),
    level: (parts) =>
      LEVELS[
        Math.min(
          2,
          Math.round(
            parts.reduce((sum, { candidate }) => sum + LEVELS.indexOf(candidate.level), 0) / parts.length + HARDER,
          ),
        )
      ]!,
  })
}

/** Writing several answers on one matter is harder than each alone. */
const HARDER = 0.3

/**
 * What makes a part whose answer is one and whole. What the candidate does: names (指出), lists (列舉), explains (解釋)
 * or compares (比較), judges (你同意嗎).
 */
const STEPS: Readonly<Record<string, number>> = {
  naming: 1,
  term_of_meaning: 1,
  list: 2,
  definition: 2,
  purpose: 3,
  distinction: 3,
  swapped_name: 4,
}
/** All of these are one way of asking. */
const JUDGEMENT = 'judgement'

const DISTINCTION = 'distinction'

function partOf(candidate: Candidate, say: Say): PartSource | undefined {
  const { draft, maker } = candidate
  const step = STEPS[maker]
  if (step === undefined) return undefined
  if (draft.type === 'short_answer')
    return maker !== 'definition' || plainText(draft.key).length >= LEAST_MEANING
      ? { stem: draft.stem, key: draft.key, rows: rowsOf(draft.key, draft.markingScheme), step, maker, candidate }
      : undefined
  if (
    draft.type !== 'true_false' ||
    draft.key ||
    plainText(draft.stem).length > LONGEST_CLAIM ||
    !isGoodMistake(simplifiedShadow(plainText(draft.stem)), simplifiedShadow(plainText(draft.explanation)))
  )
    return undefined
  const claim = mapText(draft.stem, nested)
  return {
    stem: joinRich(say`有同學認為：「`, claim, say`」你同意嗎？試說明理由。`),
    key: joinRich(say`不同意。`, draft.explanation),
    rows: [
      { text: literalText(say`不同意，並指出錯處`), marks: 1 },
      { text: draft.explanation, marks: 1 },
    ],
    step,
    maker: JUDGEMENT,
    candidate,
  }
}

/** A shorter meaning is no part. In characters. */
const LEAST_MEANING = 6

/** In a longer claim a candidate looks for the mistake instead of judging it. */
const LONGEST_CLAIM = 44

/** A mistake that a student may make: a name, an order or a measure for another, not a bare "not". */
function isGoodMistake(claim: string, explanation: string): boolean {
  const [, wrong = '', right = ''] = /故[「“]([^」”]+)[」”]应为[「“]([^」”]+)[」”]/.exec(explanation) ?? []
  // "開平礦務局是…航運公司": what a thing is gives away that it is not another.
  if (wrong !== '' && claim.startsWith(wrong) && /^(?:是(?!指)|为|的)/.test(claim.slice(wrong.length))) return false
  return !/[不没未无非]|可以|能够?$/.test(wrong + right)
}

/** "試分別解釋「明喻」和「暗喻」。" for the first two sisters under one heading, as candidates that become parts alone. */
function distinctionsIn(survey: Survey, say: Say): Candidate[] {
  return sisterMeanings(survey).flatMap(([a, b]) => {
    if (!a || !b || a.statement.heading !== b.statement.heading) return []
    const both = [a, b]
    const [first, ...others] = both.map(({ term, meaning }): MarkingRow => ({
      text: survey.open(`${term}：${meaning}`),
      marks: 2,
    }))
    return [
      {
        draft: {
          type: 'short_answer',
          stem: literalText(say`試分別解釋「${a.term}」和「${b.term}」。`),
          key: survey.open(both.map(({ term, meaning }) => `${term}：${meaning}。`).join('')),
          markingScheme: [first!, ...others],
          explanation: joinRich(
            say`文中指出：`,
            ...both.map(({ statement }) => quoted(say, statement.sentence, statement.page)),
          ),
          provenance: citing(
            survey.documentId,
            both.map(({ statement }) => citationOfStatement(statement)),
          ),
        },
        topicId: a.statement.topicId,
        level: 'medium',
        maker: DISTINCTION,
        score: 0.9,
        exclusions: both.flatMap(({ statement, name }) => [
          `sentence:${statement.sentenceKey}`,
          `answer:${name.plain}`,
        ]),
      },
    ]
  })
}

/** One word earns one mark. In characters. */
const ONE_WORD = 8

const rowsOf = (key: RichText, rows: readonly MarkingRow[]): readonly MarkingRow[] =>
  rows.length === 1 && rows[0]!.remark === undefined && plainText(key).length <= ONE_WORD
    ? [{ text: rows[0]!.text, marks: 1 }]
    : rows
