/** How likely a document teaches what a written question asks: from how much of it the document says, and where. */
import { isChinese, type PaperLanguage } from '#domain/language.ts'
import { probability, type LogisticModel } from '../logistic-model.ts'
import fitted from './support.json' with { type: 'json' }

/** All from 0 to 1, but for the mentions. */
export type SupportSigns = {
  /** How much of question and fact the best place says: a few sentences about its term. */
  readonly told: number
  /** How much of the answer that place says. */
  readonly answer: number
  /** How much of the question that place says. */
  readonly asked: number
  /** How much of question and fact all such places say together. */
  readonly anywhere: number
  /** How much of the document is about the item's chapter of the lexicon: 1 for the chapter that it names most terms of. */
  readonly chapter: number
  /** The natural logarithm of one more than the sentences that name the term of which it speaks least. */
  readonly mentions: number
  /** These sentences, as a share of those that name the term of which it speaks most. */
  readonly share: number
  /** 1 where every term stands in a heading. */
  readonly heading: number
  /** 1 where a term stands in one sentence alone. */
  readonly once: number
  /** 1 where that place says nothing of the answer, though the question asks for no case of its own. */
  readonly unsaid: number
}

/** Fitted by test/judging/fit-support.ts on readers' labels. */
const MODELS: Readonly<Record<'en' | 'zh', LogisticModel>> = fitted

export const chanceOfSupport = (signs: SupportSigns, language: PaperLanguage): number =>
  probability(MODELS[isChinese(language) ? 'zh' : 'en'], signs)

/** Of those above it more than nine in ten were taught; of those that were taught three quarters are above it. */
export const SURE_CHANCE = 0.8
/** Seven in eight. */
export const LEAST_CHANCE = 0.65
