/** Every question family, by unit: the table of contents (written by scripts/list-families.ts). */
import type { Family } from './kit/family.ts'
import { sumOfPowersInBinary } from './junior/indices/sum-of-powers-in-binary.ts'
import { markupThenDiscount } from './junior/percentages/markup-then-discount.ts'
import { tangentAndIntercepts } from './senior/equations-of-circles/tangent-and-intercepts.ts'
import { graphsOfTwoLogarithms } from './senior/exponents-and-logarithms/graphs-of-two-logarithms.ts'
import { lineOfLogY } from './senior/exponents-and-logarithms/line-of-log-y.ts'
import { lineOfTwoLogs } from './senior/exponents-and-logarithms/line-of-two-logs.ts'
import { logInTermsOfTwo } from './senior/exponents-and-logarithms/log-in-terms-of-two.ts'
import { logarithmicEquation } from './senior/exponents-and-logarithms/logarithmic-equation.ts'
import { logsWithDifferentBases } from './senior/exponents-and-logarithms/logs-with-different-bases.ts'
import { quadraticInAPower } from './senior/exponents-and-logarithms/quadratic-in-a-power.ts'
import { simultaneousWithLogs } from './senior/exponents-and-logarithms/simultaneous-with-logs.ts'
import { statementsOnLargePowers } from './senior/exponents-and-logarithms/statements-on-large-powers.ts'
import { statementsOnLogarithmicGraph } from './senior/exponents-and-logarithms/statements-on-logarithmic-graph.ts'
import { greatestAtOneVertex } from './senior/linear-programming/greatest-at-one-vertex.ts'
import { greatestValueInTheFigure } from './senior/linear-programming/greatest-value-in-the-figure.ts'
import { leastValueOfSystem } from './senior/linear-programming/least-value-of-system.ts'
import { noRealRootsInK } from './senior/linear-programming/no-real-roots-in-k.ts'
import { solutionWithReversedCoefficients } from './senior/linear-programming/solution-with-reversed-coefficients.ts'
import { systemOfRegion } from './senior/linear-programming/system-of-region.ts'
import { lineTouchesParabola } from './senior/more-equations/line-touches-parabola.ts'
import { equationOfImage } from './senior/more-graphs/equation-of-image.ts'
import { imageInTheFigure } from './senior/more-graphs/image-in-the-figure.ts'
import { translateThenStretch } from './senior/more-graphs/translate-then-stretch.ts'
import { lcmOfQuadratics } from './senior/more-polynomials/lcm-of-quadratics.ts'
import { otherPolynomial } from './senior/more-polynomials/other-polynomial.ts'
import { sumOfFractions } from './senior/more-polynomials/sum-of-fractions.ts'
import { thirdExpression } from './senior/more-polynomials/third-expression.ts'
import { differenceOfRoots } from './senior/quadratic-equations/difference-of-roots.ts'
import { equalParts } from './senior/quadratic-equations/equal-parts.ts'
import { equationOfNewRoots } from './senior/quadratic-equations/equation-of-new-roots.ts'
import { noRealRoots } from './senior/quadratic-equations/no-real-roots.ts'
import { powersOfI } from './senior/quadratic-equations/powers-of-i.ts'
import { realPartWithUnknown } from './senior/quadratic-equations/real-part-with-unknown.ts'
import { reduceWithRoot } from './senior/quadratic-equations/reduce-with-root.ts'
import { statementsOnComplexNumbers } from './senior/quadratic-equations/statements-on-complex-numbers.ts'
import { statementsOnParabola } from './senior/quadratic-equations/statements-on-parabola.ts'
import { twoConditions } from './senior/quadratic-equations/two-conditions.ts'
import { geometricFromTwoSums } from './senior/sequences/geometric-from-two-sums.ts'
import { greatestNWithPositiveSum } from './senior/sequences/greatest-n-with-positive-sum.ts'
import { nearTheSumToInfinity } from './senior/sequences/near-the-sum-to-infinity.ts'
import { statementsOnSumFormula } from './senior/sequences/statements-on-sum-formula.ts'
import { sumBySymmetry } from './senior/sequences/sum-by-symmetry.ts'
import { sumToInfinity } from './senior/sequences/sum-to-infinity.ts'
import { sumsInArithmeticSequence } from './senior/sequences/sums-in-arithmetic-sequence.ts'
import { sumsInGeometricSequence } from './senior/sequences/sums-in-geometric-sequence.ts'

export const FAMILIES: readonly Family[] = [
  sumOfPowersInBinary,
  markupThenDiscount,
  tangentAndIntercepts,
  graphsOfTwoLogarithms,
  lineOfLogY,
  lineOfTwoLogs,
  logInTermsOfTwo,
  logarithmicEquation,
  logsWithDifferentBases,
  quadraticInAPower,
  simultaneousWithLogs,
  statementsOnLargePowers,
  statementsOnLogarithmicGraph,
  greatestAtOneVertex,
  greatestValueInTheFigure,
  leastValueOfSystem,
  noRealRootsInK,
  solutionWithReversedCoefficients,
  systemOfRegion,
  lineTouchesParabola,
  equationOfImage,
  imageInTheFigure,
  translateThenStretch,
  lcmOfQuadratics,
  otherPolynomial,
  sumOfFractions,
  thirdExpression,
  differenceOfRoots,
  equalParts,
  equationOfNewRoots,
  noRealRoots,
  powersOfI,
  realPartWithUnknown,
  reduceWithRoot,
  statementsOnComplexNumbers,
  statementsOnParabola,
  twoConditions,
  geometricFromTwoSums,
  greatestNWithPositiveSum,
  nearTheSumToInfinity,
  statementsOnSumFormula,
  sumBySymmetry,
  sumToInfinity,
  sumsInArithmeticSequence,
  sumsInGeometricSequence,
]
