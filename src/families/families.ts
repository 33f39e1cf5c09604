/** Every question family, by unit: the table of contents (written by scripts/list-families.ts). */
import type { Family } from './kit/family.ts'
import { equalPartsOfTheBase } from './junior/congruence/equal-parts-of-the-base.ts'
import { pointOfDivision } from './junior/coordinates/point-of-division.ts'
import { rightAngleAtAPoint } from './junior/coordinates/right-angle-at-a-point.ts'
import { rotateOneReflectOther } from './junior/coordinates/rotate-one-reflect-other.ts'
import { rotateThenTranslate } from './junior/coordinates/rotate-then-translate.ts'
import { triangleOfImages } from './junior/coordinates/triangle-of-images.ts'
import { differenceOfTwoFractions } from './junior/formulae/difference-of-two-fractions.ts'
import { subjectAfterExpanding } from './junior/formulae/subject-after-expanding.ts'
import { subjectInAFraction } from './junior/formulae/subject-in-a-fraction.ts'
import { subjectOfReciprocals } from './junior/formulae/subject-of-reciprocals.ts'
import { subjectOnBothSides } from './junior/formulae/subject-on-both-sides.ts'
import { commonFactorThenDifferenceOfSquares } from './junior/identities/common-factor-then-difference-of-squares.ts'
import { constantsOfAProduct } from './junior/identities/constants-of-a-product.ts'
import { differenceOfSquaresThenCommonFactor } from './junior/identities/difference-of-squares-then-common-factor.ts'
import { perfectSquareThenCommonFactor } from './junior/identities/perfect-square-then-common-factor.ts'
import { powerBelowTheLine } from './junior/indices/power-below-the-line.ts'
import { powersOfOneBase } from './junior/indices/powers-of-one-base.ts'
import { productOfPowers } from './junior/indices/product-of-powers.ts'
import { quotientOfOnePower } from './junior/indices/quotient-of-one-power.ts'
import { howManyCanBeBought } from './junior/inequalities/how-many-can-be-bought.ts'
import { oneFraction } from './junior/inequalities/one-fraction.ts'
import { givingAway } from './junior/linear-equations/giving-away.ts'
import { lineGivenByY } from './junior/linear-equations/line-given-by-y.ts'
import { marksInAQuiz } from './junior/linear-equations/marks-in-a-quiz.ts'
import { twoBills } from './junior/linear-equations/two-bills.ts'
import { twoFractionsOfX } from './junior/linear-equations/two-fractions-of-x.ts'
import { beforeTheChange } from './junior/percentages/before-the-change.ts'
import { gainAndLossTogether } from './junior/percentages/gain-and-loss-together.ts'
import { markupThenDiscount } from './junior/percentages/markup-then-discount.ts'
import { moreOfOneKind } from './junior/percentages/more-of-one-kind.ts'
import { priceBelowTheMark } from './junior/percentages/price-below-the-mark.ts'
import { sellingPriceThenCost } from './junior/percentages/selling-price-then-cost.ts'
import { crossMethodThenCommonFactor } from './junior/polynomials/cross-method-then-common-factor.ts'
import { factorizeByGrouping } from './junior/polynomials/factorize-by-grouping.ts'
import { linesCrossingBetweenParallels } from './junior/similarity/lines-crossing-between-parallels.ts'
import { sharedAngleInATriangle } from './junior/similarity/shared-angle-in-a-triangle.ts'
import { trianglesOfTwoChords } from './senior/circles/triangles-of-two-chords.ts'
import { twoRightAnglesOnADiameter } from './senior/circles/two-right-angles-on-a-diameter.ts'
import { tangentAndIntercepts } from './senior/equations-of-circles/tangent-and-intercepts.ts'
import { bothInequalities } from './senior/linear-programming/both-inequalities.ts'
import { eitherInequality } from './senior/linear-programming/either-inequality.ts'
import { noRealRoots } from './senior/quadratic-equations/no-real-roots.ts'
import { statementsOnParabola } from './senior/quadratic-equations/statements-on-parabola.ts'

export const FAMILIES: readonly Family[] = [
  equalPartsOfTheBase,
  pointOfDivision,
  rightAngleAtAPoint,
  rotateOneReflectOther,
  rotateThenTranslate,
  triangleOfImages,
  differenceOfTwoFractions,
  subjectAfterExpanding,
  subjectInAFraction,
  subjectOfReciprocals,
  subjectOnBothSides,
  commonFactorThenDifferenceOfSquares,
  constantsOfAProduct,
  differenceOfSquaresThenCommonFactor,
  perfectSquareThenCommonFactor,
  powerBelowTheLine,
  powersOfOneBase,
  productOfPowers,
  quotientOfOnePower,
  howManyCanBeBought,
  oneFraction,
  givingAway,
  lineGivenByY,
  marksInAQuiz,
  twoBills,
  twoFractionsOfX,
  beforeTheChange,
  gainAndLossTogether,
  markupThenDiscount,
  moreOfOneKind,
  priceBelowTheMark,
  sellingPriceThenCost,
  crossMethodThenCommonFactor,
  factorizeByGrouping,
  linesCrossingBetweenParallels,
  sharedAngleInATriangle,
  trianglesOfTwoChords,
  twoRightAnglesOnADiameter,
  tangentAndIntercepts,
  bothInequalities,
  eitherInequality,
  noRealRoots,
  statementsOnParabola,
]
