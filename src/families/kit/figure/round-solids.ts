/** Cones, cylinders, frustums and spheres as scenes: their circles are flat ellipses, the hidden half dashed. */
import { radians } from './constructions.ts'
import { scene, type SceneBuilder } from './scene.ts'
import type { Frame, XY } from './shapes.ts'

/** How flat a circle looks that lies level. */
const FLAT = 0.26

export type RoundStyle = {
  readonly frame?: Partial<Frame>
  /** Stands on its narrow end, as a vessel: its top is seen. */
  readonly inverted?: boolean
  /** How high water stands in it, shaded. */
  readonly water?: number
}

/**
 * Points `O` (centre of the base), `A` and `B` (its left and right ends), `V` (the apex); all without labels: give
 * them by `.text`, `.dimension('OB', …)` or `.mark`.
 * An inverted cone has `V` below.
 */
export function cone({
  radius,
  height,
  ...style
}: RoundStyle & { readonly radius: number; readonly height: number }): SceneBuilder {
  return frustum({ base: radius, top: 0, height, ...style })
}

/** Points as of a cone; `P` is the centre of the other end, `C` and `D` its left and right ends. */
export function cylinder({
  radius,
  height,
  ...style
}: RoundStyle & { readonly radius: number; readonly height: number }): SceneBuilder {
  return frustum({ base: radius, top: radius, height, ...style })
}

/** `base` is the wider end, below unless `inverted`. */
export function frustum({
  base,
  top,
  height,
  inverted = false,
  water,
  frame,
}: RoundStyle & { readonly base: number; readonly top: number; readonly height: number }): SceneBuilder {
  if (!(base >= top && top >= 0 && base > 0 && height > 0))
    throw new RangeError(
      `Cannot draw a frustum with radii ${base} and ${top} and height ${height}: the base must be the wider end`,
    )
  const builder = scene(frame)
  const level = (y: number): number => (inverted ? -y : y)
  const point = (name: string, x: number, y: number): void => {
    builder.point(name, x, level(y), { label: false })
  }
  point('O', 0, 0)
  point('A', -base, 0)
  point('B', base, 0)
  if (top > 0) {
    point('P', 0, height)
    point('C', -top, height)
    point('D', top, height)
  } else point('V', 0, height)
  // The sides touch the ellipses where the line from the apex does.
  const touch =
    base === top
      ? 0
      : ((Math.asin(Math.min(0.9, (FLAT * (base - top)) / height)) * 180) / Math.PI) * (inverted ? -1 : 1)
  const side = (sign: number): readonly XY[] => [
    [sign * base * Math.cos(radians(touch)), base * FLAT * Math.sin(radians(touch))],
    [sign * top * Math.cos(radians(touch)), level(height) + top * FLAT * Math.sin(radians(touch))],
  ]
  if (water !== undefined)
    fillWater(builder, { radiusAt: (y) => base + ((top - base) * y) / height, depth: water, height, inverted, touch })
  builder.addLines([side(-1), side(1)])
  const ring = (y: number, radius: number, open: boolean): void => {
    if (radius === 0) return
    if (open) builder.ellipse(0, y, radius, radius * FLAT)
    else
      builder
        .add({
          kind: 'arc',
          centre: [0, y],
          radii: [radius, radius * FLAT],
          from: touch,
          to: 180 - touch,
          sector: false,
          fill: 'none',
          dashed: true,
        })
        .add({
          kind: 'arc',
          centre: [0, y],
          radii: [radius, radius * FLAT],
          from: 180 - touch,
          to: 360 + touch,
          sector: false,
          fill: 'none',
        })
  }
  ring(0, base, inverted)
  ring(level(height), top, !inverted)
  return builder
}

type Water = {
  readonly radiusAt: (y: number) => number
  readonly depth: number
  readonly height: number
  readonly inverted: boolean
  readonly touch: number
}

/** Point `W` is the middle of the surface, `E` and `F` its left and right ends. */
function fillWater(builder: SceneBuilder, { radiusAt, depth, height, inverted, touch }: Water): void {
  if (!(depth > 0 && depth <= height))
    throw new RangeError(`Cannot fill a vessel of height ${height} with water ${depth} deep`)
  const surface = inverted ? height - depth : depth
  const [y, radius, floorY, floor] = inverted
    ? [-surface, radiusAt(surface), -height, radiusAt(height)]
    : [surface, radiusAt(surface), 0, radiusAt(0)]
  builder
    .point('W', 0, y, { label: false })
    .point('E', -radius, y, { label: false })
    .point('F', radius, y, { label: false })
  const arc = (cy: number, r: number, from: number, to: number): XY[] =>
    Array.from({ length: 33 }, (_, i): XY => {
      const turn = radians(from + ((to - from) * i) / 32)
      return [r * Math.cos(turn), cy + r * FLAT * Math.sin(turn)]
    })
  builder.addLines([[...arc(y, radius, touch, 180 - touch), ...arc(floorY, floor, 180 - touch, 360 + touch)]], {
    closed: true,
    fill: 'grey',
    unseen: true,
  })
  builder.add({
    kind: 'arc',
    centre: [0, y],
    radii: [radius, radius * FLAT],
    from: touch,
    to: 180 - touch,
    sector: false,
    fill: 'none',
    dashed: true,
  })
  builder.add({
    kind: 'arc',
    centre: [0, y],
    radii: [radius, radius * FLAT],
    from: 180 - touch,
    to: 360 + touch,
    sector: false,
    fill: 'none',
  })
}

/** Points `O` (centre) and `B` (on the equator, at the right). */
export function sphere({ radius, frame }: { readonly radius: number; readonly frame?: Partial<Frame> }): SceneBuilder {
  return scene(frame)
    .point('O', 0, 0, { label: false, dot: true })
    .point('B', radius, 0, { label: false })
    .circle('O', radius)
    .ellipse(0, 0, radius, radius * FLAT, { hidden: true })
}

/** Its flat face below, or above when `inverted` (a bowl). Points `O`, `A`, `B` of the flat face. */
export function hemisphere({
  radius,
  inverted = false,
  frame,
}: {
  readonly radius: number
  readonly inverted?: boolean
  readonly frame?: Partial<Frame>
}): SceneBuilder {
  return scene(frame)
    .point('O', 0, 0, { label: false, dot: !inverted })
    .point('A', -radius, 0, { label: false })
    .point('B', radius, 0, { label: false })
    .arc('O', radius, inverted ? 180 : 0, inverted ? 360 : 180)
    .ellipse(0, 0, radius, radius * FLAT, { hidden: !inverted })
}
