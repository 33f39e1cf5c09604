/** Every question family, by unit: the table of contents (written by scripts/list-families.ts). */
import type { Family } from './kit/family.ts'
import { dotsAdded } from './junior/algebraic-expressions/dots-added.ts'
import { matchPatterns } from './junior/algebraic-expressions/match-patterns.ts'
import { recurrence } from './junior/algebraic-expressions/recurrence.ts'
import { termBetweenTerms } from './junior/algebraic-expressions/term-between-terms.ts'
import { boundsOfArea } from './junior/approximation/bounds-of-area.ts'
import { piecesOfWire } from './junior/approximation/pieces-of-wire.ts'
import { pouredCups } from './junior/approximation/poured-cups.ts'
import { trueRounding } from './junior/approximation/true-rounding.ts'
import { chainOfComparisons } from './junior/percentages/chain-of-comparisons.ts'
import { changeOfHeight } from './junior/percentages/change-of-height.ts'
import { compoundInterest } from './junior/percentages/compound-interest.ts'
import { depreciationOfThePast } from './junior/percentages/depreciation-of-the-past.ts'
import { interestDifference } from './junior/percentages/interest-difference.ts'
import { lossToProfit } from './junior/percentages/loss-to-profit.ts'
import { markupThenDiscount } from './junior/percentages/markup-then-discount.ts'
import { salariesTax } from './junior/percentages/salaries-tax.ts'
import { twoArticles } from './junior/percentages/two-articles.ts'
import { ballsAdded } from './junior/probability/balls-added.ts'
import { favouriteDrinks } from './junior/probability/favourite-drinks.ts'
import { twoCards } from './junior/probability/two-cards.ts'
import { twoWayTable } from './junior/probability/two-way-table.ts'
import { averageSpeed } from './junior/rates-and-ratios/average-speed.ts'
import { equalMultiples } from './junior/rates-and-ratios/equal-multiples.ts'
import { exchangeOfCurrencies } from './junior/rates-and-ratios/exchange-of-currencies.ts'
import { mixture } from './junior/rates-and-ratios/mixture.ts'
import { ratioAndSum } from './junior/rates-and-ratios/ratio-and-sum.ts'
import { scaleFromAreas } from './junior/rates-and-ratios/scale-from-areas.ts'
import { histogramMean } from './junior/statistics/histogram-mean.ts'
import { leastFrequency } from './junior/statistics/least-frequency.ts'
import { meanAfterChanges } from './junior/statistics/mean-after-changes.ts'
import { pieChartExpenditure } from './junior/statistics/pie-chart-expenditure.ts'
import { stemAndLeafQuartiles } from './junior/statistics/stem-and-leaf-quartiles.ts'
import { barChartDeviation } from './senior/dispersion/bar-chart-deviation.ts'
import { boxPlotUnknown } from './senior/dispersion/box-plot-unknown.ts'
import { compareBoxPlots } from './senior/dispersion/compare-box-plots.ts'
import { cumulativeQuartiles } from './senior/dispersion/cumulative-quartiles.ts'
import { deviationWithUnknown } from './senior/dispersion/deviation-with-unknown.ts'
import { leafFromQuartiles } from './senior/dispersion/leaf-from-quartiles.ts'
import { meanModeVariance } from './senior/dispersion/mean-mode-variance.ts'
import { tangentAndIntercepts } from './senior/equations-of-circles/tangent-and-intercepts.ts'
import { equalValues } from './senior/functions/equal-values.ts'
import { substituteExpression } from './senior/functions/substitute-expression.ts'
import { vertexAndIntercept } from './senior/functions/vertex-and-intercept.ts'
import { divisibleThenRemainder } from './senior/more-polynomials/divisible-then-remainder.ts'
import { factorOfComposite } from './senior/more-polynomials/factor-of-composite.ts'
import { twoConditions } from './senior/more-polynomials/two-conditions.ts'
import { noRealRoots } from './senior/quadratic-equations/no-real-roots.ts'
import { statementsOnParabola } from './senior/quadratic-equations/statements-on-parabola.ts'
import { jointVariation } from './senior/variations/joint-variation.ts'
import { partialConstant } from './senior/variations/partial-constant.ts'
import { partialSquare } from './senior/variations/partial-square.ts'
import { percentageIncrease } from './senior/variations/percentage-increase.ts'

export const FAMILIES: readonly Family[] = [
  dotsAdded,
  matchPatterns,
  recurrence,
  termBetweenTerms,
  boundsOfArea,
  piecesOfWire,
  pouredCups,
  trueRounding,
  chainOfComparisons,
  changeOfHeight,
  compoundInterest,
  depreciationOfThePast,
  interestDifference,
  lossToProfit,
  markupThenDiscount,
  salariesTax,
  twoArticles,
  ballsAdded,
  favouriteDrinks,
  twoCards,
  twoWayTable,
  averageSpeed,
  equalMultiples,
  exchangeOfCurrencies,
  mixture,
  ratioAndSum,
  scaleFromAreas,
  histogramMean,
  leastFrequency,
  meanAfterChanges,
  pieChartExpenditure,
  stemAndLeafQuartiles,
  barChartDeviation,
  boxPlotUnknown,
  compareBoxPlots,
  cumulativeQuartiles,
  deviationWithUnknown,
  leafFromQuartiles,
  meanModeVariance,
  tangentAndIntercepts,
  equalValues,
  substituteExpression,
  vertexAndIntercept,
  divisibleThenRemainder,
  factorOfComposite,
  twoConditions,
  noRealRoots,
  statementsOnParabola,
  jointVariation,
  partialConstant,
  partialSquare,
  percentageIncrease,
]
