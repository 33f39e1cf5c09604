/**
 * What is wrong with a figure as it would print: labels over lines, points on each other, angles too narrow for their
 * label.
 */
import { type Drawing, drawScene } from '#families/kit/figure/draw-scene.ts'
import { measure } from '#families/kit/figure/measure-scene.ts'
import { clearance, crosses, gapBetween } from '#families/kit/figure/place-labels.ts'
import type { Label, Scene } from '#families/kit/figure/shapes.ts'

/** Points of print. */
const TOO_NEAR = 0.6
const LARGEST = { width: 285, height: 215 }
const NARROWEST_DEGREES = 8
const CLOSEST_POINTS = 3

/** Sentences; none when the figure may be printed. */
export function sceneFaults(scene: Scene, fill: (label: Label) => string): readonly string[] {
  const drawing = drawScene(scene, fill)
  return [
    ...labelFaults(drawing),
    ...pointFaults(scene, drawing),
    ...angleFaults(scene),
    ...unitFaults(scene),
    ...sizeFaults(drawing),
  ]
}

function labelFaults({ sheet, boxes }: Drawing): string[] {
  const faults: string[] = []
  boxes.forEach((box, i) => {
    const { owner, text, seenFrom } = sheet.labels[i]!
    for (let k = 0; k < sheet.hard.length; k += 4) {
      if (
        clearance(box, sheet.hard[k]!, sheet.hard[k + 1]!, sheet.hard[k + 2]!, sheet.hard[k + 3]!, TOO_NEAR) >= TOO_NEAR
      )
        continue
      faults.push(`the label "${text}" of ${owner} touches a line`)
      break
    }
    if (seenFrom !== undefined) {
      for (let k = 0; k < sheet.hard.length; k += 4) {
        if (
          !crosses(
            seenFrom[0],
            seenFrom[1],
            box.x,
            box.y,
            sheet.hard[k]!,
            sheet.hard[k + 1]!,
            sheet.hard[k + 2]!,
            sheet.hard[k + 3]!,
          )
        )
          continue
        faults.push(`the label "${text}" of ${owner} stands beyond another line`)
        break
      }
    }
    boxes.slice(i + 1).forEach((other, k) => {
      if (gapBetween(box, other) < TOO_NEAR)
        faults.push(
          `the label "${text}" of ${owner} touches the label "${sheet.labels[i + 1 + k]!.text}" of ${sheet.labels[i + 1 + k]!.owner}`,
        )
    })
  })
  return faults
}

function pointFaults(scene: Scene, { sheet }: Drawing): string[] {
  const named = scene.items.flatMap((item) => (item.kind === 'point' && item.label !== undefined ? [item.name] : []))
  return named.flatMap((a, i) =>
    named
      .slice(i + 1)
      .filter((b) => {
        const [[ax, ay], [bx, by]] = [sheet.place(scene.points[a]!), sheet.place(scene.points[b]!)]
        return Math.hypot(ax - bx, ay - by) < CLOSEST_POINTS
      })
      .map((b) => `the points ${a} and ${b} lie on each other`),
  )
}

function angleFaults(scene: Scene): string[] {
  return scene.items.flatMap((item) => {
    if (item.kind !== 'angle' || (item.label === undefined && item.arcs === 0)) return []
    const flat = { ...scene, space: {} }
    const degrees = measure(flat, `${item.reflex ? 'reflex' : 'angle'} ${item.points.join('')}`)
    const drawn = item.points.join('')
    if (degrees < NARROWEST_DEGREES)
      return [`the angle ${drawn} is ${degrees.toFixed(1)} degrees: too narrow to be marked`]
    return item.right && Object.keys(scene.space).length === 0 && scene.frame.equal && Math.abs(degrees - 90) > 0.05
      ? [`the angle ${drawn} is marked as right and has ${degrees.toFixed(1)} degrees`]
      : []
  })
}

function unitFaults({ frame, items }: Scene): string[] {
  const bent = items.find(({ kind }) => kind === 'arc' || kind === 'angle')
  return frame.equal || frame.scale !== undefined || bent === undefined
    ? []
    : [`the figure has ${bent.kind === 'arc' ? 'a circle' : 'an angle'} on axes whose units are not equally long`]
}

function sizeFaults({ sheet: { bounds } }: Drawing): string[] {
  const [width, height] = [bounds.right - bounds.left, bounds.bottom - bounds.top]
  return width <= LARGEST.width && height <= LARGEST.height
    ? []
    : [
        `the figure is ${Math.round(width)} x ${Math.round(height)} points of print: expected at most ${LARGEST.width} x ${LARGEST.height}`,
      ]
}
