/** The model of how good a statement is for a test, fitted from labels. */
import type { LogisticModel } from '#questions/logistic-model.ts'
import type { Label, LabelledStatement } from './labels.ts'
import { fitLogistic, type Example } from './logistic-fit.ts'

/** What needs a small edit counts half; what is not worth a mark is as bad as what is of no use. */
const TARGETS: Readonly<Record<Label, number>> = { 3: 1, 2: 0.5, 1: 0, 0: 0 }

export const exampleOf = ({ label, features }: LabelledStatement): Example => ({ features, target: TARGETS[label] })

export const fitStatements = (labelled: readonly LabelledStatement[]): LogisticModel =>
  fitLogistic(labelled.map(exampleOf))
