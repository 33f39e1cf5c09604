/** Where points of a figure lie that follow from others: feet of perpendiculars, crossings, centres. */
import type { XY } from './shapes.ts'

export const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** `distance` from a point in a direction: degrees anticlockwise from the direction of x. */
export function polar([x, y]: XY, distance: number, degrees: number): XY {
  return [x + distance * Math.cos(radians(degrees)), y + distance * Math.sin(radians(degrees))]
}

/** 0 gives the first, 1 the second, 0.5 the middle. */
export function between([ax, ay]: XY, [bx, by]: XY, part: number): XY {
  return [ax + part * (bx - ax), ay + part * (by - ay)]
}

/** The foot of the perpendicular from a point to the line through two others. */
export function foot(from: XY, a: XY, b: XY): XY {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  return between(a, b, ((from[0] - a[0]) * dx + (from[1] - a[1]) * dy) / (dx * dx + dy * dy))
}

/** @throws RangeError for parallel lines. */
export function crossing(a: XY, b: XY, c: XY, d: XY): XY {
  const [ux, uy, vx, vy] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]]
  const turn = ux * vy - uy * vx
  if (Math.abs(turn) < 1e-12 * Math.hypot(ux, uy) * Math.hypot(vx, vy))
    throw new RangeError('Cannot cross two lines that are parallel')
  return between(a, b, ((c[0] - a[0]) * vy - (c[1] - a[1]) * vx) / turn)
}

export function circumcentre(a: XY, b: XY, c: XY): XY {
  const [bx, by, cx, cy] = [b[0] - a[0], b[1] - a[1], c[0] - a[0], c[1] - a[1]]
  const twice = 2 * (bx * cy - by * cx)
  if (twice === 0) throw new RangeError('Cannot draw a circle through three points of one line')
  const [b2, c2] = [bx * bx + by * by, cx * cx + cy * cy]
  return [a[0] + (cy * b2 - by * c2) / twice, a[1] + (bx * c2 - cx * b2) / twice]
}

export function centroid(a: XY, b: XY, c: XY): XY {
  return [(a[0] + b[0] + c[0]) / 3, (a[1] + b[1] + c[1]) / 3]
}

/** By Euler's line: three centroids less two circumcentres. */
export function orthocentre(a: XY, b: XY, c: XY): XY {
  const [x, y] = circumcentre(a, b, c)
  return [a[0] + b[0] + c[0] - 2 * x, a[1] + b[1] + c[1] - 2 * y]
}

/**
 * Where the line from one point through another meets a circle: the crossing that is nearer to the first, and the
 * other.
 */
export function circleCrossings(from: XY, through: XY, centre: XY, radius: number): readonly [near: XY, far: XY] {
  const middle = foot(centre, from, through)
  const away = distance(middle, centre)
  if (away > radius * (1 + 1e-12)) throw new RangeError('Cannot find where the line meets the circle: it passes by')
  const half = Math.sqrt(Math.max(0, radius * radius - away * away)) / distance(from, through)
  const [dx, dy] = [half * (through[0] - from[0]), half * (through[1] - from[1])]
  const [a, b]: [XY, XY] = [
    [middle[0] - dx, middle[1] - dy],
    [middle[0] + dx, middle[1] + dy],
  ]
  return distance(a, from) <= distance(b, from) ? [a, b] : [b, a]
}

/** The image of a point in another, or of itself where the two are one. */
export function reflection(point: XY, middle: XY): XY {
  return [2 * middle[0] - point[0], 2 * middle[1] - point[1]]
}

/** Anticlockwise, in degrees. */
export function rotation([x, y]: XY, [cx, cy]: XY, degrees: number): XY {
  const [c, s] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))]
  return [cx + c * (x - cx) - s * (y - cy), cy + s * (x - cx) + c * (y - cy)]
}

export function incentre(a: XY, b: XY, c: XY): XY {
  const [la, lb, lc] = [distance(b, c), distance(c, a), distance(a, b)]
  const sum = la + lb + lc
  return [(la * a[0] + lb * b[0] + lc * c[0]) / sum, (la * a[1] + lb * b[1] + lc * c[1]) / sum]
}

/**
 * Where the two tangents from a point touch a circle: the one on the left of the way from the point to the centre
 * first.
 */
export function tangentPoints(from: XY, centre: XY, radius: number): readonly [XY, XY] {
  const far = distance(from, centre)
  if (far <= radius) throw new RangeError('Cannot draw a tangent from a point that is not outside the circle')
  const back = (Math.atan2(from[1] - centre[1], from[0] - centre[0]) * 180) / Math.PI
  const half = (Math.acos(radius / far) * 180) / Math.PI
  return [polar(centre, radius, back - half), polar(centre, radius, back + half)]
}

/** The third corner of a triangle on the left of the way from a to b, by its angles at a and b in degrees. */
export function apex(a: XY, b: XY, atA: number, atB: number): XY {
  if (atA <= 0 || atB <= 0 || atA + atB >= 180)
    throw new RangeError(`Cannot draw a triangle with angles of ${atA} and ${atB} degrees`)
  const base = distance(a, b)
  const direction = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI
  return polar(a, (base * Math.sin(radians(atB))) / Math.sin(radians(atA + atB)), direction + atA)
}

export const distance = (a: XY, b: XY): number => Math.hypot(b[0] - a[0], b[1] - a[1])

/** Points of an arc, both ends among them, a step of at most 3 degrees. */
export function arcPoints([cx, cy]: XY, [rx, ry]: XY, from: number, to: number): XY[] {
  const steps = Math.max(2, Math.ceil(Math.abs(to - from) / 3))
  return Array.from({ length: steps + 1 }, (_, i) => {
    const turn = radians(from + ((to - from) * i) / steps)
    return [cx + rx * Math.cos(turn), cy + ry * Math.sin(turn)] as const
  })
}

/** What is left of a convex polygon where `a x + b y <= c`. */
export function cutByHalfPlane(corners: readonly XY[], [a, b, c]: XYZLike): XY[] {
  const over = ([x, y]: XY): number => a * x + b * y - c
  return corners.flatMap((corner, i) => {
    const next = corners[(i + 1) % corners.length]!
    const [here, there] = [over(corner), over(next)]
    const kept = here <= 0 ? [corner] : []
    return (here < 0 && there > 0) || (here > 0 && there < 0)
      ? [...kept, between(corner, next, here / (here - there))]
      : kept
  })
}
type XYZLike = readonly [number, number, number]
