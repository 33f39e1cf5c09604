/** Packed outlines give their points back. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { GLYPHS } from './glyphs.ts'
import { packOutline, pathOfOutline } from './packed-outline.ts'

const whole = fc.integer({ min: -500, max: 500 })

test('a contour of corners comes back as it was', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.tuple(whole, whole), { minLength: 3, maxLength: 40, selector: ([x, y]) => `${x} ${y}` }),
      (corners) => {
        const path = pathOfOutline(packOutline([corners.map(([x, y]) => ({ x, y, on: true }))], 1))
        expect(cornersOf(path)).toEqual(corners)
      },
    ),
  )
})

test('a control point between two others implies a point in their middle', () => {
  expect(
    pathOfOutline(
      packOutline(
        [
          [
            { x: 0, y: 0, on: true },
            { x: 10, y: 0, on: false },
            { x: 10, y: 20, on: false },
            { x: 0, y: 20, on: true },
          ],
        ],
        1,
      ),
    ),
  ).toBe('M0 0q10 0 10 10q0 10-10 10z')
})

describe('the outlines of labels', () => {
  test.each(Object.entries(GLYPHS).filter((_, i) => i % 9 === 0))(
    '%s fills its box',
    (_, [, left, top, right, bottom, packed]) => {
      const corners = cornersOf(pathOfOutline(packed))
      const [xs, ys] = [corners.map(([x]) => x!), corners.map(([, y]) => y!)]
      // Corners of the outline, not of its box: extremes are corners, to the grid of Chinese characters.
      for (const [found, wanted] of [
        [Math.min(...xs), left],
        [Math.max(...xs), right],
        [Math.min(...ys), top],
        [Math.max(...ys), bottom],
      ] as const)
        expect(Math.abs(found - wanted)).toBeLessThanOrEqual(12)
    },
  )
})

/** The points on the outline, in order. */
function cornersOf(path: string): number[][] {
  const corners: number[][] = []
  let [x, y] = [0, 0]
  for (const [, command, values] of path.matchAll(/([MqlhvzZ])([^MqlhvzZ]*)/g)) {
    const numbers = (values!.match(/-?\d+/g) ?? []).map(Number)
    if (command === 'M') [x, y] = [numbers[0]!, numbers[1]!]
    else if (command === 'h') x += numbers[0]!
    else if (command === 'v') y += numbers[0]!
    else if (command === 'z') continue
    else [x, y] = [x + numbers.at(-2)!, y + numbers.at(-1)!]
    corners.push([x, y])
  }
  return corners
}
