/**
 * Makes long questions of short ones about one section: parts (a), (b), (c) that climb in difficulty and do not answer
 * each other.
 */
import type { Level } from '#domain/difficulty.ts'
import type { DocumentId } from '#domain/ids.ts'
import type { Citation, MarkingRow, QuestionPart } from '#domain/question.ts'
import { plainText, type RichText } from '#domain/rich-text.ts'
import type { Candidate } from '../candidate.ts'
import { shingles, squeezed } from '../likeness.ts'
import { citationOf, citing } from './citing.ts'

/** A question that may become a part. */
export type PartSource = {
  readonly stem: RichText
  readonly key: RichText
  readonly rows: readonly MarkingRow[]
  /** What the candidate does, from stating (1) to judging (4); parts stand in this order. */
  readonly step: number
  /** Parts of one question differ in it. */
  readonly maker: string
  readonly candidate: Candidate
}

export type LongQuestionWords = {
  readonly documentId: DocumentId
  /** The candidate as a part; undefined when it makes none. */
  part(candidate: Candidate): PartSource | undefined
  /**
   * The heading of the section that teaches it, where that is not the one its source stands under (an entry of a list
   * of terms).
   */
  heading?(candidate: Candidate): string | undefined
  /**
   * The name of a wider section to which a candidate belongs (its topic); parts that are too few under one heading are
   * put together there.
   */
  wider?(candidate: Candidate): string | undefined
  /** What the question is about; undefined where its heading says nothing ("Introduction"), so that none is made. */
  stem(heading: string, parts: readonly PartSource[]): RichText | undefined
  /** Quotes the sentence of each part with its page. */
  explanation(labels: readonly string[], parts: readonly PartSource[]): RichText
  level(parts: readonly PartSource[]): Level
}

const PARTS = { least: 3, most: 4 } as const
const LABELS = ['(a)', '(b)', '(c)', '(d)'] as const

/**
 * The long questions that `candidates` give, disjoint, each from one section: at least three parts of different
 * makers and of at least two steps, whose marks are
 * those of their rows. The score is the mean of the parts'.
 */
export function composeLongQuestions(candidates: readonly Candidate[], words: LongQuestionWords): Candidate[] {
  const composed: Candidate[] = []
  let left = candidates
    .flatMap((candidate) => words.part(candidate) ?? [])
    .toSorted((a, b) => b.candidate.score - a.candidate.score)
  const headingOf = ({ candidate }: PartSource): string | undefined =>
    words.heading?.(candidate) ?? candidate.draft.provenance.source?.heading
  for (const titleOf of [headingOf, ({ candidate }: PartSource) => words.wider?.(candidate)]) {
    for (const [, members] of Map.groupBy(left, (source) => `${source.candidate.topicId}|${titleOf(source) ?? ''}`)) {
      const title = titleOf(members[0]!)
      // The stem prints the title, and with it an answer that is part of it.
      for (
        let rest = members.filter(({ key }) => !squeezed(title ?? '').includes(squeezed(plainText(key))));
        title !== undefined;
      ) {
        const parts = pickParts(rest)
        const stem = parts && words.stem(title, parts)
        if (!parts || !stem) break
        composed.push(compose(stem, parts, words))
        const isFree = (source: PartSource): boolean => !parts.some((taken) => sharesExclusion(taken, source))
        rest = rest.filter(isFree)
        left = left.filter(isFree)
      }
    }
  }
  return composed
}

/**
 * The best part, and after it those of other makers that go with the ones taken; in the order of their steps, then of
 * the text.
 */
function pickParts(sources: readonly PartSource[]): PartSource[] | undefined {
  let best: PartSource[] = []
  for (const first of sources) {
    const parts = [first]
    for (const source of sources) {
      if (parts.length === PARTS.most) break
      if (parts.every((part) => part.maker !== source.maker && goTogether(part, source))) parts.push(source)
    }
    if (parts.length > best.length && new Set(parts.map(({ step }) => step)).size > 1) best = parts
    if (best.length === PARTS.most) break
  }
  return best.length < PARTS.least ? undefined : best.toSorted((a, b) => a.step - b.step)
}

const goTogether = (a: PartSource, b: PartSource): boolean =>
  !sharesExclusion(a, b) && !givesAway(a, b) && !givesAway(b, a) && !saysTheSame(a, b)

/**
 * Whether two parts, with their keys, rest on one fact: "a drug that strengthens …" beside a student who writes that it
 * weakens.
 */
function saysTheSame(a: PartSource, b: PartSource): boolean {
  const [one, other] = [a, b].map(({ stem, key }) => shingles(`${plainText(stem)} ${plainText(key)}`)) as [
    ReadonlySet<string>,
    ReadonlySet<string>,
  ]
  const [small, large] = one.size < other.size ? [one, other] : [other, one]
  let shared = 0
  for (const shingle of small) if (large.has(shingle)) shared += 1
  return shared > MOST_ALIKE * small.size
}

const sharesExclusion = (a: PartSource, b: PartSource): boolean =>
  a.candidate.exclusions.some((exclusion) => b.candidate.exclusions.includes(exclusion))

/** Whether the stem of `teller` prints the key of `asked`, or much of its wording. */
function givesAway(teller: PartSource, asked: PartSource): boolean {
  const [stem, key] = [plainText(teller.stem), plainText(asked.key)]
  if (squeezed(stem).includes(squeezed(key))) return true
  const [told, wanted] = [shingles(stem), shingles(key)]
  let shared = 0
  for (const shingle of wanted) if (told.has(shingle)) shared += 1
  return shared > MOST_TOLD * wanted.size
}

const MOST_TOLD = 0.4
const MOST_ALIKE = 0.6

function compose(stem: RichText, sources: readonly PartSource[], words: LongQuestionWords): Candidate {
  const parts = sources.map(({ stem: asked, key, rows }, index): QuestionPart => ({
    label: LABELS[index]!,
    stem: asked,
    marks: rows.reduce((sum, { marks }) => sum + marks, 0),
    key,
    markingScheme: rows,
  }))
  const [first, ...others] = parts
  return {
    draft: {
      type: 'long_question',
      stem,
      explanation: words.explanation(LABELS.slice(0, sources.length), sources),
      parts: [first!, ...others],
      provenance: citing(
        words.documentId,
        sources.flatMap(({ candidate }) => citationsOf(candidate)),
      ),
    },
    topicId: sources[0]!.candidate.topicId,
    level: words.level(sources),
    maker: 'long_question',
    score: sources.reduce((sum, { candidate }) => sum + candidate.score, 0) / sources.length,
    exclusions: [...new Set(sources.flatMap(({ candidate }) => candidate.exclusions))],
  }
}

function citationsOf({ draft: { provenance } }: Candidate): Citation[] {
  return provenance.source === undefined ? [] : [citationOf(provenance.source), ...(provenance.source.further ?? [])]
}
