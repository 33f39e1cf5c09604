/** The questions of a paper as a list shows them: what is asked, and the answer where the reader may have it. */
import type { PaperLanguage } from '#domain/language.ts'
import { figureOfJson } from '#domain/format-question.ts'
import { asId } from '#domain/ids.ts'
import { normaliseQuestion } from '#domain/normalise-question.ts'
import type { Figure, MarkingRow, Question, QuestionType, Source } from '#domain/question.ts'
import { trustOf, type TrustLabel } from '#domain/trust.ts'
import { parseRichText, type RichText } from '#domain/rich-text.ts'
import type { Level } from '#domain/difficulty.ts'
import type { Template } from '#domain/template.ts'
import { examinationSections } from '#layout/examination/examination-sections.ts'
import { examinationFormat } from '#layout/examination/format.ts'
import { marksAndRemark } from '#layout/examination/marking-scheme.ts'
import { withoutRepetition } from '#layout/lay-out-key.ts'
import type { LaidOutPaper, PassageBlock, Phrase, SchemeStep, SectionHeading } from '#layout/laid-out.ts'
import { phrasing, type Phrasing } from '#layout/phrase.ts'
import { sectionsOf } from '#layout/sections.ts'
import type { PaperAnswer, PublicQuestion } from './public-paper.ts'

/**
 * `place`: from 1, in the order in which questions are printed; `number`: as it is printed; `heading`: of the section
 * that it opens.
 */
export type ShownQuestion = {
  readonly place: number
  readonly number: string
  readonly heading?: SectionHeading
  /** What it and the next ones are about, above the first of them. */
  readonly passage?: PassageBlock
  readonly id: string
  readonly type: QuestionType
  readonly marks: number
  readonly difficulty: Level
  readonly topic: string
  readonly stem: Phrase
  readonly figure?: Figure
  readonly asks: Asks
  /** Undefined: not for this reader. */
  readonly answer?: ShownAnswer
  readonly explanation?: Phrase
  readonly source?: Source
  readonly trust?: TrustLabel
}

export type ShownPart = {
  readonly label: string
  readonly stem: Phrase
  readonly marks: number
  readonly figure?: Figure
}

/** What stands below the stem. */
export type Asks =
  | { readonly kind: 'options'; readonly options: readonly Phrase[] }
  | { readonly kind: 'truth' }
  | { readonly kind: 'matching'; readonly left: readonly Phrase[]; readonly right: readonly Phrase[] }
  | { readonly kind: 'parts'; readonly parts: readonly ShownPart[] }
  | { readonly kind: 'words' }

export type ShownWords = { readonly words?: Phrase; readonly scheme: readonly SchemeStep[] }

export type ShownAnswer =
  /** What is stored cannot be read as an answer. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'option'; readonly index: number }
  | { readonly kind: 'truth'; readonly isTrue: boolean }
  | {
      readonly kind: 'blanks'
      readonly blanks: readonly { readonly best: Phrase; readonly others: readonly Phrase[] }[]
    }
  | { readonly kind: 'pairs'; readonly pairs: readonly (readonly [left: number, right: number])[] }
  | ({ readonly kind: 'words' } & ShownWords)
  | { readonly kind: 'parts'; readonly parts: readonly ShownWords[] }

type Read = {
  readonly answer: PaperAnswer
  readonly template: Template
  readonly paper: LaidOutPaper
  readonly questionLanguage: PaperLanguage | undefined
  readonly hasAnswers: boolean
}

export function shownQuestions({
  answer: { language, questions, structure },
  template,
  paper,
  questionLanguage,
  hasAnswers,
}: Read): readonly ShownQuestion[] {
  const phrase = phrasing(language, questionLanguage)
  const laidOut = paper.blocks.flatMap((block) => (block.kind === 'section' ? [block] : []))
  const sections =
    examinationFormat(template) === undefined
      ? sectionsOf(questions, template.questionNumbering)
      : examinationSections(questions, structure)
  return sections
    .flatMap(({ items }, section) =>
      items.map((item, index) => ({
        ...item,
        heading: index === 0 ? laidOut[section]?.heading : undefined,
        passage: laidOut[section]?.questions[index]?.passage,
      })),
    )
    .map(({ number, question, heading, passage }, index) => ({
      place: index + 1,
      number,
      ...(heading === undefined ? {} : { heading }),
      ...(passage === undefined ? {} : { passage }),
      ...shown(question, phrase, hasAnswers),
    }))
}

function shown(
  question: PublicQuestion,
  phrase: Phrasing,
  hasAnswers: boolean,
): Omit<ShownQuestion, 'place' | 'number' | 'heading' | 'passage'> {
  const { id, type, marks, difficulty, topic, source, proof, explanation = '' } = question
  const words = (text: string): Phrase => phrase(parseRichText(text))
  return {
    id,
    type,
    marks,
    difficulty,
    topic,
    stem: words(question.question),
    asks: asksOf(question, words),
    ...figureOfJson(question),
    ...(hasAnswers
      ? { answer: answerOf(question, phrase), ...(explanation === '' ? {} : { explanation: words(explanation) }) }
      : {}),
    ...(source === undefined ? {} : { source }),
    ...(proof === undefined ? {} : { trust: trustOf({ proof, source }) }),
  }
}

function asksOf(
  { type, options = [], matches, subQuestions = [] }: PublicQuestion,
  words: (text: string) => Phrase,
): Asks {
  switch (type) {
    case 'multiple_choice':
      return { kind: 'options', options: options.map(words) }
    case 'true_false':
      return { kind: 'truth' }
    case 'matching':
      return { kind: 'matching', left: (matches?.left ?? []).map(words), right: (matches?.right ?? []).map(words) }
    case 'long_question':
      return {
        kind: 'parts',
        parts: subQuestions.map((part) => ({
          label: part.label,
          stem: words(part.question),
          marks: part.marks,
          ...figureOfJson(part),
        })),
      }
    case 'fill_blank':
    case 'short_answer':
    case 'essay':
      return { kind: 'words' }
  }
}

/** Read to the letter, as we store it; else from a letter, a digit or an option's text (specification 1, section 5). */
function answerOf(question: PublicQuestion, phrase: Phrasing): ShownAnswer {
  for (const kind of ['own', 'teacher'] as const) {
    const read = normaliseQuestion(question, { from: { kind }, id: asId<'Question'>(question.id) })
    if (read.ok && read.value.question.type === question.type) return answerIn(read.value.question, phrase)
  }
  return { kind: 'unknown' }
}

function answerIn(question: Question, phrase: Phrasing): ShownAnswer {
  switch (question.type) {
    case 'multiple_choice':
      return { kind: 'option', index: question.keyIndex }
    case 'true_false':
      return { kind: 'truth', isTrue: question.key }
    case 'fill_blank':
      return {
        kind: 'blanks',
        blanks: question.keys.map(([best, ...others]) => ({ best: phrase(best), others: others.map(phrase) })),
      }
    case 'matching':
      return { kind: 'pairs', pairs: question.pairs.toSorted(([one], [other]) => one - other) }
    case 'short_answer':
      return { kind: 'words', ...wordsOf(question.key, withoutRepetition(question), phrase) }
    case 'essay':
      return { kind: 'words', ...wordsOf(undefined, question.markingGuide, phrase) }
    case 'long_question':
      return {
        kind: 'parts',
        parts: question.parts.map((part) =>
          wordsOf(part.marks === 0 ? undefined : part.key, withoutRepetition(part), phrase),
        ),
      }
  }
}

const wordsOf = (key: RichText | undefined, scheme: readonly MarkingRow[], phrase: Phrasing): ShownWords => ({
  ...(key === undefined ? {} : { words: phrase(key) }),
  scheme: scheme.map((row) => ({ phrase: phrase(row.text), ...marksAndRemark(row, phrase) })),
})
