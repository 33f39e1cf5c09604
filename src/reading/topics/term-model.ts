/** A fitted logistic regression: how surely a phrase with these features is a term. Fitted by scripts/fit-topics.ts. */
import type { Features } from './phrase-features.ts'

export type TermModel = {
  /** By name of the feature. */
  readonly coefficients: Readonly<Record<string, number>>
  readonly intercept: number
  /** Platt scaling of the score to a probability, fitted on the best-scored phrases of documents that the coefficients did not see. */
  readonly calibration: { readonly slope: number; readonly shift: number }
}

export function termScore(model: TermModel, features: Features): number {
  let score = model.intercept
  for (const name in model.coefficients) score += model.coefficients[name]! * features[name]!
  return score
}

/** From 0 to 1. */
export function termConfidence({ calibration }: TermModel, score: number): number {
  return 1 / (1 + Math.exp(-(calibration.slope * score + calibration.shift)))
}
