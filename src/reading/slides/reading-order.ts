/** Puts the shapes of a slide into the order in which they are read, by where they stand. */
import type { Box } from './slide-shapes.ts'

type Placed = { readonly box: Box | undefined }

/** On a slide with more shapes these are read from top to bottom: it is a drawing, no text. */
const MOST_LAID_OUT = 60

/**
 * Columns one after another, rows from the top, each of these in the same way; what has no place comes first, in the
 * order of the file.
 */
export function inReadingOrder<Shape extends Placed>(shapes: readonly Shape[]): readonly Shape[] {
  const unplaced = shapes.filter(({ box }) => box === undefined)
  const placed = shapes.flatMap((shape) => (shape.box === undefined ? [] : [{ shape, box: shape.box }]))
  const ordered = placed.length > MOST_LAID_OUT ? fromTop(placed) : laidOut(placed)
  return [...unplaced, ...ordered.map(({ shape }) => shape)]
}

type Boxed<Shape> = { readonly shape: Shape; readonly box: Box }

function laidOut<Shape>(boxes: readonly Boxed<Shape>[]): readonly Boxed<Shape>[] {
  if (boxes.length < 2) return boxes
  const columns = cut(boxes, 'x')
  const rows = cut(boxes, 'y')
  if (isGrid(rows)) return rows.flatMap(laidOut)
  if (columns.length > 1) return columns.flatMap(laidOut)
  if (rows.length < 2) return fromTop(boxes)
  const ordered: Boxed<Shape>[] = []
  for (let at = 0; at < rows.length;) {
    const end = endOfColumns(rows, at)
    ordered.push(...laidOut(rows.slice(at, end).flat()))
    at = end
  }
  return ordered
}

/** The longest run of rows from here that stand in the same columns, such as two headings over two texts. */
function endOfColumns<Shape>(rows: readonly (readonly Boxed<Shape>[])[], start: number): number {
  for (let end = rows.length; end > start + 1; end -= 1) {
    if (end - start < rows.length && cut(rows.slice(start, end).flat(), 'x').length > 1) return end
  }
  return start + 1
}

/** Three or more rows of as many boxes each, as words with what they mean beside them: these are read row by row. */
const isGrid = <Shape>(rows: readonly (readonly Boxed<Shape>[])[]): boolean => {
  const columns = cut(rows[0] ?? [], 'x').length
  return (
    rows.length >= 3 && columns > 1 && rows.every((row) => row.length === columns && cut(row, 'x').length === columns)
  )
}

/** Boxes may overlap by this part of the smaller one and still stand beside each other. */
const OVERLAP = 0.2

/** The groups between which a straight line passes, from the left or from the top. */
function cut<Shape>(boxes: readonly Boxed<Shape>[], direction: 'x' | 'y'): Boxed<Shape>[][] {
  const size = direction === 'x' ? 'width' : 'height'
  const groups: Boxed<Shape>[][] = []
  let end = -Infinity
  let last = 0
  for (const boxed of boxes.toSorted((a, b) => a.box[direction] - b.box[direction])) {
    const { [direction]: start, [size]: length } = boxed.box
    const group = groups.at(-1)
    if (group === undefined || start >= end - Math.min(last, length) * OVERLAP) groups.push([boxed])
    else group.push(boxed)
    if (start + length >= end) [end, last] = [start + length, length]
  }
  return groups
}

const fromTop = <Shape>(boxes: readonly Boxed<Shape>[]): readonly Boxed<Shape>[] =>
  boxes.toSorted((a, b) => a.box.y - b.box.y || a.box.x - b.box.x)
