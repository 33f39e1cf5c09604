/** Parts (a), (b), (c) on one section, of the short questions that the other makers found, with a wrong statement to correct at the end. */
import { LEVELS } from '#domain/difficulty.ts'
import { literalText, mapText, type RichText } from '#domain/rich-text.ts'
import type { Candidate, QuestionDraft } from '../../../candidate.ts'
import { composeLongQuestions, type PartSource } from '../../compose-long-question.ts'
import { joinRich } from '../../rich-slice.ts'
import { topicName } from '#reading/topics/heading-title.ts'
import { asAbout, isEmptyHeading, needsItsMatter } from '../headings.ts'
import type { Lesson } from '../lesson.ts'

/** `candidates`: those of all other makers. */
export const longQuestions = (lesson: Lesson, candidates: readonly Candidate[]): Candidate[] =>
  composeLongQuestions(candidates, {
    documentId: lesson.material.document.id,
    part: partOf,
    wider: ({ topicId }) => lesson.material.found.topics.find(({ topic }) => topic.id === topicId)?.topic.name,
    stem: (heading) => (isEmptyHeading(heading) ? undefined : literalText(`This question is about ${titled(heading, lesson)}.`)),
    explanation: (labels, parts) => joinRich(...parts.flatMap(({ candidate: { draft } }, index) => [`${index === 0 ? '' : ' '}${labels[index]!} `, quoteOf(draft)])),
    level: (parts) => LEVELS[Math.round(parts.reduce((sum, { candidate }) => sum + LEVELS.indexOf(candidate.level), 0) / parts.length + HARDER)]!,
  })

/** Writing several answers on one matter is harder than each alone. */
const HARDER = 0.3

/** What the candidate does: states, lists, explains or compares, corrects. */
const STEPS: Readonly<Record<string, number>> = {
  state_term: 1, subject: 1, year: 1, state_meaning: 2, purpose: 2, list: 2, consequence: 3, reason: 3, contrast: 3,
  swapped_term: 4, swapped_opposite: 4, swapped_sibling: 4, swapped_direction: 4,
}
/** All of these are one way of asking. */
const CORRECTION = 'correction'

function partOf(candidate: Candidate): PartSource | undefined {
  const { draft, maker } = candidate
  const step = STEPS[maker]
  if (step === undefined) return undefined
  if (draft.type === 'short_answer') return { stem: draft.stem, key: draft.key, rows: draft.markingScheme, step, maker, candidate }
  if (draft.type !== 'true_false' || draft.key) return undefined
  const key = draft.explanation
  return {
    stem: joinRich('A student writes: “', nested(draft.stem), '” Explain why the student is wrong.'),
    key,
    rows: [{ text: literalText('Points out what is wrong in the statement'), marks: 1 }, { text: literalText('Gives the correct fact, as stated in the text'), marks: 1 }],
    step,
    maker: CORRECTION,
    candidate,
  }
}

/** A title that does not say of what it is stays a title. */
function titled(heading: string, lesson: Lesson): string {
  const about = asAbout(heading, lesson)
  return needsItsMatter(about) ? `“${topicName(heading)}”` : about
}

const nested = (text: RichText): RichText => mapText(text, (run) => run.replaceAll('“', '‘').replaceAll('”', '’'))

/** “…” (page 4) */
function quoteOf({ provenance: { source } }: QuestionDraft): string {
  if (source === undefined) return ''
  return `“${source.quote.replaceAll('“', '‘').replaceAll('”', '’')}”${source.page === undefined ? '' : ` (page ${source.page})`}`
}
