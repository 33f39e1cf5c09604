/**
 * Judges one question of an AI: what passes is a strict question of the paper with the proof that our own checks give
 * it. Fails closed.
 */
import { checkQuestions } from '#domain/check-questions.ts'
import { isChinese } from '#domain/language.ts'
import { asId, type QuestionId } from '#domain/ids.ts'
import { parseQuestionType } from '#domain/normalising/question-type-spelling.ts'
import { readRecord, readWords, firstField, type Fields } from '#domain/normalising/tolerant-fields.ts'
import type { Proof, Question, Source } from '#domain/question.ts'
import type { DocumentWithTopics } from '#reading/topics/found-topic.ts'
import { withoutEchoes } from '../accepted-answers.ts'
import { convertQuestion } from '../convert-script.ts'
import { squeezed } from '../likeness.ts'
import type { DropReason } from './ai-warning.ts'
import type { Copies } from './copies.ts'
import type { AiOrder } from './make-with-ai.ts'
import type { Cell } from './plan-batches.ts'
import { findQuotation } from './proof/quotations/find-quotation.ts'
import type { ProveAnswer } from './prove-port.ts'
import { settleMarks } from './settle-marks.ts'
import { formFault, isInOtherLanguage, writingFlaw } from './sound-form.ts'

export type Bench = {
  readonly order: AiOrder
  readonly prove: ProveAnswer
  readonly copies: Copies
  /** What the batch asks for, and which of it is still open. */
  readonly cells: readonly Cell[]
  readonly isOpen: (cell: Cell) => boolean
  readonly model: string
  readonly newId: (cell: Cell) => QuestionId
}

/** `surplus`: sound as far as it was read, but there are enough of its topic and type. */
export type Judgement =
  | { readonly kind: 'accepted'; readonly question: Question; readonly cell: Cell }
  | { readonly kind: 'dropped'; readonly why: DropReason; readonly detail?: string }
  | { readonly kind: 'surplus' }

const drop = (why: DropReason, detail?: string): Judgement => ({
  kind: 'dropped',
  why,
  ...(detail === undefined ? {} : { detail }),
})

/** Cheap checks first, the proof last; a check of ours that breaks on a question drops it. */
export function judgeQuestion(fields: Fields, bench: Bench): Judgement {
  try {
    return judge(fields, bench)
  } catch (error) {
    return drop('check_broke', error instanceof Error ? error.message.slice(0, 200) : undefined)
  }
}

function judge(fields: Fields, bench: Bench): Judgement {
  const {
    order: {
      sources,
      configuration: { language },
    },
    cells,
    copies,
  } = bench
  const read = readSchema(fields, bench)
  if ('why' in read) return drop('unreadable', read.why)
  const source = readSource(fields, sources)
  const topicId = topicOf(fields, source, bench)
  const asked = cells.filter((cell) => cell.type === read.question.type && cell.topic.id === topicId)
  if (asked.length === 0) return drop('not_asked', read.question.type)
  const open = asked.filter(bench.isOpen)
  const cell = open.find(({ level }) => level === read.question.difficulty) ?? open[0]
  if (cell === undefined) return { kind: 'surplus' }
  const question = withoutEchoes(ofCell(read.question, cell, bench, source))
  const fault = formFault(question)
  if (fault !== undefined) return drop('bad_form', fault)
  if (isInOtherLanguage(question, language)) return drop('wrong_language')
  const flaw = writingFlaw(question, language)
  if (flaw !== undefined) return drop('badly_written', flaw)
  if (sources.length > 0 && question.provenance.source === undefined) return drop('no_quotation')
  const shown = inScript(question, bench)
  if (copies.repeats(shown)) return drop('repeated')
  const verdict = bench.prove(question, sources)
  if (verdict.kind === 'refuted') return drop('refuted', verdict.why)
  return {
    kind: 'accepted',
    cell,
    question: verdict.kind === 'confirmed' ? withProof(shown, PROOF_BY[verdict.by]) : shown,
  }
}

/**
 * The specification's checks on one question; nothing that it claims of its id, place, source, proof or drawing is
 * taken over.
 */
function readSchema(
  fields: Fields,
  {
    order: {
      configuration: { language },
    },
    cells,
    model,
  }: Bench,
): { readonly question: Question } | { readonly why: string } {
  const types = new Set(cells.map(({ type }) => type))
  const only = types.size === 1 ? [...types][0] : undefined
  const { id: _id, slot: _slot, source: _source, proof: _proof, origin: _origin, figure: _figure, ...others } = fields
  const named = firstField(others, ['type', 'questionType', 'question_type'])
  const {
    questions: [question],
    errors,
  } = checkQuestions([named === undefined && only !== undefined ? { ...others, type: only } : others], {
    language,
    from: { kind: 'ai', model },
  })
  if (question !== undefined) return { question }
  return { why: errors.map((error) => (error.code === 'in_question' ? error.fault.code : error.code)).join(', ') }
}

/** Whether an object of the answer is a question at all, and no part or row of one. */
export function isQuestion(fields: Fields): boolean {
  const text = firstField(fields, ['question', 'content', 'text', 'stem', 'questionText', 'question_text'])
  const type = firstField(fields, ['type', 'questionType', 'question_type'])
  return (
    text !== undefined &&
    (parseQuestionType(type) !== undefined ||
      (fields.label === undefined &&
        fields.remark === undefined &&
        firstField(fields, ['correctAnswer', 'correct_answer', 'answer', 'options', 'choices']) !== undefined))
  )
}

/** By its label, its name, the only one there is, or the place of the quotation. */
function topicOf(fields: Fields, source: Source | undefined, { cells, order: { sources } }: Bench): string | undefined {
  const topics = topicsOf(cells)
  const given = firstField(fields, ['topic', 'topicId', 'topic_id'])
  const named = readWords(readRecord(given)?.name ?? given) ?? ''
  const label = /^\s*T(\d{1,3})\b/i.exec(named)?.[1]
  const byName = topics.find(
    ({ name, id }) => id === named.trim() || (squeezed(name) !== '' && squeezed(name) === squeezed(named)),
  )
  const found =
    (label === undefined ? undefined : topics[Number(label) - 1]) ??
    byName ??
    (named.trim() === '' && topics.length === 1 ? topics[0] : undefined)
  if (found !== undefined || named.trim() !== '' || source === undefined) return found?.id
  const document = sources.find((one) => one.document.id === source.documentId)
  const place = document && findQuotation(source.quote, document.document, source.page)
  const standing = place && document?.found.topics.find(({ blocks }) => blocks.includes(place.block))
  return topics.find(({ id }) => id === standing?.topic.id)?.id
}

/** The topics of a batch in the order of their labels. */
export const topicsOf = (cells: readonly Cell[]): Cell['topic'][] => [
  ...new Map(cells.map(({ topic }) => [topic.id, topic])).values(),
]

/**
 * The words that the question stands on. Page and heading are those where they are found; what the AI says of them only
 * chooses among several places.
 */
function readSource(fields: Fields, sources: readonly DocumentWithTopics[]): Source | undefined {
  const given = readRecord(fields.source)
  const quote = readWords(
    firstField(given ?? {}, ['quote', 'quotation', 'text', 'sentence']) ??
      firstField(fields, ['quote', 'quotation', 'sourceQuote', 'source_quote', 'evidence']) ??
      (typeof fields.source === 'string' ? fields.source : undefined),
  )
  if (quote === undefined || sources.length === 0) return undefined
  const label = /^\s*D(\d{1,3})\b/i.exec(
    readWords(firstField(given ?? {}, ['document', 'documentId', 'doc'])) ?? '',
  )?.[1]
  const labelled = label === undefined ? undefined : sources[Number(label) - 1]
  const holder =
    [...(labelled === undefined ? [] : [labelled]), ...sources].find(
      ({ document }) => findQuotation(quote, document) !== undefined,
    ) ??
    labelled ??
    sources[0]!
  const page = given?.page
  const place = findQuotation(quote, holder.document, typeof page === 'number' ? page : undefined)
  return {
    documentId: asId<'Document'>(holder.document.id),
    ...(place?.page === undefined ? {} : { page: place.page }),
    ...(place?.heading === undefined ? {} : { heading: place.heading }),
    quote: quote.trim(),
  }
}

/** With what the paper gives it. */
function ofCell(question: Question, cell: Cell, { newId, model }: Bench, source: Source | undefined): Question {
  return {
    ...settleMarks(withoutDrawings(question)),
    id: newId(cell),
    topic: cell.topic.name,
    topicId: cell.topic.id,
    provenance: { origin: { kind: 'ai', model }, proof: 'unchecked', ...(source === undefined ? {} : { source }) },
  }
}

/** We draw figures ourselves: an SVG of an AI could hold anything. */
function withoutDrawings(question: Question): Question {
  if (question.type !== 'long_question') return question
  const [first, ...others] = question.parts.map(({ figure, ...part }) =>
    figure === undefined || 'svg' in figure ? part : { ...part, figure },
  )
  return { ...question, parts: [first!, ...others] }
}

/**
 * The characters of the paper's Chinese; a quotation stays as the document has it, unless that is in the other
 * characters.
 */
function inScript(
  question: Question,
  {
    order: {
      sources,
      configuration: { language },
    },
  }: Bench,
): Question {
  if (!isChinese(language)) return question
  const { provenance } = question
  const own = sources.find(({ document }) => document.id === provenance.source?.documentId)?.document.language
  const converted = convertQuestion(question, language)
  return own !== undefined && isChinese(own) && own !== language ? converted : { ...converted, provenance }
}

/** A quotation shows where an answer comes from; it does not check it (decision D44). */
const PROOF_BY = { calculation: 'checked', quotation: 'quoted' } as const satisfies Record<string, Proof>

function withProof(question: Question, proof: Proof): Question {
  const { provenance } = question
  return provenance.origin.kind === 'ai'
    ? {
        ...question,
        provenance: {
          origin: provenance.origin,
          proof,
          ...(provenance.source === undefined ? {} : { source: provenance.source }),
        },
      }
    : question
}
