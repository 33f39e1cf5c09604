import { Resvg } from '@resvg/resvg-js'
import { expect, test } from 'vitest'
import { drawPng } from './draw-png.ts'
import { greyPng } from './grey-png.ts'

const svg = (inside: string): string => `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30">${inside}</svg>`
const drawn = (inside: string) => new Resvg(svg(inside)).render()
const GREYS =
  '<rect width="9" height="9"/><rect x="9" width="9" height="9" fill="#999"/><rect y="9" width="9" height="9" fill="#fff" opacity="0.4"/><circle cx="25" cy="15" r="9.3" fill="none" stroke="#333"/>'
/** Type of the colours, which stands behind the size and the bits. */
const colourType = (png: Uint8Array): number => png[25]!
const GREY_AND_COVER = 4

test('a drawing without colours is the same dots in half of the bytes', () => {
  const dots = drawn(GREYS)
  const png = Buffer.from(greyPng(dots)!)
  expect(colourType(png)).toBe(GREY_AND_COVER)
  const back = drawn(`<image width="40" height="30" href="data:image/png;base64,${png.toString('base64')}"/>`)
  const furthest = Math.max(...dots.pixels.map((value, at) => Math.abs(value - back.pixels[at]!)))
  // Half-covered greys are rounded.
  expect(furthest).toBeLessThanOrEqual(1)
})
test('one with a colour stays in colours', () => {
  expect(greyPng(drawn('<rect width="9" height="9" fill="#f00"/>'))).toBeUndefined()
  expect(colourType(drawPng(svg('<rect width="9" height="9" fill="#f00"/>')).png!)).not.toBe(GREY_AND_COVER)
  expect(colourType(drawPng(svg(GREYS)).png!)).toBe(GREY_AND_COVER)
})
