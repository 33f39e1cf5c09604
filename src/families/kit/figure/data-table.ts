/** A ruled table of data as a scene, for the distributions that a stem calls "the table below". */
import { itemAt } from '#domain/must-be-there.ts'
import { scene, type SceneBuilder } from './scene.ts'
import type { Label, XY } from './shapes.ts'

const ROW = 17

/**
 * Cells are prose, with formulas between `$`; `widths` of the columns in points of print: about 5 a letter, 9 a Chinese
 * character, and 8 beside them.
 */
export function dataTable({
  rows,
  widths,
  alt,
}: {
  readonly rows: readonly (readonly Label[])[]
  readonly widths: readonly number[]
  readonly alt: { readonly en: string; readonly zh: string }
}): SceneBuilder {
  if (rows.some((row) => row.length !== widths.length))
    throw new RangeError(
      `Cannot draw a table of rows with ${rows.map((row) => row.length).join(', ')} cells: expected ${widths.length} in each, as many as widths`,
    )
  let right = 0
  const columns = widths.map((width) => {
    const left = right
    right += width
    return { left, middle: left + width / 2 }
  })
  const bottom = -ROW * rows.length
  const across = Array.from({ length: rows.length + 1 }, (_, i): XY[] => [
    [0, -ROW * i],
    [right, -ROW * i],
  ])
  const chart = scene({ scale: 1 }).addLines([
    ...across,
    ...[...columns.map(({ left }) => left), right].map((x): XY[] => [
      [x, 0],
      [x, bottom],
    ]),
  ])
  rows.forEach((row, i) =>
    row.forEach((cell, k) =>
      chart.text(itemAt(columns, k).middle, -ROW * (i + 0.5), cell, { anchor: 'fixed', prose: true }),
    ),
  )
  return chart.alt(alt)
}
