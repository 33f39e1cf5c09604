/** Every question family, by unit: the table of contents (written by scripts/list-families.ts). */
import type { Family } from './kit/family.ts'
import { chainOfIsosceles } from './junior/angles/chain-of-isosceles.ts'
import { parallelAndIsosceles } from './junior/angles/parallel-and-isosceles.ts'
import { zigzagBetweenParallels } from './junior/angles/zigzag-between-parallels.ts'
import { perimeterFromArea } from './junior/arcs-and-sectors/perimeter-from-area.ts'
import { sectorToCone } from './junior/arcs-and-sectors/sector-to-cone.ts'
import { segmentOfCircle } from './junior/arcs-and-sectors/segment-of-circle.ts'
import { shadedBetweenSectors } from './junior/arcs-and-sectors/shaded-between-sectors.ts'
import { linesAcrossASquare } from './junior/congruence/lines-across-a-square.ts'
import { rotatedTriangle } from './junior/congruence/rotated-triangle.ts'
import { coneBetweenPlanes } from './junior/mensuration/cone-between-planes.ts'
import { coneOnCylinder } from './junior/mensuration/cone-on-cylinder.ts'
import { pyramidOnRectangle } from './junior/mensuration/pyramid-on-rectangle.ts'
import { recastIntoHemispheres } from './junior/mensuration/recast-into-hemispheres.ts'
import { similarSolidsByAreas } from './junior/mensuration/similar-solids-by-areas.ts'
import { sphereInCylinder } from './junior/mensuration/sphere-in-cylinder.ts'
import { surfaceOfFrustum } from './junior/mensuration/surface-of-frustum.ts'
import { trapezoidalPrism } from './junior/mensuration/trapezoidal-prism.ts'
import { waterInInvertedCone } from './junior/mensuration/water-in-inverted-cone.ts'
import { markupThenDiscount } from './junior/percentages/markup-then-discount.ts'
import { symmetryOfRegularPolygon } from './junior/polygons/symmetry-of-regular-polygon.ts'
import { unequalInteriorAngles } from './junior/polygons/unequal-interior-angles.ts'
import { isoscelesTrapezium } from './junior/quadrilaterals/isosceles-trapezium.ts'
import { parallelogramWithIsosceles } from './junior/quadrilaterals/parallelogram-with-isosceles.ts'
import { rhombusAndPointOnSide } from './junior/quadrilaterals/rhombus-and-point-on-side.ts'
import { statementsOnRhombus } from './junior/quadrilaterals/statements-on-rhombus.ts'
import { areasInParallelogram } from './junior/similarity/areas-in-parallelogram.ts'
import { areasInTrapezium } from './junior/similarity/areas-in-trapezium.ts'
import { lineParallelToBases } from './junior/similarity/line-parallel-to-bases.ts'
import { lineThroughCevian } from './junior/similarity/line-through-cevian.ts'
import { squareInTriangle } from './junior/similarity/square-in-triangle.ts'
import { triangleWithEqualAngles } from './junior/similarity/triangle-with-equal-angles.ts'
import { lengthInTerms } from './junior/trigonometry/length-in-terms.ts'
import { perimeterInTerms } from './junior/trigonometry/perimeter-in-terms.ts'
import { sumOfTwoAngles } from './junior/trigonometry/sum-of-two-angles.ts'
import { twoElevations } from './junior/trigonometry/two-elevations.ts'
import { angleInRegularPolygon } from './senior/circles/angle-in-regular-polygon.ts'
import { arcsInRatio } from './senior/circles/arcs-in-ratio.ts'
import { centreAndCyclicQuadrilateral } from './senior/circles/centre-and-cyclic-quadrilateral.ts'
import { chordAcrossARadius } from './senior/circles/chord-across-a-radius.ts'
import { chordAndSagitta } from './senior/circles/chord-and-sagitta.ts'
import { diameterAndChords } from './senior/circles/diameter-and-chords.ts'
import { equalChords } from './senior/circles/equal-chords.ts'
import { sidesProduced } from './senior/circles/sides-produced.ts'
import { tangentAndIntercepts } from './senior/equations-of-circles/tangent-and-intercepts.ts'
import { noRealRoots } from './senior/quadratic-equations/no-real-roots.ts'
import { statementsOnParabola } from './senior/quadratic-equations/statements-on-parabola.ts'

export const FAMILIES: readonly Family[] = [
  chainOfIsosceles,
  parallelAndIsosceles,
  zigzagBetweenParallels,
  perimeterFromArea,
  sectorToCone,
  segmentOfCircle,
  shadedBetweenSectors,
  linesAcrossASquare,
  rotatedTriangle,
  coneBetweenPlanes,
  coneOnCylinder,
  pyramidOnRectangle,
  recastIntoHemispheres,
  similarSolidsByAreas,
  sphereInCylinder,
  surfaceOfFrustum,
  trapezoidalPrism,
  waterInInvertedCone,
  markupThenDiscount,
  symmetryOfRegularPolygon,
  unequalInteriorAngles,
  isoscelesTrapezium,
  parallelogramWithIsosceles,
  rhombusAndPointOnSide,
  statementsOnRhombus,
  areasInParallelogram,
  areasInTrapezium,
  lineParallelToBases,
  lineThroughCevian,
  squareInTriangle,
  triangleWithEqualAngles,
  lengthInTerms,
  perimeterInTerms,
  sumOfTwoAngles,
  twoElevations,
  angleInRegularPolygon,
  arcsInRatio,
  centreAndCyclicQuadrilateral,
  chordAcrossARadius,
  chordAndSagitta,
  diameterAndChords,
  equalChords,
  sidesProduced,
  tangentAndIntercepts,
  noRealRoots,
  statementsOnParabola,
]
