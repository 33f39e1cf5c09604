/** Finds titles that part columns though they are too short to reach over the gutter. */
import type { Line } from './line.ts'
import { median } from './measure.ts'

/** A title is this much larger than the lines of the page. */
const LARGER = 1.15
/** Columns above a title end about evenly, those below it begin evenly (in sizes of the text). */
const UNEVEN_ENDS = 5
const UNEVEN_STARTS = 1.2

/**
 * Titles left of `x` that leave the height of their line free on the right of it too, between columns that end above
 * and begin below them. `ordered` goes from top to bottom.
 */
export function titlesAcross(ordered: readonly Line[], x: number): Line[] {
  const size = median(ordered.map((line) => line.size))
  const titles = ordered.filter((line) => line.size >= LARGER * size && line.right <= x)
  return titles.filter((title) => {
    const others = ordered.filter((line) => line !== title)
    const sides = [others.filter((line) => line.right <= x), others.filter((line) => line.left >= x)] as const
    const ends = sides.map((side) => side.findLast((line) => line.baseline < title.baseline))
    const starts = sides.map((side) => side.find((line) => line.baseline >= title.baseline))
    const [[endLeft, endRight], [startLeft, startRight]] = [ends, starts]
    if (!endLeft || !endRight || !startLeft || !startRight) return false
    const free =
      [endLeft, endRight].every((end) => end.baseline + 0.25 * end.size < title.baseline - 0.8 * title.size) &&
      startRight.baseline - 0.8 * startRight.size > title.baseline
    return (
      free &&
      Math.abs(endLeft.baseline - endRight.baseline) < UNEVEN_ENDS * size &&
      Math.abs(startLeft.baseline - startRight.baseline) < UNEVEN_STARTS * size
    )
  })
}
