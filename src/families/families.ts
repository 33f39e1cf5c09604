/** Every question family, by unit: the table of contents (written by scripts/list-families.ts). */
import type { Family } from './kit/family.ts'
import { ageInLetters } from './junior/algebraic-expressions/age-in-letters.ts'
import { areaOfLShape } from './junior/algebraic-expressions/area-of-l-shape.ts'
import { consecutiveMultiples } from './junior/algebraic-expressions/consecutive-multiples.ts'
import { costInLetters } from './junior/algebraic-expressions/cost-in-letters.ts'
import { machinesAndHours } from './junior/algebraic-expressions/machines-and-hours.ts'
import { meanOfTwoGroups } from './junior/algebraic-expressions/mean-of-two-groups.ts'
import { correctStatementOfRounding } from './junior/approximation/correct-statement-of-rounding.ts'
import { partFromWhole } from './junior/approximation/part-from-whole.ts'
import { percentageError } from './junior/approximation/percentage-error.ts'
import { rangeOfMeasurement } from './junior/approximation/range-of-measurement.ts'
import { cancelCommonFactor } from './junior/formulae/cancel-common-factor.ts'
import { subjectAcrossBrackets } from './junior/formulae/subject-across-brackets.ts'
import { subjectAmongReciprocals } from './junior/formulae/subject-among-reciprocals.ts'
import { subjectInQuotient } from './junior/formulae/subject-in-quotient.ts'
import { subjectOnBothSides } from './junior/formulae/subject-on-both-sides.ts'
import { subjectUnderRoot } from './junior/formulae/subject-under-root.ts'
import { sumOfTwoFractions } from './junior/formulae/sum-of-two-fractions.ts'
import { constantFromProduct } from './junior/identities/constant-from-product.ts'
import { numberMinusSquare } from './junior/identities/number-minus-square.ts'
import { squareMinusProduct } from './junior/identities/square-minus-product.ts'
import { twoLinearBrackets } from './junior/identities/two-linear-brackets.ts'
import { negativeIndex } from './junior/indices/negative-index.ts'
import { powersOfOneBase } from './junior/indices/powers-of-one-base.ts'
import { productOfLargePowers } from './junior/indices/product-of-large-powers.ts'
import { quotientOfPowers } from './junior/indices/quotient-of-powers.ts'
import { reciprocalTimesPower } from './junior/indices/reciprocal-times-power.ts'
import { leastInteger } from './junior/inequalities/least-integer.ts'
import { linearWithFraction } from './junior/inequalities/linear-with-fraction.ts'
import { orderUnderOperations } from './junior/inequalities/order-under-operations.ts'
import { markupThenDiscount } from './junior/percentages/markup-then-discount.ts'
import { percentageOfTheWhole } from './junior/percentages/percentage-of-the-whole.ts'
import { binomialTimesTrinomial } from './junior/polynomials/binomial-times-trinomial.ts'
import { commonLinearFactor } from './junior/polynomials/common-linear-factor.ts'
import { crossMethod } from './junior/polynomials/cross-method.ts'
import { differenceOfProducts } from './junior/polynomials/difference-of-products.ts'
import { differenceOfSquaresInGroups } from './junior/polynomials/difference-of-squares-in-groups.ts'
import { groupingFourTerms } from './junior/polynomials/grouping-four-terms.ts'
import { tangentAndIntercepts } from './senior/equations-of-circles/tangent-and-intercepts.ts'
import { constantFromAxis } from './senior/functions/constant-from-axis.ts'
import { differenceOfValues } from './senior/functions/difference-of-values.ts'
import { equationFromVertex } from './senior/functions/equation-from-vertex.ts'
import { sameValueElsewhere } from './senior/functions/same-value-elsewhere.ts'
import { signsFromGraph } from './senior/functions/signs-from-graph.ts'
import { triangleOfIntercepts } from './senior/functions/triangle-of-intercepts.ts'
import { valueAtTheReciprocal } from './senior/functions/value-at-the-reciprocal.ts'
import { bothConditionsOneSide } from './senior/linear-programming/both-conditions-one-side.ts'
import { bothConditions } from './senior/linear-programming/both-conditions.ts'
import { eitherCondition } from './senior/linear-programming/either-condition.ts'
import { numberOfIntegers } from './senior/linear-programming/number-of-integers.ts'
import { equalRemainders } from './senior/more-polynomials/equal-remainders.ts'
import { factorOfCubic } from './senior/more-polynomials/factor-of-cubic.ts'
import { remainderByLinearDivisor } from './senior/more-polynomials/remainder-by-linear-divisor.ts'
import { remainderFromQuotient } from './senior/more-polynomials/remainder-from-quotient.ts'
import { commonFactorOnBothSides } from './senior/quadratic-equations/common-factor-on-both-sides.ts'
import { equalRoots } from './senior/quadratic-equations/equal-roots.ts'
import { expressionOfARoot } from './senior/quadratic-equations/expression-of-a-root.ts'
import { noRealRoots } from './senior/quadratic-equations/no-real-roots.ts'
import { statementsOnParabola } from './senior/quadratic-equations/statements-on-parabola.ts'

export const FAMILIES: readonly Family[] = [
  ageInLetters,
  areaOfLShape,
  consecutiveMultiples,
  costInLetters,
  machinesAndHours,
  meanOfTwoGroups,
  correctStatementOfRounding,
  partFromWhole,
  percentageError,
  rangeOfMeasurement,
  cancelCommonFactor,
  subjectAcrossBrackets,
  subjectAmongReciprocals,
  subjectInQuotient,
  subjectOnBothSides,
  subjectUnderRoot,
  sumOfTwoFractions,
  constantFromProduct,
  numberMinusSquare,
  squareMinusProduct,
  twoLinearBrackets,
  negativeIndex,
  powersOfOneBase,
  productOfLargePowers,
  quotientOfPowers,
  reciprocalTimesPower,
  leastInteger,
  linearWithFraction,
  orderUnderOperations,
  markupThenDiscount,
  percentageOfTheWhole,
  binomialTimesTrinomial,
  commonLinearFactor,
  crossMethod,
  differenceOfProducts,
  differenceOfSquaresInGroups,
  groupingFourTerms,
  tangentAndIntercepts,
  constantFromAxis,
  differenceOfValues,
  equationFromVertex,
  sameValueElsewhere,
  signsFromGraph,
  triangleOfIntercepts,
  valueAtTheReciprocal,
  bothConditionsOneSide,
  bothConditions,
  eitherCondition,
  numberOfIntegers,
  equalRemainders,
  factorOfCubic,
  remainderByLinearDivisor,
  remainderFromQuotient,
  commonFactorOnBothSides,
  equalRoots,
  expressionOfARoot,
  noRealRoots,
  statementsOnParabola,
]
