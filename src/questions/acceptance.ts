/**
 * How likely readers are to accept a question, from what they said of others of its kind: so the choice prefers what
 * teachers would use.
 */
import { isChinese, type PaperLanguage } from '#domain/language.ts'
import { plainText } from '#domain/rich-text.ts'
import type { QuestionDraft } from './candidate.ts'
import { exchangedNumber } from './checks/false-by-form.ts'
import { viewOf } from './checks/item-view.ts'
import { meaningOf } from './checks/meanings.ts'
import { numberOf } from './checks/option-numbers.ts'
import fitted from './acceptance.json' with { type: 'json' }

/**
 * The kind of a question for its acceptance, by any maker. Years, other numbers and meanings are asked for in several
 * types; matching, essays and long questions are `composed`.
 */
export const QUESTION_KINDS = [
  'choice',
  'true_statement',
  'false_statement',
  'blank',
  'short_answer',
  'year',
  'quantity',
  'meaning',
  'composed',
] as const
export type QuestionKind = (typeof QUESTION_KINDS)[number]

/** Eleven numbers, fitted by test/judging/fit-acceptance.ts from the kept verdicts. */
export type AcceptanceModel = {
  /** Of each kind, the mean verdict of a question of middling score: as is 1, small edit 0.5, reject 0. */
  readonly kinds: Readonly<Record<QuestionKind, number>>
  /** What the maker's own score adds for each whole point above the middle. */
  readonly ownScore: number
  /** What each kind of warning of the gate takes away. */
  readonly warning: number
}

/** The middle of the makers' scores. */
export const MIDDLE_SCORE = 0.65

const MODEL: AcceptanceModel = fitted

/**
 * From 0, rejected by all, to 1, used by all as it is; rather low, since the gate has rejected some of what was judged.
 * `score` is the maker's own, `warnings` how many codes the gate warns of.
 */
export function acceptance(
  { kind, score, warnings }: { readonly kind: QuestionKind; readonly score: number; readonly warnings: number },
  model: AcceptanceModel = MODEL,
): number {
  return Math.min(
    1,
    Math.max(0, model.kinds[kind] + model.ownScore * (score - MIDDLE_SCORE) - model.warning * warnings),
  )
}

/** The mean of questions whose wording and key were read before, whatever they ask. */
const MEAN_OF_REVIEWED = 0.85

/** The same of a question that follows from reviewed rows of the lexicon. */
export const acceptanceOfReviewed = ({
  score,
  warnings,
}: {
  readonly score: number
  readonly warnings: number
}): number =>
  acceptance({ kind: 'choice', score, warnings }, { ...MODEL, kinds: { ...MODEL.kinds, choice: MEAN_OF_REVIEWED } })

export function kindOf(draft: QuestionDraft, language: PaperLanguage): QuestionKind {
  switch (draft.type) {
    case 'true_false':
      return draft.key ? 'true_statement' : ofFalseStatement(draft, language)
    case 'multiple_choice':
      return draft.options.every((option) => numberOf(plainText(option)) !== undefined)
        ? ofNumber(plainText(draft.options[draft.keyIndex]!))
        : 'choice'
    case 'fill_blank':
      return ofAnswer(draft, language) ?? 'blank'
    case 'short_answer':
      return ofAnswer(draft, language) ?? 'short_answer'
    case 'matching':
      return 'composed'
    case 'essay':
      return 'composed'
    case 'long_question':
      return 'composed'
  }
}

/** One whose number was exchanged asks for that number. */
function ofFalseStatement(draft: QuestionDraft, language: PaperLanguage): 'year' | 'quantity' | 'false_statement' {
  const quote = draft.provenance.source?.quote
  const exchanged = quote === undefined ? undefined : exchangedNumber(plainText(draft.stem), quote, isChinese(language))
  return exchanged === undefined ? 'false_statement' : ofNumber(String(exchanged))
}

function ofAnswer(draft: QuestionDraft, language: PaperLanguage): 'year' | 'quantity' | 'meaning' | undefined {
  const view = viewOf(draft, language)
  if (view.answers.every((answer) => isNumber(answer, isChinese(language)))) return ofNumber(view.answers[0]!)
  return meaningOf(view) === undefined ? undefined : 'meaning'
}

/** A number of four figures that may be one. */
const ofNumber = (number: string): 'year' | 'quantity' =>
  /^(?:1\d|20)\d\d(?:\s*年)?$/.test(number.trim()) ? 'year' : 'quantity'

const isNumber = (answer: string, chinese: boolean): boolean =>
  numberOf(answer) !== undefined || (chinese && /^[零〇一二兩两三四五六七八九十百千萬万億亿]+$/.test(answer))
