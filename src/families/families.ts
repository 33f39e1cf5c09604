/** Every question family, by unit: the table of contents (written by scripts/list-families.ts). */
import type { Family } from './kit/family.ts'
import { chainOfComparisons } from './junior/percentages/chain-of-comparisons.ts'
import { changeOfWidth } from './junior/percentages/change-of-width.ts'
import { compoundInterest } from './junior/percentages/compound-interest.ts'
import { depreciationOfThePast } from './junior/percentages/depreciation-of-the-past.ts'
import { interestDifference } from './junior/percentages/interest-difference.ts'
import { lossToProfit } from './junior/percentages/loss-to-profit.ts'
import { markupThenDiscount } from './junior/percentages/markup-then-discount.ts'
import { twoArticles } from './junior/percentages/two-articles.ts'
import { tangentAndIntercepts } from './senior/equations-of-circles/tangent-and-intercepts.ts'
import { divisibleThenRemainder } from './senior/more-polynomials/divisible-then-remainder.ts'
import { factorOfComposite } from './senior/more-polynomials/factor-of-composite.ts'
import { twoConditions } from './senior/more-polynomials/two-conditions.ts'
import { noRealRoots } from './senior/quadratic-equations/no-real-roots.ts'
import { statementsOnParabola } from './senior/quadratic-equations/statements-on-parabola.ts'

export const FAMILIES: readonly Family[] = [
  chainOfComparisons,
  changeOfWidth,
  compoundInterest,
  depreciationOfThePast,
  interestDifference,
  lossToProfit,
  markupThenDiscount,
  twoArticles,
  tangentAndIntercepts,
  divisibleThenRemainder,
  factorOfComposite,
  twoConditions,
  noRealRoots,
  statementsOnParabola,
]
