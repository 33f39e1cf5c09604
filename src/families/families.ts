/** Every question family, by unit: the table of contents (written by scripts/list-families.ts). */
import type { Family } from './kit/family.ts'
import { angleThenPerimeter } from './junior/arcs-and-sectors/angle-then-perimeter.ts'
import { areaFromArc } from './junior/arcs-and-sectors/area-from-arc.ts'
import { angleOfAKite } from './junior/congruence/angle-of-a-kite.ts'
import { equalPartsOfTheBase } from './junior/congruence/equal-parts-of-the-base.ts'
import { pointOfDivision } from './junior/coordinates/point-of-division.ts'
import { rightAngleAtAPoint } from './junior/coordinates/right-angle-at-a-point.ts'
import { rotateOneReflectOther } from './junior/coordinates/rotate-one-reflect-other.ts'
import { rotateThenTranslate } from './junior/coordinates/rotate-then-translate.ts'
import { translateOneReflectOther } from './junior/coordinates/translate-one-reflect-other.ts'
import { triangleOfImages } from './junior/coordinates/triangle-of-images.ts'
import { collectTheSubject } from './junior/formulae/collect-the-subject.ts'
import { differenceOfTwoFractions } from './junior/formulae/difference-of-two-fractions.ts'
import { subjectAboveAndBelow } from './junior/formulae/subject-above-and-below.ts'
import { subjectAfterExpanding } from './junior/formulae/subject-after-expanding.ts'
import { subjectInABracket } from './junior/formulae/subject-in-a-bracket.ts'
import { subjectInAFraction } from './junior/formulae/subject-in-a-fraction.ts'
import { subjectOfReciprocals } from './junior/formulae/subject-of-reciprocals.ts'
import { commonFactorThenDifferenceOfSquares } from './junior/identities/common-factor-then-difference-of-squares.ts'
import { constantsOfAProduct } from './junior/identities/constants-of-a-product.ts'
import { differenceOfSquaresThenCommonFactor } from './junior/identities/difference-of-squares-then-common-factor.ts'
import { perfectSquareThenCommonFactor } from './junior/identities/perfect-square-then-common-factor.ts'
import { negativePowerOfAProduct } from './junior/indices/negative-power-of-a-product.ts'
import { powerBelowTheLine } from './junior/indices/power-below-the-line.ts'
import { productInScientificNotation } from './junior/indices/product-in-scientific-notation.ts'
import { productOfTwoMonomialPowers } from './junior/indices/product-of-two-monomial-powers.ts'
import { quotientFreeOfN } from './junior/indices/quotient-free-of-n.ts'
import { quotientOfOnePower } from './junior/indices/quotient-of-one-power.ts'
import { countOfPositiveIntegers } from './junior/inequalities/count-of-positive-integers.ts'
import { howManyCanBeBought } from './junior/inequalities/how-many-can-be-bought.ts'
import { oneFraction } from './junior/inequalities/one-fraction.ts'
import { chainedEquality } from './junior/linear-equations/chained-equality.ts'
import { givingAway } from './junior/linear-equations/giving-away.ts'
import { lineGivenByY } from './junior/linear-equations/line-given-by-y.ts'
import { marksInAQuiz } from './junior/linear-equations/marks-in-a-quiz.ts'
import { twoBills } from './junior/linear-equations/two-bills.ts'
import { twoFractionsOfX } from './junior/linear-equations/two-fractions-of-x.ts'
import { sphereIntoCones } from './junior/mensuration/sphere-into-cones.ts'
import { spheresInAVessel } from './junior/mensuration/spheres-in-a-vessel.ts'
import { beforeTheChange } from './junior/percentages/before-the-change.ts'
import { depositWithCompoundInterest } from './junior/percentages/deposit-with-compound-interest.ts'
import { gainAndLossTogether } from './junior/percentages/gain-and-loss-together.ts'
import { markupThenDiscount } from './junior/percentages/markup-then-discount.ts'
import { moreOfOneKind } from './junior/percentages/more-of-one-kind.ts'
import { priceBelowTheMark } from './junior/percentages/price-below-the-mark.ts'
import { sellingPriceThenCost } from './junior/percentages/selling-price-then-cost.ts'
import { crossMethodThenCommonFactor } from './junior/polynomials/cross-method-then-common-factor.ts'
import { factorizeByGrouping } from './junior/polynomials/factorize-by-grouping.ts'
import { moreBallsInTheBag } from './junior/probability/more-balls-in-the-bag.ts'
import { sumOfTwoCards } from './junior/probability/sum-of-two-cards.ts'
import { twoNumbersAtTheSameTime } from './junior/probability/two-numbers-at-the-same-time.ts'
import { linesCrossingBetweenParallels } from './junior/similarity/lines-crossing-between-parallels.ts'
import { sharedAngleInATriangle } from './junior/similarity/shared-angle-in-a-triangle.ts'
import { barChartOfBooks } from './junior/statistics/bar-chart-of-books.ts'
import { boysAndGirlsTogether } from './junior/statistics/boys-and-girls-together.ts'
import { seasonsOfBirth } from './junior/statistics/seasons-of-birth.ts'
import { stemAndLeafWithUnknown } from './junior/statistics/stem-and-leaf-with-unknown.ts'
import { equalChordsInAQuadrilateral } from './senior/circles/equal-chords-in-a-quadrilateral.ts'
import { trianglesOfTwoChords } from './senior/circles/triangles-of-two-chords.ts'
import { twoIsoscelesAtTheCentre } from './senior/circles/two-isosceles-at-the-centre.ts'
import { twoRightAnglesOnADiameter } from './senior/circles/two-right-angles-on-a-diameter.ts'
import { boxWithTwoUnknowns } from './senior/dispersion/box-with-two-unknowns.ts'
import { rangeAndInterQuartileRange } from './senior/dispersion/range-and-inter-quartile-range.ts'
import { standardDeviationWithUnknown } from './senior/dispersion/standard-deviation-with-unknown.ts'
import { tangentAndIntercepts } from './senior/equations-of-circles/tangent-and-intercepts.ts'
import { axisOfSymmetryAndAPoint } from './senior/functions/axis-of-symmetry-and-a-point.ts'
import { constantFromAValue } from './senior/functions/constant-from-a-value.ts'
import { triangleOnAParabola } from './senior/functions/triangle-on-a-parabola.ts'
import { bothInequalities } from './senior/linear-programming/both-inequalities.ts'
import { bothOfTwoSimpleOnes } from './senior/linear-programming/both-of-two-simple-ones.ts'
import { eitherInequality } from './senior/linear-programming/either-inequality.ts'
import { noRealRoots } from './senior/quadratic-equations/no-real-roots.ts'
import { statementsOnParabola } from './senior/quadratic-equations/statements-on-parabola.ts'
import { parallelLineAndIntercept } from './senior/straight-lines/parallel-line-and-intercept.ts'
import { perpendicularBisectorOfASegment } from './senior/straight-lines/perpendicular-bisector-of-a-segment.ts'
import { perpendicularThroughAPoint } from './senior/straight-lines/perpendicular-through-a-point.ts'
import { constantPartAndVaryingPart } from './senior/variations/constant-part-and-varying-part.ts'
import { directlyAndInversely } from './senior/variations/directly-and-inversely.ts'
import { squareThenValue } from './senior/variations/square-then-value.ts'

export const FAMILIES: readonly Family[] = [
  angleThenPerimeter,
  areaFromArc,
  angleOfAKite,
  equalPartsOfTheBase,
  pointOfDivision,
  rightAngleAtAPoint,
  rotateOneReflectOther,
  rotateThenTranslate,
  translateOneReflectOther,
  triangleOfImages,
  collectTheSubject,
  differenceOfTwoFractions,
  subjectAboveAndBelow,
  subjectAfterExpanding,
  subjectInABracket,
  subjectInAFraction,
  subjectOfReciprocals,
  commonFactorThenDifferenceOfSquares,
  constantsOfAProduct,
  differenceOfSquaresThenCommonFactor,
  perfectSquareThenCommonFactor,
  negativePowerOfAProduct,
  powerBelowTheLine,
  productInScientificNotation,
  productOfTwoMonomialPowers,
  quotientFreeOfN,
  quotientOfOnePower,
  countOfPositiveIntegers,
  howManyCanBeBought,
  oneFraction,
  chainedEquality,
  givingAway,
  lineGivenByY,
  marksInAQuiz,
  twoBills,
  twoFractionsOfX,
  sphereIntoCones,
  spheresInAVessel,
  beforeTheChange,
  depositWithCompoundInterest,
  gainAndLossTogether,
  markupThenDiscount,
  moreOfOneKind,
  priceBelowTheMark,
  sellingPriceThenCost,
  crossMethodThenCommonFactor,
  factorizeByGrouping,
  moreBallsInTheBag,
  sumOfTwoCards,
  twoNumbersAtTheSameTime,
  linesCrossingBetweenParallels,
  sharedAngleInATriangle,
  barChartOfBooks,
  boysAndGirlsTogether,
  seasonsOfBirth,
  stemAndLeafWithUnknown,
  equalChordsInAQuadrilateral,
  trianglesOfTwoChords,
  twoIsoscelesAtTheCentre,
  twoRightAnglesOnADiameter,
  boxWithTwoUnknowns,
  rangeAndInterQuartileRange,
  standardDeviationWithUnknown,
  tangentAndIntercepts,
  axisOfSymmetryAndAPoint,
  constantFromAValue,
  triangleOnAParabola,
  bothInequalities,
  bothOfTwoSimpleOnes,
  eitherInequality,
  noRealRoots,
  statementsOnParabola,
  parallelLineAndIntercept,
  perpendicularBisectorOfASegment,
  perpendicularThroughAPoint,
  constantPartAndVaryingPart,
  directlyAndInversely,
  squareThenValue,
]
