/** The exact value of a formula, or none: what is undefined, too large or not decidable has no value. */
import { Unsuitable, type Value } from '#families/kit/exact/value.ts'
import { compileTest, compileValue, type Values } from '#families/kit/formula/evaluate.ts'
import type { Formula } from '#families/kit/formula/formula.ts'

/** Undefined also where a letter has no value. */
export const evaluate = (formula: Formula, values: Values = {}): Value | undefined =>
  attempt(() => compileValue(formula)(values))

/** Whether a condition holds; undefined where that cannot be told. */
export const holds = (condition: Formula, values: Values = {}): boolean | undefined =>
  attempt(() => compileTest(condition)(values))

/**
 * What `calculate` gives, or undefined where the numbers do not allow it. The evaluator says so by Unsuitable,
 * TypeError and SyntaxError; anything else is our bug.
 */
export function attempt<Result>(calculate: () => Result): Result | undefined {
  try {
    return calculate()
  } catch (error) {
    if (error instanceof Unsuitable || error instanceof TypeError || error instanceof RangeError) return undefined
    throw error
  }
}
