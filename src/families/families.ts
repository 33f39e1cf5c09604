/** Every question family, by unit: the table of contents (written by scripts/list-families.ts). */
import type { Family } from './kit/family.ts'
import { parallelAndIsosceles } from './junior/angles/parallel-and-isosceles.ts'
import { zigzagBetweenParallels } from './junior/angles/zigzag-between-parallels.ts'
import { rotatedTriangle } from './junior/congruence/rotated-triangle.ts'
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
  rotatedTriangle,
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
