/** Lays a scene out on a sheet: everything that has ink, and where each label stands. */
import { mustBeThere } from '#domain/must-be-there.ts'
import { arcPoints } from './constructions.ts'
import { drawAxes } from './draw-axes.ts'
import { drawDimension, drawLines, drawNorth, drawPath } from './draw-lines.ts'
import { drawArc, drawAngle } from './draw-round.ts'
import { drawPoint, drawText } from './draw-words.ts'
import { type Box, placeLabels } from './place-labels.ts'
import { openSheet, type Sheet, widen } from './sheet.ts'
import { type Item, type Label, pointOf, type Scene, type XY } from './shapes.ts'

export type Drawing = { readonly sheet: Sheet; readonly boxes: readonly Box[] }

/** A crowded figure is drawn larger, as on a paper. */
const SIZES = [1, 1.2, 1.4]

/** @throws RangeError for a label that cannot be set or a figure without points. */
export function drawScene(scene: Scene, fill: (label: Label) => string): Drawing {
  const extent = [...Object.values(scene.points), ...scene.items.flatMap((item) => extentOf(scene, item))]
  if (extent.length === 0) throw new RangeError('Cannot draw a figure without points')
  const items = scene.items.toSorted((a, b) => turnOf(a) - turnOf(b))
  const fixed = scene.frame.scale !== undefined || items.some((item) => item.kind === 'axes' && item.diagram)
  let best: (Drawing & { readonly crowded: number }) | undefined
  for (const size of fixed ? [1] : SIZES) {
    const sheet = openSheet(
      extent,
      { ...scene.frame, width: size * scene.frame.width, height: size * scene.frame.height },
      fill,
    )
    for (const item of items) drawItem(sheet, scene, item, (name) => sheet.place(pointOf(scene.points, name)))
    const { boxes, crowded } = placeLabels(sheet.labels, sheet)
    for (const { x, y, halfWidth, halfHeight } of boxes) {
      widen(sheet, x - halfWidth, y - halfHeight)
      widen(sheet, x + halfWidth, y + halfHeight)
    }
    if (crowded < (best?.crowded ?? Infinity)) best = { sheet, boxes, crowded }
    if (crowded === 0) break
  }
  return mustBeThere(best, 'a drawing that was tried')
}

function drawItem(sheet: Sheet, scene: Scene, item: Item, at: (name: string) => XY): void {
  switch (item.kind) {
    case 'path':
      return drawPath(sheet, item, at)
    case 'angle':
      return drawAngle(sheet, item, at)
    case 'arc':
      return drawArc(sheet, item, sheet.place(centreOf(scene, item.centre)))
    case 'lines':
      return drawLines(sheet, item)
    // A point named O at the origin is its label.
    case 'axes':
      return drawAxes(sheet, {
        ...item,
        origin: item.origin && !scene.items.some((one) => one.kind === 'point' && one.label === 'O'),
      })
    case 'dimension':
      return drawDimension(sheet, item, at)
    case 'north':
      return drawNorth(sheet, item, at)
    case 'point':
      return drawPoint(sheet, item, at(item.name))
    case 'text':
      return drawText(sheet, item)
  }
}

/** Angles find room between all lines, measures stand outside them, names of points beside them. */
function turnOf({ kind }: Item): number {
  switch (kind) {
    case 'path':
    case 'arc':
    case 'lines':
    case 'axes':
    case 'north':
      return 0
    case 'angle':
      return 1
    case 'dimension':
      return 2
    case 'point':
      return 3
    case 'text':
      return 4
  }
}

const centreOf = (scene: Scene, centre: string | XY): XY =>
  typeof centre === 'string' ? pointOf(scene.points, centre) : centre

/** Points of the figure that reach as far as an item does. */
function extentOf(scene: Scene, item: Item): readonly XY[] {
  switch (item.kind) {
    case 'arc':
      return arcPoints(centreOf(scene, item.centre), item.radii, item.from, item.to)
    case 'lines':
      return item.lines.flat()
    case 'axes':
      return [
        [item.x[0], item.y[0]],
        [item.x[1], item.y[1]],
      ]
    case 'text':
      return [item.at]
    case 'path':
    case 'angle':
    case 'point':
    case 'dimension':
    case 'north':
      return []
  }
}
