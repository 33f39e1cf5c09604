/** Affine maps of the plane as PDF writes them: `[a, b, c, d, e, f]` takes (x, y) to (ax + cy + e, bx + dy + f). */
import type { Shape } from './glyph-run.ts'

export type Affine = readonly [number, number, number, number, number, number]

export const IDENTITY: Affine = [1, 0, 0, 1, 0, 0]

/** First `inner`, then `outer`. */
export function multiply(outer: Affine, inner: Affine): Affine {
  const [a, b, c, d, e, f] = outer
  const [p, q, r, s, t, u] = inner
  return [a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * t + c * u + e, b * t + d * u + f]
}

/** The upright rectangle around the image of the rectangle `[x0, y0, x1, y1]`. */
export function transformBox(map: Affine, box: ArrayLike<number>): Shape {
  const [a, b, c, d, e, f] = map
  const [x0 = NaN, y0 = NaN, x1 = NaN, y1 = NaN] = Array.from(box)
  const xs = [a * x0 + c * y0 + e, a * x1 + c * y0 + e, a * x0 + c * y1 + e, a * x1 + c * y1 + e]
  const ys = [b * x0 + d * y0 + f, b * x1 + d * y0 + f, b * x0 + d * y1 + f, b * x1 + d * y1 + f]
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}
