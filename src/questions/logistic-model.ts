/** A logistic model: a few named numbers in, a probability out. Fitted by test/judging/statements/logistic-fit.ts. */

/** Of each feature, what one unit adds to the log odds. */
export type LogisticModel = { readonly bias: number; readonly weights: Readonly<Record<string, number>> }
export type Features = Readonly<Record<string, number>>

/** Between 0 and 1. Features that the model does not weigh add nothing. */
export function probability({ bias, weights }: LogisticModel, features: Features): number {
  let logOdds = bias
  for (const [name, value] of Object.entries(features)) logOdds += (weights[name] ?? 0) * value
  return 1 / (1 + Math.exp(-logOdds))
}
