/** Every question family, by unit: the table of contents (written by scripts/list-families.ts). */
import type { Family } from './kit/family.ts'
import { markupThenDiscount } from './junior/percentages/markup-then-discount.ts'
import { tangentAndIntercepts } from './senior/equations-of-circles/tangent-and-intercepts.ts'
import { noRealRoots } from './senior/quadratic-equations/no-real-roots.ts'
import { statementsOnParabola } from './senior/quadratic-equations/statements-on-parabola.ts'

export const FAMILIES: readonly Family[] = [
  markupThenDiscount,
  tangentAndIntercepts,
  noRealRoots,
  statementsOnParabola,
]
