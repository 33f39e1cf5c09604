/** Every question family, by unit: the table of contents (written by scripts/list-families.ts). */
import type { Family } from './kit/family.ts'
import { ageInLetters } from './junior/algebraic-expressions/age-in-letters.ts'
import { areaOfLShape } from './junior/algebraic-expressions/area-of-l-shape.ts'
import { consecutiveMultiples } from './junior/algebraic-expressions/consecutive-multiples.ts'
import { costInLetters } from './junior/algebraic-expressions/cost-in-letters.ts'
import { dotsAdded } from './junior/algebraic-expressions/dots-added.ts'
import { machinesAndHours } from './junior/algebraic-expressions/machines-and-hours.ts'
import { matchPatterns } from './junior/algebraic-expressions/match-patterns.ts'
import { meanOfTwoGroups } from './junior/algebraic-expressions/mean-of-two-groups.ts'
import { recurrence } from './junior/algebraic-expressions/recurrence.ts'
import { termBetweenTerms } from './junior/algebraic-expressions/term-between-terms.ts'
import { parallelAndIsosceles } from './junior/angles/parallel-and-isosceles.ts'
import { zigzagBetweenParallels } from './junior/angles/zigzag-between-parallels.ts'
import { boundsOfArea } from './junior/approximation/bounds-of-area.ts'
import { correctStatementOfRounding } from './junior/approximation/correct-statement-of-rounding.ts'
import { partFromWhole } from './junior/approximation/part-from-whole.ts'
import { percentageError } from './junior/approximation/percentage-error.ts'
import { piecesOfWire } from './junior/approximation/pieces-of-wire.ts'
import { rangeOfMeasurement } from './junior/approximation/range-of-measurement.ts'
import { restOfRope } from './junior/approximation/rest-of-rope.ts'
import { sectorToCone } from './junior/arcs-and-sectors/sector-to-cone.ts'
import { segmentOfCircle } from './junior/arcs-and-sectors/segment-of-circle.ts'
import { shadedBetweenSectors } from './junior/arcs-and-sectors/shaded-between-sectors.ts'
import { rotatedTriangle } from './junior/congruence/rotated-triangle.ts'
import { cancelCommonFactor } from './junior/formulae/cancel-common-factor.ts'
import { subjectAcrossBrackets } from './junior/formulae/subject-across-brackets.ts'
import { subjectAmongReciprocals } from './junior/formulae/subject-among-reciprocals.ts'
import { subjectInQuotient } from './junior/formulae/subject-in-quotient.ts'
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
import { sumOfPowersInBinary } from './junior/indices/sum-of-powers-in-binary.ts'
import { leastInteger } from './junior/inequalities/least-integer.ts'
import { linearWithFraction } from './junior/inequalities/linear-with-fraction.ts'
import { orderUnderOperations } from './junior/inequalities/order-under-operations.ts'
import { coneBetweenPlanes } from './junior/mensuration/cone-between-planes.ts'
import { coneOnCylinder } from './junior/mensuration/cone-on-cylinder.ts'
import { pyramidOnRectangle } from './junior/mensuration/pyramid-on-rectangle.ts'
import { recastIntoHemispheres } from './junior/mensuration/recast-into-hemispheres.ts'
import { similarSolidsByAreas } from './junior/mensuration/similar-solids-by-areas.ts'
import { surfaceOfFrustum } from './junior/mensuration/surface-of-frustum.ts'
import { trapezoidalPrism } from './junior/mensuration/trapezoidal-prism.ts'
import { waterInInvertedCone } from './junior/mensuration/water-in-inverted-cone.ts'
import { chainOfComparisons } from './junior/percentages/chain-of-comparisons.ts'
import { changeOfWidth } from './junior/percentages/change-of-width.ts'
import { compoundInterest } from './junior/percentages/compound-interest.ts'
import { depreciationOfThePast } from './junior/percentages/depreciation-of-the-past.ts'
import { interestDifference } from './junior/percentages/interest-difference.ts'
import { lossToProfit } from './junior/percentages/loss-to-profit.ts'
import { markupThenDiscount } from './junior/percentages/markup-then-discount.ts'
import { percentageOfTheWhole } from './junior/percentages/percentage-of-the-whole.ts'
import { salariesTax } from './junior/percentages/salaries-tax.ts'
import { twoArticles } from './junior/percentages/two-articles.ts'
import { symmetryOfRegularPolygon } from './junior/polygons/symmetry-of-regular-polygon.ts'
import { unequalInteriorAngles } from './junior/polygons/unequal-interior-angles.ts'
import { binomialTimesTrinomial } from './junior/polynomials/binomial-times-trinomial.ts'
import { commonLinearFactor } from './junior/polynomials/common-linear-factor.ts'
import { crossMethod } from './junior/polynomials/cross-method.ts'
import { differenceOfSquaresInGroups } from './junior/polynomials/difference-of-squares-in-groups.ts'
import { groupingFourTerms } from './junior/polynomials/grouping-four-terms.ts'
import { ballsAdded } from './junior/probability/balls-added.ts'
import { twoCards } from './junior/probability/two-cards.ts'
import { twoWayTable } from './junior/probability/two-way-table.ts'
import { parallelogramWithIsosceles } from './junior/quadrilaterals/parallelogram-with-isosceles.ts'
import { rhombusAndPointOnSide } from './junior/quadrilaterals/rhombus-and-point-on-side.ts'
import { averageSpeed } from './junior/rates-and-ratios/average-speed.ts'
import { equalMultiples } from './junior/rates-and-ratios/equal-multiples.ts'
import { mixture } from './junior/rates-and-ratios/mixture.ts'
import { ratioAndSum } from './junior/rates-and-ratios/ratio-and-sum.ts'
import { scaleFromAreas } from './junior/rates-and-ratios/scale-from-areas.ts'
import { areasInParallelogram } from './junior/similarity/areas-in-parallelogram.ts'
import { areasInTrapezium } from './junior/similarity/areas-in-trapezium.ts'
import { lineParallelToBases } from './junior/similarity/line-parallel-to-bases.ts'
import { lineThroughCevian } from './junior/similarity/line-through-cevian.ts'
import { squareInTriangle } from './junior/similarity/square-in-triangle.ts'
import { triangleWithEqualAngles } from './junior/similarity/triangle-with-equal-angles.ts'
import { leastFrequency } from './junior/statistics/least-frequency.ts'
import { meanAfterChanges } from './junior/statistics/mean-after-changes.ts'
import { pieChartExpenditure } from './junior/statistics/pie-chart-expenditure.ts'
import { stemAndLeafQuartiles } from './junior/statistics/stem-and-leaf-quartiles.ts'
import { lengthInTerms } from './junior/trigonometry/length-in-terms.ts'
import { sumOfTwoAngles } from './junior/trigonometry/sum-of-two-angles.ts'
import { twoElevations } from './junior/trigonometry/two-elevations.ts'
import { arcsInRatio } from './senior/circles/arcs-in-ratio.ts'
import { centreAndCyclicQuadrilateral } from './senior/circles/centre-and-cyclic-quadrilateral.ts'
import { chordAndSagitta } from './senior/circles/chord-and-sagitta.ts'
import { diameterAndChords } from './senior/circles/diameter-and-chords.ts'
import { equalChords } from './senior/circles/equal-chords.ts'
import { sidesProduced } from './senior/circles/sides-produced.ts'
import { barChartDeviation } from './senior/dispersion/bar-chart-deviation.ts'
import { boxPlotUnknown } from './senior/dispersion/box-plot-unknown.ts'
import { compareBoxPlots } from './senior/dispersion/compare-box-plots.ts'
import { cumulativeQuartiles } from './senior/dispersion/cumulative-quartiles.ts'
import { deviationWithUnknown } from './senior/dispersion/deviation-with-unknown.ts'
import { leafFromQuartiles } from './senior/dispersion/leaf-from-quartiles.ts'
import { meanModeVariance } from './senior/dispersion/mean-mode-variance.ts'
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
import { constantFromAxis } from './senior/functions/constant-from-axis.ts'
import { differenceOfValues } from './senior/functions/difference-of-values.ts'
import { equalValues } from './senior/functions/equal-values.ts'
import { equationFromVertex } from './senior/functions/equation-from-vertex.ts'
import { sameValueElsewhere } from './senior/functions/same-value-elsewhere.ts'
import { signsFromGraph } from './senior/functions/signs-from-graph.ts'
import { substituteExpression } from './senior/functions/substitute-expression.ts'
import { triangleOfIntercepts } from './senior/functions/triangle-of-intercepts.ts'
import { valueAtTheReciprocal } from './senior/functions/value-at-the-reciprocal.ts'
import { bothConditionsOneSide } from './senior/linear-programming/both-conditions-one-side.ts'
import { bothConditions } from './senior/linear-programming/both-conditions.ts'
import { eitherCondition } from './senior/linear-programming/either-condition.ts'
import { greatestAtOneVertex } from './senior/linear-programming/greatest-at-one-vertex.ts'
import { greatestValueInTheFigure } from './senior/linear-programming/greatest-value-in-the-figure.ts'
import { leastValueOfSystem } from './senior/linear-programming/least-value-of-system.ts'
import { noRealRootsInK } from './senior/linear-programming/no-real-roots-in-k.ts'
import { numberOfIntegers } from './senior/linear-programming/number-of-integers.ts'
import { solutionWithReversedCoefficients } from './senior/linear-programming/solution-with-reversed-coefficients.ts'
import { lineTouchesParabola } from './senior/more-equations/line-touches-parabola.ts'
import { equationOfImage } from './senior/more-graphs/equation-of-image.ts'
import { imageInTheFigure } from './senior/more-graphs/image-in-the-figure.ts'
import { translateThenStretch } from './senior/more-graphs/translate-then-stretch.ts'
import { divisibleThenRemainder } from './senior/more-polynomials/divisible-then-remainder.ts'
import { equalRemainders } from './senior/more-polynomials/equal-remainders.ts'
import { factorOfComposite } from './senior/more-polynomials/factor-of-composite.ts'
import { factorOfCubic } from './senior/more-polynomials/factor-of-cubic.ts'
import { lcmOfQuadratics } from './senior/more-polynomials/lcm-of-quadratics.ts'
import { otherPolynomial } from './senior/more-polynomials/other-polynomial.ts'
import { remainderByLinearDivisor } from './senior/more-polynomials/remainder-by-linear-divisor.ts'
import { remainderFromQuotient } from './senior/more-polynomials/remainder-from-quotient.ts'
import { sumOfFractions } from './senior/more-polynomials/sum-of-fractions.ts'
import { thirdExpression } from './senior/more-polynomials/third-expression.ts'
import { twoConditions } from './senior/more-polynomials/two-conditions.ts'
import { commonFactorOnBothSides } from './senior/quadratic-equations/common-factor-on-both-sides.ts'
import { differenceOfRoots } from './senior/quadratic-equations/difference-of-roots.ts'
import { equalParts } from './senior/quadratic-equations/equal-parts.ts'
import { equalRoots } from './senior/quadratic-equations/equal-roots.ts'
import { equationOfNewRoots } from './senior/quadratic-equations/equation-of-new-roots.ts'
import { expressionOfARoot } from './senior/quadratic-equations/expression-of-a-root.ts'
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
import { jointVariation } from './senior/variations/joint-variation.ts'
import { partialConstant } from './senior/variations/partial-constant.ts'
import { partialSquare } from './senior/variations/partial-square.ts'
import { percentageIncrease } from './senior/variations/percentage-increase.ts'

export const FAMILIES: readonly Family[] = [
  ageInLetters,
  areaOfLShape,
  consecutiveMultiples,
  costInLetters,
  dotsAdded,
  machinesAndHours,
  matchPatterns,
  meanOfTwoGroups,
  recurrence,
  termBetweenTerms,
  parallelAndIsosceles,
  zigzagBetweenParallels,
  boundsOfArea,
  correctStatementOfRounding,
  partFromWhole,
  percentageError,
  piecesOfWire,
  rangeOfMeasurement,
  restOfRope,
  sectorToCone,
  segmentOfCircle,
  shadedBetweenSectors,
  rotatedTriangle,
  cancelCommonFactor,
  subjectAcrossBrackets,
  subjectAmongReciprocals,
  subjectInQuotient,
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
  sumOfPowersInBinary,
  leastInteger,
  linearWithFraction,
  orderUnderOperations,
  coneBetweenPlanes,
  coneOnCylinder,
  pyramidOnRectangle,
  recastIntoHemispheres,
  similarSolidsByAreas,
  surfaceOfFrustum,
  trapezoidalPrism,
  waterInInvertedCone,
  chainOfComparisons,
  changeOfWidth,
  compoundInterest,
  depreciationOfThePast,
  interestDifference,
  lossToProfit,
  markupThenDiscount,
  percentageOfTheWhole,
  salariesTax,
  twoArticles,
  symmetryOfRegularPolygon,
  unequalInteriorAngles,
  binomialTimesTrinomial,
  commonLinearFactor,
  crossMethod,
  differenceOfSquaresInGroups,
  groupingFourTerms,
  ballsAdded,
  twoCards,
  twoWayTable,
  parallelogramWithIsosceles,
  rhombusAndPointOnSide,
  averageSpeed,
  equalMultiples,
  mixture,
  ratioAndSum,
  scaleFromAreas,
  areasInParallelogram,
  areasInTrapezium,
  lineParallelToBases,
  lineThroughCevian,
  squareInTriangle,
  triangleWithEqualAngles,
  leastFrequency,
  meanAfterChanges,
  pieChartExpenditure,
  stemAndLeafQuartiles,
  lengthInTerms,
  sumOfTwoAngles,
  twoElevations,
  arcsInRatio,
  centreAndCyclicQuadrilateral,
  chordAndSagitta,
  diameterAndChords,
  equalChords,
  sidesProduced,
  barChartDeviation,
  boxPlotUnknown,
  compareBoxPlots,
  cumulativeQuartiles,
  deviationWithUnknown,
  leafFromQuartiles,
  meanModeVariance,
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
  constantFromAxis,
  differenceOfValues,
  equalValues,
  equationFromVertex,
  sameValueElsewhere,
  signsFromGraph,
  substituteExpression,
  triangleOfIntercepts,
  valueAtTheReciprocal,
  bothConditionsOneSide,
  bothConditions,
  eitherCondition,
  greatestAtOneVertex,
  greatestValueInTheFigure,
  leastValueOfSystem,
  noRealRootsInK,
  numberOfIntegers,
  solutionWithReversedCoefficients,
  lineTouchesParabola,
  equationOfImage,
  imageInTheFigure,
  translateThenStretch,
  divisibleThenRemainder,
  equalRemainders,
  factorOfComposite,
  factorOfCubic,
  lcmOfQuadratics,
  otherPolynomial,
  remainderByLinearDivisor,
  remainderFromQuotient,
  sumOfFractions,
  thirdExpression,
  twoConditions,
  commonFactorOnBothSides,
  differenceOfRoots,
  equalParts,
  equalRoots,
  equationOfNewRoots,
  expressionOfARoot,
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
  jointVariation,
  partialConstant,
  partialSquare,
  percentageIncrease,
]
