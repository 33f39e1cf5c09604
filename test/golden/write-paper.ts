/** Writes golden papers shortly: questions in Markdown, with the fields that a test does not care about filled in. */
import { asId } from '#domain/ids.ts'
import type { PaperLanguage } from '#domain/language.ts'
import { nonEmpty, type NonEmpty } from '#domain/must-be-there.ts'
import type { Paper, PaperNotice } from '#domain/paper.ts'
import type { Passage } from '#domain/passage.ts'
import type { BlankKey, MarkingRow, Provenance, Question, QuestionPart } from '#domain/question.ts'
import { parseRichText, type RichText } from '#domain/rich-text.ts'
import { defaultInstructions, printedIn } from '#messages/printed/printed.ts'

type Extra = {
  marks?: number
  explanation?: string
  page?: number
  heading?: string
  quote?: string
  svg?: string
  alt?: string
  caption?: string
  unchecked?: boolean
  /** The id of the passage that it is about. */
  passage?: string
}
/** A question that does not know its place yet. */
export type Draft = (index: number) => Question

/** Where all golden questions come from. */
const DOCUMENT = { id: asId<'Document'>('golden-document'), name: 'golden.pdf' }

export function writePaper(outline: {
  title: string
  language: PaperLanguage
  subject?: string
  grade?: string
  timeLimit: number
  instructions?: string
  notices?: PaperNotice[]
  questions: readonly Draft[]
  passages?: readonly Passage[]
}): Paper {
  const { title, language, timeLimit, notices = [] } = outline
  const questions = outline.questions.map((draft, index) => draft(index))
  return {
    id: asId('golden-paper'),
    code: 'K7QM-2XVD',
    title,
    language,
    generationMode: 'document_based',
    configuration: {
      title,
      language,
      difficulty: 'mixed',
      questionTypes: ['multiple_choice'],
      totalQuestions: questions.length,
      questionsPerTopic: questions.length,
      timeLimit,
      instructions: outline.instructions ?? defaultInstructions(timeLimit, printedIn(language)),
      includeAnswerKey: true,
      paperFormat: 'standard',
    },
    templateId: asId('comprehensive-examination'),
    ...(outline.subject === undefined ? {} : { subject: outline.subject }),
    ...(outline.grade === undefined ? {} : { grade: outline.grade }),
    sourceDocuments: [DOCUMENT],
    topics: [],
    questions,
    passages: outline.passages ?? [],
    notices,
    status: 'completed',
    seed: 'golden',
    revision: 1,
    createdAt: '2026-11-20T00:00:00Z',
    updatedAt: '2026-11-20T00:00:00Z',
  }
}

export const choose =
  (stem: string, options: readonly [string, string, ...string[]], keyIndex: number, extra: Extra = {}): Draft =>
  (index) => {
    const [first, second, ...rest] = options
    return {
      ...base(index, stem, 1, extra),
      type: 'multiple_choice',
      options: [parseRichText(first), parseRichText(second), ...rest.map(parseRichText)],
      keyIndex,
    }
  }

export const judge =
  (stem: string, key: boolean, extra: Extra = {}): Draft =>
  (index) => ({ ...base(index, stem, 1, extra), type: 'true_false', key })

/** Keys: one string a blank; `a|b` accepts both. */
export const fill =
  (stem: string, keys: NonEmpty<string>, extra: Extra = {}): Draft =>
  (index) => {
    const [first, ...rest] = keys.map((key): BlankKey => {
      const [best, ...others] = key.split('|').map(parseRichText)
      return [best!, ...others]
    })
    return { ...base(index, stem, keys.length, extra), type: 'fill_blank', keys: [first!, ...rest] }
  }

export const short =
  (stem: string, key: string, extra: Extra = {}, scheme: readonly Row[] = []): Draft =>
  (index) => ({
    ...base(index, stem, 2, extra),
    type: 'short_answer',
    key: parseRichText(key),
    markingScheme: scheme.map(row),
  })

export const essay =
  (stem: string, guide: NonEmpty<Row>, extra: Extra = {}): Draft =>
  (index) => {
    const [first, ...rest] = guide
    return { ...base(index, stem, 10, extra), type: 'essay', markingGuide: [row(first), ...rest.map(row)] }
  }

export const match =
  (
    stem: string,
    pairs: readonly [readonly [string, string], ...(readonly [string, string])[]],
    order: readonly number[],
    extra: Extra = {},
  ): Draft =>
  (index) => {
    const [left, ...lefts] = pairs.map(([text]) => parseRichText(text))
    const [right, ...rights] = order.map((pair): RichText => parseRichText(pairs[pair]![1]))
    return {
      ...base(index, stem, pairs.length, extra),
      type: 'matching',
      left: [left!, ...lefts],
      right: [right!, ...rights],
      pairs: pairs.map((_pair, at) => [at, order.indexOf(at)] as const),
    }
  }

type Part = { label: string; stem: string; marks: number; key: string; scheme?: readonly Row[] }
export const long =
  (stem: string, parts: NonEmpty<Part>, extra: Extra = {}): Draft =>
  (index) => {
    const [first, ...rest] = parts.map((part): QuestionPart => ({
      label: part.label,
      stem: parseRichText(part.stem),
      marks: part.marks,
      key: parseRichText(part.key),
      markingScheme: (part.scheme ?? []).map(row),
    }))
    return {
      ...base(
        index,
        stem,
        parts.reduce((sum, part) => sum + part.marks, 0),
        extra,
      ),
      type: 'long_question',
      parts: [first!, ...rest],
    }
  }

type Row = readonly [text: string, marks: number, remark?: string]
const row = ([text, marks, remark]: Row): MarkingRow => ({
  text: parseRichText(text),
  marks,
  ...(remark === undefined ? {} : { remark }),
})

function base(index: number, stem: string, marks: number, extra: Extra) {
  return {
    id: asId<'Question'>(`question-${index + 1}`),
    stem: parseRichText(stem),
    explanation: parseRichText(extra.explanation ?? ''),
    marks: extra.marks ?? marks,
    minutes: 2,
    difficulty: 'medium' as const,
    topic: 'Topic',
    ...(extra.svg === undefined
      ? {}
      : {
          figure: {
            svg: extra.svg,
            alt: extra.alt ?? 'Figure',
            ...(extra.caption === undefined ? {} : { caption: extra.caption }),
          },
        }),
    ...(extra.passage === undefined ? {} : { passageId: asId<'Passage'>(extra.passage) }),
    provenance: provenance(extra),
  }
}

function provenance({ page, heading, quote, unchecked }: Extra): Provenance {
  if (unchecked === true || quote === undefined) return { origin: { kind: 'teacher' }, proof: 'unchecked' }
  return {
    origin: { kind: 'document' },
    proof: 'quoted',
    source: {
      documentId: DOCUMENT.id,
      quote,
      ...(page === undefined ? {} : { page }),
      ...(heading === undefined ? {} : { heading }),
    },
  }
}

type Named = { title?: string; source?: string }
export const textPassage = (id: string, text: string, extra: Named & { lineNumbers?: true } = {}): Passage => ({
  ...named(id, extra),
  kind: 'text',
  text: parseRichText(text),
  ...(extra.lineNumbers === undefined ? {} : { lineNumbers: extra.lineNumbers }),
})

export const tablePassage = (
  id: string,
  heads: NonEmpty<string>,
  rows: NonEmpty<readonly string[]>,
  extra: Named = {},
): Passage => ({
  ...named(id, extra),
  kind: 'table',
  heads: nonEmpty(heads.map(parseRichText), 'a head'),
  rows: nonEmpty(
    rows.map((cells) => cells.map(parseRichText)),
    'a row',
  ),
})

export const figurePassage = (id: string, svg: string, alt: string, extra: Named = {}): Passage => ({
  ...named(id, extra),
  kind: 'figure',
  figure: { svg, alt },
})

const named = (id: string, { title, source }: Named) => ({
  id: asId<'Passage'>(id),
  ...(title === undefined ? {} : { title: parseRichText(title) }),
  ...(source === undefined ? {} : { source: parseRichText(source) }),
})
