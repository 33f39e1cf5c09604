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
import { chainOfIsosceles } from './junior/angles/chain-of-isosceles.ts'
import { parallelAndIsosceles } from './junior/angles/parallel-and-isosceles.ts'
import { zigzagBetweenParallels } from './junior/angles/zigzag-between-parallels.ts'
import { boundsOfArea } from './junior/approximation/bounds-of-area.ts'
import { correctStatementOfRounding } from './junior/approximation/correct-statement-of-rounding.ts'
import { partFromWhole } from './junior/approximation/part-from-whole.ts'
import { percentageError } from './junior/approximation/percentage-error.ts'
import { piecesOfWire } from './junior/approximation/pieces-of-wire.ts'
import { pouredCups } from './junior/approximation/poured-cups.ts'
import { rangeOfMeasurement } from './junior/approximation/range-of-measurement.ts'
import { angleThenPerimeter } from './junior/arcs-and-sectors/angle-then-perimeter.ts'
import { areaFromArc } from './junior/arcs-and-sectors/area-from-arc.ts'
import { perimeterFromArea } from './junior/arcs-and-sectors/perimeter-from-area.ts'
import { sectorToCone } from './junior/arcs-and-sectors/sector-to-cone.ts'
import { segmentOfCircle } from './junior/arcs-and-sectors/segment-of-circle.ts'
import { shadedBetweenSectors } from './junior/arcs-and-sectors/shaded-between-sectors.ts'
import { incentreAndCircumcentre } from './junior/centres-of-triangles/incentre-and-circumcentre.ts'
import { orthocentreAndCircumcircle } from './junior/centres-of-triangles/orthocentre-and-circumcircle.ts'
import { tangentsFromTheOrigin } from './junior/centres-of-triangles/tangents-from-the-origin.ts'
import { angleOfAKite } from './junior/congruence/angle-of-a-kite.ts'
import { equalPartsOfTheBase } from './junior/congruence/equal-parts-of-the-base.ts'
import { linesAcrossASquare } from './junior/congruence/lines-across-a-square.ts'
import { rotatedTriangle } from './junior/congruence/rotated-triangle.ts'
import { circumcentreOfTriangle } from './junior/coordinates/circumcentre-of-triangle.ts'
import { equidistantPointOnAxis } from './junior/coordinates/equidistant-point-on-axis.ts'
import { originalPoint } from './junior/coordinates/original-point.ts'
import { orthocentreOfTriangle } from './junior/coordinates/orthocentre-of-triangle.ts'
import { pointOfDivision } from './junior/coordinates/point-of-division.ts'
import { ratioCutByLine } from './junior/coordinates/ratio-cut-by-line.ts'
import { rightAngleAtAPoint } from './junior/coordinates/right-angle-at-a-point.ts'
import { rotateOneReflectOther } from './junior/coordinates/rotate-one-reflect-other.ts'
import { rotateThenTranslate } from './junior/coordinates/rotate-then-translate.ts'
import { translateOneReflectOther } from './junior/coordinates/translate-one-reflect-other.ts'
import { triangleOfImages } from './junior/coordinates/triangle-of-images.ts'
import { cancelCommonFactor } from './junior/formulae/cancel-common-factor.ts'
import { collectTheSubject } from './junior/formulae/collect-the-subject.ts'
import { differenceOfTwoFractions } from './junior/formulae/difference-of-two-fractions.ts'
import { subjectAboveAndBelow } from './junior/formulae/subject-above-and-below.ts'
import { subjectAcrossBrackets } from './junior/formulae/subject-across-brackets.ts'
import { subjectAfterExpanding } from './junior/formulae/subject-after-expanding.ts'
import { subjectAmongReciprocals } from './junior/formulae/subject-among-reciprocals.ts'
import { subjectInABracket } from './junior/formulae/subject-in-a-bracket.ts'
import { subjectInAFraction } from './junior/formulae/subject-in-a-fraction.ts'
import { subjectInQuotient } from './junior/formulae/subject-in-quotient.ts'
import { subjectOfReciprocals } from './junior/formulae/subject-of-reciprocals.ts'
import { subjectUnderRoot } from './junior/formulae/subject-under-root.ts'
import { sumOfTwoFractions } from './junior/formulae/sum-of-two-fractions.ts'
import { commonFactorThenDifferenceOfSquares } from './junior/identities/common-factor-then-difference-of-squares.ts'
import { constantFromProduct } from './junior/identities/constant-from-product.ts'
import { constantsOfAProduct } from './junior/identities/constants-of-a-product.ts'
import { differenceOfSquaresThenCommonFactor } from './junior/identities/difference-of-squares-then-common-factor.ts'
import { numberMinusSquare } from './junior/identities/number-minus-square.ts'
import { perfectSquareThenCommonFactor } from './junior/identities/perfect-square-then-common-factor.ts'
import { squareMinusProduct } from './junior/identities/square-minus-product.ts'
import { twoLinearBrackets } from './junior/identities/two-linear-brackets.ts'
import { negativeIndex } from './junior/indices/negative-index.ts'
import { negativePowerOfAProduct } from './junior/indices/negative-power-of-a-product.ts'
import { powerBelowTheLine } from './junior/indices/power-below-the-line.ts'
import { productInScientificNotation } from './junior/indices/product-in-scientific-notation.ts'
import { productOfLargePowers } from './junior/indices/product-of-large-powers.ts'
import { productOfTwoMonomialPowers } from './junior/indices/product-of-two-monomial-powers.ts'
import { quotientFreeOfN } from './junior/indices/quotient-free-of-n.ts'
import { quotientOfOnePower } from './junior/indices/quotient-of-one-power.ts'
import { quotientOfPowers } from './junior/indices/quotient-of-powers.ts'
import { reciprocalTimesPower } from './junior/indices/reciprocal-times-power.ts'
import { sumOfPowersInBinary } from './junior/indices/sum-of-powers-in-binary.ts'
import { countOfPositiveIntegers } from './junior/inequalities/count-of-positive-integers.ts'
import { howManyCanBeBought } from './junior/inequalities/how-many-can-be-bought.ts'
import { leastInteger } from './junior/inequalities/least-integer.ts'
import { linearWithFraction } from './junior/inequalities/linear-with-fraction.ts'
import { oneFraction } from './junior/inequalities/one-fraction.ts'
import { orderUnderOperations } from './junior/inequalities/order-under-operations.ts'
import { chainedEquality } from './junior/linear-equations/chained-equality.ts'
import { givingAway } from './junior/linear-equations/giving-away.ts'
import { lineGivenByY } from './junior/linear-equations/line-given-by-y.ts'
import { marksInAQuiz } from './junior/linear-equations/marks-in-a-quiz.ts'
import { twoBills } from './junior/linear-equations/two-bills.ts'
import { twoFractionsOfX } from './junior/linear-equations/two-fractions-of-x.ts'
import { coneBetweenPlanes } from './junior/mensuration/cone-between-planes.ts'
import { coneOnCylinder } from './junior/mensuration/cone-on-cylinder.ts'
import { frustumOfACone } from './junior/mensuration/frustum-of-a-cone.ts'
import { pyramidOnRectangle } from './junior/mensuration/pyramid-on-rectangle.ts'
import { recastIntoHemispheres } from './junior/mensuration/recast-into-hemispheres.ts'
import { similarSolidsByAreas } from './junior/mensuration/similar-solids-by-areas.ts'
import { sphereInCylinder } from './junior/mensuration/sphere-in-cylinder.ts'
import { sphereIntoCones } from './junior/mensuration/sphere-into-cones.ts'
import { spheresInAVessel } from './junior/mensuration/spheres-in-a-vessel.ts'
import { surfaceOfFrustum } from './junior/mensuration/surface-of-frustum.ts'
import { trapezoidalPrism } from './junior/mensuration/trapezoidal-prism.ts'
import { waterInInvertedCone } from './junior/mensuration/water-in-inverted-cone.ts'
import { waterPouredIntoCone } from './junior/mensuration/water-poured-into-cone.ts'
import { beforeTheChange } from './junior/percentages/before-the-change.ts'
import { chainOfComparisons } from './junior/percentages/chain-of-comparisons.ts'
import { changeOfHeight } from './junior/percentages/change-of-height.ts'
import { compoundInterest } from './junior/percentages/compound-interest.ts'
import { depositWithCompoundInterest } from './junior/percentages/deposit-with-compound-interest.ts'
import { depreciationOfThePast } from './junior/percentages/depreciation-of-the-past.ts'
import { gainAndLossTogether } from './junior/percentages/gain-and-loss-together.ts'
import { interestDifference } from './junior/percentages/interest-difference.ts'
import { lossToProfit } from './junior/percentages/loss-to-profit.ts'
import { markupThenDiscount } from './junior/percentages/markup-then-discount.ts'
import { moreOfOneKind } from './junior/percentages/more-of-one-kind.ts'
import { percentageOfTheWhole } from './junior/percentages/percentage-of-the-whole.ts'
import { priceBelowTheMark } from './junior/percentages/price-below-the-mark.ts'
import { salariesTax } from './junior/percentages/salaries-tax.ts'
import { sellingPriceThenCost } from './junior/percentages/selling-price-then-cost.ts'
import { twoArticles } from './junior/percentages/two-articles.ts'
import { symmetryOfRegularPolygon } from './junior/polygons/symmetry-of-regular-polygon.ts'
import { unequalInteriorAngles } from './junior/polygons/unequal-interior-angles.ts'
import { binomialTimesTrinomial } from './junior/polynomials/binomial-times-trinomial.ts'
import { commonLinearFactor } from './junior/polynomials/common-linear-factor.ts'
import { crossMethodThenCommonFactor } from './junior/polynomials/cross-method-then-common-factor.ts'
import { crossMethod } from './junior/polynomials/cross-method.ts'
import { differenceOfProducts } from './junior/polynomials/difference-of-products.ts'
import { differenceOfSquaresInGroups } from './junior/polynomials/difference-of-squares-in-groups.ts'
import { factorizeByGrouping } from './junior/polynomials/factorize-by-grouping.ts'
import { groupingFourTerms } from './junior/polynomials/grouping-four-terms.ts'
import { ballsAdded } from './junior/probability/balls-added.ts'
import { favouriteDrinks } from './junior/probability/favourite-drinks.ts'
import { moreBallsInTheBag } from './junior/probability/more-balls-in-the-bag.ts'
import { sumOfTwoCards } from './junior/probability/sum-of-two-cards.ts'
import { twoCards } from './junior/probability/two-cards.ts'
import { twoNumbersAtTheSameTime } from './junior/probability/two-numbers-at-the-same-time.ts'
import { twoWayTable } from './junior/probability/two-way-table.ts'
import { isoscelesTrapezium } from './junior/quadrilaterals/isosceles-trapezium.ts'
import { parallelogramWithIsosceles } from './junior/quadrilaterals/parallelogram-with-isosceles.ts'
import { rhombusAndPointOnSide } from './junior/quadrilaterals/rhombus-and-point-on-side.ts'
import { statementsOnRhombus } from './junior/quadrilaterals/statements-on-rhombus.ts'
import { averageSpeed } from './junior/rates-and-ratios/average-speed.ts'
import { equalMultiples } from './junior/rates-and-ratios/equal-multiples.ts'
import { exchangeOfCurrencies } from './junior/rates-and-ratios/exchange-of-currencies.ts'
import { mixture } from './junior/rates-and-ratios/mixture.ts'
import { ratioAndSum } from './junior/rates-and-ratios/ratio-and-sum.ts'
import { scaleFromAreas } from './junior/rates-and-ratios/scale-from-areas.ts'
import { areasInParallelogram } from './junior/similarity/areas-in-parallelogram.ts'
import { areasInTrapezium } from './junior/similarity/areas-in-trapezium.ts'
import { lineParallelToBases } from './junior/similarity/line-parallel-to-bases.ts'
import { lineThroughCevian } from './junior/similarity/line-through-cevian.ts'
import { linesCrossingBetweenParallels } from './junior/similarity/lines-crossing-between-parallels.ts'
import { rightAngleInARectangle } from './junior/similarity/right-angle-in-a-rectangle.ts'
import { sharedAngleInATriangle } from './junior/similarity/shared-angle-in-a-triangle.ts'
import { squareInTriangle } from './junior/similarity/square-in-triangle.ts'
import { triangleWithEqualAngles } from './junior/similarity/triangle-with-equal-angles.ts'
import { barChartOfBooks } from './junior/statistics/bar-chart-of-books.ts'
import { boysAndGirlsTogether } from './junior/statistics/boys-and-girls-together.ts'
import { histogramMean } from './junior/statistics/histogram-mean.ts'
import { leastFrequency } from './junior/statistics/least-frequency.ts'
import { meanAfterChanges } from './junior/statistics/mean-after-changes.ts'
import { pieChartExpenditure } from './junior/statistics/pie-chart-expenditure.ts'
import { seasonsOfBirth } from './junior/statistics/seasons-of-birth.ts'
import { stemAndLeafQuartiles } from './junior/statistics/stem-and-leaf-quartiles.ts'
import { stemAndLeafWithUnknown } from './junior/statistics/stem-and-leaf-with-unknown.ts'
import { fractionsWithComplements } from './junior/trigonometry/fractions-with-complements.ts'
import { lengthInTerms } from './junior/trigonometry/length-in-terms.ts'
import { perimeterInTerms } from './junior/trigonometry/perimeter-in-terms.ts'
import { quotientFromTangent } from './junior/trigonometry/quotient-from-tangent.ts'
import { sumOfTwoAngles } from './junior/trigonometry/sum-of-two-angles.ts'
import { tangentInTermsOfTheta } from './junior/trigonometry/tangent-in-terms-of-theta.ts'
import { twoElevations } from './junior/trigonometry/two-elevations.ts'
import { altitudeOnADiameter } from './senior/circles/altitude-on-a-diameter.ts'
import { altitudesAndConcyclicPoints } from './senior/circles/altitudes-and-concyclic-points.ts'
import { angleInRegularPolygon } from './senior/circles/angle-in-regular-polygon.ts'
import { arcsInRatio } from './senior/circles/arcs-in-ratio.ts'
import { centreAndCyclicQuadrilateral } from './senior/circles/centre-and-cyclic-quadrilateral.ts'
import { chordAcrossARadius } from './senior/circles/chord-across-a-radius.ts'
import { chordAndSagitta } from './senior/circles/chord-and-sagitta.ts'
import { diameterAndChords } from './senior/circles/diameter-and-chords.ts'
import { equalChordsInAQuadrilateral } from './senior/circles/equal-chords-in-a-quadrilateral.ts'
import { equalChords } from './senior/circles/equal-chords.ts'
import { incircleOfRightTriangle } from './senior/circles/incircle-of-right-triangle.ts'
import { sidesProduced } from './senior/circles/sides-produced.ts'
import { tangentAndSecantAngle } from './senior/circles/tangent-and-secant-angle.ts'
import { tangentsAndKite } from './senior/circles/tangents-and-kite.ts'
import { trianglesOfTwoChords } from './senior/circles/triangles-of-two-chords.ts'
import { twoIsoscelesAtTheCentre } from './senior/circles/two-isosceles-at-the-centre.ts'
import { twoRightAnglesOnADiameter } from './senior/circles/two-right-angles-on-a-diameter.ts'
import { twoTangentsAndAChord } from './senior/circles/two-tangents-and-a-chord.ts'
import { barChartAndWithdrawals } from './senior/dispersion/bar-chart-and-withdrawals.ts'
import { barChartDeviation } from './senior/dispersion/bar-chart-deviation.ts'
import { boxPlotBeforeAndAfter } from './senior/dispersion/box-plot-before-and-after.ts'
import { boxPlotUnknown } from './senior/dispersion/box-plot-unknown.ts'
import { boxWithTwoUnknowns } from './senior/dispersion/box-with-two-unknowns.ts'
import { compareBoxPlots } from './senior/dispersion/compare-box-plots.ts'
import { cumulativeQuartiles } from './senior/dispersion/cumulative-quartiles.ts'
import { deviationWithUnknown } from './senior/dispersion/deviation-with-unknown.ts'
import { leafFromQuartiles } from './senior/dispersion/leaf-from-quartiles.ts'
import { meanModeVariance } from './senior/dispersion/mean-mode-variance.ts'
import { oneMoreDatum } from './senior/dispersion/one-more-datum.ts'
import { rangeAndInterQuartileRange } from './senior/dispersion/range-and-inter-quartile-range.ts'
import { standardDeviationWithUnknown } from './senior/dispersion/standard-deviation-with-unknown.ts'
import { standardScore } from './senior/dispersion/standard-score.ts'
import { stemAndLeafUnknownDigits } from './senior/dispersion/stem-and-leaf-unknown-digits.ts'
import { varianceAfterChange } from './senior/dispersion/variance-after-change.ts'
import { chordFromMidpoint } from './senior/equations-of-circles/chord-from-midpoint.ts'
import { inscribedCircleWithAxes } from './senior/equations-of-circles/inscribed-circle-with-axes.ts'
import { midpointOfChordOnLine } from './senior/equations-of-circles/midpoint-of-chord-on-line.ts'
import { nearestAndFarthestPoint } from './senior/equations-of-circles/nearest-and-farthest-point.ts'
import { rangeForTwoCrossings } from './senior/equations-of-circles/range-for-two-crossings.ts'
import { statementsOnACircle } from './senior/equations-of-circles/statements-on-a-circle.ts'
import { statementsOnTwoCircles } from './senior/equations-of-circles/statements-on-two-circles.ts'
import { tangentAndIntercepts } from './senior/equations-of-circles/tangent-and-intercepts.ts'
import { touchingTheXAxis } from './senior/equations-of-circles/touching-the-x-axis.ts'
import { exponentialFromLogLine } from './senior/exponents-and-logarithms/exponential-from-log-line.ts'
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
import { axisOfSymmetryAndAPoint } from './senior/functions/axis-of-symmetry-and-a-point.ts'
import { constantFromAValue } from './senior/functions/constant-from-a-value.ts'
import { constantFromAxis } from './senior/functions/constant-from-axis.ts'
import { differenceOfValues } from './senior/functions/difference-of-values.ts'
import { equalValues } from './senior/functions/equal-values.ts'
import { equationFromVertex } from './senior/functions/equation-from-vertex.ts'
import { fenceBesideAWall } from './senior/functions/fence-beside-a-wall.ts'
import { reflectedVertexRightAngle } from './senior/functions/reflected-vertex-right-angle.ts'
import { sameValueElsewhere } from './senior/functions/same-value-elsewhere.ts'
import { signsFromGraph } from './senior/functions/signs-from-graph.ts'
import { substituteExpression } from './senior/functions/substitute-expression.ts'
import { triangleOfIntercepts } from './senior/functions/triangle-of-intercepts.ts'
import { triangleOnAParabola } from './senior/functions/triangle-on-a-parabola.ts'
import { valueAtTheReciprocal } from './senior/functions/value-at-the-reciprocal.ts'
import { bothConditionsOneSide } from './senior/linear-programming/both-conditions-one-side.ts'
import { bothConditions } from './senior/linear-programming/both-conditions.ts'
import { bothInequalities } from './senior/linear-programming/both-inequalities.ts'
import { bothOfTwoSimpleOnes } from './senior/linear-programming/both-of-two-simple-ones.ts'
import { eitherCondition } from './senior/linear-programming/either-condition.ts'
import { eitherInequality } from './senior/linear-programming/either-inequality.ts'
import { greatestAtOneVertex } from './senior/linear-programming/greatest-at-one-vertex.ts'
import { greatestValueInTheFigure } from './senior/linear-programming/greatest-value-in-the-figure.ts'
import { leastValueOfSystem } from './senior/linear-programming/least-value-of-system.ts'
import { noRealRootsInK } from './senior/linear-programming/no-real-roots-in-k.ts'
import { numberOfIntegers } from './senior/linear-programming/number-of-integers.ts'
import { solutionWithReversedCoefficients } from './senior/linear-programming/solution-with-reversed-coefficients.ts'
import { systemOfRegion } from './senior/linear-programming/system-of-region.ts'
import { betweenParallelLines } from './senior/loci/between-parallel-lines.ts'
import { bisectorAndCircleThroughIntercepts } from './senior/loci/bisector-and-circle-through-intercepts.ts'
import { equidistantFromPointAndLine } from './senior/loci/equidistant-from-point-and-line.ts'
import { subtendedRightAngle } from './senior/loci/subtended-right-angle.ts'
import { lineTouchesParabola } from './senior/more-equations/line-touches-parabola.ts'
import { equationOfImage } from './senior/more-graphs/equation-of-image.ts'
import { imageInTheFigure } from './senior/more-graphs/image-in-the-figure.ts'
import { translateThenStretch } from './senior/more-graphs/translate-then-stretch.ts'
import { cubicAndSquaresOfRoots } from './senior/more-polynomials/cubic-and-squares-of-roots.ts'
import { divisibleThenRemainder } from './senior/more-polynomials/divisible-then-remainder.ts'
import { equalRemainders } from './senior/more-polynomials/equal-remainders.ts'
import { factorOfComposite } from './senior/more-polynomials/factor-of-composite.ts'
import { factorOfCubic } from './senior/more-polynomials/factor-of-cubic.ts'
import { lcmOfQuadratics } from './senior/more-polynomials/lcm-of-quadratics.ts'
import { otherPolynomial } from './senior/more-polynomials/other-polynomial.ts'
import { quarticAndTangentLines } from './senior/more-polynomials/quartic-and-tangent-lines.ts'
import { quotientWithAConstant } from './senior/more-polynomials/quotient-with-a-constant.ts'
import { remainderByLinearDivisor } from './senior/more-polynomials/remainder-by-linear-divisor.ts'
import { remainderFromQuotient } from './senior/more-polynomials/remainder-from-quotient.ts'
import { rootsOfAQuadraticFactor } from './senior/more-polynomials/roots-of-a-quadratic-factor.ts'
import { squareFactorAndConstant } from './senior/more-polynomials/square-factor-and-constant.ts'
import { sumOfFractions } from './senior/more-polynomials/sum-of-fractions.ts'
import { surdRootsOfACubic } from './senior/more-polynomials/surd-roots-of-a-cubic.ts'
import { thirdExpression } from './senior/more-polynomials/third-expression.ts'
import { twoConditions as twoConditionsOfMorePolynomials } from './senior/more-polynomials/two-conditions.ts'
import { ballMovedBetweenBags } from './senior/more-probability/ball-moved-between-bags.ts'
import { exactlyOneHit } from './senior/more-probability/exactly-one-hit.ts'
import { firstToDrawThreeColours } from './senior/more-probability/first-to-draw-three-colours.ts'
import { givenThat } from './senior/more-probability/given-that.ts'
import { groupOfBothKinds } from './senior/more-probability/group-of-both-kinds.ts'
import { groupThenQueue } from './senior/more-probability/group-then-queue.ts'
import { turnsUntilSuccess } from './senior/more-probability/turns-until-success.ts'
import { angleInsideABlock } from './senior/more-trigonometry/angle-inside-a-block.ts'
import { bearingBack } from './senior/more-trigonometry/bearing-back.ts'
import { constantsOfASineCurve } from './senior/more-trigonometry/constants-of-a-sine-curve.ts'
import { cornerOfACuboid } from './senior/more-trigonometry/corner-of-a-cuboid.ts'
import { greatestValue } from './senior/more-trigonometry/greatest-value.ts'
import { kiteFoldedAlongDiagonal } from './senior/more-trigonometry/kite-folded-along-diagonal.ts'
import { lineAndBaseOfCuboid } from './senior/more-trigonometry/line-and-base-of-cuboid.ts'
import { numberOfRoots } from './senior/more-trigonometry/number-of-roots.ts'
import { pathsOnAnInclinedPlane } from './senior/more-trigonometry/paths-on-an-inclined-plane.ts'
import { rightPyramidPlanes } from './senior/more-trigonometry/right-pyramid-planes.ts'
import { slantedFaceAndBase } from './senior/more-trigonometry/slanted-face-and-base.ts'
import { tetrahedronOnGround } from './senior/more-trigonometry/tetrahedron-on-ground.ts'
import { towerFromTwoPoints } from './senior/more-trigonometry/tower-from-two-points.ts'
import { twoCourses } from './senior/more-trigonometry/two-courses.ts'
import { twoSineFormulas } from './senior/more-trigonometry/two-sine-formulas.ts'
import { booksTogetherAndApart } from './senior/permutations-and-combinations/books-together-and-apart.ts'
import { codesOfLettersAndDigits } from './senior/permutations-and-combinations/codes-of-letters-and-digits.ts'
import { noTwoTogether } from './senior/permutations-and-combinations/no-two-together.ts'
import { numbersFromCards } from './senior/permutations-and-combinations/numbers-from-cards.ts'
import { teamWithAtLeast } from './senior/permutations-and-combinations/team-with-at-least.ts'
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
import { twoConditions as twoConditionsOfQuadraticEquations } from './senior/quadratic-equations/two-conditions.ts'
import { geometricFromTwoSums } from './senior/sequences/geometric-from-two-sums.ts'
import { greatestNWithPositiveSum } from './senior/sequences/greatest-n-with-positive-sum.ts'
import { nearTheSumToInfinity } from './senior/sequences/near-the-sum-to-infinity.ts'
import { productOfPowers } from './senior/sequences/product-of-powers.ts'
import { squaresWithinSquares } from './senior/sequences/squares-within-squares.ts'
import { statementsOnSumFormula } from './senior/sequences/statements-on-sum-formula.ts'
import { sumBeyondAPowerOfTen } from './senior/sequences/sum-beyond-a-power-of-ten.ts'
import { sumBySymmetry } from './senior/sequences/sum-by-symmetry.ts'
import { sumToInfinityShare } from './senior/sequences/sum-to-infinity-share.ts'
import { sumToInfinity } from './senior/sequences/sum-to-infinity.ts'
import { sumsInArithmeticSequence } from './senior/sequences/sums-in-arithmetic-sequence.ts'
import { sumsInGeometricSequence } from './senior/sequences/sums-in-geometric-sequence.ts'
import { twoFactories } from './senior/sequences/two-factories.ts'
import { parallelLineAndIntercept } from './senior/straight-lines/parallel-line-and-intercept.ts'
import { perpendicularBisectorOfASegment } from './senior/straight-lines/perpendicular-bisector-of-a-segment.ts'
import { perpendicularMeetingOnAxis } from './senior/straight-lines/perpendicular-meeting-on-axis.ts'
import { perpendicularThroughAPoint } from './senior/straight-lines/perpendicular-through-a-point.ts'
import { perpendicularThroughIntercept } from './senior/straight-lines/perpendicular-through-intercept.ts'
import { signsOfTwoLines } from './senior/straight-lines/signs-of-two-lines.ts'
import { populationAndSample } from './senior/uses-of-statistics/population-and-sample.ts'
import { constantPartAndVaryingPart } from './senior/variations/constant-part-and-varying-part.ts'
import { costAndSimilarSolid } from './senior/variations/cost-and-similar-solid.ts'
import { directlyAndInversely } from './senior/variations/directly-and-inversely.ts'
import { jointVariationPercentage } from './senior/variations/joint-variation-percentage.ts'
import { jointVariation } from './senior/variations/joint-variation.ts'
import { partialConstant } from './senior/variations/partial-constant.ts'
import { partialSquare } from './senior/variations/partial-square.ts'
import { percentageIncrease } from './senior/variations/percentage-increase.ts'
import { squareThenValue } from './senior/variations/square-then-value.ts'
import { twoPartsAndTriangle } from './senior/variations/two-parts-and-triangle.ts'

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
  chainOfIsosceles,
  parallelAndIsosceles,
  zigzagBetweenParallels,
  boundsOfArea,
  correctStatementOfRounding,
  partFromWhole,
  percentageError,
  piecesOfWire,
  pouredCups,
  rangeOfMeasurement,
  angleThenPerimeter,
  areaFromArc,
  perimeterFromArea,
  sectorToCone,
  segmentOfCircle,
  shadedBetweenSectors,
  incentreAndCircumcentre,
  orthocentreAndCircumcircle,
  tangentsFromTheOrigin,
  angleOfAKite,
  equalPartsOfTheBase,
  linesAcrossASquare,
  rotatedTriangle,
  circumcentreOfTriangle,
  equidistantPointOnAxis,
  originalPoint,
  orthocentreOfTriangle,
  pointOfDivision,
  ratioCutByLine,
  rightAngleAtAPoint,
  rotateOneReflectOther,
  rotateThenTranslate,
  translateOneReflectOther,
  triangleOfImages,
  cancelCommonFactor,
  collectTheSubject,
  differenceOfTwoFractions,
  subjectAboveAndBelow,
  subjectAcrossBrackets,
  subjectAfterExpanding,
  subjectAmongReciprocals,
  subjectInABracket,
  subjectInAFraction,
  subjectInQuotient,
  subjectOfReciprocals,
  subjectUnderRoot,
  sumOfTwoFractions,
  commonFactorThenDifferenceOfSquares,
  constantFromProduct,
  constantsOfAProduct,
  differenceOfSquaresThenCommonFactor,
  numberMinusSquare,
  perfectSquareThenCommonFactor,
  squareMinusProduct,
  twoLinearBrackets,
  negativeIndex,
  negativePowerOfAProduct,
  powerBelowTheLine,
  productInScientificNotation,
  productOfLargePowers,
  productOfTwoMonomialPowers,
  quotientFreeOfN,
  quotientOfOnePower,
  quotientOfPowers,
  reciprocalTimesPower,
  sumOfPowersInBinary,
  countOfPositiveIntegers,
  howManyCanBeBought,
  leastInteger,
  linearWithFraction,
  oneFraction,
  orderUnderOperations,
  chainedEquality,
  givingAway,
  lineGivenByY,
  marksInAQuiz,
  twoBills,
  twoFractionsOfX,
  coneBetweenPlanes,
  coneOnCylinder,
  frustumOfACone,
  pyramidOnRectangle,
  recastIntoHemispheres,
  similarSolidsByAreas,
  sphereInCylinder,
  sphereIntoCones,
  spheresInAVessel,
  surfaceOfFrustum,
  trapezoidalPrism,
  waterInInvertedCone,
  waterPouredIntoCone,
  beforeTheChange,
  chainOfComparisons,
  changeOfHeight,
  compoundInterest,
  depositWithCompoundInterest,
  depreciationOfThePast,
  gainAndLossTogether,
  interestDifference,
  lossToProfit,
  markupThenDiscount,
  moreOfOneKind,
  percentageOfTheWhole,
  priceBelowTheMark,
  salariesTax,
  sellingPriceThenCost,
  twoArticles,
  symmetryOfRegularPolygon,
  unequalInteriorAngles,
  binomialTimesTrinomial,
  commonLinearFactor,
  crossMethodThenCommonFactor,
  crossMethod,
  differenceOfProducts,
  differenceOfSquaresInGroups,
  factorizeByGrouping,
  groupingFourTerms,
  ballsAdded,
  favouriteDrinks,
  moreBallsInTheBag,
  sumOfTwoCards,
  twoCards,
  twoNumbersAtTheSameTime,
  twoWayTable,
  isoscelesTrapezium,
  parallelogramWithIsosceles,
  rhombusAndPointOnSide,
  statementsOnRhombus,
  averageSpeed,
  equalMultiples,
  exchangeOfCurrencies,
  mixture,
  ratioAndSum,
  scaleFromAreas,
  areasInParallelogram,
  areasInTrapezium,
  lineParallelToBases,
  lineThroughCevian,
  linesCrossingBetweenParallels,
  rightAngleInARectangle,
  sharedAngleInATriangle,
  squareInTriangle,
  triangleWithEqualAngles,
  barChartOfBooks,
  boysAndGirlsTogether,
  histogramMean,
  leastFrequency,
  meanAfterChanges,
  pieChartExpenditure,
  seasonsOfBirth,
  stemAndLeafQuartiles,
  stemAndLeafWithUnknown,
  fractionsWithComplements,
  lengthInTerms,
  perimeterInTerms,
  quotientFromTangent,
  sumOfTwoAngles,
  tangentInTermsOfTheta,
  twoElevations,
  altitudeOnADiameter,
  altitudesAndConcyclicPoints,
  angleInRegularPolygon,
  arcsInRatio,
  centreAndCyclicQuadrilateral,
  chordAcrossARadius,
  chordAndSagitta,
  diameterAndChords,
  equalChordsInAQuadrilateral,
  equalChords,
  incircleOfRightTriangle,
  sidesProduced,
  tangentAndSecantAngle,
  tangentsAndKite,
  trianglesOfTwoChords,
  twoIsoscelesAtTheCentre,
  twoRightAnglesOnADiameter,
  twoTangentsAndAChord,
  barChartAndWithdrawals,
  barChartDeviation,
  boxPlotBeforeAndAfter,
  boxPlotUnknown,
  boxWithTwoUnknowns,
  compareBoxPlots,
  cumulativeQuartiles,
  deviationWithUnknown,
  leafFromQuartiles,
  meanModeVariance,
  oneMoreDatum,
  rangeAndInterQuartileRange,
  standardDeviationWithUnknown,
  standardScore,
  stemAndLeafUnknownDigits,
  varianceAfterChange,
  chordFromMidpoint,
  inscribedCircleWithAxes,
  midpointOfChordOnLine,
  nearestAndFarthestPoint,
  rangeForTwoCrossings,
  statementsOnACircle,
  statementsOnTwoCircles,
  tangentAndIntercepts,
  touchingTheXAxis,
  exponentialFromLogLine,
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
  axisOfSymmetryAndAPoint,
  constantFromAValue,
  constantFromAxis,
  differenceOfValues,
  equalValues,
  equationFromVertex,
  fenceBesideAWall,
  reflectedVertexRightAngle,
  sameValueElsewhere,
  signsFromGraph,
  substituteExpression,
  triangleOfIntercepts,
  triangleOnAParabola,
  valueAtTheReciprocal,
  bothConditionsOneSide,
  bothConditions,
  bothInequalities,
  bothOfTwoSimpleOnes,
  eitherCondition,
  eitherInequality,
  greatestAtOneVertex,
  greatestValueInTheFigure,
  leastValueOfSystem,
  noRealRootsInK,
  numberOfIntegers,
  solutionWithReversedCoefficients,
  systemOfRegion,
  betweenParallelLines,
  bisectorAndCircleThroughIntercepts,
  equidistantFromPointAndLine,
  subtendedRightAngle,
  lineTouchesParabola,
  equationOfImage,
  imageInTheFigure,
  translateThenStretch,
  cubicAndSquaresOfRoots,
  divisibleThenRemainder,
  equalRemainders,
  factorOfComposite,
  factorOfCubic,
  lcmOfQuadratics,
  otherPolynomial,
  quarticAndTangentLines,
  quotientWithAConstant,
  remainderByLinearDivisor,
  remainderFromQuotient,
  rootsOfAQuadraticFactor,
  squareFactorAndConstant,
  sumOfFractions,
  surdRootsOfACubic,
  thirdExpression,
  twoConditionsOfMorePolynomials,
  ballMovedBetweenBags,
  exactlyOneHit,
  firstToDrawThreeColours,
  givenThat,
  groupOfBothKinds,
  groupThenQueue,
  turnsUntilSuccess,
  angleInsideABlock,
  bearingBack,
  constantsOfASineCurve,
  cornerOfACuboid,
  greatestValue,
  kiteFoldedAlongDiagonal,
  lineAndBaseOfCuboid,
  numberOfRoots,
  pathsOnAnInclinedPlane,
  rightPyramidPlanes,
  slantedFaceAndBase,
  tetrahedronOnGround,
  towerFromTwoPoints,
  twoCourses,
  twoSineFormulas,
  booksTogetherAndApart,
  codesOfLettersAndDigits,
  noTwoTogether,
  numbersFromCards,
  teamWithAtLeast,
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
  twoConditionsOfQuadraticEquations,
  geometricFromTwoSums,
  greatestNWithPositiveSum,
  nearTheSumToInfinity,
  productOfPowers,
  squaresWithinSquares,
  statementsOnSumFormula,
  sumBeyondAPowerOfTen,
  sumBySymmetry,
  sumToInfinityShare,
  sumToInfinity,
  sumsInArithmeticSequence,
  sumsInGeometricSequence,
  twoFactories,
  parallelLineAndIntercept,
  perpendicularBisectorOfASegment,
  perpendicularMeetingOnAxis,
  perpendicularThroughAPoint,
  perpendicularThroughIntercept,
  signsOfTwoLines,
  populationAndSample,
  constantPartAndVaryingPart,
  costAndSimilarSolid,
  directlyAndInversely,
  jointVariationPercentage,
  jointVariation,
  partialConstant,
  partialSquare,
  percentageIncrease,
  squareThenValue,
  twoPartsAndTriangle,
]
