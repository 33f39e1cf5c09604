/** Builds candidates of each type from composed words; what all of them share is said here once. */
import type { Level } from '#domain/difficulty.ts'
import type { MarkingRow, Provenance } from '#domain/question.ts'
import type { RichText } from '#domain/rich-text.ts'
import type { Candidate, QuestionDraft } from '../../candidate.ts'
import type { Lesson, TopicSentence } from './survey/lesson.ts'
import { familiarity, levelOf, longWordShare, type Demands } from './level.ts'
import { sentenceId } from './survey/study-sentences.ts'
import { isContent } from './survey/words.ts'

/** What a maker says about every question. Texts are composed words (see `Lesson.rich`). */
export type Asking = {
  readonly maker: string
  readonly sentence: TopicSentence
  readonly stem: string
  readonly explanation: string
  /** 0 to 1, see `Candidate`. */
  readonly score: number
  readonly act: Demands['act']
  /** How often the document uses the term asked about. */
  readonly termCount: number
  readonly closeness?: number
  /**
   * How many words the question turns on, where that is not the whole sentence: a definition in a long sentence is
   * asked without the rest.
   */
  readonly words?: number
  /** See `Candidate`. */
  readonly reserve?: boolean
  /** Keys of the terms that are the answer. */
  readonly terms: readonly string[]
}

/** `ordered`: the options stand in the order given (numbers ascend); otherwise they are shuffled. */
export function offerMultipleChoice(
  lesson: Lesson,
  asking: Asking,
  options: {
    readonly key: string
    readonly distractors: readonly [string, string, string]
    readonly ordered?: readonly string[]
  },
): Candidate {
  const order =
    options.ordered ??
    lesson.randomFor(`${asking.maker}/options`, asking.sentence).shuffle([options.key, ...options.distractors])
  const [first, second, ...rest] = order.map((option) => lesson.rich(option))
  if (!first || !second) throw new RangeError(`Cannot offer a question with ${order.length} options: expected 4`)
  return offer(lesson, asking, {
    type: 'multiple_choice',
    options: [first, second, ...rest],
    keyIndex: order.indexOf(options.key),
    ...shared(lesson, asking),
  })
}

export function offerTrueFalse(lesson: Lesson, asking: Asking, key: boolean): Candidate {
  return offer(lesson, asking, { type: 'true_false', key, ...shared(lesson, asking) })
}

/** `accepted`: the answers that count as right for the one blank of the stem, the best first. */
export function offerFillBlank(lesson: Lesson, asking: Asking, accepted: readonly string[]): Candidate {
  const [best, ...others] = [...new Set(accepted)].map((answer) => lesson.rich(answer))
  if (!best) throw new RangeError('Cannot offer a blank without an accepted answer: expected at least one')
  return offer(lesson, asking, { type: 'fill_blank', keys: [[best, ...others]], ...shared(lesson, asking) })
}

/** `rows`: what earns marks, with the marks of each. */
export function offerShortAnswer(
  lesson: Lesson,
  asking: Asking,
  key: string,
  rows: readonly { readonly text: string; readonly marks: number; readonly remark?: string }[],
): Candidate {
  const markingScheme = rows.map(({ text, marks, remark }): MarkingRow => ({
    text: lesson.rich(text),
    marks,
    ...(remark === undefined ? {} : { remark }),
  }))
  return offer(lesson, asking, {
    type: 'short_answer',
    key: lesson.rich(key),
    markingScheme,
    ...shared(lesson, asking),
  })
}

function offer(lesson: Lesson, asking: Asking, draft: QuestionDraft): Candidate {
  return {
    draft,
    topicId: asking.sentence.topicId,
    level: levelFor(asking, lesson),
    maker: asking.maker,
    score: Math.max(0, Math.min(1, asking.score)),
    exclusions: [sentenceId(asking.sentence), ...asking.terms.map((term) => `term:${term}`)],
    ...(asking.reserve ? { reserve: true } : {}),
  }
}

function levelFor(
  { act, sentence, termCount, closeness, words = sentence.words.length }: Asking,
  lesson: Lesson,
): Level {
  return levelOf({
    act,
    termCount: familiarity(termCount, lesson.sentences.length),
    words,
    longWords: longWordShare(sentence.words.filter(isContent).map((word) => word.text)),
    ...(closeness === undefined ? {} : { closeness }),
  })
}

function shared(
  lesson: Lesson,
  asking: Asking,
): { readonly stem: RichText; readonly explanation: RichText; readonly provenance: Provenance } {
  const { quote, page, heading } = asking.sentence
  return {
    stem: lesson.rich(asking.stem),
    explanation: lesson.rich(asking.explanation),
    provenance: {
      origin: { kind: 'document' },
      proof: 'quoted',
      source: {
        documentId: lesson.material.document.id,
        quote,
        ...(page === undefined ? {} : { page }),
        ...(heading === undefined ? {} : { heading }),
      },
    },
  }
}
