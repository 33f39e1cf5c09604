/** How good a statement is for a test: teachers ask for main facts that stand alone, not for remarks. */
import { probability, type LogisticModel } from '../../../logistic-model.ts'
import type { Mention } from './names.ts'
import { statementFeatures } from './statement-features.ts'
import model from './statement-model.json' with { type: 'json' }
import type { Statement } from './statement.ts'

const MODEL: LogisticModel = model

/**
 * From 0 to 1: how likely a teacher would print it unchanged, one that needs a small edit counting half, as a model
 * fitted on labelled statements sees it.
 * docs/judging.md says how well it orders those of documents that it has not seen.
 */
export const statementWorth = (statement: Statement, mentions: readonly Mention[]): number =>
  probability(MODEL, statementFeatures(statement, mentions))
