/** Long questions: parts (a), (b), (c) on one section, of the short questions that the other makers found, with a mistaken statement to judge at the end. */
import { LEVELS } from '#domain/difficulty.ts'
import type { MarkingRow } from '#domain/question.ts'
import { literalText, mapText, plainText, type RichText } from '#domain/rich-text.ts'
import type { Candidate } from '../../../candidate.ts'
import { composeLongQuestions, type PartSource } from '../../compose-long-question.ts'
import { joinRich } from '../../rich-slice.ts'
import { quoted } from '../citations.ts'
import { headingInWords } from '../headings.ts'
import type { Survey } from '../survey.ts'
import { nested, type Say } from '../wording.ts'

/** `candidates`: those of all other makers; `topicName` names the topic where a heading gives too few parts. */
export function makeLongQuestions(survey: Survey, candidates: readonly Candidate[], topicName: (topicId: string) => string | undefined, say: Say): Candidate[] {
  return composeLongQuestions(candidates, {
    documentId: survey.documentId,
    part: (candidate) => partOf(candidate, say),
    // A topic without a heading is named by its terms (政黨政治、中國), which no stem can say.
    wider: ({ topicId }) => { const name = topicName(topicId); return name?.includes('、') === true ? undefined : name },
    stem: (heading) => {
      const title = headingInWords(heading)
      return title === undefined ? undefined : literalText(say`本題與「${nested(title)}」有關，試回答下列各部分。`)
    },
    explanation: (labels, parts) => joinRich(say`文中指出：`, ...parts.map(({ candidate }, index) => {
      const { quote = '', page } = candidate.draft.provenance.source ?? {}
      return `${labels[index]!} ${quoted(say, quote, page)}`
    })),
    level: (parts) => LEVELS[Math.min(2, Math.round(parts.reduce((sum, { candidate }) => sum + LEVELS.indexOf(candidate.level), 0) / parts.length + HARDER))]!,
  })
}

/** Writing several answers on one matter is harder than each alone. */
const HARDER = 0.3

/** What the candidate does: names (指出), lists (列舉), explains (解釋) or compares (比較), judges (你同意嗎). */
const STEPS: Readonly<Record<string, number>> = {
  naming: 1, term_of_meaning: 1, subject: 1, attribute: 1, object: 1, list: 2, definition: 2, purpose: 3, outcome: 3, cause: 3, difference: 3,
  swapped_name: 4, swapped_antonym: 4,
}
/** All of these are one way of asking. */
const JUDGEMENT = 'judgement'

function partOf(candidate: Candidate, say: Say): PartSource | undefined {
  const { draft, maker } = candidate
  const step = STEPS[maker]
  if (step === undefined) return undefined
  if (draft.type === 'short_answer') return { stem: draft.stem, key: draft.key, rows: rowsOf(draft.key, draft.markingScheme, say), step, maker, candidate }
  if (draft.type !== 'true_false' || draft.key) return undefined
  const claim = mapText(draft.stem, nested)
  return {
    stem: joinRich(say`有同學認為：「`, claim, say`」你同意嗎？試說明理由。`),
    key: joinRich(say`不同意。`, draft.explanation),
    rows: [{ text: literalText(say`指出不同意`), marks: 1, remark: say`1分` }, { text: draft.explanation, marks: 1, remark: say`1分` }],
    step,
    maker: JUDGEMENT,
    candidate,
  }
}

/** One word earns one mark. In characters. */
const ONE_WORD = 8

const rowsOf = (key: RichText, rows: readonly MarkingRow[], say: Say): readonly MarkingRow[] =>
  rows.length === 1 && rows[0]!.remark === undefined && plainText(key).length <= ONE_WORD ? [{ text: rows[0]!.text, marks: 1, remark: say`1分` }] : rows
