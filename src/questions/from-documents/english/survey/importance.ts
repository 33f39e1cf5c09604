/** How good a statement is for a test: teachers ask for main facts that stand alone, not for remarks. */
import { probability, type LogisticModel } from '../../../logistic-model.ts'
import { statementFeatures, type Surroundings } from './statement-features.ts'
import model from './statement-model.json' with { type: 'json' }
import type { StudySentence } from './study-sentences.ts'

const MODEL: LogisticModel = model

/**
 * From 0 to 1: how likely a teacher would print it unchanged, one that needs a small edit counting half, as a model
 * fitted on labelled statements sees it.
 * docs/judging.md says how well it orders those of documents that it has not seen.
 */
export function importanceOf(sentence: StudySentence, surroundings: Surroundings): number {
  const before = known.get(sentence)
  if (before !== undefined) return before
  const worth = probability(MODEL, statementFeatures(sentence, surroundings))
  known.set(sentence, worth)
  return worth
}

/** Several makers ask of the same sentence. */
const known = new WeakMap<StudySentence, number>()
