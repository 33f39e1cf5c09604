/** A fitted model: how surely a phrase with these features is a term. Fitted by scripts/fit-topics.ts. */
import { openTrees, treeScore, type BoostedTrees, type OpenTrees } from './boosted-trees.ts'
import type { CandidatePhrase } from './candidate-phrase.ts'
import { habitValues, openHabits, type HabitFile, type OpenHabits } from './habits.ts'
import type { Features } from './phrase-features.ts'

export type TermModel = {
  /**
   * What the model was fitted on: how many texts, and the SHA-256 of their names in order, by which the bench proves
   * that no text held out was among them.
   */
  readonly fitted: { readonly texts: number; readonly digest: string }
  readonly habits: HabitFile
  readonly trees: BoostedTrees
  /**
   * Platt scaling of the score to a probability, fitted on the best-scored phrases of texts that the trees which scored
   * them did not see.
   */
  readonly calibration: { readonly slope: number; readonly shift: number }
}

export type OpenModel = {
  readonly trees: OpenTrees
  readonly habits: OpenHabits
  readonly calibration: TermModel['calibration']
}

export const openModel = ({ trees, habits, calibration }: TermModel): OpenModel => ({
  trees: openTrees(trees),
  habits: openHabits(habits),
  calibration,
})

/** The values of a phrase in the order in which the trees count features: what was measured, then its habits. */
export function phraseValues(phrase: CandidatePhrase, features: Features, habits: OpenHabits): number[] {
  return [...Object.values(features), ...habitValues(phrase, habits)]
}

/** The log-odds that the phrase is a term. */
export function termScore({ trees, habits }: OpenModel, phrase: CandidatePhrase, features: Features): number {
  return treeScore(trees, phraseValues(phrase, features, habits))
}

/** From 0 to 1. */
export function termConfidence({ calibration }: OpenModel, score: number): number {
  return 1 / (1 + Math.exp(-(calibration.slope * score + calibration.shift)))
}
