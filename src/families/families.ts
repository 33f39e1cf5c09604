/** Every question family, by unit: the table of contents (written by scripts/list-families.ts). */
import type { Family } from './kit/family.ts'
import { incentreAndCircumcentre } from './junior/centres-of-triangles/incentre-and-circumcentre.ts'
import { orthocentreAndCircumcircle } from './junior/centres-of-triangles/orthocentre-and-circumcircle.ts'
import { markupThenDiscount } from './junior/percentages/markup-then-discount.ts'
import { altitudesAndConcyclicPoints } from './senior/circles/altitudes-and-concyclic-points.ts'
import { tangentsAndKite } from './senior/circles/tangents-and-kite.ts'
import { nearestAndFarthestPoint } from './senior/equations-of-circles/nearest-and-farthest-point.ts'
import { tangentAndIntercepts } from './senior/equations-of-circles/tangent-and-intercepts.ts'
import { exponentialFromLogLine } from './senior/exponents-and-logarithms/exponential-from-log-line.ts'
import { reflectedVertexRightAngle } from './senior/functions/reflected-vertex-right-angle.ts'
import { bisectorAndCircleThroughIntercepts } from './senior/loci/bisector-and-circle-through-intercepts.ts'
import { ballMovedBetweenBags } from './senior/more-probability/ball-moved-between-bags.ts'
import { groupOfBothKinds } from './senior/more-probability/group-of-both-kinds.ts'
import { rightPyramidPlanes } from './senior/more-trigonometry/right-pyramid-planes.ts'
import { tetrahedronOnGround } from './senior/more-trigonometry/tetrahedron-on-ground.ts'
import { booksTogetherAndApart } from './senior/permutations-and-combinations/books-together-and-apart.ts'
import { noRealRoots } from './senior/quadratic-equations/no-real-roots.ts'
import { statementsOnParabola } from './senior/quadratic-equations/statements-on-parabola.ts'
import { productOfPowers } from './senior/sequences/product-of-powers.ts'
import { squaresWithinSquares } from './senior/sequences/squares-within-squares.ts'
import { sumBeyondAPowerOfTen } from './senior/sequences/sum-beyond-a-power-of-ten.ts'
import { twoFactories } from './senior/sequences/two-factories.ts'

export const FAMILIES: readonly Family[] = [
  incentreAndCircumcentre,
  orthocentreAndCircumcircle,
  markupThenDiscount,
  altitudesAndConcyclicPoints,
  tangentsAndKite,
  nearestAndFarthestPoint,
  tangentAndIntercepts,
  exponentialFromLogLine,
  reflectedVertexRightAngle,
  bisectorAndCircleThroughIntercepts,
  ballMovedBetweenBags,
  groupOfBothKinds,
  rightPyramidPlanes,
  tetrahedronOnGround,
  booksTogetherAndApart,
  noRealRoots,
  statementsOnParabola,
  productOfPowers,
  squaresWithinSquares,
  sumBeyondAPowerOfTen,
  twoFactories,
]
