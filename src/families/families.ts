/** Every question family, by unit: the table of contents (written by scripts/list-families.ts). */
import type { Family } from './kit/family.ts'
import { incentreAndCircumcentre } from './junior/centres-of-triangles/incentre-and-circumcentre.ts'
import { orthocentreAndCircumcircle } from './junior/centres-of-triangles/orthocentre-and-circumcircle.ts'
import { tangentsFromTheOrigin } from './junior/centres-of-triangles/tangents-from-the-origin.ts'
import { frustumOfACone } from './junior/mensuration/frustum-of-a-cone.ts'
import { waterInInvertedCone } from './junior/mensuration/water-in-inverted-cone.ts'
import { markupThenDiscount } from './junior/percentages/markup-then-discount.ts'
import { rightAngleInARectangle } from './junior/similarity/right-angle-in-a-rectangle.ts'
import { altitudeOnADiameter } from './senior/circles/altitude-on-a-diameter.ts'
import { altitudesAndConcyclicPoints } from './senior/circles/altitudes-and-concyclic-points.ts'
import { tangentsAndKite } from './senior/circles/tangents-and-kite.ts'
import { barChartAndWithdrawals } from './senior/dispersion/bar-chart-and-withdrawals.ts'
import { boxPlotBeforeAndAfter } from './senior/dispersion/box-plot-before-and-after.ts'
import { stemAndLeafUnknownDigits } from './senior/dispersion/stem-and-leaf-unknown-digits.ts'
import { nearestAndFarthestPoint } from './senior/equations-of-circles/nearest-and-farthest-point.ts'
import { tangentAndIntercepts } from './senior/equations-of-circles/tangent-and-intercepts.ts'
import { exponentialFromLogLine } from './senior/exponents-and-logarithms/exponential-from-log-line.ts'
import { fenceBesideAWall } from './senior/functions/fence-beside-a-wall.ts'
import { reflectedVertexRightAngle } from './senior/functions/reflected-vertex-right-angle.ts'
import { bisectorAndCircleThroughIntercepts } from './senior/loci/bisector-and-circle-through-intercepts.ts'
import { cubicAndSquaresOfRoots } from './senior/more-polynomials/cubic-and-squares-of-roots.ts'
import { quarticAndTangentLines } from './senior/more-polynomials/quartic-and-tangent-lines.ts'
import { quotientWithAConstant } from './senior/more-polynomials/quotient-with-a-constant.ts'
import { rootsOfAQuadraticFactor } from './senior/more-polynomials/roots-of-a-quadratic-factor.ts'
import { squareFactorAndConstant } from './senior/more-polynomials/square-factor-and-constant.ts'
import { surdRootsOfACubic } from './senior/more-polynomials/surd-roots-of-a-cubic.ts'
import { ballMovedBetweenBags } from './senior/more-probability/ball-moved-between-bags.ts'
import { firstToDrawThreeColours } from './senior/more-probability/first-to-draw-three-colours.ts'
import { groupOfBothKinds } from './senior/more-probability/group-of-both-kinds.ts'
import { groupThenQueue } from './senior/more-probability/group-then-queue.ts'
import { cornerOfACuboid } from './senior/more-trigonometry/corner-of-a-cuboid.ts'
import { kiteFoldedAlongDiagonal } from './senior/more-trigonometry/kite-folded-along-diagonal.ts'
import { pathsOnAnInclinedPlane } from './senior/more-trigonometry/paths-on-an-inclined-plane.ts'
import { rightPyramidPlanes } from './senior/more-trigonometry/right-pyramid-planes.ts'
import { tetrahedronOnGround } from './senior/more-trigonometry/tetrahedron-on-ground.ts'
import { towerFromTwoPoints } from './senior/more-trigonometry/tower-from-two-points.ts'
import { booksTogetherAndApart } from './senior/permutations-and-combinations/books-together-and-apart.ts'
import { numbersFromCards } from './senior/permutations-and-combinations/numbers-from-cards.ts'
import { noRealRoots } from './senior/quadratic-equations/no-real-roots.ts'
import { statementsOnParabola } from './senior/quadratic-equations/statements-on-parabola.ts'
import { productOfPowers } from './senior/sequences/product-of-powers.ts'
import { squaresWithinSquares } from './senior/sequences/squares-within-squares.ts'
import { sumBeyondAPowerOfTen } from './senior/sequences/sum-beyond-a-power-of-ten.ts'
import { sumToInfinityShare } from './senior/sequences/sum-to-infinity-share.ts'
import { twoFactories } from './senior/sequences/two-factories.ts'
import { perpendicularThroughIntercept } from './senior/straight-lines/perpendicular-through-intercept.ts'
import { costAndSimilarSolid } from './senior/variations/cost-and-similar-solid.ts'
import { jointVariationPercentage } from './senior/variations/joint-variation-percentage.ts'
import { twoPartsAndTriangle } from './senior/variations/two-parts-and-triangle.ts'

export const FAMILIES: readonly Family[] = [
  incentreAndCircumcentre,
  orthocentreAndCircumcircle,
  tangentsFromTheOrigin,
  frustumOfACone,
  waterInInvertedCone,
  markupThenDiscount,
  rightAngleInARectangle,
  altitudeOnADiameter,
  altitudesAndConcyclicPoints,
  tangentsAndKite,
  barChartAndWithdrawals,
  boxPlotBeforeAndAfter,
  stemAndLeafUnknownDigits,
  nearestAndFarthestPoint,
  tangentAndIntercepts,
  exponentialFromLogLine,
  fenceBesideAWall,
  reflectedVertexRightAngle,
  bisectorAndCircleThroughIntercepts,
  cubicAndSquaresOfRoots,
  quarticAndTangentLines,
  quotientWithAConstant,
  rootsOfAQuadraticFactor,
  squareFactorAndConstant,
  surdRootsOfACubic,
  ballMovedBetweenBags,
  firstToDrawThreeColours,
  groupOfBothKinds,
  groupThenQueue,
  cornerOfACuboid,
  kiteFoldedAlongDiagonal,
  pathsOnAnInclinedPlane,
  rightPyramidPlanes,
  tetrahedronOnGround,
  towerFromTwoPoints,
  booksTogetherAndApart,
  numbersFromCards,
  noRealRoots,
  statementsOnParabola,
  productOfPowers,
  squaresWithinSquares,
  sumBeyondAPowerOfTen,
  sumToInfinityShare,
  twoFactories,
  perpendicularThroughIntercept,
  costAndSimilarSolid,
  jointVariationPercentage,
  twoPartsAndTriangle,
]
