/** Every question family, by unit: the table of contents (written by scripts/list-families.ts). */
import type { Family } from './kit/family.ts'
import { parallelAndIsosceles } from './junior/angles/parallel-and-isosceles.ts'
import { zigzagBetweenParallels } from './junior/angles/zigzag-between-parallels.ts'
import { segmentOfCircle } from './junior/arcs-and-sectors/segment-of-circle.ts'
import { shadedBetweenSectors } from './junior/arcs-and-sectors/shaded-between-sectors.ts'
import { rotatedTriangle } from './junior/congruence/rotated-triangle.ts'
import { coneBetweenPlanes } from './junior/mensuration/cone-between-planes.ts'
import { coneOnCylinder } from './junior/mensuration/cone-on-cylinder.ts'
import { pyramidOnRectangle } from './junior/mensuration/pyramid-on-rectangle.ts'
import { recastIntoHemispheres } from './junior/mensuration/recast-into-hemispheres.ts'
import { similarSolidsByAreas } from './junior/mensuration/similar-solids-by-areas.ts'
import { trapezoidalPrism } from './junior/mensuration/trapezoidal-prism.ts'
import { waterInInvertedCone } from './junior/mensuration/water-in-inverted-cone.ts'
import { markupThenDiscount } from './junior/percentages/markup-then-discount.ts'
import { parallelogramWithIsosceles } from './junior/quadrilaterals/parallelogram-with-isosceles.ts'
import { rhombusAndPointOnSide } from './junior/quadrilaterals/rhombus-and-point-on-side.ts'
import { areasInParallelogram } from './junior/similarity/areas-in-parallelogram.ts'
import { areasInTrapezium } from './junior/similarity/areas-in-trapezium.ts'
import { triangleWithEqualAngles } from './junior/similarity/triangle-with-equal-angles.ts'
import { tangentAndIntercepts } from './senior/equations-of-circles/tangent-and-intercepts.ts'
import { noRealRoots } from './senior/quadratic-equations/no-real-roots.ts'
import { statementsOnParabola } from './senior/quadratic-equations/statements-on-parabola.ts'

export const FAMILIES: readonly Family[] = [
  parallelAndIsosceles,
  zigzagBetweenParallels,
  segmentOfCircle,
  shadedBetweenSectors,
  rotatedTriangle,
  coneBetweenPlanes,
  coneOnCylinder,
  pyramidOnRectangle,
  recastIntoHemispheres,
  similarSolidsByAreas,
  trapezoidalPrism,
  waterInInvertedCone,
  markupThenDiscount,
  parallelogramWithIsosceles,
  rhombusAndPointOnSide,
  areasInParallelogram,
  areasInTrapezium,
  triangleWithEqualAngles,
  tangentAndIntercepts,
  noRealRoots,
  statementsOnParabola,
]
