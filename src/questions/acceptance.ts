/**
 * How likely readers are to print a question as it is, from what they said of others: of its maker, and of what is seen
 * of it. Candidates are ordered by it; nothing is refused.
 */
import { isChinese, type PaperLanguage } from '#domain/language.ts'
import type { Candidate } from './candidate.ts'
import { probability, type Features, type LogisticModel } from './logistic-model.ts'
import fitted from './acceptance.json' with { type: 'json' }

/** Fitted by test/judging/fit-acceptance.ts from the kept verdicts. */
const MODEL: LogisticModel = fitted

/** What the fit is given of a candidate: the maker's own score, how many codes the gate warns of, and its signs. */
export type Judgeable = Pick<Candidate, 'maker' | 'score' | 'signs'> & { readonly warnings: number }

/** From 0, rejected by all, to 1, printed by all as it is. */
export const acceptance = (candidate: Judgeable, language: PaperLanguage, model: LogisticModel = MODEL): number =>
  probability(model, featuresOf(candidate, language))

export const featuresOf = ({ maker, score, signs, warnings }: Judgeable, language: PaperLanguage): Features => {
  const tongue = isChinese(language) ? 'zh' : 'en'
  return {
    [tongue]: 1,
    [`${tongue} ${maker}`]: 1,
    // What a maker thinks of its own questions is comparable among these alone.
    [`${sourceOf(maker)} score`]: score - MIDDLE_SCORE,
    warnings,
    ...signs,
  }
}

/** The middle of the makers' scores. */
const MIDDLE_SCORE = 0.65
const sourceOf = (maker: string): string => /^(?:lexicon|notes)(?=_)/.exec(maker)?.[0] ?? 'text'
