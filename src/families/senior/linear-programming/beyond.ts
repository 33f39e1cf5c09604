/** Where the name of a line stands in a figure of a region: past the end of its second point, by so many units. */
import type { XY } from '../../kit/figure/scene.ts'

export function beyond([ax, ay]: XY, [bx, by]: XY, units = 1.8): XY {
  const past = units / Math.hypot(bx - ax, by - ay)
  return [bx + past * (bx - ax), by + past * (by - ay)]
}
